//! The laboratory's third worker, which learns sets of positions and proves them: [`protocol`] (data only) and its work, which
//! needs no browser. It is loaded when the first set is learned, so proofs alone need not wait for its code.

mod job;
pub mod protocol;
mod scaling;
mod studying;

pub use studying::Studying;

#[cfg(test)]
mod tests;
