//! The buttons below the bar, which never move: before a game those that begin it, in a game undo, hint and a new game.

use crate::play::chapters::open;
use crate::play::daily::question;
use crate::play::face::{Mood, face};
use web::kit::dispatching::dispatching_by;
use web::kit::focus::focus_board;
use web::table::duel::seed::seed;
use web::table::duel::words::opponent_name;
use web::table::duel::{Action, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// Begins a game. The pressed button disappears, so the board gets the focus.
pub(super) fn begin(state: &UseReducerHandle<State>, is_opponent_first: bool) -> Callback<MouseEvent> {
    let dispatcher = state.dispatcher();
    Callback::from(move |_: MouseEvent| {
        dispatcher.dispatch(Action::Begin { is_opponent_first, seed: seed() });
        focus_board();
    })
}

/// `div.act`: the button that begins; in a trial two of them.
pub(super) fn beginnings(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    if state.day.is_some() {
        return question(texts, state.opponent, [false, true].map(|is_opponent_first| begin(state, is_opponent_first)));
    }
    let name = opponent_name(texts, state.opponent);
    html! {
        <div class="act">
            if state.sum().is_terminal() {
                <p class="remark">{ texts.turn_none() }</p>
            } else if state.is_trial() {
                <button type="button" onclick={begin(state, false)}>{ texts.play_i_begin() }</button>
                <button type="button" onclick={begin(state, true)}>{ texts.play_they_begin(&name) }</button>
            } else if let Some(chapter) = state.chapter.filter(|chapter| state.half.contains(chapter) && !state.won.contains(chapter)) {
                <button type="button" class="primary" onclick={open(state, Action::Chapter(chapter))}>{ texts.play_next_trial() }</button>
            } else {
                <button type="button" class="primary" onclick={begin(state, false)}>
                    { face(state.opponent, Mood::Waits) }
                    { if state.opponent.strength().is_some() { texts.play_begin(&name) } else { texts.play_begin_two().into() } }
                </button>
            }
        </div>
    }
}

/// `div.tools`.
pub(super) fn tools(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let act = |action: fn() -> Action| dispatching_by(&state.dispatcher(), move |_: MouseEvent| action());
    let hint = if state.is_waiting() { Callback::noop() } else { act(|| Action::Hint) };
    // A game that a friend far away has seen is not ended by one of the two.
    let is_own_to_end = state.opponent != Opponent::Far || (state.moves() == 0 && !state.far.is_handed);
    html! {
        <div class="tools">
            <button type="button" aria-disabled={(!state.can_undo()).to_string()} onclick={act(|| Action::Undo)}>{ texts.undo() }</button>
            // Never disabled: the keyboard stays on it, and a second press says the same again.
            <button type="button" onclick={hint}>{ texts.hint() }</button>
            if is_own_to_end {
                <button type="button" onclick={begin(state, state.is_opponent_first)}>{ texts.restart() }</button>
            }
        </div>
    }
}
