//! The adapter that runs a [`Handler`] in a dedicated web worker: messages to and from JavaScript values, and a loop that
//! yields to the browser between slices so that a request can be cancelled at any time.

use crate::worker::Handler;
use crate::worker::Sent;
use crate::worker::protocol::FromWorker;
use crate::worker::protocol::MESSAGE;
use crate::worker::protocol::PAYLOAD;
use crate::worker::protocol::ToWorker;
use crate::worker::protocol::VERSION;
use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use js_sys::Uint16Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::DedicatedWorkerGlobalScope;
use web_sys::MessageChannel;
use web_sys::MessageEvent;
use web_sys::MessagePort;

/// How long the worker computes before it listens, in milliseconds.
const TURN: f64 = 12.0;
/// How often progress is reported, in milliseconds.
const REPORT: f64 = 100.0;

/// What the worker's event handlers share.
struct Host {
    scope: DedicatedWorkerGlobalScope,
    handler: RefCell<Handler>,
    /// A message to this port comes back as the next turn, after whatever the page has sent meanwhile. Timers would do,
    /// but browsers hold those back.
    next_turn: MessagePort,
    reported: RefCell<f64>,
}

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// When this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let turns = MessageChannel::new()?;
    let handler = RefCell::new(Handler::default());
    let host =
        Rc::new(Host { scope: scope.clone(), handler, next_turn: turns.port2(), reported: RefCell::new(f64::MIN) });

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
    host.post(FromWorker::Ready { version: VERSION.into() }.into());
    Ok(())
}

impl Host {
    fn hear(&self, data: JsValue) {
        // What cannot be read was not sent by this build's page, so there is nobody to answer.
        let Ok(message) = serde_wasm_bindgen::from_value::<ToWorker>(data) else { return };
        let was_idle = self.handler.borrow().is_idle();
        let reply = self.handler.borrow_mut().receive(message);
        if let Some(reply) = reply {
            self.post(reply.into());
        }
        if was_idle {
            self.ask_for_turn();
        }
    }

    fn take_turn(&self) {
        let begun = js_sys::Date::now();
        while !self.handler.borrow().is_idle() && js_sys::Date::now() - begun < TURN {
            let sent = self.handler.borrow_mut().step();
            if let Some(sent) = sent.filter(|sent| self.is_due(sent)) {
                self.post(sent);
            }
        }
        self.ask_for_turn();
    }

    /// Progress is due from time to time, everything else at once.
    fn is_due(&self, sent: &Sent) -> bool {
        let FromWorker::Progress { .. } = sent.message else { return true };
        let now = js_sys::Date::now();
        let is_due = now - *self.reported.borrow() >= REPORT;
        if is_due {
            self.reported.replace(now);
        }
        is_due
    }

    fn ask_for_turn(&self) {
        if !self.handler.borrow().is_idle() {
            // Posting to one's own open port cannot fail.
            let _ = self.next_turn.post_message(&JsValue::NULL);
        }
    }

    fn post(&self, sent: Sent) {
        if let Err(error) = self.try_post(sent) {
            // The page sees an error of the worker and replaces it.
            wasm_bindgen::throw_val(error);
        }
    }

    fn try_post(&self, sent: Sent) -> Result<(), JsValue> {
        let envelope = Object::new();
        Reflect::set(&envelope, &MESSAGE.into(), &serde_wasm_bindgen::to_value(&sent.message)?)?;
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
