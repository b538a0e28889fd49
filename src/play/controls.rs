//! The buttons below the bar, which never move: before a game the one that begins it, in a game undo, hint and a new game.

use crate::explore::Hint;
use crate::kit::focus::focus_board;
use crate::play::Action;
use crate::play::State;
use crate::play::opponents::Opponents;
use crate::play::words::opponent_name;
use crate::texts::use_texts;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The buttons, and in a game the opponents.
#[component]
pub(super) fn Controls(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
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
    if !state.is_begun {
        return html! {
            <div class="controls">
                <button type="button" class="primary" onclick={begin(false)}>{ texts.play_begin() }</button>
            </div>
        };
    }
    let is_first_move = state.moves() == 0;
    let is_hinted = state.hint == Hint::Move || state.is_computers_turn() || state.sum().is_terminal();
    html! {
        <div class="controls">
            <div class="moves">
                <button type="button" aria-disabled={is_first_move.to_string()} onclick={act(|| Action::Undo)}>{ texts.undo() }</button>
                <button type="button" aria-disabled={is_hinted.to_string()} onclick={if is_hinted { Callback::noop() } else { act(|| Action::Hint) }}>{ texts.hint() }</button>
                <button type="button" onclick={begin(false)}>{ texts.restart() }</button>
                <button type="button" onclick={begin(true)}>{ texts.play_let_begin(&opponent_name(texts, state.opponent)) }</button>
            </div>
            <Opponents state={state.clone()} />
        </div>
    }
}

/// A number from which the computer's choices in a game come.
pub(super) fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}
