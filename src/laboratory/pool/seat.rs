//! A place for a worker in the pool, and what the worker there is at.

use crate::checker::protocol::Question;
use crate::checker::protocol::Ticket;
use crate::checker::protocol::ToChecker;
use crate::kit::connection::Connection;
use crate::laboratory::Key;

/// A question that waits for a worker, or that one is at.
pub(super) struct Request {
    pub(super) ticket: Ticket,
    pub(super) key: Key,
    pub(super) question: Question,
}

/// A place for a worker.
pub(super) struct Seat {
    pub(super) connection: Option<Connection>,
    /// Whether the worker has said that it is there.
    pub(super) is_ready: bool,
    /// What the worker is at, and since when.
    pub(super) open: Option<(Request, f64)>,
    /// The question whose answer nobody waits for, if the worker is at that.
    pub(super) warming: Option<Ticket>,
    pub(super) deaths: u32,
}

impl Seat {
    /// One without a worker.
    pub(super) fn empty() -> Self {
        Self { connection: None, is_ready: false, open: None, warming: None, deaths: 0 }
    }

    /// Whether its worker listens.
    pub(super) fn is_ready(&self) -> bool {
        self.is_ready && self.connection.is_some()
    }

    /// Whether its worker listens and has nothing to do that matters.
    pub(super) fn is_free(&self) -> bool {
        self.is_ready() && self.open.is_none()
    }

    /// The ticket of what the worker is at, if that is meant.
    pub(super) fn ticket_of(&self, is_meant: impl Fn(Key) -> bool) -> Option<Ticket> {
        self.open.as_ref().filter(|(request, _)| is_meant(request.key)).map(|(request, _)| request.ticket)
    }

    /// What the worker is at, if it has this ticket.
    pub(super) fn open_with(&self, ticket: Ticket) -> Option<&(Request, f64)> {
        self.open.as_ref().filter(|(request, _)| request.ticket == ticket)
    }

    /// Says something to the worker, if there is one.
    pub(super) fn send(&self, message: &ToChecker) {
        if let Some(connection) = &self.connection {
            connection.send(message);
        }
    }
}
