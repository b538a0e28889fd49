//! The worker that reckons the values of heaps, proves their periods, and makes certificates of these.

pub mod browser;
mod certifying;
mod job;
pub mod protocol;
mod reckoned;

use crate::workers::host::InTurn;

/// Answers questions about heaps, one at a time.
pub type Handler = InTurn<job::Job>;

impl Default for Handler {
    fn default() -> Self {
        Self::new(MEMORY)
    }
}

/// The values of a million heaps, and the tables for finding them, take 16 MB.
const MEMORY: u64 = 256 * 1024 * 1024;

#[cfg(test)]
mod tests;
