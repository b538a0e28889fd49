//! What is asked of the workers, and what is heard.

use crate::checker::protocol::Answer;
use crate::checker::protocol::Progress;
use crate::claims::Claim;
use crate::laboratory::Failure;

/// Who wants to know. Each has at most one open question; a new one takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A row of the catalogue.
    Claim(Claim),
    /// The counterexamples of a row of the catalogue.
    Listed(Claim),
    /// The sweep, from this cell on.
    Sweep(usize),
    /// The formula.
    Formula,
    /// The search.
    Search,
}

/// What is heard about a question.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// How far it is.
    Progress(Progress, Clock),
    /// What is known so far.
    Growing(Answer, Clock),
    /// The answer.
    Answered(Answer, Clock),
    /// It was stopped before it was begun.
    Withdrawn,
    /// Why there is no answer.
    Failed(Failure),
}

/// When a worker began with a question, and when the news came, in milliseconds since the page was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clock {
    /// When it began.
    pub begun: f64,
    /// When the news came.
    pub now: f64,
}

impl Clock {
    /// For how long it has been worked on, in milliseconds.
    pub fn milliseconds(self) -> f64 {
        self.now - self.begun
    }
}
