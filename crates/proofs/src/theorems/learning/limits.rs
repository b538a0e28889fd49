//! How far learning goes.

use crate::automata::Budget;
use maths::solver::Plan;

/// How far learning goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most states that are learned.
    pub states: usize,
    /// How many binary digits coordinates may have in the largest box that is compared as a whole.
    pub compared: u32,
    /// The same in the largest box that is solved, for single positions.
    pub solved: u32,
    /// The same for boxes whose Grundy values are all solved.
    pub valued: u32,
    /// How many binary digits fewer the boxes of rules of one's own have than they have by default, which depends on the number of
    /// coordinates.
    pub own_fewer: u32,
    /// The most bytes that a solved box may take.
    pub memory: u64,
    /// How large the automata of the proof may grow.
    pub proof: Budget,
    /// About how many positions may be solved for each value; to look one up, or to make a transition, counts as
    /// [`Learning::LOOKUP`](super::Learning::LOOKUP).
    pub work: u64,
}

impl Limits {
    /// What a browser does within a few seconds. The automata of proofs that ended had 14,000 states at most; what is wrong can take
    /// millions.
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
