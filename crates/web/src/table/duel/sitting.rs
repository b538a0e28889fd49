//! One game of a lesson: the bar with whose turn it is, the buttons, and at the end how it could have been won.
//!
//! ```text
//! div.sitting
//! ├─ Stage            the bar
//! ├─ div.said-below   what was done, whose turn it is, a hint
//! ├─ div.ended        at the end who has won, where it could have been won, and the way back there
//! └─ div.controls     undo, hint, again; before a game that the computer begins the button that lets it
//! ```

use crate::kit::dispatching::dispatching;
use crate::kit::focus::focus_board_near;
use crate::table::duel::computer::{use_advice, use_computer};
use crate::table::duel::said::{pass, refused, said};
use crate::table::duel::seed::seed;
use crate::table::duel::stage::Stage;
use crate::table::duel::words::{ended, opponent_name};
use crate::table::duel::{Action, Adviser, Chance, End, Link, Opponent, State};
use crate::texts::{Texts, use_texts};
use crate::view::hooks::use_effect_with;
use maths::games::{Move, SumMove};
use std::rc::Rc;
use yew::prelude::*;

/// A game, the adviser of the computer, and the listeners.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The game at its beginning.
    pub link: Link,
    /// The adviser, which the games of a page share.
    pub pool: Adviser,
    /// Which of the boards of the page it is, from 0.
    pub number: usize,
    /// Called when a hint is asked for.
    pub on_hint: Callback<()>,
    /// Called at the end with all moves, and whether the reader has won; of two people one always has.
    pub on_over: Callback<(Vec<Move>, bool)>,
}

/// The game.
#[component]
pub fn Sitting(props: &Props) -> Html {
    let texts = use_texts();
    let is_computer_first = props.link.is_opponent_first;
    let state = {
        let link = props.link.clone();
        // If the computer begins, it waits for the user: nothing moves by itself.
        use_reducer(move || {
            let mut state = State::of(link);
            state.is_begun = !state.is_opponent_first;
            state
        })
    };
    use_advice(&state, &props.pool);
    use_computer(&state);
    {
        let (end, on_over, moves) = (state.end(), props.on_over.clone(), moves_of(&state));
        use_effect_with((Rc::clone(state.line()), end), move |(_, end)| match end {
            None => {}
            Some(End::Computer | End::Friend) => on_over.emit((moves, false)),
            Some(End::You | End::Player(_)) => on_over.emit((moves, true)),
        });
    }
    let is_waiting = is_computer_first && !state.is_begun;
    html! {
        <div class="sitting">
            <div class="stage"><Stage state={state.clone()} number={props.number} {is_waiting} /></div>
            <div class="said-below">
                <p class="turn" role="status">{ said(texts, &state, false) }</p>
                if !is_waiting { { pass(texts, &state) } }
                { refused(texts, &state) }
            </div>
            { over(texts, &state) }
            { controls(texts, &state, &props.on_hint, is_computer_first) }
        </div>
    }
}

/// The moves that were made.
fn moves_of(state: &State) -> Vec<Move> {
    let made = (1..=state.moves()).filter_map(|moves| state.move_to(moves));
    let alone = |play| match play {
        SumMove::In { play, .. } => play,
        SumMove::Pass => Move::Pass,
    };
    made.map(alone).collect()
}

/// A callback that dispatches an action and gives the board the focus: its button may go away.
fn act(state: &UseReducerHandle<State>, action: impl Fn() -> Action + 'static) -> Callback<MouseEvent> {
    let dispatcher = state.dispatcher();
    Callback::from(move |event: MouseEvent| {
        dispatcher.dispatch(action());
        focus_board_near(&event);
    })
}

fn controls(texts: Texts, state: &UseReducerHandle<State>, on_hint: &Callback<()>, is_opponent_first: bool) -> Html {
    let begin = act(state, move || Action::Begin { is_opponent_first, seed: seed() });
    if !state.is_begun {
        return html! {
            <div class="controls">
                <button type="button" class="primary" onclick={begin}>{ texts.play_let_begin(&opponent_name(texts, state.opponent)) }</button>
            </div>
        };
    }
    let is_first_move = state.moves() == 0;
    let is_hinted = state.is_computers_turn() || state.sum().is_terminal();
    let undo = dispatching(state, |_: MouseEvent| Action::Undo);
    let hint = {
        let (dispatcher, on_hint) = (state.dispatcher(), on_hint.clone());
        Callback::from(move |_: MouseEvent| {
            if !is_hinted {
                dispatcher.dispatch(Action::Hint);
                on_hint.emit(());
            }
        })
    };
    html! {
        <div class="controls">
            <button type="button" aria-disabled={is_first_move.to_string()} onclick={undo}>{ texts.undo() }</button>
            <button type="button" aria-disabled={is_hinted.to_string()} onclick={hint}>{ texts.hint() }</button>
            <button type="button" aria-disabled={is_first_move.to_string()} onclick={begin}>{ texts.play_again() }</button>
        </div>
    }
}

/// The winner, and a button that goes back to the position where the loser could have won. The element is always on the page, so that a
/// screen reader reads new text in it.
fn over(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let end = state.end();
    let chance = state.chance().filter(|_| end.is_some_and(|end| end != End::You));
    let try_from = |Chance { moves, .. }| {
        let onclick = act(state, move || Action::TryFrom(moves));
        html! { <button type="button" class="primary" {onclick}>{ texts.lesson_try_from() }</button> }
    };
    html! {
        <div class={classes!(end.map(|_| "ended"))}>
            <div role="status">{ end.map(|end| story(texts, state, end, chance)).unwrap_or_default() }</div>
            { chance.map(try_from).unwrap_or_default() }
        </div>
    }
}

/// The winner, and how the game was won or where the loser could have won.
fn story(texts: Texts, state: &State, end: End, chance: Option<Chance>) -> Html {
    let story = match (end, chance) {
        (End::You, _) => Some(texts.play_won_in(&state.winners_moves())),
        (End::Computer | End::Friend, Some(Chance { moves, .. })) => Some(texts.lesson_chance(&(moves + 1))),
        (End::Player(_), Some(Chance { moves, .. })) => Some(texts.lesson_chance_other(&(moves + 1))),
        (End::Computer, None) if state.is_understood() => Some(no_chance(texts, state)),
        (End::Computer | End::Friend | End::Player(_), None) => None,
    };
    let story = story.map(|story| [texts.between_sentences(), &story].concat()).unwrap_or_default();
    html! { <p><strong>{ ended(texts, state, end) }</strong>{ story }</p> }
}

/// That the bar was lost from the beginning.
fn no_chance(texts: Texts, state: &State) -> String {
    match state.opponent {
        Opponent::Friend | Opponent::Far => String::new(),
        Opponent::Nib | Opponent::Truffle | Opponent::Noir => {
            texts.lesson_no_chance(&opponent_name(texts, state.opponent))
        }
    }
}
