//! A handler that answers one question after the other: messages in, messages out, long work in slices. The
//! adapter for a browser is at the end; without it no browser is needed.

use crate::workers::host::{FromWorker, Never, Progress, Reply, RequestHandler, Ticket, ToWorker};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::VecDeque;
use wasm_bindgen::JsValue;

/// An open request.
pub trait Job: 'static {
    /// A question.
    type Question: DeserializeOwned;
    /// A result. The reason why there is no result is an answer like any other.
    type Answer: Serialize;
    /// True if parts of answers come with every slice, so that the page need not get all of them.
    const HAS_MANY_PARTS: bool;

    /// Begins a request; more than `memory` bytes are refused, by its answer.
    fn begin(question: Self::Question, memory: u64) -> Self;
    /// Does one slice of work, about a millisecond. Returns whether there is an answer.
    fn step(&mut self) -> bool;
    /// The answer; if the work is not done, what is known so far.
    fn answer(&self) -> Self::Answer;
    /// The report while the work goes on.
    fn news(&self) -> News<Self::Answer>;
}

/// A report on an open request.
pub enum News<A> {
    /// The progress.
    Progress(Progress),
    /// The results so far.
    Growing(A),
}

/// A message to the page.
type From<J> = FromWorker<<J as Job>::Answer, Never>;

/// Answers one question after the other. Memory is taken when it is a question's turn, and given back with its answer.
pub struct InTurn<J: Job> {
    memory: u64,
    waiting: VecDeque<(Ticket, J::Question)>,
    open: Option<(Ticket, J)>,
}

impl<J: Job> InTurn<J> {
    /// A handler whose questions take at most `memory` bytes each.
    pub fn new(memory: u64) -> Self {
        Self { memory, waiting: VecDeque::new(), open: None }
    }

    /// True if nothing is left to do.
    pub fn is_idle(&self) -> bool {
        self.open.is_none() && self.waiting.is_empty()
    }

    /// Takes a message from the page. A request that is stopped is answered with the results so far.
    pub fn receive(&mut self, message: ToWorker<J::Question>) -> Option<From<J>> {
        match message {
            ToWorker::Ask { ticket, question } => {
                self.waiting.push_back((ticket, question));
                None
            }
            ToWorker::Stop { ticket } => {
                self.begin(ticket);
                let (ticket, job) = self.take(ticket)?;
                Some(FromWorker::Answered { ticket, answer: job.answer() })
            }
            ToWorker::Cancel { ticket } => {
                let waiting = self.waiting.len();
                self.waiting.retain(|(waiting, _)| *waiting != ticket);
                let was_open = self.take(ticket).is_some() || self.waiting.len() < waiting;
                was_open.then_some(FromWorker::Cancelled { ticket })
            }
        }
    }

    /// Does one slice of the work that is open, or of the next that waits.
    pub fn step(&mut self) -> Option<From<J>> {
        if self.open.is_none() {
            let (ticket, question) = self.waiting.pop_front()?;
            self.open = Some((ticket, J::begin(question, self.memory)));
        }
        let (ticket, job) = self.open.as_mut()?;
        let ticket = *ticket;
        if !job.step() {
            return Some(match job.news() {
                News::Progress(progress) => FromWorker::Progress { ticket, progress },
                News::Growing(answer) => FromWorker::Growing { ticket, answer },
            });
        }
        let (_, job) = self.open.take()?;
        Some(FromWorker::Answered { ticket, answer: job.answer() })
    }

    /// Begins a question that still waits, if nothing else is open. The worker then has something to answer with.
    fn begin(&mut self, ticket: Ticket) {
        if self.open.is_none() && self.waiting.front().is_some_and(|(waiting, _)| *waiting == ticket) {
            let next = self.waiting.pop_front();
            self.open = next.map(|(ticket, question)| (ticket, J::begin(question, self.memory)));
        }
    }

    fn take(&mut self, ticket: Ticket) -> Option<(Ticket, J)> {
        self.open.take_if(|(open, _)| *open == ticket)
    }
}

impl<J: Job> RequestHandler for InTurn<J> {
    type Question = J::Question;
    type Answer = J::Answer;
    type Reason = Never;
    type Payload = Vec<u16>;
    const HAS_MANY_PARTS: bool = J::HAS_MANY_PARTS;

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn receive(&mut self, message: ToWorker<J::Question>, _arrays: &JsValue) -> Option<From<J>> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Reply<J::Answer, Never, Vec<u16>>> {
        Self::step(self).map(Reply::from)
    }
}
