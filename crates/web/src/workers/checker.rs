//! The laboratory's worker: [`protocol`] (data only) and its work, which needs no browser. The page keeps several of them
//! busy at once.

mod job;
pub mod protocol;

#[cfg(test)]
mod tests;
