//! A question and how far it is.

use crate::checker::protocol::Answer;
use crate::checker::protocol::Progress;
use crate::laboratory::News;

/// A question that was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<Q, A> {
    /// What was asked.
    pub question: Q,
    /// How far it is.
    pub status: Status<A>,
}

/// How far a question is.
#[derive(Clone, Debug, PartialEq)]
pub enum Status<A> {
    /// No worker has begun with it.
    Waiting,
    /// A worker is at it.
    Running {
        /// How far it is, if that is known.
        progress: Option<Progress>,
        /// What is known, of questions that are answered bit by bit.
        known: Option<A>,
        /// For how long.
        milliseconds: f64,
    },
    /// It is answered.
    Done {
        /// The answer.
        answer: A,
        /// How long it took.
        milliseconds: f64,
    },
    /// There is no answer.
    Failed(Failure),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Web workers are not allowed here.
    NoWorkers,
    /// The workers do not start: they cannot be had.
    NotStarted,
    /// The workers belong to another build of the page.
    OtherVersion,
    /// The worker stopped, most likely for want of memory.
    Died,
}

impl<Q, A> Trial<Q, A> {
    /// A question that has just been asked.
    pub fn new(question: Q) -> Self {
        Self { question, status: Status::Waiting }
    }

    /// Whether the answer is still to come.
    pub fn is_open(&self) -> bool {
        match self.status {
            Status::Waiting | Status::Running { .. } => true,
            Status::Done { .. } | Status::Failed(_) => false,
        }
    }

    /// For how long a worker has been at it.
    pub fn milliseconds(&self) -> f64 {
        match self.status {
            Status::Running { milliseconds, .. } | Status::Done { milliseconds, .. } => milliseconds,
            Status::Waiting | Status::Failed(_) => 0.0,
        }
    }

    /// What becomes of it with the news; none if it was withdrawn. An answer to another question, which workers do not give,
    /// changes nothing.
    #[must_use]
    pub fn after(self, news: News, read: impl Fn(Answer) -> Option<A>) -> Option<Self> {
        let status = match news {
            News::Progress(progress, clock) => {
                Status::Running { progress: Some(progress), known: None, milliseconds: clock.milliseconds() }
            }
            News::Growing(answer, clock) => match read(answer) {
                Some(known) => {
                    Status::Running { progress: None, known: Some(known), milliseconds: clock.milliseconds() }
                }
                None => return Some(self),
            },
            News::Answered(answer, clock) => match read(answer) {
                Some(answer) => Status::Done { answer, milliseconds: clock.milliseconds() },
                None => return Some(self),
            },
            News::Withdrawn => return None,
            News::Failed(failure) => Status::Failed(failure),
        };
        Some(Self { status, ..self })
    }
}
