//! Where the keyboard goes when the button that had it is gone.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use web_sys::MouseEvent;

/// Gives the board the focus. Only ever after a button was pressed that goes away with what it did.
pub(crate) fn focus_board() {
    let board = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.query_selector(".board").ok().flatten())
        .and_then(|board| board.dyn_into::<HtmlElement>().ok());
    if let Some(board) = board {
        // What covers the board goes away with the button, but is drawn until then.
        if let Ok(Some(covered)) = board.closest("[inert]") {
            let _ = covered.remove_attribute("inert");
        }
        // An element without the focus is no harm.
        let _ = board.focus();
    }
}

/// Gives the focus to the board of the block in which a button was pressed that goes away with what it did.
pub(crate) fn focus_board_near(event: &MouseEvent) {
    let pressed: Option<HtmlElement> = event.target().and_then(|target| target.dyn_into().ok());
    let block = pressed.and_then(|button| button.closest("section, .sitting").ok().flatten());
    let board = block.and_then(|block| block.query_selector(".board").ok().flatten());
    if let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
        // An element without the focus is no harm.
        let _ = board.focus();
    }
}
