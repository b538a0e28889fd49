//! Runs a [`RequestHandler`] in a web worker: messages become JavaScript values and back, and between slices of work the
//! worker listens, so a request can be cancelled at any time.

mod envelope;

use crate::workers::host::{FromWorker, MESSAGE, PAYLOAD, ToWorker, VERSION, read, write};
use js_sys::{Array, Object, Reflect, Uint16Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// A message to the page and what travels with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply<A, R, P> {
    /// The message.
    pub message: FromWorker<A, R>,
    /// The array or file that belongs to the answer.
    pub payload: Option<P>,
}

impl<A, R, P> From<FromWorker<A, R>> for Reply<A, R, P> {
    fn from(message: FromWorker<A, R>) -> Self {
        Self { message, payload: None }
    }
}

/// Data that can travel with an answer.
pub trait Payload {
    /// As a JavaScript value, and the buffers that go over to the page with it.
    fn into_value(self) -> (JsValue, Array);
}

/// The numbers of a picture or map.
impl Payload for Vec<u16> {
    fn into_value(self) -> (JsValue, Array) {
        let values = Uint16Array::from(self.as_slice());
        let transferred = Array::of1(&values.buffer());
        (values.into(), transferred)
    }
}

/// A file, which the browser keeps wherever it has room.
impl Payload for Blob {
    fn into_value(self) -> (JsValue, Array) {
        (self.into(), Array::new())
    }
}

/// A reply of a handler.
pub type ReplyOf<H> =
    Reply<<H as RequestHandler>::Answer, <H as RequestHandler>::Reason, <H as RequestHandler>::Payload>;

/// Answers requests a slice at a time.
pub trait RequestHandler: 'static {
    /// A question.
    type Question: DeserializeOwned;
    /// A result.
    type Answer: Serialize;
    /// Why there is no answer.
    type Reason: Serialize;
    /// The data that travel with answers.
    type Payload: Payload;
    /// True if parts of answers come with every slice, so that the page need not get all of them.
    const HAS_MANY_PARTS: bool;

    /// True if there is nothing to do at the moment.
    fn is_idle(&self) -> bool;
    /// The memory that is kept for requests to come, in bytes.
    fn needs(&self) -> u64 {
        0
    }
    /// Takes a message. `arrays` is the object in which it travelled, with the arrays that belong to it.
    fn receive(
        &mut self,
        message: ToWorker<Self::Question>,
        arrays: &JsValue,
    ) -> Option<FromWorker<Self::Answer, Self::Reason>>;
    /// Does one slice of work, a few milliseconds at most.
    fn step(&mut self) -> Option<ReplyOf<Self>>;
}

/// Lets a handler go on that was idle while it waited for the browser.
#[derive(Clone, Debug)]
pub struct Wake(MessagePort);

impl Wake {
    /// The handler's next slice of work comes soon after this call.
    pub fn wake(&self) {
        // Posting to one's own open port cannot fail.
        let _ = self.0.post_message(&JsValue::NULL);
    }
}

/// The time for which the worker computes before it listens, in milliseconds.
const TURN: f64 = 12.0;
/// The time between two reports of progress, in milliseconds.
const REPORT: f64 = 100.0;

/// The memory that a worker keeps in any case, in bytes.
const KEEPS: u64 = 128 * 1024 * 1024;

/// True if a worker that has taken `memory` bytes and needs `needs` bytes should make room for a fresh worker.
fn is_spent(memory: u64, needs: u64) -> bool {
    memory > KEEPS && memory / 4 > needs
}

/// The memory that this program has taken from the browser, in bytes.
fn memory() -> u64 {
    #[cfg(target_arch = "wasm32")]
    let pages = core::arch::wasm32::memory_size(0) as u64;
    #[cfg(not(target_arch = "wasm32"))]
    let pages = 0;
    pages * 65_536
}

/// The state that the worker's event handlers share.
struct Host<H> {
    scope: DedicatedWorkerGlobalScope,
    handler: RefCell<H>,
    /// A message to this port comes back as the next turn, after all messages that the page has sent meanwhile. Timers would do, but
    /// browsers hold those back.
    next_turn: Wake,
    /// Not the clock on the wall, which can be set.
    clock: Performance,
    reported: RefCell<f64>,
}

/// Makes a handler and starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start<H: RequestHandler>(make: impl FnOnce(Wake) -> H) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let turns = MessageChannel::new()?;
    let clock = scope.performance().ok_or(JsValue::NULL)?;
    let next_turn = Wake(turns.port2());
    let host = Rc::new(Host {
        scope: scope.clone(),
        handler: RefCell::new(make(next_turn.clone())),
        next_turn,
        clock,
        reported: RefCell::new(f64::MIN),
    });

    let on_message = {
        let host = Rc::clone(&host);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| host.receive(&event.data()))
    };
    let on_turn = {
        let host = Rc::clone(&host);
        Closure::<dyn Fn()>::new(move || host.take_turn())
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    turns.port1().set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    // The worker listens for as long as it lives.
    on_message.forget();
    on_turn.forget();
    host.post(FromWorker::Ready { version: VERSION.into() }.into());
    Ok(())
}

impl<H: RequestHandler> Host<H> {
    fn receive(&self, data: &JsValue) {
        // A message that cannot be read was not sent by a page of this build, so there is no request to answer.
        let message = Reflect::get(data, &MESSAGE.into()).unwrap_or_default();
        let Some(message) = envelope::read(&message) else { return };
        let message = match message {
            ToWorker::Ask { ticket, question } => match read(&question) {
                Some(question) => ToWorker::Ask { ticket, question },
                None => return,
            },
            ToWorker::Stop { ticket } => ToWorker::Stop { ticket },
            ToWorker::Cancel { ticket } => ToWorker::Cancel { ticket },
        };
        let was_idle = self.handler.borrow().is_idle();
        let reply = self.handler.borrow_mut().receive(message, data);
        if let Some(reply) = reply {
            self.post(reply.into());
        }
        if was_idle {
            self.ask_for_turn();
        }
    }

    fn take_turn(&self) {
        let begun = self.clock.now();
        while !self.handler.borrow().is_idle() && self.clock.now() - begun < TURN {
            let reply = self.handler.borrow_mut().step();
            if let Some(reply) = reply.filter(|reply| self.is_due(&reply.message)) {
                self.post(reply);
            }
        }
        self.ask_for_turn();
    }

    /// Progress is due from time to time, everything else at once.
    fn is_due(&self, message: &FromWorker<H::Answer, H::Reason>) -> bool {
        let can_wait = match message {
            FromWorker::Progress { .. } => true,
            FromWorker::Growing { .. } => H::HAS_MANY_PARTS,
            FromWorker::Ready { .. }
            | FromWorker::Answered { .. }
            | FromWorker::Refused { .. }
            | FromWorker::Cancelled { .. }
            | FromWorker::Spent => false,
        };
        let now = self.clock.now();
        let is_due = !can_wait || now - *self.reported.borrow() >= REPORT;
        if can_wait && is_due {
            self.reported.replace(now);
        }
        is_due
    }

    fn ask_for_turn(&self) {
        if !self.handler.borrow().is_idle() {
            self.next_turn.wake();
        } else if is_spent(memory(), self.handler.borrow().needs()) {
            self.post(FromWorker::Spent.into());
        }
    }

    fn post(&self, reply: ReplyOf<H>) {
        if let Err(error) = self.try_post(reply) {
            // The page gets an error event of the worker and replaces it.
            wasm_bindgen::throw_val(error);
        }
    }

    fn try_post(&self, reply: ReplyOf<H>) -> Result<(), JsValue> {
        let envelope = Object::new();
        let message = match reply.message {
            FromWorker::Ready { version } => FromWorker::Ready { version },
            FromWorker::Progress { ticket, progress } => FromWorker::Progress { ticket, progress },
            FromWorker::Growing { ticket, answer } => FromWorker::Growing { ticket, answer: write(&answer) },
            FromWorker::Answered { ticket, answer } => FromWorker::Answered { ticket, answer: write(&answer) },
            FromWorker::Refused { ticket, reason } => FromWorker::Refused { ticket, reason: write(&reason) },
            FromWorker::Cancelled { ticket } => FromWorker::Cancelled { ticket },
            FromWorker::Spent => FromWorker::Spent,
        };
        Reflect::set(&envelope, &MESSAGE.into(), &envelope::write(message)?)?;
        match reply.payload {
            None => self.scope.post_message(&envelope),
            Some(payload) => {
                let (value, transferred) = payload.into_value();
                Reflect::set(&envelope, &PAYLOAD.into(), &value)?;
                self.scope.post_message_with_transfer(&envelope, &transferred)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_spent;

    #[test]
    fn memory_is_given_back_if_it_is_much_and_most_of_it_is_not_needed() {
        let mega = |count: u64| count << 20;
        assert!(!is_spent(mega(120), 0));
        assert!(is_spent(mega(500), mega(100)));
        assert!(!is_spent(mega(500), mega(130)));
    }
}
