//! A running worker and what listens to it.

use crate::kit::build;
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::ErrorEvent;
use web_sys::MessageEvent;
use web_sys::Worker;

/// A worker and its event handlers, which live as long as it does. It ends with this.
pub(crate) struct Connection {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl Connection {
    /// Starts the worker of this name. `hear` gets what it says; `lose` is called when it stops by an error, or is not there.
    ///
    /// # Errors
    /// Where workers are not allowed.
    pub(crate) fn start(
        name: &str,
        hear: impl Fn(&JsValue) + 'static,
        lose: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let worker = build::start_worker(name)?;
        let on_message: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| hear(&event.data()));
        let on_error: Closure<dyn FnMut(ErrorEvent)> = Closure::new(move |event: ErrorEvent| {
            event.prevent_default();
            lose();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Says something to the worker.
    pub(crate) fn send(&self, message: &impl Serialize) {
        // Both are plain data, so neither can fail.
        if let Ok(message) = serde_wasm_bindgen::to_value(message) {
            let _ = self.worker.post_message(&message);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
