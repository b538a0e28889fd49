//! The page's side of asking a worker. A `Pool` keeps one or more workers of a kind; `Pool::ask` gives a `Request`,
//! which is cancelled when it is dropped, and [`News`] come until it has an answer or a reason for having none. A page says
//! in its state what it wants, and `use_requests` asks and cancels.
//!
//! ```text
//! state ── Wanted ──→ use_requests ──→ Pool ── Queue: which request is at which worker; which worker is alive
//!   ↑                                   │ ↑
//!   └──────────── News ─────────────────┘ └── Connection: a web worker
//! ```
//!
//! Workers report ten times a second. One that has something to do and says nothing for [`PATIENCE`] seconds is replaced;
//! what it was asked is answered with the reason.

pub mod asked;
pub mod certifiers;
pub mod checkers;
mod connection;
pub mod learners;
mod news;
pub mod packers;
mod pool;
pub mod provers;
pub mod questions;
mod queue;
mod sentences;
pub mod trial;
mod wanted;

pub use news::{Effort, News, Status, Unanswered, Unavailable};
pub use pool::{Arrays, Pool, Protocol, Request, decoded, numbers};
pub use queue::PATIENCE;
pub use sentences::Worker;
pub use wanted::{Wanted, use_requests};
