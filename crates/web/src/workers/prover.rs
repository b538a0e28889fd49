//! The laboratory's second worker, which decides sentences for all numbers: [`protocol`] (data only) and its work, which
//! needs no browser.

mod job;
mod partial_sums;
pub mod protocol;
mod set;

pub(crate) use set::graph;
pub use set::set;

#[cfg(test)]
mod tests;
