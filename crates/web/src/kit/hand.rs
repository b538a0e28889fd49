//! The game in hand: the position that a reader last looked at in this tab goes along to every room by its link.

use crate::kit::in_tab;
use crate::view::hooks::use_effect_with;
use maths::games::Sum;
use yew::prelude::*;

/// The storage key; the browser keeps the game until the tab is closed.
const KEY: &str = "bittersweet.hand";

/// The game in hand.
pub fn held() -> Option<Sum> {
    in_tab::read(KEY)?.parse().ok()
}

/// Keeps the game that a room shows as the game in hand. Returns the kept game if the room shows none.
#[hook]
pub fn use_hand(shown: Option<Sum>) -> Option<Sum> {
    let held = use_memo((), |()| held());
    use_effect_with(shown.clone(), |shown| {
        if let Some(sum) = shown {
            // If the browser refuses to keep the game, the links of this room still carry it.
            in_tab::keep(KEY, &sum.to_string());
        }
    });
    shown.or_else(|| (*held).clone())
}
