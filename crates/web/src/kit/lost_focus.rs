//! Keeps the place of the keyboard focus when a button that has it is removed by its own action. Browsers would begin at the top of the
//! page again. The scroll position stays the same, too, unless the page shows another heading.

use crate::kit::focus::{begin_at_heading, heading};
use crate::kit::timer::{Looking, look_until_done};
use crate::view::focus::focus_in_place;
use crate::view::listening::listen_as;
use gloo_events::EventListenerOptions;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, Node, NodeList};

/// The elements that can have the focus and that react to the keyboard.
const CONTROLS: &str = "button, a[href], input, select, textarea, summary, [tabindex='0']";

/// From now on, when a pressed button is removed, the focus goes to the next control of the same block. If there is none, it goes to the
/// previous control of the block, or to the next control of the page. If the page shows another heading, it goes there.
pub fn hand_on_lost_focus(page: &Document) {
    let own = page.clone();
    let looking = Looking::default();
    let hear = move |event: &Event| look(&own, Pressed::of(event, &own), &looking);
    // In the capture phase the listener runs before the page is redrawn.
    listen_as(EventListenerOptions::run_in_capture_phase(), page, "click", Box::new(hear)).forget();
}

/// Waits until the button is gone. A new press ends this.
fn look(page: &Document, pressed: Option<Pressed>, looking: &Looking) {
    looking.take();
    let Some(pressed) = pressed else { return };
    let page = page.clone();
    look_until_done(looking, move || {
        let is_gone = !pressed.button.is_connected();
        if is_gone && page.active_element().is_none_or(|element| element.tag_name() == "BODY") {
            pressed.hand_on();
        }
        is_gone
    });
}

/// A button that was pressed, the block in which it is, and all controls of the page.
struct Pressed {
    button: Element,
    block: Option<Element>,
    controls: NodeList,
    heading: Option<String>,
}

impl Pressed {
    fn of(event: &Event, page: &Document) -> Option<Self> {
        let button = event.target()?.dyn_into::<Element>().ok()?.closest("button, a").ok()??;
        let block = button.closest("section, li, [role='group'], main").ok()?;
        let heading = text(heading());
        Some(Self { button, block, controls: page.query_selector_all(CONTROLS).ok()?, heading })
    }

    /// Gives the focus to the control beside the button, which is gone, or to the heading of another part.
    fn hand_on(&self) {
        if text(heading()) != self.heading {
            return begin_at_heading();
        }
        let controls: Vec<Node> = (0..self.controls.length()).filter_map(|at| self.controls.item(at)).collect();
        let Some(at) = controls.iter().position(|node| node.is_same_node(Some(&self.button))) else { return };
        let is_in_block = |node: &&Node| self.block.as_ref().is_some_and(|block| block.contains(Some(node)));
        let (before, after) = (&controls[..at], &controls[at + 1..]);
        let beside = after.iter().filter(is_in_block).chain(before.iter().rev().filter(is_in_block));
        let all = beside.chain(after).chain(before.iter().rev()).filter_map(|node| node.dyn_ref::<HtmlElement>());
        let mut usable = all.filter(|control| {
            control.offset_width() > 0 && control.closest("[inert], :disabled").is_ok_and(|outside| outside.is_none())
        });
        if let Some(next) = usable.next() {
            focus_in_place(next);
        }
    }
}

fn text(element: Option<Element>) -> Option<String> {
    element.and_then(|element| element.text_content())
}
