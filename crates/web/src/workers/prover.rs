//! The laboratory's second worker, which decides sentences for all numbers: [`protocol`] (data only), [`Handler`] (a plain
//! function of messages, natively testable) and [`browser`] (what runs it in a web worker).

pub mod browser;
mod job;
mod partial_sums;
pub mod protocol;
mod set;

use crate::workers::host::InTurn;
use crate::workers::prover::job::Job;
use proofs::automata::Budget;

pub(crate) use set::graph;
pub use set::set;

/// Answers one question after the other, each with as many bytes as automata usually may take.
pub type Handler = InTurn<Job>;

impl Default for Handler {
    fn default() -> Self {
        Self::new(Budget::USUAL.bytes)
    }
}

#[cfg(test)]
mod tests;
