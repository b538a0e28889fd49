//! The buttons below a plain board while a part is lifted.
//!
//! ```text
//! button.confirm      breaks it: how many pieces come off
//! span.other
//! ├─ button           the groove before, where pieces are small
//! ├─ button           puts the part back
//! └─ button           the next groove
//! ```

use crate::texts::Texts;
use crate::view::pieces::falling;
use maths::games::Coordinates;
use maths::games::scene::{Hit, Scene};
use yew::prelude::*;

/// Wider bars have small pieces on a phone: their grooves can be reached one after the other, too.
const WIDE: i64 = 10;

/// The buttons for a groove and what it leaves; `go` chooses another groove, or none, and is missing where the board points one out.
pub(super) fn lifted_buttons(
    texts: Texts,
    scene: &Scene,
    (index, leaves): (usize, Coordinates),
    confirm: &'static str,
    onclick: Callback<MouseEvent>,
    go: Option<&Callback<Option<usize>>>,
) -> Html {
    let is_counted = !scene.is_solid() && matches!(scene.grooves[index].hit, Hit::Along(_));
    let words = if is_counted { texts.play_break(&falling(scene, leaves).len()) } else { confirm.into() };
    let count = scene.grooves.len();
    let is_wide = scene.frame.right - scene.frame.left > WIDE * scene.unit;
    let other = |go: &Callback<Option<usize>>| {
        let to = |index: Option<usize>| go.reform(move |_: MouseEvent| index);
        let beside = |name: &'static str, sign: &'static str, index: usize| {
            let onclick = to(Some(index % count));
            is_wide.then(|| html! { <button type="button" aria-label={name} {onclick}>{ sign }</button> })
        };
        html! {
            <span class="other">
                { beside(texts.play_groove_before(), "‹", index + count - 1).unwrap_or_default() }
                <button type="button" onclick={to(None)}>{ texts.play_not_there() }</button>
                { beside(texts.play_groove_after(), "›", index + 1).unwrap_or_default() }
            </span>
        }
    };
    html! {
        <>
            <button type="button" class="confirm primary" {onclick}>{ words }</button>
            { go.map(other).unwrap_or_default() }
        </>
    }
}
