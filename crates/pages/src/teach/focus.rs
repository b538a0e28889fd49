//! The keyboard focus while blocks are added, moved and removed.

use wasm_bindgen::JsCast;
use web::kit::timer::later;
use web::view::focus::focus_in_place;
use web_sys::HtmlElement;

/// Gives a button the focus again once its block has another place: an element that is put elsewhere loses it. If the focus has moved on in
/// the meantime, it stays.
pub(super) fn keep_focus(button: Option<HtmlElement>) {
    if let Some(button) = button {
        look_for_lost(button, LOOKS);
    }
}

fn look_for_lost(button: HtmlElement, looks: u32) {
    later(0, move || {
        let focused = button.owner_document().and_then(|page| page.active_element());
        match focused {
            Some(focused) if focused == *button => {
                if looks > 0 {
                    look_for_lost(button, looks - 1);
                }
            }
            Some(focused) if focused.tag_name() != "BODY" => {}
            // Scrolling is allowed: the user follows the block to its new place.
            _ => _ = button.focus(),
        }
    })
    .forget();
}

/// Closes the menu in which a button is.
pub(super) fn close_menu(button: Option<HtmlElement>) {
    // If the menu cannot be closed, it stays open.
    let _ = button.and_then(|button| button.closest("details").ok()?).map(|menu| menu.remove_attribute("open"));
}

/// The most looks for a change that a busy device draws late.
const LOOKS: u32 = 1000;

/// Gives the focus to the first field of the block that is added to so many, once it is drawn.
pub(super) fn focus_added(to: usize) {
    look_for_added(to, LOOKS);
}

fn look_for_added(to: usize, looks: u32) {
    later(0, move || {
        let page = web_sys::window().and_then(|window| window.document());
        let field =
            page.and_then(|page| page.query_selector(&format!(".blocks>li:nth-child({}) [id]", to + 1)).ok()?);
        match field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
            // Scrolling is allowed: the user fills in the new block.
            Some(field) => _ = field.focus(),
            None if looks > 0 => look_for_added(to, looks - 1),
            None => {}
        }
    })
    .forget();
}

/// Passes on the focus of a button that is removed with its block. The focus goes to the same button of the next block, or of the block
/// before, or to the menu that adds a block.
pub(super) fn hand_on_focus(button: Option<HtmlElement>) {
    let Some(item) = button.and_then(|button| button.closest("li").ok().flatten()) else { return };
    let beside = item.next_element_sibling().or_else(|| item.previous_element_sibling());
    let next = match beside {
        Some(beside) => beside.query_selector(".block-buttons button:last-child"),
        None => item.owner_document().map_or(Ok(None), |page| page.query_selector(".add-menu summary")),
    };
    if let Some(next) = next.ok().flatten().and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        focus_in_place(&next);
    }
}
