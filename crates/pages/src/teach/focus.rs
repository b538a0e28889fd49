//! The keyboard focus while blocks are added, moved and removed.

use wasm_bindgen::JsCast;
use web::kit::timer::{Looking, look_until_done};
use web::view::focus::focus_in_place;
use web_sys::HtmlElement;

/// Gives a button the focus again once its block has another place: an element that is put elsewhere loses it. If the focus has moved on in
/// the meantime, it stays.
pub(super) fn keep_focus(button: Option<HtmlElement>) {
    let Some(button) = button else { return };
    look_until_done(&Looking::default(), move || {
        let focused = button.owner_document().and_then(|page| page.active_element());
        match focused {
            Some(focused) if focused == *button => return false,
            Some(focused) if focused.tag_name() != "BODY" => {}
            // Scrolling is allowed: the user follows the block to its new place.
            _ => _ = button.focus(),
        }
        true
    });
}

/// Closes the menu in which a button is.
pub(super) fn close_menu(button: Option<HtmlElement>) {
    // If the menu cannot be closed, it stays open.
    let _ = button.and_then(|button| button.closest("details").ok()?).map(|menu| menu.remove_attribute("open"));
}

/// Gives the focus to the first field of the block that is added to so many, once it is drawn.
pub(super) fn focus_added(to: usize) {
    look_until_done(&Looking::default(), move || {
        let page = web_sys::window().and_then(|window| window.document());
        let field =
            page.and_then(|page| page.query_selector(&format!(".blocks>li:nth-child({}) [id]", to + 1)).ok()?);
        let field = field.and_then(|field| field.dyn_into::<HtmlElement>().ok());
        // Scrolling is allowed: the user fills in the new block.
        field.map(|field| field.focus()).is_some()
    });
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
