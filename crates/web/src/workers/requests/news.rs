//! News of a request, and of the workers.

use crate::workers::host::Progress;

/// News about a request. `A` are answers, `R` reasons of a worker for having none.
#[derive(Clone, Debug, PartialEq)]
pub enum News<A, R> {
    /// The progress of the request.
    Progress(Progress, Effort),
    /// An intermediate result.
    Growing(A, Effort),
    /// The answer, which closes the request.
    Answered(A, Effort),
    /// Why there is no answer, which closes the request.
    Unanswered(Unanswered<R>),
}

impl<A, R> News<A, R> {
    /// True if the news closes the request.
    pub fn is_end(&self) -> bool {
        match self {
            Self::Progress(..) | Self::Growing(..) => false,
            Self::Answered(..) | Self::Unanswered(_) => true,
        }
    }
}

/// The time and the memory that a request has taken so far. Times are in milliseconds since the page was opened, by a clock that cannot be
/// set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Effort {
    /// When a worker got the request.
    pub begun: f64,
    /// When the news came.
    pub now: f64,
    /// The memory that it takes, in bytes; 0 if the worker has not said it.
    pub bytes: f64,
}

impl Effort {
    /// The time that a worker has worked on the request, in milliseconds.
    pub fn milliseconds(self) -> f64 {
        self.now - self.begun
    }
}

/// Why a request has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered<R> {
    /// The worker gave a reason.
    Refused(R),
    /// The request was cancelled.
    Cancelled,
    /// The worker stopped by an error, or fell silent. Another one was started.
    Stopped,
    /// There are no workers.
    Unavailable(Unavailable),
}

/// Why there are no workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// Web workers are not allowed here.
    NoWorkers,
    /// The workers did not start.
    NotStarted,
    /// The workers stop again and again.
    Stops,
    /// The workers are of another build than the page.
    OtherVersion,
    /// The workers' files are gone from the server, which has a newer build of the page.
    Outdated,
}

impl Unavailable {
    /// True if only a reload of the page can help.
    pub fn is_final(self) -> bool {
        match self {
            Self::OtherVersion | Self::Outdated => true,
            Self::NoWorkers | Self::NotStarted | Self::Stops => false,
        }
    }
}

/// The status of the workers of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// At least one can be asked.
    Ready,
    /// There are none, for this reason.
    Unavailable(Unavailable),
}
