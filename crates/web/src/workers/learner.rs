//! The laboratory's third worker, which learns sets of positions and proves them: [`protocol`] (data only), [`Handler`] (a plain
//! function of messages, natively testable) and [`browser`] (what runs it in a web worker). It is loaded when the first set
//! is learned, so proofs alone need not wait for its code.

pub mod browser;
mod job;
pub mod protocol;
mod scaling;
mod studying;

use crate::workers::host::InTurn;
use crate::workers::learner::job::Job;
use proofs::automata::Budget;

pub use studying::Studying;

/// Learns one set after the other, each with as many bytes as automata usually may take.
pub type Handler = InTurn<Job>;

impl Default for Handler {
    fn default() -> Self {
        Self::new(Budget::USUAL.bytes)
    }
}

#[cfg(test)]
mod tests;
