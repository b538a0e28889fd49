//! The text below the bar: the last move, whose turn it is, a hint, and why the computer does not move.

use crate::kit::dispatching::{dispatching, dispatching_by};
use crate::kit::words::sentence;
use crate::table::Unanswered;
use crate::table::duel::words::{hint, made, turn};
use crate::table::duel::{Action, State};
use crate::table::notice::reason as unanswered;
use crate::texts::Texts;
use crate::view::waiting;
use crate::workers::requests::Worker;
use maths::games::{Move, SumMove};
use yew::prelude::*;

/// The last move of the opponent, who may have a face and speak, and whose turn it is. While the user asks for a hint, the hint.
pub fn said(texts: Texts, state: &State, has_face: bool) -> String {
    if !state.is_begun || state.sum().is_terminal() {
        return String::new();
    }
    let last = last_move(texts, state, has_face);
    let hint = if state.is_waiting() { None } else { hint(texts, state) };
    hint.unwrap_or_else(|| {
        last.into_iter().chain([turn(texts, state)]).collect::<Vec<_>>().join(texts.between_sentences())
    })
}

fn last_move(texts: Texts, state: &State, has_face: bool) -> Option<String> {
    let before = state.moves().checked_sub(1)?;
    let SumMove::In { play, .. } = state.move_to(state.moves())? else { return None };
    Some(made(texts, state, before, &state.game_at(before), play, has_face))
}

/// The button that uses the pass, where there is one.
pub fn pass(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let play = SumMove::alone(Move::Pass);
    let has_pass = state.sum().play(play).is_some() && !state.is_waiting();
    let onclick = dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Play(play));
    if has_pass {
        html! { <button type="button" {onclick}>{ texts.use_pass() }</button> }
    } else {
        Html::default()
    }
}

/// Why the computer cannot answer, and the button that asks again.
pub fn refused(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(reason) = state.refusal else { return Html::default() };
    let on_retry = dispatching(state, |_: ()| Action::AskAgain);
    // No other part of this page says why there is no solver.
    let said = match reason {
        Unanswered::Unavailable(why) => why.reason(texts, Worker::Solver).to_owned(),
        Unanswered::Refused(_) | Unanswered::Cancelled | Unanswered::Stopped => unanswered(texts, reason),
    };
    waiting::refused(texts, &sentence(texts, &said), &on_retry)
}
