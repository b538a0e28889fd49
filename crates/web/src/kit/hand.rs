//! The game in hand: the position that a reader last looked at in this tab goes along to every room by its link.

use crate::view::hooks::use_effect_with;
use maths::games::Sum;
use web_sys::Storage;
use yew::prelude::*;

/// Where it is kept until the tab is closed.
const KEY: &str = "bittersweet.hand";

fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// The game in hand.
pub fn held() -> Option<Sum> {
    storage()?.get_item(KEY).ok().flatten()?.parse().ok()
}

/// Takes a game in hand, or gives the one that there is where a room shows none of its own.
#[hook]
pub fn use_hand(shown: Option<Sum>) -> Option<Sum> {
    let held = use_memo((), |()| held());
    use_effect_with(shown.clone(), |shown| {
        if let (Some(sum), Some(storage)) = (shown, storage()) {
            // Where nothing can be kept, the links of this room still carry it.
            let _ = storage.set_item(KEY, &sum.to_string());
        }
    });
    shown.or_else(|| (*held).clone())
}
