//! The words and buttons below a board of piles, while tokens are held or cannot be moved.
//!
//! ```text
//! span.holding
//! ├─ button             one token fewer; the last one is put back
//! ├─ span role=alert    how many are held, or why they cannot go where they were put
//! └─ button             one token more
//! ```

use crate::texts::Texts;
use crate::view::board::piles::{Press, Refusal, hold};
use maths::games::Coordinate;
use maths::games::scene::Scene;
use yew::prelude::*;

/// The words and the buttons.
pub(super) fn holding_words(
    texts: Texts,
    scene: &Scene,
    holding: Option<(Coordinate, u32)>,
    refusal: Option<Refusal>,
    on_press: &Callback<Press>,
) -> Html {
    let refused = refusal.map(|Refusal { onto, from }| texts.tokens_refused(&onto.0, &onto.1, &from.0, &from.1));
    let said = refused.or_else(|| holding.map(|(_, tokens)| texts.tokens_held(&tokens)));
    let button = |name: &'static str, sign: &'static str, (from, tokens): (Coordinate, u32)| {
        let press = hold(scene, from, tokens);
        let onclick = on_press.reform(move |_: MouseEvent| press);
        html! { <button type="button" aria-label={name} {onclick}>{ sign }</button> }
    };
    html! {
        <span class="holding">
            { holding.map(|(from, tokens)| button(texts.tokens_fewer(), "−", (from, tokens - 1))).unwrap_or_default() }
            <span role="alert">{ said.unwrap_or_default() }</span>
            { holding.map(|(from, tokens)| button(texts.tokens_more(), "+", (from, tokens + 1))).unwrap_or_default() }
        </span>
    }
}
