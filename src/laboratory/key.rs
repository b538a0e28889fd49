//! What is asked of the workers, and what is heard.

use crate::checker::protocol::Answer;
use crate::checker::protocol::Question;
use crate::claims::Claim;
use crate::prover;
use crate::requests;
use crate::requests::Unanswered;
use crate::worker_host::Never;

/// What a question is asked for. Each has at most one open question; a new one takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A row of the catalogue.
    Claim(Claim),
    /// The counterexamples of a row of the catalogue.
    Listed(Claim),
    /// The sweep, from this cell on.
    Sweep(usize),
    /// The formula.
    Formula,
    /// The search.
    Search,
}

/// News of a question.
pub type News = requests::News<Answer, Never>;

/// Why a question has no answer.
pub type Failure = Unanswered<Never>;

/// What the prover is asked. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProofKey {
    /// The sentence.
    Logic,
    /// A row of the catalogue.
    Proof(Claim),
    /// The certificate of a row of the catalogue.
    Certificate(Claim),
    /// A certificate that is checked.
    Examined,
    /// The sweep, from this cell on.
    Swept(usize),
}

/// News from the prover.
pub type ProofNews = requests::News<prover::protocol::Answer, Never>;

/// A question to the prover that is to be answered.
pub type WantedProof = requests::Wanted<ProofKey, prover::protocol::Question>;

/// A question that is to be answered, as the state has it.
pub type Wanted = requests::Wanted<Key, Question>;
