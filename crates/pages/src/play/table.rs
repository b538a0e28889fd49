//! The table of two players: the opponent with the last message, the bar on its stage, and the buttons; at the end the next steps.

use crate::play::controls::{beginnings, tools};
use crate::play::end_card::EndCard;
use crate::play::face::{Mood, face};
use crate::play::hand_over::hand_over;
use crate::play::players::PLAYERS;
use web::table::duel::State;
use web::table::duel::said::{pass, refused, said};
use web::table::duel::stage::Stage;
use web::texts::Texts;
use yew::prelude::*;

/// The parts of the page that show a game, in their order; the stylesheet gives each its place.
pub(super) fn table(texts: Texts, state: &UseReducerHandle<State>, is_playing: bool) -> Html {
    let (end, is_choosing) = (state.end(), !state.is_begun);
    html! {
        <>
            if is_playing {
                <div class="players">
                    <button type="button" class="foe-button" popovertarget={PLAYERS} aria-label={texts.play_players()}>
                        { face(state.opponent, Mood::of(state)) }
                    </button>
                    <div class="bubble">
                        <p class="turn" role="status">{ if is_choosing { texts.play_choose_side().to_owned() } else { said(texts, state, true) } }</p>
                        { pass(texts, state) }
                        { refused(texts, state) }
                    </div>
                </div>
            }
            <div class={classes!("stage", state.opponent.key())} inert={end.is_some()}>
                <Stage state={state.clone()} is_plain=true />
            </div>
            if is_choosing { { beginnings(texts, state) } }
            // On a phone it is seen at once, and what is below it does nothing before the friend has moved.
            if state.is_to_hand() && end.is_none() { { hand_over(texts, state) } }
            if is_playing && end.is_none() && !is_choosing { { tools(texts, state) } }
            { end.map(|end| html! { <EndCard state={state.clone()} {end} /> }).unwrap_or_default() }
        </>
    }
}
