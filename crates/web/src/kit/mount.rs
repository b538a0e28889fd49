//! Puts a page into its place in the document.

use crate::kit::language::when_spoken;
use crate::kit::lost_focus::hand_on_lost_focus;
use crate::kit::timer::later;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::BaseComponent;

/// The id of the element that a page is put into.
pub const APP: &str = "app";

/// Puts a page into the element with the id [`APP`], in place of its content, which stays in sight until the page can speak.
pub fn mount<Page: BaseComponent<Properties = ()>>() {
    when_spoken(|| put::<Page>(()));
}

/// The longest time that a page waits for its first content, in milliseconds.
const PATIENCE: u32 = 4000;

/// Puts a page into its place once its first content has arrived, or without the content after `PATIENCE` milliseconds.
pub fn mount_after<Page: BaseComponent>(
    first: impl Future<Output = Page::Properties> + 'static,
    without: Page::Properties,
) {
    when_spoken(move || {
        let without = Rc::new(Cell::new(Some(without)));
        let late = {
            let without = Rc::clone(&without);
            later(PATIENCE, move || {
                if let Some(without) = without.take() {
                    put::<Page>(without);
                }
            })
        };
        spawn_local(async move {
            let first = first.await;
            drop(late);
            if without.take().is_some() {
                put::<Page>(first);
            }
        });
    });
}

fn put<Page: BaseComponent>(properties: Page::Properties) {
    let Some(page) = web_sys::window().and_then(|window| window.document()) else { return };
    hand_on_lost_focus(&page);
    if let Some(container) = page.get_element_by_id(APP) {
        container.set_inner_html("");
        yew::Renderer::<Page>::with_root_and_props(container, properties).render();
    }
}
