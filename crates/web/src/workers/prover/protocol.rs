//! The laboratory's questions to the prover, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use maths::claims::Claimed;
use maths::expressions::Variable;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::automata::Stopped;
use proofs::automata::logic::Refusal;
use proofs::theorems::Verdict;
use proofs::theorems::general::{Breaks, General, Others};
use serde::{Deserialize, Serialize};

/// A question to the prover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Is a sentence true for the numbers 0, 1, 2, …? If it has free names, for which numbers is it true?
    Decide(String),
    /// Does a claim hold at all positions?
    Prove(Claimed),
    /// The same of several claims, one after the other.
    ProveEach(Vec<Claimed>),
    /// Is a formula right at all positions?
    ProveFormula(Stated),
    /// Is a formula right for every k of the class of its game?
    ForEvery(Stated),
}

/// A formula, and what it is said to be at all positions of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stated {
    /// The formula as it was written.
    pub formula: String,
    /// The statement about the formula.
    pub subject: Subject,
    /// The ruleset.
    pub ruleset: Ruleset,
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "prover";
}

/// An answer of the prover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The result for a sentence.
    Decided(Decided),
    /// The result of a proof; none if it was stopped before.
    Proof(Option<Verdict>),
    /// The result of each proof; fewer if the request was stopped before.
    Proofs(Vec<Verdict>),
    /// The result for every k; none if the request was stopped before, or the formula describes no P-positions.
    ForEvery(Option<ForEvery>),
}

/// The result for a formula for the P-positions, for every k of the class of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ForEvery {
    /// A theorem states the formula for this game.
    Covered {
        /// The theorem about normal play.
        theorem: General,
        /// The theorem by which misère play follows from it, under misère play.
        misere: Option<General>,
        /// The result for the other k.
        others: Others,
    },
    /// The formula is wrong, for the k of the game or for another one of the class.
    Fails(Breaks),
    /// No theorem covers it, and no counterexample was found.
    Open {
        /// The k that were tried, that of the game first; none if it is in no class.
        tried: Vec<u32>,
        /// The largest coordinate that was tried for the k of the game.
        bound: u32,
    },
}

/// A name of a sentence and its number.
pub type Named = (Variable, u64);

/// The result for a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decided {
    /// The sentence is true. If it begins with “exists”, the smallest numbers for which it is true; empty otherwise, and if these have more
    /// than 63 binary digits.
    True(Vec<Named>),
    /// The sentence is false. If it begins with “for all”, the smallest numbers for which it is false; empty otherwise, and if these have
    /// more than 63 binary digits.
    False(Vec<Named>),
    /// The sentence has free names, and is true for these numbers.
    Set(Set),
    /// The text is no sentence, or a part of it is not decidable.
    Refused(Refusal),
    /// The automata grew beyond the budget.
    Stopped(Stopped),
    /// The prover was stopped before the sentence was decided.
    Unfinished,
}

/// The numbers for which a sentence is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Set {
    /// The free names, in the order of a tuple's numbers.
    pub names: Vec<Variable>,
    /// The number of tuples of the set.
    pub size: Size,
    /// Some of its tuples, by their largest number, then their sum, then their first number and so on.
    pub members: Vec<Vec<u64>>,
    /// Which of its tuples these are.
    pub listed: Listed,
    /// The minimal automaton of the set.
    pub automaton: Graph,
}

/// The number of tuples of a set.
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
    /// True if the most significant digit is read first.
    pub most_first: bool,
    /// The names whose digits are read: bit i of a letter is a digit of the i-th of them.
    pub names: Vec<Variable>,
    /// The number of states. The automaton begins in state 0.
    pub states: u32,
    /// The successor of each state for each letter, row by row; empty if there are more than [`Graph::MOST_TRANSITIONS`] of them.
    pub next: Vec<u32>,
    /// For each state: true if a word that ends in it is in the set. Empty if there are too many transitions.
    pub accepting: Vec<bool>,
    /// The meaning of the states on a triangular bar, if it is an automaton of the set of Theorem 7.3 of `triangular`.
    pub sums: Option<PartialSums>,
}

impl Graph {
    /// Automata with more transitions are counted, not shown.
    pub const MOST_TRANSITIONS: usize = 1 << 16;
}

/// The meaning of the states of an automaton on the triangular bar with this k: the sums s of Section 6 of `triangular`, that is x + z −
/// k·y of the digits that were read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartialSums {
    /// The k of the bar, 3 more than a multiple of 4.
    pub k: u32,
    /// True for the set of the positions on the rim, false for the set of all positions below it.
    pub on_rim: bool,
    /// The sequences that lead to each state, by their sums.
    pub states: Vec<Reached>,
}

/// The sequences of digits that lead to a state, by their sums.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reached {
    /// The sums from 0 to k − 1, ascending: sequences of Type 1.
    pub sums: Vec<u32>,
    /// True if a sum can be k or more: sequences of Type 2.
    pub large: bool,
    /// True if a sum can be negative: sequences of Type 3.
    pub negative: bool,
    /// True if the nim-sum of the digits that were read can be other than 0.
    pub unequal: bool,
}

impl Answer {
    /// The result for a sentence.
    pub fn decided(self) -> Option<Decided> {
        if let Self::Decided(decided) = self { Some(decided) } else { None }
    }

    /// The result of a proof.
    pub fn proof(self) -> Option<Option<Verdict>> {
        if let Self::Proof(verdict) = self { Some(verdict) } else { None }
    }

    /// The result for every k.
    pub fn for_every(self) -> Option<Option<ForEvery>> {
        if let Self::ForEvery(answer) = self { Some(answer) } else { None }
    }
}
