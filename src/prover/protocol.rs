//! What the laboratory asks the prover, and what it answers. Data only; the messages around are those of the room
//! [`worker_host`].

use crate::automata::Stopped;
use crate::claims::Claim;
use crate::claims::Parameters;
use crate::expressions::Variable;
use crate::logic::Refusal;
use crate::proofs::Verdict;
use crate::worker_host;
use crate::worker_host::Never;
use serde::Deserialize;
use serde::Serialize;

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/prover/3");

/// From the page to the worker.
pub type ToProver = worker_host::ToWorker<Question>;

/// From the worker to the page. Why nothing is decided is an answer like any other.
pub type FromProver = worker_host::FromWorker<Answer, Never>;

/// What the prover can find out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Whether a sentence is true for the numbers 0, 1, 2, …, or for which numbers it is, if it has free names.
    Decide(String),
    /// Whether a claim about a bar holds at all its positions.
    Prove(Claimed),
    /// A certificate of a claim about a nim-sum.
    Certify(Claimed),
}

/// A claim with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claimed {
    /// The claim.
    pub claim: Claim,
    /// Its parameters.
    pub parameters: Parameters,
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// What is known of a sentence.
    Decided(Decided),
    /// What came out of a proof; none if it was stopped before.
    Proof(Option<Verdict>),
    /// The text of a certificate, which the checker has accepted; `None` if no certificate of this kind exists.
    Certificate(Option<String>),
}

/// A name of a sentence and its number.
pub type Named = (Variable, u64);

/// What is known of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decided {
    /// It is true. Where it begins with “exists”, the smallest numbers for which it is; empty otherwise, and where these have
    /// more than 63 binary digits.
    True(Vec<Named>),
    /// It is false. Where it begins with “for all”, the smallest numbers for which it is not; empty otherwise, and where these
    /// have more than 63 binary digits.
    False(Vec<Named>),
    /// It has free names, and is true for these numbers.
    Set(Set),
    /// It is no sentence, or a part of it is not decidable.
    Refused(Refusal),
    /// The automata grew beyond the budget.
    Stopped(Stopped),
    /// It was stopped before it was decided.
    Unfinished,
}

/// The numbers for which a sentence is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Set {
    /// The free names, in the order of a tuple's numbers.
    pub names: Vec<Variable>,
    /// How many tuples it has.
    pub size: Size,
    /// Some of its tuples, by their largest number, then their sum, then their first number and so on.
    pub members: Vec<Vec<u64>>,
    /// Which of its tuples these are.
    pub listed: Listed,
    /// Its minimal automaton.
    pub automaton: Graph,
}

/// How many tuples a set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Size {
    /// None.
    Empty,
    /// All there are.
    Everything,
    /// Some, but not all.
    Some,
}

/// Which tuples of a set are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Listed {
    /// The first ones; there are more.
    First,
    /// All whose numbers are at most this.
    UpTo(u64),
    /// The smallest one only, which is larger than the tuples that were tried.
    Smallest,
}

/// An automaton to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graph {
    /// Whether the most significant digit is read first.
    pub most_first: bool,
    /// The names whose digits are read: bit i of a letter is a digit of the i-th of them.
    pub names: Vec<Variable>,
    /// How many states it has. It begins in state 0.
    pub states: u32,
    /// The successor of each state for each letter, row by row; empty if there are more than [`Graph::MOST_STATES`] states.
    pub next: Vec<u32>,
    /// Whether a word that ends in a state is in the set; empty if there are too many states.
    pub accepting: Vec<bool>,
}

impl Graph {
    /// Automata with more states are counted, not shown.
    pub const MOST_STATES: usize = 64;
}

impl Answer {
    /// What is known of a sentence.
    pub fn decided(self) -> Option<Decided> {
        if let Self::Decided(decided) = self { Some(decided) } else { None }
    }

    /// What came out of a proof.
    pub fn proof(self) -> Option<Option<Verdict>> {
        if let Self::Proof(verdict) = self { Some(verdict) } else { None }
    }

    /// The text of a certificate.
    pub fn certificate(self) -> Option<Option<String>> {
        if let Self::Certificate(text) = self { Some(text) } else { None }
    }
}
