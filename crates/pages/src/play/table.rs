//! The table at which two sit: the bar on its stage, what was broken off, whose turn it is; and at the end the card.

use crate::play::controls::controls;
use crate::play::doubt::Doubtful;
use crate::play::end_card::EndCard;
use crate::play::hand_over::hand_over;
use web::table::duel::State;
use web::table::duel::said::{pass, refused, said};
use web::table::duel::stage::Stage;
use web::texts::Texts;
use yew::prelude::*;

/// Everything between the question and the chapters.
pub(super) fn table(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    // The card lies over all that is before it.
    let covered = state.end().is_some();
    html! {
        <div class="table">
            { state.far.doubt.clone().map(|doubt| html! { <Doubtful state={state.clone()} {doubt} /> }).unwrap_or_default() }
            <div class={classes!("stage", state.opponent.key())} inert={covered}><Stage state={state.clone()} /></div>
            <div class="said-below" inert={covered}>
                <p class="turn" role="status">{ said(texts, state) }</p>
                { pass(texts, state) }
                { refused(texts, state) }
            </div>
            // On a phone it is seen at once, and what is below it does nothing before the friend has moved.
            if state.is_to_hand() && state.end().is_none() { { hand_over(texts, state) } }
            { controls(texts, state) }
            { state.end().map(|end| html! { <EndCard state={state.clone()} {end} /> }).unwrap_or_default() }
        </div>
    }
}
