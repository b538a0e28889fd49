//! The wheel, with Ctrl: a turn zooms. Touch pads tell a pinch as the same.

use crate::view::heat_map::gesture::Point;
use crate::view::hooks::use_effect_with;
use crate::view::listening::listen_until;
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// A line, in pixels, where a wheel counts lines.
const LINE: f64 = 16.0;

/// Calls back with where the wheel was turned and how far, in pixels. The page does not scroll or zoom then, which a
/// listener may only prevent if it was not declared passive; those of a component are.
#[hook]
pub fn use_wheel(node: &NodeRef, on_turn: Callback<(Point, f64)>) {
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = on_turn;
    let node = node.clone();
    use_effect_with((), move |&()| {
        let within = node.cast::<Element>();
        listen_until(within.clone(), "wheel", move |event: &WheelEvent| {
            let Some(element) = within.as_ref().filter(|_| event.ctrl_key() || event.meta_key()) else { return };
            event.prevent_default();
            let delta = event.delta_y() * if event.delta_mode() == WheelEvent::DOM_DELTA_LINE { LINE } else { 1.0 };
            let on_turn = latest.borrow().clone();
            on_turn.emit((point_in(element, event), delta));
        })
    });
}

/// The point of an element at which an event happened.
pub fn point_in(element: &Element, event: &MouseEvent) -> Point {
    let bounds = element.get_bounding_client_rect();
    (f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top())
}
