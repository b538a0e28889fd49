//! A running worker and what listens to it.

use crate::kit::build;
use crate::workers::host::{FromWorker, MESSAGE, PAYLOAD, Progress, Ticket, ToWorker, write};
use js_sys::{Array, Object, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker};

/// Arrays that go over to a worker with a question, each with its key.
pub type Arrays = Vec<(&'static str, Object, JsValue)>;

/// A question, as the bytes that travel, and the arrays that go with it.
pub(super) struct Question {
    bytes: JsValue,
    arrays: Arrays,
}

impl Question {
    pub(super) fn new(question: &impl Serialize, arrays: Arrays) -> Self {
        Self { bytes: Uint8Array::from(write(question).as_slice()).into(), arrays }
    }
}

/// Reads a message without looking into its answer, so that the pools of all kinds of workers are one code. Written by hand, because the
/// code that serde would generate is ten times as long, and every page has it. `None` if it does not come from a worker of this build.
fn read(message: &JsValue) -> Option<FromWorker<JsValue, JsValue>> {
    let part = |of: &JsValue, key: &str| Reflect::get(of, &key.into()).ok().filter(|part| !part.is_undefined());
    let body = |kind: &str| {
        let body = part(message, kind)?;
        let ticket = part(&body, "ticket")?.as_f64()?;
        Some((body, Ticket(ticket as u32)))
    };
    if let Some((body, ticket)) = body("Progress") {
        let progress = part(&body, "progress")?;
        let number = |key: &str| part(&progress, key)?.as_f64();
        let progress = Progress { done: number("done")?, total: number("total")?, bytes: number("bytes")? };
        Some(FromWorker::Progress { ticket, progress })
    } else if let Some((body, ticket)) = body("Growing") {
        Some(FromWorker::Growing { ticket, answer: part(&body, "answer")? })
    } else if let Some((body, ticket)) = body("Answered") {
        Some(FromWorker::Answered { ticket, answer: Reflect::get(&body, &"answer".into()).ok()? })
    } else if let Some((body, ticket)) = body("Refused") {
        Some(FromWorker::Refused { ticket, reason: part(&body, "reason")? })
    } else if let Some((_, ticket)) = body("Cancelled") {
        Some(FromWorker::Cancelled { ticket })
    } else if part(message, "Spent").is_some() {
        Some(FromWorker::Spent)
    } else {
        let version = part(&part(message, "Ready")?, "version")?.as_string()?;
        Some(FromWorker::Ready { version })
    }
}

/// Writes a message as workers read it.
fn written(message: ToWorker<JsValue>) -> Result<JsValue, JsValue> {
    let (kind, ticket, question) = match message {
        ToWorker::Ask { ticket, question } => ("Ask", ticket, Some(question)),
        ToWorker::Stop { ticket } => ("Stop", ticket, None),
        ToWorker::Cancel { ticket } => ("Cancel", ticket, None),
    };
    let (body, message) = (Object::new(), Object::new());
    Reflect::set(&body, &"ticket".into(), &ticket.0.into())?;
    if let Some(question) = question {
        Reflect::set(&body, &"question".into(), &question)?;
    }
    Reflect::set(&message, &kind.into(), &body)?;
    Ok(message.into())
}

/// A worker and its event handlers, which live as long as it does. It ends with this.
pub(super) struct Connection {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Connection {
    /// Starts the worker of this name. `receive` gets its messages with their payloads; `lose` is called when it stops by an error, or
    /// cannot be loaded.
    ///
    /// # Errors
    /// Where workers are not allowed.
    pub(super) fn start(
        name: &str,
        receive: impl Fn(FromWorker<JsValue, JsValue>, &JsValue) + 'static,
        lose: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let worker = build::start_worker(name)?;
        let on_message: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| {
            let data = event.data();
            let of = |key: &str| Reflect::get(&data, &key.into()).unwrap_or_default();
            // A message that cannot be read does not come from a worker of this build. That worker will be found silent.
            if let Some(message) = read(&of(MESSAGE)) {
                receive(message, &of(PAYLOAD));
            }
        });
        let on_error: Closure<dyn FnMut(ErrorEvent)> = Closure::new(move |event: ErrorEvent| {
            event.prevent_default();
            lose();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends a message to the worker.
    pub(super) fn send(&self, message: ToWorker<Question>) {
        let (message, arrays) = match message {
            ToWorker::Ask { ticket, question } => (ToWorker::Ask { ticket, question: question.bytes }, question.arrays),
            ToWorker::Stop { ticket } => (ToWorker::Stop { ticket }, Arrays::new()),
            ToWorker::Cancel { ticket } => (ToWorker::Cancel { ticket }, Arrays::new()),
        };
        // Plain data and arrays that no other code holds, so none of this can fail.
        let _ = self.try_send(message, arrays);
    }

    fn try_send(&self, message: ToWorker<JsValue>, arrays: Arrays) -> Result<(), JsValue> {
        let (envelope, transferred) = (Object::new(), Array::new());
        Reflect::set(&envelope, &MESSAGE.into(), &written(message)?)?;
        for (key, array, buffer) in arrays {
            Reflect::set(&envelope, &key.into(), &array)?;
            transferred.push(&buffer);
        }
        self.worker.post_message_with_transfer(&envelope, &transferred)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
