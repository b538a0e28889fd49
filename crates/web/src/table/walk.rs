//! The buttons that walk through the game.

use crate::table::{Action, State};
use crate::texts::Texts;
use maths::games::{Move, SumMove};
use yew::prelude::*;

/// The buttons that walk through the game.
pub fn walk(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! {
        <>
            { button(state, texts.undo(), Action::Undo, state.can_undo()) }
            { button(state, texts.redo(), Action::Redo, state.can_redo()) }
            { button(state, texts.restart(), Action::Restart, state.can_undo()) }
            { pass_button(texts, state).unwrap_or_default() }
            { answer_button(texts, state).unwrap_or_default() }
        </>
    }
}

/// A button that changes the state, if the change is possible.
pub fn button(state: &UseReducerHandle<State>, label: impl Into<AttrValue>, action: Action, is_possible: bool) -> Html {
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| {
        if is_possible {
            dispatcher.dispatch(action.clone());
        }
    });
    // Not disabled, or the keyboard would lose its place when the last move is taken back.
    html! { <button type="button" aria-disabled={(!is_possible).to_string()} {onclick}>{ label.into() }</button> }
}

/// The button that uses the pass of a single game, or of the whole sum. Each part has a separate button.
pub fn pass_button(texts: Texts, state: &UseReducerHandle<State>) -> Option<Html> {
    let sum = state.sum();
    let (label, pass) = match sum.only() {
        Some(game) => game.ruleset().pass.then_some((texts.use_pass(), SumMove::alone(Move::Pass)))?,
        None => sum.whole().pass.map(|_| (texts.sum_use_whole_pass(), SumMove::Pass))?,
    };
    Some(button(state, label, Action::Play(pass), sum.play(pass).is_some()))
}

/// When the user has gone back to a turn of the computer.
fn answer_button(texts: Texts, state: &UseReducerHandle<State>) -> Option<Html> {
    let is_held = state.can_redo() && state.computers_move().is_some();
    is_held.then(|| button(state, texts.answer(), Action::Answer, true))
}
