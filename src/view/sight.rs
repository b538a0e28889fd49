//! Whether something is in sight, for what is drawn only then.

use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_state_eq;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Element;
use web_sys::IntersectionObserver;
use web_sys::IntersectionObserverEntry;
use web_sys::IntersectionObserverInit;
use yew::prelude::*;

/// Whether any part of an element is in sight, or as near to it as this margin says, such as `50%` of what is in sight.
#[hook]
pub(crate) fn use_in_sight(node: &NodeRef, margin: &'static str) -> bool {
    let is_seen = use_state_eq(|| false);
    let (setter, node) = (is_seen.setter(), node.clone());
    use_effect_with((), move |()| {
        let look = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            // The last entry is the latest.
            if let Ok(entry) = entries.pop().dyn_into::<IntersectionObserverEntry>() {
                setter.set(entry.is_intersecting());
            }
        });
        let options = IntersectionObserverInit::new();
        options.set_root_margin(margin);
        let observer = IntersectionObserver::new_with_options(look.as_ref().unchecked_ref(), &options).ok();
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

/// Whether any part of an element has ever been in sight, or as near to it as this margin says: what was drawn stays, so that nothing
/// around it moves.
#[hook]
pub(crate) fn use_was_near(node: &NodeRef, margin: &'static str) -> bool {
    let is_near = use_in_sight(node, margin);
    let was_near = use_mut_ref(|| false);
    let mut was_near = was_near.borrow_mut();
    *was_near |= is_near;
    *was_near
}
