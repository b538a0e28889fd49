//! The keyboard stays where it was when the button that had it goes away with what it does: browsers would begin at the top of the page again.

use crate::kit::timer::later;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Document;
use web_sys::Element;
use web_sys::Event;
use web_sys::HtmlElement;
use web_sys::Node;
use web_sys::NodeList;

/// What can have the focus, and does something.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, [tabindex='0']";

/// From now on the focus of a button that goes away goes to the next control of the same block, or else to the one before, or to the next of
/// the page.
pub(crate) fn hand_on_lost_focus(page: &Document) {
    let own = page.clone();
    let pressed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let button = target.and_then(|target| target.closest("button, a").ok().flatten());
        if let (Some(button), Ok(all)) = (button, own.query_selector_all(CONTROLS)) {
            let page = own.clone();
            let block = button.closest("section, li, [role='group'], main").ok().flatten();
            // The page is drawn again before that.
            let wait = later(0, move || {
                let has_focus = page.active_element().is_some_and(|element| element.tag_name() != "BODY");
                if !has_focus && !button.is_connected() {
                    hand_on(&button, block.as_ref(), &all);
                }
            });
            // Dropping it would call it off.
            std::mem::forget(wait);
        }
    });
    // It hears of a click before anything is drawn, and a page always takes listeners.
    let _ = page.add_event_listener_with_callback_and_bool("click", pressed.as_ref().unchecked_ref(), true);
    pressed.forget();
}

/// Gives the focus to the control beside a button that is gone. `all` are those that there were with it.
fn hand_on(button: &Element, block: Option<&Element>, all: &NodeList) {
    let controls: Vec<Node> = (0..all.length()).filter_map(|at| all.item(at)).collect();
    let Some(at) = controls.iter().position(|node| node.is_same_node(Some(button))) else { return };
    let is_in_block = |node: &&Node| block.is_some_and(|block| block.contains(Some(node)));
    let (before, after) = (&controls[..at], &controls[at + 1..]);
    let beside = after.iter().filter(is_in_block).chain(before.iter().rev().filter(is_in_block));
    let all = beside.chain(after).chain(before.iter().rev()).filter_map(|node| node.dyn_ref::<HtmlElement>());
    let mut usable = all.filter(|control| {
        control.offset_width() > 0 && control.closest("[inert], :disabled").is_ok_and(|outside| outside.is_none())
    });
    if let Some(next) = usable.next() {
        // An element without the focus is no harm.
        let _ = next.focus();
    }
}
