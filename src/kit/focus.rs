//! Where the keyboard goes when the button that had it is gone.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Gives the board the focus. Only ever after a button was pressed that goes away with what it did.
pub(crate) fn focus_board() {
    let board = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.query_selector(".board").ok().flatten())
        .and_then(|board| board.dyn_into::<HtmlElement>().ok());
    if let Some(board) = board {
        // An element without the focus is no harm.
        let _ = board.focus();
    }
}
