//! How large automata may grow, and what is said when one reaches that.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How large automata may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// The most states that one construction may reach.
    pub states: u32,
    /// The most bytes that one construction may take, its tables and those of its minimisation together.
    pub bytes: u64,
}

/// A construction that reached its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stopped {
    /// The step of the plan, counted from 0.
    pub step: usize,
    /// How many steps the plan has.
    pub steps: usize,
    /// How many states were reached; there are more.
    pub states: u32,
    /// How many tracks the automaton reads.
    pub tracks: usize,
    /// How many bytes the construction took, as far as it came.
    pub bytes: u64,
    /// The budget that was reached.
    pub budget: Budget,
}

impl Budget {
    /// What a browser's worker can take.
    pub const USUAL: Self = Self { states: 10_000_000, bytes: 2_000_000_000 };
}

impl fmt::Display for Stopped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { step, steps, states, tracks, bytes, budget } = self;
        let megabytes = |bytes: &u64| bytes.div_ceil(1_000_000);
        write!(
            out,
            "step {} of {steps} needs more than {states} states over {tracks} numbers ({} MB); the budget is {} states and {} MB",
            step + 1,
            megabytes(bytes),
            budget.states,
            megabytes(&budget.bytes)
        )
    }
}

impl std::error::Error for Stopped {}
