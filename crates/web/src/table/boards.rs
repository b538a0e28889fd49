//! The games on the board: one alone, or the parts of a sum side by side, of which one is in hand.
//!
//! ```text
//! div.parts role=group
//! └─ section.part(.in-hand)      one for each part
//!    ├─ button.part-name         takes the part in hand
//!    ├─ button                   uses the pass of the part, where it has one
//!    └─ the board of the part
//! ```

use crate::kit::dispatching::dispatching_by;
use crate::kit::words::coordinates;
use crate::table::Action;
use crate::table::bar::{Bar, BarProps};
use crate::table::walk::button;
use crate::texts::{Texts, use_texts};
use maths::games::{Game, Move, SumMove};
use yew::prelude::*;

/// Every part with its board.
#[component]
pub fn Boards(props: &BarProps) -> Html {
    let texts = use_texts();
    let sum = props.state.sum();
    if sum.only().is_some() {
        return html! { <Bar ..BarProps { part: 0, ..props.clone() } /> };
    }
    html! {
        <div class="parts" role="group" aria-label={texts.sum_parts()}>
            { for sum.parts().iter().enumerate().map(|(part, game)| one(texts, props, part, game)) }
        </div>
    }
}

fn one(texts: Texts, props: &BarProps, part: usize, game: &Game) -> Html {
    let state = &props.state;
    let is_in_hand = part == state.hand();
    let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Take(part));
    let number = part + 1;
    let pass = SumMove::In { part, play: Move::Pass };
    let can_pass = game.play(Move::Pass).is_some();
    let board = BarProps {
        part,
        has_hint: props.has_hint && is_in_hand,
        is_shaping: props.is_shaping && is_in_hand,
        ..props.clone()
    };
    html! {
        <section key={part} class={classes!("part", is_in_hand.then_some("in-hand"))} aria-label={texts.sum_part(&number)}>
            <p class="part-head">
                <button type="button" class="quiet part-name" aria-pressed={is_in_hand.to_string()}
                    title={texts.sum_part_title(&number)} {onclick}>
                    { texts.sum_part(&number) }
                </button>
                <span>{ format!("({})", coordinates(&game.ruleset(), game.position())) }</span>
                if game.ruleset().pass && !props.is_held {
                    { button(state, texts.sum_use_pass(&number), Action::Play(pass), can_pass) }
                }
            </p>
            <Bar ..board />
        </section>
    }
}
