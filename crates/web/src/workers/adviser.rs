//! The opponent's worker on the landing page: who wins a position with each of its moves, and how long it lasts. It is a part
//! of what the room [`worker`](crate::workers::solver) does, in a third of its bytes, so that the first game begins soon.

pub mod browser;
mod job;
pub mod protocol;

pub use job::Advising;
