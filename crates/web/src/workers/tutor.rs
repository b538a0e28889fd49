//! The worker of the page for lessons: it judges answers by the definition, positions small enough for that.

mod job;
pub mod protocol;
