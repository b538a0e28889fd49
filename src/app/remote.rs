//! Answers that come from the worker, and what is known while they are on their way.

use crate::solver::Evaluation;
use crate::solver::Heights;
use crate::solver::Slice;
use crate::solver::Summary;
use crate::worker::protocol::Question;
use std::rc::Rc;

/// What is heard about one request.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The request was sent.
    Asked(Question),
    /// How far it is, and what it takes.
    Progress(Pending),
    /// A position's value.
    Evaluation(Evaluation),
    /// A plane of a table.
    Table(Table),
    /// The part of a plane that is known so far.
    Growing(Table),
    /// A map of P-positions.
    Heights(Heights),
    /// Why there is no answer.
    Refused(String),
    /// The user did not want to wait.
    Cancelled,
}

/// A plane of a table and what is known of the whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The plane.
    pub slice: Rc<Slice>,
    /// The value of the fixed coordinate.
    pub at: u32,
    /// The largest value it can have.
    pub most: u32,
    /// The table in numbers; nothing while it is growing.
    pub summary: Option<Summary>,
}

/// A request on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pending {
    /// Positions to be solved; 0 until known.
    pub total: f64,
    /// Positions solved.
    pub done: f64,
    /// Memory it takes, in bytes.
    pub bytes: f64,
    /// Positions per second; 0 until measured.
    pub rate: f64,
}

impl Pending {
    /// Seconds left, once the speed is known.
    pub fn seconds_left(&self) -> Option<f64> {
        (self.rate > 0.0).then(|| (self.total - self.done) / self.rate)
    }
}

/// The last good answer, which stays on the page until the next, and the state of the latest request.
#[derive(Clone, Debug, PartialEq)]
pub struct Remote<T> {
    /// The last answer and the question it answers.
    pub answer: Option<(Question, Rc<T>)>,
    /// The latest question.
    pub asked: Option<Question>,
    /// Set while the latest question is open.
    pub pending: Option<Pending>,
    /// Why the latest question has no answer.
    pub refusal: Option<Rc<str>>,
}

impl<T> Default for Remote<T> {
    fn default() -> Self {
        Self { answer: None, asked: None, pending: None, refusal: None }
    }
}

impl<T> Remote<T> {
    /// The answer to this question, if it is there.
    pub fn answer_to(&self, question: &Question) -> Option<&Rc<T>> {
        self.answer.as_ref().filter(|(answered, _)| answered == question).map(|(_, answer)| answer)
    }

    /// Whether an answer to this question is still to come. Not once it was refused.
    pub fn is_waiting_for(&self, question: &Question) -> bool {
        let is_latest = self.asked.as_ref() == Some(question);
        let is_refused = is_latest && self.refusal.is_some();
        let is_growing = is_latest && self.pending.is_some();
        !is_refused && (is_growing || self.answer_to(question).is_none())
    }

    /// Takes in what was heard. `select` picks this kind of answer.
    pub(crate) fn hear(&mut self, heard: Heard, select: impl Fn(Heard) -> Option<T>) {
        match heard {
            Heard::Asked(question) => {
                (self.asked, self.pending, self.refusal) = (Some(question), Some(Pending::default()), None);
            }
            Heard::Progress(progress) => self.pending = self.pending.and(Some(progress)),
            Heard::Refused(reason) => (self.pending, self.refusal) = (None, Some(reason.into())),
            Heard::Cancelled => {
                (self.pending, self.refusal) = (None, Some("This was stopped before it was finished.".into()));
            }
            heard @ (Heard::Evaluation(_) | Heard::Table(_) | Heard::Growing(_) | Heard::Heights(_)) => {
                let is_part = matches!(heard, Heard::Growing(_));
                if let Some((question, answer)) = self.asked.zip(select(heard)) {
                    self.answer = Some((question, Rc::new(answer)));
                    self.pending = self.pending.filter(|_| is_part);
                }
            }
        }
    }
}
