//! A bar in a frame of another page, `v1/embed.html?…#…`: the part of the project that other people's pages depend on.
//!
//! The query sets the view (the room [`frame`](web::kit::frame)); the fragment is the state in the page's own grammar
//! ([`route`](web::table::read_route)). The page around gets events ([`Out`]) and may send requests ([`Fields`], [`check()`],
//! [`respond()`]); `docs/embedding-api.md` is the contract in words. The contract stays: an old line in an old page works as on its first
//! day.
//!
//! The frame does not disturb the page around it. It takes no focus, catches no wheel, and adds nothing to the history. It starts a worker
//! only once it has been seen and something in it needs one.
//!
//! The frame comes as two binaries of the same code: one with figures, and one without them. Most frames show a bar, and readers should not
//! wait for figures that are not in sight. When the page around asks the second for a figure, the first replaces it (`handover`).

mod controls;
mod figure;
mod frame;
mod handover;
mod happened;
mod host;
mod host_messages;
mod incoming;
mod news;
mod outgoing;
mod refusal;
mod respond;
mod root;
mod words;

pub use handover::Handed;
pub use happened::{happened, shown};
pub use incoming::{Change, Field, Fields, Id, Kind, Message, RefusedMessage, Request, Wanted, check};
pub use outgoing::{Answer, Ended, Led, Made, Out, Rows, Shown, Valued};
pub use refusal::Refusal;
pub use respond::{Purpose, Reply, Response, respond};
pub use root::{start, start_with_figures};
