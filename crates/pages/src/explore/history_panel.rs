//! The game so far: its moves, who could force a win, what went wrong, and the game as text to copy and to paste.

use maths::games::{Record, Sum};
use maths::values::Outcome;
use std::rc::Rc;
use web::kit::fields::use_draft;
use web::kit::refusals::not_a_record;
use web::kit::words::{all_coordinates, describe_in, sentence};
use web::table::{Action, State, blunders};
use web::texts::{Texts, use_texts};
use web::view::history::{Moment, Side, history};
use web::view::hooks::{use_effect_with, use_state_eq};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The history, open once there is one.
#[component]
pub(super) fn HistoryPanel(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let (line, before) = (Rc::clone(state.line()), state.before());
    let moments = use_memo((Rc::clone(&line), before, state.known.clone()), |(line, before, known)| {
        let wrong = blunders(line, known);
        let moment = |(at, sum): (usize, &Sum)| Moment {
            name: at.checked_sub(1).and_then(|last| line[last].move_to(sum)).map_or_else(
                || if sum.only().is_some() { format!("({})", all_coordinates(sum)) } else { all_coordinates(sum) },
                |play| sum.written(play),
            ),
            end: known.end(sum).map(|(outcome, moves)| (winner(outcome, before + at), moves)),
            is_blunder: at > 0 && wrong.contains(&(at - 1)),
        };
        line.iter().enumerate().map(moment).collect::<Vec<_>>()
    });
    let on_jump = use_callback(state.dispatcher(), |at, dispatcher| dispatcher.dispatch(Action::Jump(at)));
    let names = match state.computer {
        None => [texts.player_one(), texts.player_two()],
        Some(computer) if computer.is_second => [texts.your_side(), texts.the_computer()],
        Some(_) => [texts.the_computer(), texts.your_side()],
    };
    html! {
        <section class="history-panel" aria-label={texts.history()}>
            if line.len() > 1 {
                <h2>{ texts.history() }</h2>
                { history(texts, &moments, state.at(), before, names, &on_jump) }
                { lesson(texts, state).map(|lesson| html! { <p class="lesson" role="status">{ lesson }</p> }).unwrap_or_default() }
            }
            <GameText state={state.clone()} />
        </section>
    }
}

/// Who wins a position with this outcome after so many moves.
fn winner(outcome: Outcome, moves: usize) -> Side {
    let next_wins = outcome == Outcome::N;
    if moves.is_multiple_of(2) == next_wins { Side::First } else { Side::Second }
}

/// After the end: where the loser had the game in hand for the last time, and what would have kept it.
fn lesson(texts: Texts, state: &State) -> Option<String> {
    let line = state.line();
    let (last, before) = (line.last()?, state.before());
    if !last.is_terminal() || line.len() < 2 {
        return None;
    }
    let (outcome, _) = state.known.end(last)?;
    let winner_at_end = winner(outcome, before + line.len() - 1);
    let mover = |at: usize| if (before + at).is_multiple_of(2) { Side::First } else { Side::Second };
    let lost_at = blunders(line, &state.known).into_iter().rfind(|&at| mover(at) != winner_at_end)?;
    let (sum, advice) = (&line[lost_at], state.known.get(&line[lost_at])?);
    let best = advice.best().next()?;
    let is_you = state.computer.is_some_and(|computer| !computer.moves_after(before + lost_at));
    let who = if is_you { "you" } else { "nobody" };
    Some(texts.lesson(&who, &(before + lost_at + 1), &describe_in(texts, sum, best)?))
}

/// The game as one line of text, to be copied; another one can be pasted over it.
#[component]
fn GameText(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let text = use_memo(Rc::clone(state.line()), |line| record(line).to_string());
    let refused = use_state_eq(|| None::<String>);
    let draft = use_draft();
    {
        let refused = refused.setter();
        use_effect_with(Rc::clone(&text), move |_| refused.set(None));
    }
    let onchange = {
        let (dispatcher, refused, draft) = (state.dispatcher(), refused.setter(), draft.text.setter());
        Callback::from(move |event: Event| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            draft.set(None);
            match text.parse::<Record>() {
                Ok(record) => {
                    refused.set(None);
                    dispatcher.dispatch(Action::Load(Rc::new(record.positions().collect())));
                }
                Err(_) => refused.set(Some(text)),
            }
        })
    };
    let oninput = {
        let typed = draft.text.setter();
        Callback::from(move |event: InputEvent| {
            typed.set(Some(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
        })
    };
    let (shown, reason) = match &*refused {
        Some(text) => {
            let reason = text.parse::<Record>().err();
            (text.clone(), reason.map(|reason| sentence(texts, &not_a_record(texts, &reason))))
        }
        None => ((*text).clone(), None),
    };
    let shown = (*draft.text).clone().unwrap_or(shown);
    html! {
        <details class="game-text" open={reason.is_some()}>
            <summary>{ texts.game_text() }</summary>
            <label for="game-text">{ texts.game_text_label() }</label>
            <textarea id="game-text" rows="2" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown}
                {onchange} {oninput} onblur={draft.onblur.clone()} aria-invalid={reason.is_some().to_string()}
                aria-describedby={reason.is_some().then_some("game-text-error")} />
            { reason.map(|reason| html! { <p id="game-text-error" class="error" role="alert">{ reason }</p> }).unwrap_or_default() }
        </details>
    }
}

/// The line of play as a record; what is too long for one ends where it becomes so.
fn record(line: &[Sum]) -> Record {
    let mut record = Record::new(line[0].clone());
    let moves = line.windows(2).map_while(|pair| pair[0].move_to(&pair[1]));
    for play in moves {
        if record.push(play).is_err() {
            break;
        }
    }
    record
}
