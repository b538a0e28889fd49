//! The worker's side of asking a worker: the messages that pages and workers exchange ([`ToWorker`], [`FromWorker`]), and
//! the adapter that runs a [`RequestHandler`] in a web worker ([`start`]). [`InTurn`] is
//! the handler of all workers whose question is a [`Job`].
//!
//! ```text
//! page ─── message: ToWorker<Question>   and arrays, transferred ──→ worker
//! page ←── message: FromWorker<Answer, Reason>   payload: array or file ─── worker
//! ```
//!
//! Every message is a field of an object; arrays and files are other fields of it, never serialised numbers. Questions,
//! answers and reasons are bytes ([`write()`], [`read`]). A worker first says of which build it is. A request is closed by
//! `Answered`, `Refused` or `Cancelled`.

mod in_turn;
mod message;
mod running;
mod wire;

pub use in_turn::{InTurn, Job, Work};
pub use message::{FromWorker, MESSAGE, Never, PAYLOAD, PlainQuestion, Progress, Ticket, ToWorker, VERSION};
pub use running::{Payload, Reply, ReplyOf, RequestHandler, Wake, start};
pub use wire::{read, write};
