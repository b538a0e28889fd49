//! What can happen on the bench.

use crate::bench::{Key, LearnChange, LearnChoice, LearnNews, News, Opened, ProofNews, Section, ZoomChange};
use maths::formulas::search::Question;
use web::kit::Edit;
use web::texts::Language;
use web::workers::checker::protocol::FormulaQuestion;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another part is shown.
    Show(Section),
    /// A formula, or what it is compared with, is written.
    Write(Edit<FormulaQuestion>),
    /// The formula that is written by then is put to the test.
    Compare,
    /// This formula is written and put to the test.
    CompareThis(FormulaQuestion),
    /// Another search is planned.
    Seek(Edit<Question>),
    /// The search that is planned by then is begun.
    Search,
    /// This search is planned and begun.
    SearchThis(Question),
    /// Another set is chosen that may be learned.
    Choose(LearnChange),
    /// The set that is chosen by then is to be learned.
    Learn,
    /// This set is chosen and is to be learned.
    LearnThis(LearnChoice),
    /// The set that was given up is to be learned, however long that takes.
    LearnLonger,
    /// Something else of the set that was learned comes into sight.
    Look(ZoomChange),
    /// A sentence is written.
    Compose(String),
    /// The sentence that is written by then is to be decided.
    Decide,
    /// This sentence is written and to be decided.
    DecideThis(String),
    /// The automaton of a sentence is to read these numbers.
    Follow(Vec<u32>),
    /// The prover need not go on.
    StopProof,
    /// What is known so far of the set that is learned is enough.
    StopLearning,
    /// What is known so far of these is enough.
    Stop(Vec<Key>),
    /// News from the prover.
    Proved(ProofNews),
    /// News from the learner.
    Learned(LearnNews),
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
    /// Whether it comes by itself, and was not done by the user.
    pub(super) fn is_news(&self) -> bool {
        matches!(self, Self::SolverReply(..) | Self::Proved(..) | Self::Learned(_))
    }

    /// Whether it comes letter by letter.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self, Self::Write(_) | Self::Compose(_))
    }
}
