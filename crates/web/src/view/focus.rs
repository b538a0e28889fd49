//! The focus that the page moves by itself.

use web_sys::{FocusOptions, HtmlElement};

/// Gives an element the focus and leaves the page where it is: the board that somebody plays on must not leave the screen. Only a
/// heading of new content may scroll, and what arrow keys go through.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element without the focus is no harm.
    let _ = element.focus_with_options(&options);
}
