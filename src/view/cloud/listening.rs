//! What the browser tells: whether the frame is in sight, and events that may be prevented.

use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_state_eq;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::AddEventListenerOptions;
use web_sys::Element;
use web_sys::Event;
use web_sys::EventTarget;
use web_sys::IntersectionObserver;
use web_sys::IntersectionObserverEntry;
use yew::prelude::*;

/// Whether any part of an element is in sight.
#[hook]
pub(super) fn use_in_sight(node: &NodeRef) -> bool {
    let is_seen = use_state_eq(|| false);
    let (setter, node) = (is_seen.setter(), node.clone());
    use_effect_with((), move |()| {
        let look = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            // The last entry is the latest.
            if let Ok(entry) = entries.pop().dyn_into::<IntersectionObserverEntry>() {
                setter.set(entry.is_intersecting());
            }
        });
        let observer = IntersectionObserver::new(look.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, node.cast::<Element>()) {
            observer.observe(&element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(look);
        }
    });
    *is_seen
}

/// A listener; dropping it ends it.
pub(super) struct Listening {
    target: EventTarget,
    name: &'static str,
    heard: Closure<dyn FnMut(Event)>,
}

/// Calls at every such event, which may be prevented.
pub(super) fn listen(target: &EventTarget, name: &'static str, heard: impl FnMut(Event) + 'static) -> Listening {
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let heard = Closure::new(heard);
    let function = Closure::as_ref(&heard).unchecked_ref();
    // The name is text and the options are plain, so this does not fail.
    let _: Result<(), JsValue> =
        target.add_event_listener_with_callback_and_add_event_listener_options(name, function, &options);
    Listening { target: target.clone(), name, heard }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _: Result<(), JsValue> =
            self.target.remove_event_listener_with_callback(self.name, self.heard.as_ref().unchecked_ref());
    }
}
