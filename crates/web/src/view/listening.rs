//! Events of the browser that may be prevented.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget};

/// Calls at every such event, which may be prevented. Dropping the listener ends it.
pub fn listen(target: &EventTarget, name: &'static str, heard: impl FnMut(&Event) + 'static) -> EventListener {
    listen_as(EventListenerOptions::enable_prevent_default(), target, name, Box::new(heard))
}

/// The same with other options. All listeners are one piece of code: the compiler makes gloo's own anew for every closure.
pub fn listen_as(
    options: EventListenerOptions,
    target: &EventTarget,
    name: &'static str,
    heard: Box<dyn FnMut(&Event)>,
) -> EventListener {
    EventListener::new_with_options(target, name, options, heard)
}

/// Calls at every such event of a target, if there is one, until the returned function is called.
pub fn listen_until<E: JsCast>(
    target: Option<impl Into<EventTarget>>,
    name: &'static str,
    mut heard: impl FnMut(&E) + 'static,
) -> impl FnOnce() {
    let listening = target.map(|target| listen(&target.into(), name, move |event| heard(event.unchecked_ref())));
    move || drop(listening)
}
