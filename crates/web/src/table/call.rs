//! The state of a request to the solver.

use crate::table::Unanswered;
use crate::workers::solver::protocol::Question;

/// The request of a slot of the page, and its progress. The state of the page decides on requests; the page sends the open ones to the
/// worker.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Call {
    /// The latest question; `None` if there is none, or if it was dropped before it had an answer.
    pub asked: Option<Question>,
    /// The progress of the request while it is open.
    pub pending: Option<Pending>,
    /// Why it has no answer.
    pub refusal: Option<Unanswered>,
    /// Counts the requests, so that the same question can be asked twice.
    serial: u32,
    /// True if the user has asked again after a refusal.
    is_again: bool,
}

impl Call {
    /// The question that is open, with its serial number and whether the user has asked it again.
    pub fn open(&self) -> Option<(Question, u32, bool)> {
        self.pending.and(self.asked.clone()).map(|question| (question, self.serial, self.is_again))
    }

    /// Sets the question from now on: opens a new one, and cancels one that is no longer needed.
    pub fn follow(&mut self, wanted: Option<Question>) {
        match wanted {
            Some(question) if self.asked.as_ref() == Some(&question) => {}
            Some(question) => self.begin(question, false),
            None if self.pending.is_some() || self.refusal.is_some() => {
                (self.asked, self.pending, self.refusal) = (None, None, None);
            }
            None => {}
        }
    }

    /// Asks the latest question once more.
    pub(super) fn ask_again(&mut self) {
        if let Some(question) = self.asked.clone() {
            self.begin(question, true);
        }
    }

    /// Ends the request without an answer.
    pub fn refuse(&mut self, reason: Unanswered) {
        if self.pending.is_some() {
            (self.pending, self.refusal) = (None, Some(reason));
        }
    }

    fn begin(&mut self, question: Question, is_again: bool) {
        let serial = self.serial.wrapping_add(1);
        *self = Self { asked: Some(question), pending: Some(Pending::default()), refusal: None, serial, is_again };
    }
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
