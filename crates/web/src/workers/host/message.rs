//! The messages between pages and workers, whatever they are about. Data only.

use serde::{Deserialize, Serialize};

/// The version of all messages, a hash that the build makes of their files. Page and worker must have been built together: the worker
/// says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/", env!("MESSAGES"));

/// The key of a message in the object that travels.
pub const MESSAGE: &str = "message";

/// The key of the array or file that belongs to an answer.
pub const PAYLOAD: &str = "payload";

/// Names one request. Every reply carries the ticket of its request, so late replies can be recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ticket(pub u32);

/// From a page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker<Q> {
    /// A new request.
    Ask {
        /// Names the request.
        ticket: Ticket,
        /// The question.
        question: Q,
    },
    /// Answer with the results so far; a worker that cannot do that answers `Cancelled`.
    Stop {
        /// The request.
        ticket: Ticket,
    },
    /// Close the request without an answer. A request that is still open is closed by `Cancelled`.
    Cancel {
        /// The request.
        ticket: Ticket,
    },
}

/// From a worker to a page. `A` are answers, `R` reasons for having none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker<A, R> {
    /// The worker is up. Sent once, before anything else.
    Ready {
        /// The version of the worker's build; the page compares it with its own.
        version: String,
    },
    /// The progress of a request. The first report, with nothing done, states the work and the memory that the request will take.
    Progress {
        /// The request.
        ticket: Ticket,
        /// The progress.
        progress: Progress,
    },
    /// The part of the answer that is known so far. The request goes on.
    Growing {
        /// The request.
        ticket: Ticket,
        /// The part.
        answer: A,
    },
    /// The answer. Closes the request.
    Answered {
        /// The request.
        ticket: Ticket,
        /// The answer.
        answer: A,
    },
    /// Why there is no answer. Closes the request.
    Refused {
        /// The request.
        ticket: Ticket,
        /// The reason.
        reason: R,
    },
    /// The request was cancelled. Closes it.
    Cancelled {
        /// The request.
        ticket: Ticket,
    },
    /// The worker has nothing to do, and has much more memory than it needs. WebAssembly gives none back, so only a fresh worker
    /// in its place does.
    Spent,
}

/// The progress of a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The amount done, in positions; as a part of 1 if positions are not counted.
    pub done: f64,
    /// The amount to do, in positions; 1 if positions are not counted, 0 if the amount is not known.
    pub total: f64,
    /// The memory that the request takes, in bytes; 0 where the message does not say it.
    pub bytes: f64,
}

impl Progress {
    /// The part that is done, from 0 to 1.
    pub fn part(self) -> f64 {
        if self.total > 0.0 { self.done / self.total } else { 0.0 }
    }

    /// `done` and `total` in whole positions, as a sentence names them.
    pub fn counts(self) -> [u64; 2] {
        [self.done, self.total].map(|positions| positions as u64)
    }
}

/// A question to a worker that takes plain data, one question at a time, and never refuses.
pub trait PlainQuestion: 'static {
    /// The answer. The reason why there is no result is an answer like any other.
    type Answer;
    /// The binary of the worker.
    const WORKER: &'static str;
}

/// The reason of a worker that never refuses: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Never {}
