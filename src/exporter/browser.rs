//! The adapter that writes one file in a dedicated web worker: the order and the file to and from JavaScript values, and a
//! loop that yields to the browser now and then, so that the page hears how far it is.

use crate::exporter::Exporting;
use crate::exporter::WhyNot;
use crate::exporter::canvas::Canvas;
use crate::exporter::protocol::COLOURS;
use crate::exporter::protocol::FILE;
use crate::exporter::protocol::Format;
use crate::exporter::protocol::FromExporter;
use crate::exporter::protocol::MESSAGE;
use crate::exporter::protocol::NUMBERS;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::VERSION;
use js_sys::Array;
use js_sys::Object;
use js_sys::Reflect;
use js_sys::Uint16Array;
use js_sys::Uint32Array;
use std::cell::Cell;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::Blob;
use web_sys::DedicatedWorkerGlobalScope;
use web_sys::MessageChannel;
use web_sys::MessageEvent;
use web_sys::MessagePort;

/// How long the worker writes before it yields, in milliseconds.
const TURN: f64 = 12.0;
/// How often progress is reported, in milliseconds.
const REPORT: f64 = 100.0;

/// What the worker's event handlers share.
struct Host {
    scope: DedicatedWorkerGlobalScope,
    work: RefCell<Option<Work>>,
    /// What is written, a blob for each turn. The browser keeps those where it has room, so a long file does not have to
    /// fit into memory, and the page is not bothered with its pieces.
    parts: Array,
    /// A message to this port comes back as the next turn.
    next_turn: MessagePort,
    reported: Cell<f64>,
}

/// A file on its way.
enum Work {
    Text(Exporting),
    Picture(Canvas),
}

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// When this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let turns = MessageChannel::new()?;
    let host = Rc::new(Host {
        scope: scope.clone(),
        work: RefCell::new(None),
        parts: Array::new(),
        next_turn: turns.port2(),
        reported: Cell::new(js_sys::Date::now()),
    });
    let on_message = {
        let host = Rc::clone(&host);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| host.hear(&event.data()))
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
    post(&scope, &FromExporter::Ready { version: VERSION.into() }, None);
    Ok(())
}

impl Host {
    fn hear(&self, data: &JsValue) {
        let of = |key: &str| Reflect::get(data, &key.into()).unwrap_or_default();
        // What cannot be read was not sent by this build's page, so there is nobody to answer.
        let Ok(order) = serde_wasm_bindgen::from_value::<Order>(of(MESSAGE)) else { return };
        let numbers = of(NUMBERS).dyn_into::<Uint16Array>().map(|numbers| numbers.to_vec()).unwrap_or_default();
        let work = if order.format == Format::Png {
            let colours = of(COLOURS).dyn_into::<Uint32Array>().map(|colours| colours.to_vec()).unwrap_or_default();
            Canvas::new(order, numbers, colours).map(Work::Picture)
        } else {
            Exporting::new(order, numbers).map(Work::Text)
        };
        match work {
            Ok(work) => {
                self.work.replace(Some(work));
                self.ask_for_turn();
            }
            Err(reason) => post(&self.scope, &FromExporter::Refused { reason }, None),
        }
    }

    fn take_turn(&self) {
        let Some(mut work) = self.work.take() else { return };
        let written = Array::new();
        let begun = js_sys::Date::now();
        let mut done = Some(0.0);
        while done.is_some() && js_sys::Date::now() - begun < TURN {
            done = work.step(&written);
            done.into_iter().for_each(|done| self.report(done));
        }
        // An array of strings is what it asks for, so this fails only for want of room.
        match Blob::new_with_str_sequence(&written) {
            Ok(part) => self.parts.push(&part),
            Err(error) => wasm_bindgen::throw_val(error),
        };
        if done.is_some() {
            self.work.replace(Some(work));
            self.ask_for_turn();
        } else {
            self.finish(work);
        }
    }

    fn finish(&self, work: Work) {
        match work {
            Work::Text(_) => answer(&self.scope, Blob::new_with_blob_sequence(&self.parts).map_err(|_| WhyNot::NoRoom)),
            Work::Picture(canvas) => {
                let scope = self.scope.clone();
                canvas.encode(move |file| answer(&scope, file));
            }
        }
    }

    fn report(&self, done: f64) {
        let now = js_sys::Date::now();
        if now - self.reported.get() >= REPORT {
            self.reported.set(now);
            post(&self.scope, &FromExporter::Progress { done }, None);
        }
    }

    fn ask_for_turn(&self) {
        // Posting to one's own open port cannot fail.
        let _ = self.next_turn.post_message(&JsValue::NULL);
    }
}

impl Work {
    /// Writes a piece of text to an array, or paints a band. Returns how much of the file is done, from 0 to 1; nothing
    /// once all of it is.
    fn step(&mut self, written: &Array) -> Option<f64> {
        match self {
            Self::Text(exporting) => {
                let piece = exporting.next()?;
                written.push(&piece.text.into());
                Some(piece.done as f64 / piece.total.max(1) as f64)
            }
            Self::Picture(canvas) => canvas.paint(),
        }
    }
}

/// Sends the file, or why there is none.
fn answer(scope: &DedicatedWorkerGlobalScope, file: Result<Blob, WhyNot>) {
    match file {
        Ok(file) => post(scope, &FromExporter::Done, Some(&file)),
        Err(reason) => post(scope, &FromExporter::Refused { reason }, None),
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &FromExporter, file: Option<&Blob>) {
    let sent = || {
        let envelope = Object::new();
        Reflect::set(&envelope, &MESSAGE.into(), &serde_wasm_bindgen::to_value(message)?)?;
        if let Some(file) = file {
            Reflect::set(&envelope, &FILE.into(), file)?;
        }
        scope.post_message(&envelope)
    };
    if let Err(error) = sent() {
        // The page sees an error of the worker and says so.
        wasm_bindgen::throw_val(error);
    }
}
