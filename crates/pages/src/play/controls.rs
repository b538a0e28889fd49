//! The buttons below the bar, which never move: before a game the one that begins it, in a game undo, hint and a new game.

use crate::play::daily::question;
use crate::play::opponents::opponents;
use web::kit::focus::focus_board;
use web::table::Hint;
use web::table::duel::seed::seed;
use web::table::duel::words::opponent_name;
use web::table::duel::{Action, Opponent, State};
use web::texts::Texts;
use yew::prelude::*;

/// The buttons, and in a game the opponents.
pub(super) fn controls(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let act = |action: fn() -> Action| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(action()))
    };
    let begin = |is_opponent_first: bool| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Begin { is_opponent_first, seed: seed() });
            // The button goes away with what it did.
            focus_board();
        })
    };
    if !state.is_begun && state.sum().is_terminal() {
        return html! { <div class="controls"><p class="remark">{ texts.turn_none() }</p></div> };
    }
    if !state.is_begun && state.day.is_some() {
        return question(texts, state);
    }
    if !state.is_begun {
        return html! {
            <div class="controls">
                <button type="button" class="primary" onclick={begin(false)}>{ texts.play_begin() }</button>
            </div>
        };
    }
    let is_hinted = state.hint == Hint::Move || state.is_waiting() || state.sum().is_terminal();
    let let_begin = match state.opponent {
        Opponent::Far => texts.friend_let_begin().into(),
        Opponent::Nib | Opponent::Truffle | Opponent::Noir | Opponent::Friend => {
            texts.play_let_begin(&opponent_name(texts, state.opponent))
        }
    };
    // A game that a friend far away has seen is not ended by one of the two.
    let is_own_to_end = state.opponent != Opponent::Far || (state.moves() == 0 && !state.far.is_handed);
    html! {
        <div class="controls" inert={state.end().is_some()}>
            <div class="moves">
                <button type="button" aria-disabled={(!state.can_undo()).to_string()} onclick={act(|| Action::Undo)}>{ texts.undo() }</button>
                <button type="button" aria-disabled={is_hinted.to_string()} onclick={if is_hinted { Callback::noop() } else { act(|| Action::Hint) }}>{ texts.hint() }</button>
                if is_own_to_end {
                    <button type="button" onclick={begin(false)}>{ texts.restart() }</button>
                    // Of two people at one screen each can begin.
                    if state.opponent != Opponent::Friend { <button type="button" onclick={begin(true)}>{ let_begin }</button> }
                }
            </div>
            { opponents(texts, state) }
        </div>
    }
}
