//! A handler that answers one question after the other: messages in, messages out, long work in slices. The
//! adapter for a browser is at the end; without it no browser is needed.

use crate::workers::host::{
    FromWorker, Never, PlainQuestion, Progress, Reply, RequestHandler, Ticket, ToWorker, start,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::VecDeque;
use wasm_bindgen::JsValue;

/// A question that a worker answers in slices.
pub trait Job: PlainQuestion<Answer: Serialize> + DeserializeOwned {
    /// The most bytes that its work may take.
    const MEMORY: u64;

    /// Begins the work; more than `memory` bytes are refused, by the answer.
    fn begin(self, memory: u64) -> Box<dyn Work<Self::Answer>>;

    /// Does all the work at once, without a worker.
    fn answered(self) -> Self::Answer {
        let mut work = self.begin(Self::MEMORY);
        while !work.step() {}
        work.answer()
    }
}

/// The work of an open request.
pub trait Work<A> {
    /// Does one slice of work, about a millisecond. Returns whether there is an answer.
    fn step(&mut self) -> bool;
    /// The answer; if the work is not done, what is known so far.
    fn answer(&self) -> A;
    /// The progress; `None` if the page is to get the results so far instead.
    fn progress(&self) -> Option<Progress>;
}

/// A message to the page.
type From<Q> = FromWorker<<Q as PlainQuestion>::Answer, Never>;

/// An open request, and its work.
type Open<Q> = (Ticket, Box<dyn Work<<Q as PlainQuestion>::Answer>>);

/// Answers one question after the other. Memory is taken when it is a question's turn, and given back with its answer.
pub struct InTurn<Q: Job> {
    waiting: VecDeque<(Ticket, Q)>,
    open: Option<Open<Q>>,
}

impl<Q: Job> Default for InTurn<Q> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), open: None }
    }
}

impl<Q: Job> InTurn<Q> {
    /// Starts listening. Call once, in a worker.
    ///
    /// # Errors
    /// If this is not a dedicated worker.
    pub fn start() -> Result<(), JsValue> {
        start(|_| Self::default())
    }

    /// True if nothing is left to do.
    pub fn is_idle(&self) -> bool {
        self.open.is_none() && self.waiting.is_empty()
    }

    /// Takes a message from the page. A request that is stopped is answered with the results so far.
    pub fn receive(&mut self, message: ToWorker<Q>) -> Option<From<Q>> {
        match message {
            ToWorker::Ask { ticket, question } => {
                self.waiting.push_back((ticket, question));
                None
            }
            ToWorker::Stop { ticket } => {
                self.begin(ticket);
                let (ticket, work) = self.take(ticket)?;
                Some(FromWorker::Answered { ticket, answer: work.answer() })
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
    pub fn step(&mut self) -> Option<From<Q>> {
        if self.open.is_none() {
            self.begin_next();
        }
        let (ticket, work) = self.open.as_mut()?;
        let ticket = *ticket;
        if !work.step() {
            return Some(match work.progress() {
                Some(progress) => FromWorker::Progress { ticket, progress },
                None => FromWorker::Growing { ticket, answer: work.answer() },
            });
        }
        let (_, work) = self.open.take()?;
        Some(FromWorker::Answered { ticket, answer: work.answer() })
    }

    /// Begins a question that still waits, if nothing else is open. The worker then has something to answer with.
    fn begin(&mut self, ticket: Ticket) {
        if self.open.is_none() && self.waiting.front().is_some_and(|(waiting, _)| *waiting == ticket) {
            self.begin_next();
        }
    }

    fn begin_next(&mut self) {
        self.open = self.waiting.pop_front().map(|(ticket, question)| (ticket, question.begin(Q::MEMORY)));
    }

    fn take(&mut self, ticket: Ticket) -> Option<Open<Q>> {
        self.open.take_if(|(open, _)| *open == ticket)
    }
}

impl<Q: Job> RequestHandler for InTurn<Q> {
    type Question = Q;
    type Answer = Q::Answer;
    type Reason = Never;
    type Payload = Vec<u16>;
    // Work that has results to show has them after every slice.
    const HAS_MANY_PARTS: bool = true;

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn receive(&mut self, message: ToWorker<Q>, _arrays: &JsValue) -> Option<From<Q>> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Reply<Q::Answer, Never, Vec<u16>>> {
        Self::step(self).map(Reply::from)
    }
}
