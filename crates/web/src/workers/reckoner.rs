//! The worker that reckons the values of heaps, proves their periods, and makes certificates of these.

mod certifying;
mod job;
pub mod protocol;
mod reckoned;

#[cfg(test)]
mod tests;
