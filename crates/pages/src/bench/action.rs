//! The actions on the bench.

use crate::bench::{
    CertificateNews, Key, LearnChange, LearnChoice, LearnNews, News, Opened, ProofKey, ProofNews, ZoomChange,
};
use maths::formulas::search::Question;
use maths::games::Ruleset;
use web::kit::Edit;
use web::texts::Language;
use web::workers::checker::protocol::FormulaQuestion;
use yew::AttrValue;

/// An action on the bench.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The game is changed.
    Game(Edit<Ruleset>),
    /// A formula is written, or its comparison is changed.
    Write(Edit<FormulaQuestion>),
    /// The formula that is written by then is put to the test.
    Compare,
    /// This formula is written for its game and put to the test.
    CompareThis(FormulaQuestion),
    /// Other settings of the search.
    Seek(Edit<Question>),
    /// Formulas for the game are searched; if there is none, its P-positions are learned.
    Guess,
    /// Another guess is written into the field.
    Take(String),
    /// Another set is chosen that may be learned.
    Choose(LearnChange),
    /// The text in the field with this id was refused, or no longer is.
    Refuse(AttrValue, Option<String>),
    /// The set that is chosen by then is to be learned.
    Learn,
    /// This set is chosen and is to be learned.
    LearnThis(LearnChoice),
    /// The set that was given up is to be learned, however long that takes.
    LearnLonger,
    /// Another part of the set that was learned comes into sight.
    Look(ZoomChange),
    /// The formula is to be proved for all positions.
    Prove,
    /// The formula is to be tested for every k of the class of the game.
    ProveForEvery,
    /// A certificate of the formula is to be made.
    Certify,
    /// A sentence is written.
    Compose(String),
    /// The sentence that is written by then is to be decided.
    Decide,
    /// This sentence is written and to be decided.
    DecideThis(String),
    /// The automaton of a sentence is to read these numbers.
    Follow(Vec<u32>),
    /// The prover need not go on with this.
    StopProof(ProofKey),
    /// Learning ends, with the result so far.
    StopLearning,
    /// The certificate is no longer needed.
    StopCertificate,
    /// The tests or searches with these keys end, with the results so far.
    Stop(Vec<Key>),
    /// News from the prover.
    Proved(ProofKey, ProofNews),
    /// News from the learner.
    Learned(LearnNews),
    /// News of the certificate.
    Certified(CertificateNews),
    /// News of a question.
    SolverReply(Key, News),
    /// A link is opened.
    Open(Box<Opened>),
    /// Another language is spoken.
    Speak(Language),
    /// The notice is closed.
    Dismiss,
}

impl Action {
    /// True if the action changes nothing that the user has set: an answer of a worker, or the test after a pause.
    pub(super) fn is_news(&self) -> bool {
        matches!(self, Self::SolverReply(..) | Self::Proved(..) | Self::Learned(_) | Self::Certified(_) | Self::Compare)
    }

    /// True if such actions follow each other letter by letter, or while a slider moves.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self, Self::Write(_) | Self::Compose(_) | Self::Game(_))
    }
}
