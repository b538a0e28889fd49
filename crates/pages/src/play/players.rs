//! The choice of an opponent: a sheet that opens over the page, for the landing page and for a game.

use crate::play::controls::begin;
use crate::play::face::{Mood, face};
use crate::play::sound::Sound;
use web::kit::dispatching::dispatching_by;
use web::table::duel::seed::seed;
use web::table::duel::words::{opponent_name, opponent_skill};
use web::table::duel::{Action, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// The name of the sheet, by which buttons open it.
pub(super) const PLAYERS: &str = "players";

/// `div#players`, which the browser shows and closes by itself; every button in it closes it.
pub(super) fn players(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let meet = |opponent: Opponent| {
        let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Meet { opponent, seed: seed() });
        let is_chosen = state.opponent == opponent;
        html! {
            <button key={opponent.key()} type="button" class="foe" aria-pressed={is_chosen.to_string()} popovertarget={PLAYERS}
                popovertargetaction="hide" {onclick}>
                { face(opponent, Mood::Waits) }
                <strong>{ opponent_name(texts, opponent) }</strong>
                if opponent.strength().is_some() { <small>{ opponent_skill(texts, opponent) }</small> }
            </button>
        }
    };
    // Of two people at one screen each can begin, and a game that a friend far away has seen is not ended by one of the two.
    let is_second_possible = match state.opponent {
        Opponent::Friend => false,
        Opponent::Far => state.moves() == 0 && !state.far.is_handed,
        Opponent::Nib | Opponent::Truffle | Opponent::Noir => true,
    };
    html! {
        <div id={PLAYERS} class="drawer" popover="auto" aria-label={texts.play_who_plays()}>
            <h2>{ texts.play_who_plays() }</h2>
            <div class="foes">{ for Opponent::ALL.map(meet) }</div>
            if is_second_possible {
                <button type="button" popovertarget={PLAYERS} popovertargetaction="hide" onclick={begin(state, true)}>{
                    if state.opponent == Opponent::Far { texts.friend_let_begin().to_owned() } else { texts.play_let_begin(&opponent_name(texts, state.opponent)) }
                }</button>
            }
            <Sound moves={state.moves()} />
        </div>
    }
}
