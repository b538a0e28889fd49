//! The Grundy value and outcome of the position on the board, and the moves that win.

use crate::app::Action;
use crate::app::Hint;
use crate::app::Slot;
use crate::app::State;
use crate::app::figures::Props;
use crate::app::figures::remote_state;
use crate::app::why::why;
use crate::games::Game;
use crate::kit::focus::focus_board;
use crate::kit::words::coordinates;
use crate::kit::words::describe;
use crate::solver::Evaluation;
use crate::texts::Texts;
use crate::values::Outcome;
use crate::worker::protocol::Question;
use yew::prelude::*;

/// What is told besides the value.
#[derive(Clone, Copy)]
pub(crate) struct Told {
    /// Whether it can be asked why.
    pub has_why: bool,
    /// Whether the winning moves are offered, and others can be chosen among the reasons.
    pub has_moves: bool,
}

/// Value, outcome and winning moves.
pub(crate) fn verdict(texts: Texts, props: &Props, besides: Told) -> Html {
    let state = &props.state;
    let question = Question::Evaluate { game: state.game() };
    let found = state.evaluation.answer_to(&question);
    let is_busy = state.evaluation.is_waiting_for(&question);
    html! {
        <section class="verdict" aria-label={texts.verdict()} aria-busy={is_busy.to_string()}>
            if is_secret(state) {
                <details key={task_key(state)} class="secret">
                    <summary>{ texts.show_who_wins() }</summary>
                    { told(texts, state, besides, found.map(|found| &**found)) }
                </details>
            } else {
                { told(texts, state, besides, found.map(|found| &**found)) }
            }
            { remote_state(texts, &state.evaluation, Slot::Evaluation, &props.on_ask, &props.on_cancel) }
        </section>
    }
}

/// In a game against the computer nothing is given away that was not asked for; while a task is open, nothing at all.
fn is_secret(state: &State) -> bool {
    state.practice.is_open()
        || state.computer.is_some() && state.hint == Hint::Nothing && !state.marks && !state.game().is_terminal()
}

/// Each task has a box of its own, or one that was opened before would give the next one away.
fn task_key(state: &State) -> String {
    if state.practice.is_open() { state.game().to_string() } else { String::new() }
}

/// What is known of the position. The reasons stay open from one position to the next.
fn told(texts: Texts, state: &UseReducerHandle<State>, besides: Told, evaluation: Option<&Evaluation>) -> Html {
    let game = state.game();
    html! {
        <>
            <p class="value">{ formula(&game, evaluation.map(|evaluation| evaluation.value)) }</p>
            if game.ruleset().misere {
                <p class="remark">{ texts.misere_value() }</p>
            }
            { evaluation.map(|evaluation| outcome(texts, evaluation)).unwrap_or_default() }
            if besides.has_why {
                { why(texts, state, besides.has_moves) }
            }
            { evaluation.filter(|_| besides.has_moves).and_then(|evaluation| winning_moves(texts, state, evaluation)).unwrap_or_default() }
        </>
    }
}

fn outcome(texts: Texts, evaluation: &Evaluation) -> Html {
    let reason = match (evaluation.outcome, evaluation.winning_moves().count()) {
        (Outcome::P, _) if evaluation.options.is_empty() => texts.no_move_won().to_owned(),
        (Outcome::P, _) => texts.mover_wins().to_owned(),
        (Outcome::N, _) if evaluation.options.is_empty() => texts.no_move_lost().to_owned(),
        (Outcome::N, winning) => texts.next_wins(&winning, &evaluation.options.len()),
    };
    let class = match evaluation.outcome {
        Outcome::P => "outcome p",
        Outcome::N => "outcome n",
    };
    html! { <p><strong {class}>{ texts.outcome_stated(&evaluation.outcome) }</strong>{ texts.between_sentences() }{ reason }</p> }
}

/// The moves that win, each of which can be made; nothing where there are none.
fn winning_moves(texts: Texts, state: &UseReducerHandle<State>, evaluation: &Evaluation) -> Option<Html> {
    let game = state.game();
    let offers: Vec<Html> = evaluation
        .winning_moves()
        .filter_map(|play| {
            let to = game.ruleset().play(game.position(), play)?;
            let dispatcher = state.dispatcher();
            let onclick = Callback::from(move |_: MouseEvent| {
                dispatcher.dispatch(Action::Play(play));
                focus_board();
            });
            let name = describe(texts, &game, play, to);
            Some(html! { <li key={name.clone()}><button type="button" class="move" {onclick}>{ name }</button></li> })
        })
        .collect();
    (!offers.is_empty()).then(|| {
        html! {
            <details>
                <summary>{ texts.show_winning() }</summary>
                <ul class="moves">{ for offers }</ul>
            </details>
        }
    })
}

/// G(7, 4, 7) = 5, or with a superscript minus under misère play.
fn formula(game: &Game, value: Option<u32>) -> Html {
    let inside = coordinates(&game.ruleset(), game.position());
    let name = if game.ruleset().misere {
        html! { <msup><mi>{ "𝒢" }</mi><mo>{ "−" }</mo></msup> }
    } else {
        html! { <mi>{ "𝒢" }</mi> }
    };
    let value = value.map_or_else(|| html! { <mo>{ "…" }</mo> }, |value| html! { <mn>{ value }</mn> });
    html! {
        <math><mrow>{ name }<mo stretchy="false">{ "(" }</mo><mtext>{ inside }</mtext><mo stretchy="false">{ ")" }</mo>
            <mo>{ "=" }</mo>{ value }</mrow></math>
    }
}
