//! The laboratory's questions to the learner, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use crate::workers::prover::protocol::{Graph, Set};
use maths::games::Ruleset;
use maths::solver::{CannotBegin, ThirdPiles, ValueTooLarge};
use proofs::automata::Stopped;
use proofs::theorems::{NotDecidable, Numbers};
use serde::{Deserialize, Serialize};

/// A question to the learner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// A set of positions is to be learned and proved.
    Learn(Study),
    /// The P-positions of three-pile Nim with a pass that have this pile, and those that have one twice as large.
    Scale(u32),
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "learner";
}

/// An answer of the learner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The result of learning a set.
    Studied(Studied),
    /// The P-positions with a pile and those with its double; none if it was stopped.
    Scaled(Option<Scaled>),
}

impl Answer {
    /// The result of learning a set.
    pub fn studied(self) -> Option<Studied> {
        match self {
            Self::Studied(studied) => Some(studied),
            Self::Scaled(_) => None,
        }
    }

    /// The P-positions with a pile and those with its double.
    pub fn scaled(self) -> Option<Option<Scaled>> {
        match self {
            Self::Scaled(scaled) => Some(scaled),
            Self::Studied(_) => None,
        }
    }
}

/// P-positions of three-pile Nim with a pass that is still there: those with a pile of L, and those with one of 2L.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scaled {
    /// L.
    pub pile: u32,
    /// For L the third piles of 0 to 2L − 1, for 2L those of 0 to 4L − 1.
    pub thirds: [Vec<u32>; 2],
    /// The likeness of the two, in parts of 1000: see [`likeness`](maths::solver::likeness).
    pub likeness: u32,
    /// For how many pairs of piles the third one was computed, each unordered pair once.
    pub pairs: u64,
}

impl Scaled {
    /// The largest L.
    pub const LARGEST: u32 = ThirdPiles::LARGEST / 4;
}

/// Which set is to be learned and proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// Which of its positions.
    pub target: Target,
    /// True if there is no time limit; otherwise the learner stops if a second or two have brought no proof.
    pub may_take_long: bool,
}

impl Study {
    /// The same set, whose learning is to stop early.
    pub fn at_first(self) -> Self {
        Self { may_take_long: false, ..self }
    }
}

/// Which positions of a ruleset are to be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Those with this Grundy value, 0 for the P-positions; under misère play the misère value.
    Value(u16),
    /// Those that are legal under another ruleset as well, and P-positions under one of both only.
    Difference(Ruleset),
}

impl Target {
    /// The largest value whose positions are learned.
    pub const LARGEST_VALUE: u16 = 9;
}

/// The result of learning a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Studied {
    /// The set is learned and proved.
    Proved(Box<Theorem>),
    /// The set is not proved.
    NotProved(Box<NotProved>),
    /// The learner was stopped before the result was known.
    Unfinished,
}

/// A set that was learned and proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theorem {
    /// The set without the pass, and the one with it if there is one.
    pub layers: Vec<Layer>,
    /// The course of the learning: of the last ruleset and value.
    pub course: Course,
    /// The most states that an automaton of the proof had before it was minimised.
    pub peak: u32,
    /// A formula that is equivalent, which was proved as well.
    pub formula: Option<String>,
    /// The legal positions, most significant digit first; none if the automaton was not made.
    pub legal: Option<Graph>,
}

/// A set and its automaton in both orders of digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer {
    /// The set. Its automaton reads the most significant digits first, if that automaton is not too large.
    pub set: Set,
    /// The number of states of the automaton that reads the least significant digits first; none if it was not made.
    pub least_first: Option<u32>,
    /// Of a bar the places (x, z) over which the set has a position, most significant digit first; none if it was not made.
    pub above: Option<Graph>,
    /// The automata in the format of Walnut, of both orders as far as they are known.
    pub walnut: Vec<String>,
}

/// The growth of automata.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The boxes in the order in which they were compared.
    pub boxes: Vec<Compared>,
    /// From the box with this side on nothing new was learned.
    pub stable: u32,
    /// The positions at which a proof refuted automata after they had agreed with all boxes so far.
    pub refuted: Vec<(Numbers, bool)>,
}

/// A box that was compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// All coordinates are below this.
    pub side: u32,
    /// The number of states of the automaton of each layer at that time.
    pub states: Vec<u32>,
}

/// Nothing was proved, apart from how many states are needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotProved {
    /// The ruleset whose positions were not learned.
    pub ruleset: Ruleset,
    /// The Grundy value of these positions.
    pub value: u16,
    /// Why not.
    pub why: WhyNot,
    /// The growth of the automata.
    pub course: Course,
    /// Lower bounds for each layer that was begun.
    pub bounds: Vec<Bound>,
}

/// Every automaton of a set that reads the least significant digits first has so many states.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    /// The number of states.
    pub states: u32,
    /// Two states that are distinguished by these positions: the first is in the set, the second is not.
    pub example: Option<[Numbers; 2]>,
    /// Words and positions that tell all states apart, as text.
    pub text: String,
}

/// Why nothing was proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhyNot {
    /// More states are needed than this, which is the most that are learned.
    States(u32),
    /// The number of states still grew in the largest box.
    Grows,
    /// The proof would have taken long, and the question has a time limit.
    Work,
    /// Positions with this number of binary digits would have to be known.
    Digits(u32),
    /// The proof found that it is wrong at a position too far out; none if a coordinate has more than 63 digits.
    WrongBeyond(Option<Numbers>),
    /// Automata grew beyond the budget.
    Stopped(Stopped),
    /// Automata do not decide it.
    NotDecidable(NotDecidable),
    /// The box cannot be solved.
    CannotBegin(CannotBegin),
    /// A value does not fit a table.
    ValueTooLarge(ValueTooLarge),
}
