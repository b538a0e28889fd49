//! The page's side of asking a worker. A `Pool` keeps one or more workers of a kind, and `Pool::ask` returns a `Request`. A `Request` that
//! is dropped is cancelled. [`News`] come until the request has an answer or a reason for having none. The state of a page lists the
//! requests that it needs, and `use_requests` asks and cancels.
//!
//! ```text
//! state ── Wanted ──→ use_requests ──→ Pool ── Queue: which request is at which worker; which worker is alive
//!   ↑                                   │ ↑
//!   └──────────── News ─────────────────┘ └── Connection: a web worker
//! ```
//!
//! Workers report ten times a second. A worker that has something to do and is silent for [`PATIENCE`] seconds is replaced, and its
//! requests are answered with the reason.

pub mod asked;
pub mod checkers;
mod connection;
mod news;
mod pool;
pub mod questions;
mod queue;
mod sentences;
pub mod trial;
mod wanted;

pub use news::{Effort, News, Status, Unanswered, Unavailable};
pub use pool::{Arrays, Pool, Protocol, Request, decoded, numbers};
pub use queue::PATIENCE;
pub use sentences::Worker;
pub use wanted::{Wanted, heard, use_requests, use_workers};
