//! What the landing page asks its worker, and what that answers. Data only; the messages around are those of the room
//! [`worker_host`](crate::worker_host).

use crate::games::Game;
use crate::solver::Advice;
use crate::worker::WhyNot;

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/adviser/1");

/// Who wins this game?
pub type Question = Game;

/// The advice, or why there is none.
pub type Answer = Result<Advice, WhyNot>;
