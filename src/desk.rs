//! A web worker at its desk: what it does for the page is a [`Clerk`], a plain function of messages, and this is the adapter
//! that lets one work. Messages become JavaScript values and back, and between slices of work the worker listens, so that a
//! request can be cancelled at any time.

use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use js_sys::Uint16Array;
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::DedicatedWorkerGlobalScope;
use web_sys::MessageChannel;
use web_sys::MessageEvent;
use web_sys::MessagePort;

/// Names one request. Every reply carries the ticket of its request, so that late replies can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ticket(pub u32);

/// The key of a message to the page.
pub const MESSAGE: &str = "message";

/// The key of the transferred array beside it.
pub const PAYLOAD: &str = "payload";

/// A message to the page and the numbers that travel beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent<M> {
    /// The message.
    pub message: M,
    /// The numbers of a picture or map.
    pub payload: Option<Vec<u16>>,
}

impl<M> From<M> for Sent<M> {
    fn from(message: M) -> Self {
        Self { message, payload: None }
    }
}

/// Answers requests a slice at a time.
pub trait Clerk: 'static {
    /// What the page says.
    type Heard: DeserializeOwned;
    /// What is said to the page.
    type Told: Serialize;

    /// What is said first.
    fn greeting() -> Self::Told;
    /// Whether a message only says how far the work is, so that the page need not hear all of them.
    fn is_progress(message: &Self::Told) -> bool;
    /// Whether nothing is left to do.
    fn is_idle(&self) -> bool;
    /// Takes a message from the page.
    fn receive(&mut self, message: Self::Heard) -> Option<Self::Told>;
    /// Does one slice of work, a few milliseconds at most.
    fn step(&mut self) -> Option<Sent<Self::Told>>;
}

/// How long the worker computes before it listens, in milliseconds.
const TURN: f64 = 12.0;
/// How often progress is reported, in milliseconds.
const REPORT: f64 = 100.0;

/// What the worker's event handlers share.
struct Host<C: Clerk> {
    scope: DedicatedWorkerGlobalScope,
    clerk: RefCell<C>,
    /// A message to this port comes back as the next turn, after whatever the page has sent meanwhile. Timers would do,
    /// but browsers hold those back.
    next_turn: MessagePort,
    reported: RefCell<f64>,
}

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// When this is not a dedicated worker.
pub fn start(clerk: impl Clerk) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let turns = MessageChannel::new()?;
    let host = Rc::new(Host {
        scope: scope.clone(),
        clerk: RefCell::new(clerk),
        next_turn: turns.port2(),
        reported: RefCell::new(f64::MIN),
    });

    let on_message = {
        let host = Rc::clone(&host);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| host.hear(event.data()))
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
    host.greet();
    Ok(())
}

impl<C: Clerk> Host<C> {
    fn greet(&self) {
        self.post(C::greeting().into());
    }

    fn hear(&self, data: JsValue) {
        // What cannot be read was not sent by this build's page, so there is nobody to answer.
        let Ok(message) = serde_wasm_bindgen::from_value::<C::Heard>(data) else { return };
        let was_idle = self.clerk.borrow().is_idle();
        let reply = self.clerk.borrow_mut().receive(message);
        if let Some(reply) = reply {
            self.post(reply.into());
        }
        if was_idle {
            self.ask_for_turn();
        }
    }

    fn take_turn(&self) {
        let begun = js_sys::Date::now();
        while !self.clerk.borrow().is_idle() && js_sys::Date::now() - begun < TURN {
            let sent = self.clerk.borrow_mut().step();
            if let Some(sent) = sent.filter(|sent| self.is_due(sent)) {
                self.post(sent);
            }
        }
        self.ask_for_turn();
    }

    /// Progress is due from time to time, everything else at once.
    fn is_due(&self, sent: &Sent<C::Told>) -> bool {
        if !C::is_progress(&sent.message) {
            return true;
        }
        let now = js_sys::Date::now();
        let is_due = now - *self.reported.borrow() >= REPORT;
        if is_due {
            self.reported.replace(now);
        }
        is_due
    }

    fn ask_for_turn(&self) {
        if !self.clerk.borrow().is_idle() {
            // Posting to one's own open port cannot fail.
            let _ = self.next_turn.post_message(&JsValue::NULL);
        }
    }

    fn post(&self, sent: Sent<C::Told>) {
        if let Err(error) = self.try_post(sent) {
            // The page sees an error of the worker and replaces it.
            wasm_bindgen::throw_val(error);
        }
    }

    fn try_post(&self, sent: Sent<C::Told>) -> Result<(), JsValue> {
        let envelope = Object::new();
        // Counts of positions go beyond what is a plain number in JavaScript.
        let written = Serializer::new().serialize_large_number_types_as_bigints(true);
        Reflect::set(&envelope, &MESSAGE.into(), &sent.message.serialize(&written)?)?;
        match sent.payload {
            None => self.scope.post_message(&envelope),
            Some(values) => {
                let values = Uint16Array::from(values.as_slice());
                Reflect::set(&envelope, &PAYLOAD.into(), &values)?;
                self.scope.post_message_with_transfer(&envelope, &Array::of1(&values.buffer()))
            }
        }
    }
}
