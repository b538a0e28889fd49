//! What the browser tells: how large the frame is, whether it is in sight, whether the theme has changed.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::AddEventListenerOptions;
use web_sys::Element;
use web_sys::Event;
use web_sys::EventTarget;
use web_sys::HtmlElement;
use web_sys::IntersectionObserver;
use web_sys::IntersectionObserverEntry;
use web_sys::ResizeObserver;
use yew::prelude::*;

/// More pixels than this for one of the page are work without use.
const MOST_RATIO: f64 = 2.0;

/// Width and height of an element in pixels of the page, and how many pixels of the screen one of these has in a row.
#[hook]
pub(super) fn use_size(node: &NodeRef) -> [f32; 3] {
    let size = use_state_eq(|| [640.0, 480.0, 1.0]);
    let (setter, node) = (size.setter(), node.clone());
    use_effect_with((), move |()| {
        let element = node.cast::<HtmlElement>();
        let watched = element.clone();
        let look = Closure::<dyn FnMut()>::new(move || {
            if let (Some(element), Some(window)) = (&watched, web_sys::window()) {
                let [width, height] =
                    [element.client_width(), element.client_height()].map(|length| length.max(1) as f32);
                setter.set([width, height, window.device_pixel_ratio().min(MOST_RATIO) as f32]);
            }
        });
        let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(look);
        }
    });
    *size
}

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

/// A number that changes whenever the page turns from light to dark or back.
#[hook]
pub(super) fn use_theme() -> u32 {
    let theme = use_state_eq(|| 0_u32);
    let setter = theme.setter();
    use_effect_with((), move |()| {
        let query = web_sys::window().and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok()?);
        let mut changes = 0;
        let listening = query.map(|query| {
            listen(query.as_ref(), "change", move |_| {
                changes += 1;
                setter.set(changes);
            })
        });
        move || drop(listening)
    });
    *theme
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
