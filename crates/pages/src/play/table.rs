//! The table at which two sit: the bar on its stage, what was broken off, whose turn it is; and at the end the card.

use crate::explore::Unanswered;
use crate::explore::notice::reason as unanswered;
use crate::play::controls::controls;
use crate::play::doubt::Doubtful;
use crate::play::end_card::EndCard;
use crate::play::hand_over::HandOver;
use crate::play::stage::Stage;
use crate::play::words::{hint, made, turn};
use crate::play::{Action, State};
use maths::games::{Move, SumMove};
use web::kit::words::sentence;
use web::requests::Worker;
use web::texts::Texts;
use web::view::waiting;
use yew::prelude::*;

/// Everything between the question and the chapters.
pub(super) fn table(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    // The card lies over all that is before it.
    let covered = state.end().is_some();
    html! {
        <div class="table">
            { state.far.doubt.clone().map(|doubt| html! { <Doubtful state={state.clone()} {doubt} /> }).unwrap_or_default() }
            <div class="stage" inert={covered}><Stage state={state.clone()} /></div>
            <div class="said-below" inert={covered}>
                <p class="turn" role="status">{ said(texts, state) }</p>
                { pass(texts, state) }
                { refused(texts, state) }
            </div>
            // On a phone it is seen at once, and what is below it does nothing before the friend has moved.
            if state.is_to_hand() && state.end().is_none() { <HandOver state={state.clone()} /> }
            { controls(texts, state) }
            { state.end().map(|end| html! { <EndCard state={state.clone()} {end} /> }).unwrap_or_default() }
        </div>
    }
}

/// What the opponent did, and whose turn it is; while a hint is asked for, the hint.
pub(super) fn said(texts: Texts, state: &State) -> String {
    if !state.is_begun || state.sum().is_terminal() {
        return String::new();
    }
    let last = last_move(texts, state);
    let hint = if state.is_waiting() { None } else { hint(texts, state) };
    hint.unwrap_or_else(|| {
        last.into_iter().chain([turn(texts, state)]).collect::<Vec<_>>().join(texts.between_sentences())
    })
}

fn last_move(texts: Texts, state: &State) -> Option<String> {
    let before = state.moves().checked_sub(1)?;
    let SumMove::In { play, .. } = state.move_to(state.moves())? else { return None };
    Some(made(texts, state, before, &state.game_at(before), play))
}

/// The button that uses the pass, where there is one.
pub(super) fn pass(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let play = SumMove::alone(Move::Pass);
    let has_pass = state.sum().play(play).is_some() && !state.is_waiting();
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Play(play)));
    if has_pass {
        html! { <button type="button" {onclick}>{ texts.use_pass() }</button> }
    } else {
        Html::default()
    }
}

/// Why the computer cannot answer, and the button that asks again.
pub(super) fn refused(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let Some(reason) = state.refusal else { return Html::default() };
    let dispatcher = state.dispatcher();
    let on_retry = Callback::from(move |_: ()| dispatcher.dispatch(Action::AskAgain));
    // No other part of this page says why there is no solver.
    let said = match reason {
        Unanswered::Unavailable(why) => why.reason(texts, Worker::Solver).to_owned(),
        Unanswered::Refused(_) | Unanswered::Cancelled | Unanswered::Stopped => unanswered(texts, reason),
    };
    waiting::refused(texts, &sentence(texts, &said), &on_retry)
}
