//! What the laboratory asks the prover, and what it answers. Data only; the messages around are those of the room
//! [`host`].

use crate::workers::host;
use crate::workers::host::Never;
use maths::claims::Claimed;
use maths::expressions::Variable;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::automata::Stopped;
use proofs::logic::Refusal;
use proofs::theorems::Verdict;
use serde::{Deserialize, Serialize};

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/prover/10");

/// From the page to the worker.
pub type ToProver = host::ToWorker<Question>;

/// From the worker to the page. Why nothing is decided is an answer like any other.
pub type FromProver = host::FromWorker<Answer, Never>;

/// What the prover can find out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Whether a sentence is true for the numbers 0, 1, 2, …, or for which numbers it is, if it has free names.
    Decide(String),
    /// Whether a claim holds at all positions.
    Prove(Claimed),
    /// The same of several claims, one after the other.
    ProveEach(Vec<Claimed>),
    /// Whether a formula is right at all positions.
    ProveFormula(Stated),
}

/// A formula, and what it is said to be at all positions of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stated {
    /// The formula as it was written.
    pub formula: String,
    /// What it is said to be.
    pub subject: Subject,
    /// The ruleset.
    pub ruleset: Ruleset,
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// What is known of a sentence.
    Decided(Decided),
    /// What came out of a proof; none if it was stopped before.
    Proof(Option<Verdict>),
    /// What came out of each proof; fewer if it was stopped before.
    Proofs(Vec<Verdict>),
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
    /// The successor of each state for each letter, row by row; empty if there are more than [`Graph::MOST_TRANSITIONS`] of them.
    pub next: Vec<u32>,
    /// Whether a word that ends in a state is in the set; empty if there are too many transitions.
    pub accepting: Vec<bool>,
    /// What its states mean on a triangular bar, if it is an automaton of the set of Theorem 7.3 of `triangular`.
    pub sums: Option<PartialSums>,
}

impl Graph {
    /// Automata with more transitions are counted, not shown.
    pub const MOST_TRANSITIONS: usize = 1 << 16;
}

/// What the states of an automaton mean on the triangular bar with this k: the sums s of Section 6 of `triangular`, that is
/// x + z − k·y of the digits that were read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartialSums {
    /// The k of the bar, 3 more than a multiple of 4.
    pub k: u32,
    /// Whether the set is that of positions on the rim, and not that of all below it.
    pub on_rim: bool,
    /// What was read when each state is reached.
    pub states: Vec<Reached>,
}

/// What was read when a state is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reached {
    /// The sums from 0 to k − 1, ascending: sequences of Type 1.
    pub sums: Vec<u32>,
    /// Whether a sum can be k or more: sequences of Type 2.
    pub large: bool,
    /// Whether a sum can be negative: sequences of Type 3.
    pub negative: bool,
    /// Whether the nim-sum of the digits that were read can be other than 0.
    pub unequal: bool,
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
}
