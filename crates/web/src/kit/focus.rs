//! Moves the keyboard focus after the focused button is gone, or when the page shows something else. The focus scrolls the page only to a
//! board that is out of sight. Code that shows other new content scrolls to it before.

use crate::view::focus::focus_in_place;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent};
use yew::AttrValue;

/// Gives the board the focus. Call it only after the user has pressed a button that its own action removes. If nothing of the board is in
/// sight, because the button is far below it, the page scrolls to the board.
pub fn focus_board() {
    let board = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.query_selector(".board").ok().flatten())
        .and_then(|board| board.dyn_into::<HtmlElement>().ok());
    if let Some(board) = board {
        // The cover of the board goes away with the button, but is drawn until then.
        if let Ok(Some(covered)) = board.closest("[inert]") {
            let _ = covered.remove_attribute("inert");
        }
        if is_in_sight(&board) {
            focus_in_place(&board);
        } else {
            // A board without the focus is no harm.
            let _ = board.focus();
        }
    }
}

/// True if a part of an element is in sight.
pub fn is_in_sight(element: &Element) -> bool {
    let height = web_sys::window().and_then(|window| window.inner_height().ok()).and_then(|height| height.as_f64());
    let place = element.get_bounding_client_rect();
    place.bottom() > 0.0 && height.is_none_or(|height| place.top() < height)
}

/// The page shows something else, from its top: the keyboard goes on from its heading, which is read aloud.
pub fn begin_at_heading() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
        go_on_from(heading());
    }
}

/// Gives the focus to the first field of the page that has one of these ids, and scrolls to it.
pub(crate) fn focus_first(ids: &[AttrValue]) {
    let any = ids.iter().map(|id| format!("[id=\"{id}\"]")).collect::<Vec<_>>().join(",");
    let page = web_sys::window().and_then(|window| window.document());
    let field = page.and_then(|page| page.query_selector(&any).ok().flatten());
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        // A field without the focus still shows its error.
        let _ = field.focus();
    }
}

/// The heading of the page.
pub(crate) fn heading() -> Option<Element> {
    web_sys::window()?.document()?.query_selector("main h1:not([hidden] *)").ok()?
}

/// The keyboard goes on from an element that takes no focus otherwise, and that is in sight already.
pub fn go_on_from(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.set_tab_index(-1);
        focus_in_place(&element);
    }
}

/// Gives the focus to the board of the block that contains the pressed button. The action of the button removes it.
pub fn focus_board_near(event: &MouseEvent) {
    let pressed: Option<HtmlElement> = event.target().and_then(|target| target.dyn_into().ok());
    let block = pressed.and_then(|button| button.closest("section, .sitting").ok().flatten());
    let board = block.and_then(|block| block.query_selector(".board").ok().flatten());
    if let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
        focus_in_place(&board);
    }
}
