//! Tests if an element is in sight, for components that draw only then.

use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::listening::listen;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::prelude::*;

/// The event by which everything on a page is drawn before the page is printed.
const PRINTED: &str = "bittersweet-printed";

/// True if any part of an element is in sight or within this margin of it. The margin is a length, or a part of the window such as `50%`.
/// Always true while the page is printed, because paper has all of the page.
#[hook]
pub fn use_in_sight(node: &NodeRef, margin: &'static str) -> bool {
    let is_seen = use_state_eq(|| false);
    let (setter, node) = (is_seen.setter(), node.clone());
    use_effect_with((), move |()| {
        let printed = setter.clone();
        let options = IntersectionObserverInit::new();
        options.set_root_margin(margin);
        let watch = watch_sight(&node, &options, move |is_in_sight| setter.set(is_in_sight));
        let printing = web_sys::window().map(|window| {
            let all = listen(&window, PRINTED, move |_| printed.set(true));
            let page = window.clone();
            // The browser lets Yew draw between two listeners of its event, and after 16 ms Yew goes on in a timeout, which printing does
            // not wait for. Yew does not stop while a component is to be drawn, so our own event reaches all components first.
            let before = listen(&window, "beforeprint", move |event| {
                event.stop_immediate_propagation();
                if let Ok(printed) = Event::new(PRINTED) {
                    // Only an event that is on its way is refused.
                    let _ = page.dispatch_event(&printed);
                }
            });
            // The listener keeps the observer.
            let after = listen(&window, "afterprint", move |_| {
                if let Some(watch) = &watch {
                    watch.look_again();
                }
            });
            [all, before, after]
        });
        move || drop(printing)
    });
    *is_seen
}

/// An observer of an element; dropping it ends it.
pub struct SightWatch {
    observer: IntersectionObserver,
    element: Element,
    _look: Closure<dyn FnMut(Array)>,
}

/// Tells, at first and at each change, if any part of an element is in sight.
pub fn watch_sight(
    node: &NodeRef,
    options: &IntersectionObserverInit,
    mut tell: impl FnMut(bool) + 'static,
) -> Option<SightWatch> {
    let look = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
        // The last entry is the latest.
        if let Some(entry) = entries.iter().next_back() {
            tell(entry.unchecked_ref::<IntersectionObserverEntry>().is_intersecting());
        }
    });
    let observer = IntersectionObserver::new_with_options(look.as_ref().unchecked_ref(), options).ok()?;
    let element = node.cast::<Element>()?;
    observer.observe(&element);
    Some(SightWatch { observer, element, _look: look })
}

impl SightWatch {
    /// An element that is observed again is reported again.
    fn look_again(&self) {
        self.observer.unobserve(&self.element);
        self.observer.observe(&self.element);
    }
}

impl Drop for SightWatch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// True if any part of an element has ever been in sight or within this margin of it. Drawings stay once they are drawn, so that nothing
/// around them moves.
#[hook]
pub fn use_was_near(node: &NodeRef, margin: &'static str) -> bool {
    let is_near = use_in_sight(node, margin);
    let was_near = use_mut_ref(|| false);
    let mut was_near = was_near.borrow_mut();
    *was_near |= is_near;
    *was_near
}
