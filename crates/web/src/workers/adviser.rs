//! The opponent's worker on the landing page: it finds the winner of a position with each of its moves, and the length of the game. It does
//! a part of the work of the module [`worker`](crate::workers::solver), in a third of its bytes, so that the first game begins soon.

mod job;
pub mod protocol;
