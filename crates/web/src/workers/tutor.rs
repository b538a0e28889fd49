//! The worker of the page for lessons: it judges answers by the definition, positions small enough for that.

pub mod browser;
mod job;
pub mod protocol;

pub use job::Tutoring;
