//! A question and how far it is.

use crate::workers::host::{Never, Progress};
use crate::workers::requests::{News, Unanswered};
use std::rc::Rc;

/// Why a question has no answer.
pub type Failure = Unanswered<Never>;

/// A question that was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<Q, A> {
    /// The question.
    pub question: Q,
    /// The status of the question.
    pub status: Status<A>,
}

/// The status of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Status<A> {
    /// No worker has begun with it.
    Waiting,
    /// A worker is at it.
    Running {
        /// The progress, if it is known.
        progress: Option<Progress>,
        /// The intermediate result, for questions that are answered bit by bit.
        known: Option<A>,
        /// The time so far.
        milliseconds: f64,
    },
    /// The question is answered.
    Done {
        /// The answer.
        answer: A,
        /// The time that the answer took.
        milliseconds: f64,
    },
    /// There is no answer.
    Failed(Failure),
}

impl<Q, A> Trial<Q, A> {
    /// A question that has just been asked.
    pub fn new(question: Q) -> Self {
        Self { question, status: Status::Waiting }
    }

    /// True if the answer is still to come.
    pub fn is_open(&self) -> bool {
        match self.status {
            Status::Waiting | Status::Running { .. } => true,
            Status::Done { .. } | Status::Failed(_) => false,
        }
    }

    /// The answer, once there is one.
    pub fn answer(&self) -> Option<&A> {
        match &self.status {
            Status::Done { answer, .. } => Some(answer),
            Status::Waiting | Status::Running { .. } | Status::Failed(_) => None,
        }
    }

    /// The progress, while a worker is at it and if it is known.
    pub fn progress(&self) -> Option<Progress> {
        match &self.status {
            Status::Running { progress, .. } => *progress,
            Status::Waiting | Status::Done { .. } | Status::Failed(_) => None,
        }
    }

    /// For how long a worker has been at it.
    pub fn milliseconds(&self) -> f64 {
        match self.status {
            Status::Running { milliseconds, .. } | Status::Done { milliseconds, .. } => milliseconds,
            Status::Waiting | Status::Failed(_) => 0.0,
        }
    }

    /// Takes in news; `None` if the question was cancelled. An answer to another question, which workers do not give, changes
    /// nothing.
    #[must_use]
    pub fn after<B>(self, news: News<B, Never>, read: impl Fn(B) -> Option<A>) -> Option<Self> {
        let status = match news {
            News::Progress(progress, effort) => {
                Status::Running { progress: Some(progress), known: None, milliseconds: effort.milliseconds() }
            }
            News::Growing(answer, effort) => match read(answer) {
                Some(known) => {
                    Status::Running { progress: None, known: Some(known), milliseconds: effort.milliseconds() }
                }
                None => return Some(self),
            },
            News::Answered(answer, effort) => match read(answer) {
                Some(answer) => Status::Done { answer, milliseconds: effort.milliseconds() },
                None => return Some(self),
            },
            News::Unanswered(Unanswered::Cancelled) => return None,
            News::Unanswered(failure) => Status::Failed(failure),
        };
        Some(Self { status, ..self })
    }
}

impl<Q: Clone, A: Clone> Trial<Q, A> {
    /// Takes in news of a question that a state keeps; `None` afterwards if the question was cancelled.
    pub fn hear<B>(trial: &mut Option<Rc<Self>>, news: News<B, Never>, read: impl Fn(B) -> Option<A>) {
        let before = trial.take().map(Rc::unwrap_or_clone);
        *trial = before.and_then(|before| before.after(news, read)).map(Rc::new);
    }
}
