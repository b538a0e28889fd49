//! The address of a page in which text is typed and lines are unfolded.

use crate::kit::address;
use crate::view::hooks::use_change;
use yew::prelude::*;

/// Keeps `text`, which is what the state says, in the address. Text typed letter by letter makes one entry in the browser's history, and
/// unfolding a line makes none. `again` reads a fragment and writes it as the page does, so that an address that says the same stays.
#[hook]
pub fn use_written(text: String, is_typing: bool, is_unfolding: bool, again: fn(&str) -> String) {
    let was_typing = use_mut_ref(|| false);
    // When the page is opened, its address stays as it is, readable or not.
    use_change((text, is_typing, is_unfolding), move |(text, is_typing, is_unfolding)| {
        if again(&address::fragment()) != *text {
            address::show(text, !(*is_unfolding || *is_typing && *was_typing.borrow()));
        }
        *was_typing.borrow_mut() = *is_typing;
    });
}
