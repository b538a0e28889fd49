//! Events of the browser that may be prevented.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AddEventListenerOptions, Event, EventTarget};

/// A listener; dropping it ends it.
pub struct Listening {
    target: EventTarget,
    name: &'static str,
    heard: Closure<dyn FnMut(Event)>,
}

/// Calls at every such event, which may be prevented.
pub fn listen(target: &EventTarget, name: &'static str, heard: impl FnMut(Event) + 'static) -> Listening {
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let heard = Closure::new(heard);
    let function = Closure::as_ref(&heard).unchecked_ref();
    // The name is text and the options are plain, so this does not fail.
    let _: Result<(), JsValue> =
        target.add_event_listener_with_callback_and_add_event_listener_options(name, function, &options);
    Listening { target: target.clone(), name, heard }
}

/// Calls at every such event of a target, if there is one, until the returned function is called.
pub fn listen_until<E: JsCast>(
    target: Option<impl Into<EventTarget>>,
    name: &'static str,
    mut heard: impl FnMut(E) + 'static,
) -> impl FnOnce() {
    let listening = target.map(|target| listen(&target.into(), name, move |event| heard(event.unchecked_into())));
    move || drop(listening)
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _: Result<(), JsValue> =
            self.target.remove_event_listener_with_callback(self.name, self.heard.as_ref().unchecked_ref());
    }
}
