//! The limits on learning.

use crate::automata::Budget;
use maths::solver::Plan;

/// The limits on learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most states that are learned.
    pub states: usize,
    /// The number of binary digits of coordinates in the largest box that is compared as a whole.
    pub compared: u32,
    /// The same in the largest box that is solved, for single positions.
    pub solved: u32,
    /// The same for boxes whose Grundy values are all solved.
    pub valued: u32,
    /// The number of binary digits that the boxes of own rules and of four piles lack, compared with the default, which depends on the
    /// number of coordinates.
    pub own_fewer: u32,
    /// The most bytes that a solved box may take.
    pub memory: u64,
    /// Limits on the automata of the proof.
    pub proof: Budget,
    /// About how many positions may be solved for each value; to look one up, or to make a transition, counts as
    /// [`Learning::LOOKUP`](super::Learning::LOOKUP).
    pub work: u64,
}

impl Limits {
    /// The limits for a few seconds in a browser. The automata of proofs that ended had 14,000 states at most. The automata of a wrong
    /// set can have millions.
    pub const USUAL: Self = Self {
        states: 1000,
        compared: 10,
        solved: 12,
        valued: 8,
        own_fewer: 0,
        memory: Plan::BOUND,
        proof: Budget { states: 100_000, bytes: 1_000_000_000 },
        work: u64::MAX,
    };
}
