//! The worker's side of asking a worker: the messages that pages and workers exchange ([`ToWorker`], [`FromWorker`]), and
//! the adapter that runs a [`RequestHandler`] in a web worker ([`start`]).
//!
//! ```text
//! page ─── message: ToWorker<Question>   and arrays, transferred ──→ worker
//! page ←── message: FromWorker<Answer, Reason>   payload: array or file ─── worker
//! ```
//!
//! Every message is a field of an object; arrays and files are other fields of it, never serialised numbers. Questions,
//! answers and reasons are bytes ([`write()`], [`read`]). A worker first says of which build it is. A request is closed by
//! `Answered`, `Refused` or `Cancelled`.

mod host;
mod in_turn;
mod message;
mod wire;

pub use host::Payload;
pub use host::Reply;
pub use host::ReplyOf;
pub use host::RequestHandler;
pub use host::Wake;
pub use host::start;
pub use in_turn::InTurn;
pub use in_turn::Job;
pub use in_turn::News;
pub use message::FromWorker;
pub use message::MESSAGE;
pub use message::Never;
pub use message::PAYLOAD;
pub use message::Progress;
pub use message::Ticket;
pub use message::ToWorker;
pub use wire::read;
pub use wire::write;
