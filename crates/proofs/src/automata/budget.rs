//! Limits on the size of automata, and the error of a construction that reaches them.

use serde::{Deserialize, Serialize};

/// Limits on the size of automata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// The most states that one construction may reach.
    pub states: u32,
    /// The most bytes that one construction may take, its tables and those of its minimisation together.
    pub bytes: u64,
}

/// A construction that reached its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error(
    "step {} of {steps} needs more than {states} states over {tracks} numbers ({} MB); the budget is {} states and {} MB",
    .step + 1, .bytes.div_ceil(1_000_000), .budget.states, .budget.bytes.div_ceil(1_000_000),
)]
pub struct Stopped {
    /// The step of the plan, counted from 0.
    pub step: usize,
    /// The number of steps of the plan.
    pub steps: usize,
    /// The number of states that were reached. The automaton has more.
    pub states: u32,
    /// The number of tracks of the automaton.
    pub tracks: usize,
    /// The memory of the construction in bytes, up to the point at which it stopped.
    pub bytes: u64,
    /// The budget that was reached.
    pub budget: Budget,
}

impl Budget {
    /// The limits for a browser's worker.
    pub const USUAL: Self = Self { states: 10_000_000, bytes: 2_000_000_000 };
}
