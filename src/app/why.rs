//! Why the position on the board is won or lost: its options and their values, the hole that is the mex, the rule read
//! aloud, and the theorem that covers it, if one does.

mod digits;
mod options;
mod piles;

use crate::app::State;
use crate::app::why::digits::DigitTable;
use crate::app::why::options::Options;
use crate::app::why::piles::piles_told;
use crate::claims::OneForm;
use crate::claims::Reason;
use crate::claims::Theorem;
use crate::games::Game;
use crate::solver::Evaluation;
use crate::values::Outcome;
use crate::worker::protocol::Question;
use std::rc::Rc;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The panel, closed until it is asked for.
#[component]
pub(super) fn Why(props: &Props) -> Html {
    let state = &props.state;
    let game = state.game();
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            is_open.set(event.target_unchecked_into::<web_sys::Element>().has_attribute("open"));
        })
    };
    let evaluation = state.evaluation.answer_to(&Question::Evaluate { game }).map(Rc::clone);
    html! {
        <details class="why" {ontoggle}>
            <summary>{ "Why?" }</summary>
            { match evaluation.filter(|_| *is_open) {
                Some(evaluation) => told(state, &game, &evaluation),
                None => html! { <p class="remark">{ "The solver is still looking." }</p> },
            } }
        </details>
    }
}

fn told(state: &UseReducerHandle<State>, game: &Game, evaluation: &Rc<Evaluation>) -> Html {
    html! {
        <>
            <p>{ rule(game, evaluation) }</p>
            <Options state={state.clone()} evaluation={Rc::clone(evaluation)} />
            { theorem(game) }
        </>
    }
}

/// The rule that makes the position P or N.
fn rule(game: &Game, evaluation: &Evaluation) -> String {
    let count = evaluation.options.len();
    match (evaluation.outcome, count, game.ruleset().misere) {
        (_, 0, false) => "No move is left, so the player to move has lost: a P-position.".into(),
        (_, 0, true) => "No move is left, and whoever made the last move has lost: an N-position.".into(),
        (Outcome::P, 1, _) => "The only move leads to an N-position. That makes this a P-position.".into(),
        (Outcome::P, ..) => {
            format!("Every one of the {count} moves leads to an N-position. That makes this a P-position.")
        }
        (Outcome::N, ..) => {
            "Some move leads to a P-position: those with value 0. That makes this an N-position.".into()
        }
    }
}

/// What a theorem says of the position, or that none does.
fn theorem(game: &Game) -> Html {
    let covering = Theorem::ALL.into_iter().filter(|theorem| theorem.covers(&game.ruleset()));
    let reasons: Vec<(Theorem, Reason)> =
        covering.filter_map(|theorem| Some((theorem, theorem.reason(game)?))).collect();
    if reasons.is_empty() {
        let text = "No theorem of the five papers tells the outcome for this game; only the table does.";
        return html! { <p class="remark">{ text }</p> };
    }
    // Papers prove some things more than once; the digits need to be shown only once.
    let is_first = |index: usize| reasons[..index].iter().all(|(_, earlier)| *earlier != reasons[index].1);
    let again = |index: usize| {
        let later = reasons[index + 1..].iter().filter(|(_, reason)| *reason == reasons[index].1);
        let names: Vec<String> =
            later.map(|(theorem, _)| format!("{} of {}", theorem.number(), paper(theorem.paper()))).collect();
        (!names.is_empty()).then(|| html! { <p class="remark">{ format!("So says also {}.", names.join(", ")) }</p> })
    };
    let one = |(index, (theorem, reason)): (usize, &(Theorem, Reason))| {
        html! {
            <section key={theorem.number()} class="theorem">
                <h3>{ theorem.number() }{ " of " }<em>{ paper(theorem.paper()) }</em></h3>
                <p>{ theorem.statement() }</p>
                { match reason {
                    Reason::Digits(digits) => html! { <DigitTable digits={digits.clone()} game={*game} /> },
                    Reason::Piles(piles) => html! { <p>{ piles_told(game, piles) }</p> },
                    Reason::Ones(ones) => {
                        let [a, b, c] = ones.normal_form;
                        html! { <p>{ format!("Here the normal form is ({a}, {b}, {c}), {}.", form(ones.form, ones.number)) }</p> }
                    }
                } }
                { again(index).unwrap_or_default() }
            </section>
        }
    };
    let shown = reasons.iter().enumerate().filter(|(index, _)| is_first(*index));
    html! { <>{ for shown.map(one) }</> }
}

fn form(form: OneForm, number: u32) -> String {
    match form {
        OneForm::Bottom => format!("(0, 0, 4k + 2) with k = {number}"),
        OneForm::Diagonal => format!("(0, 4k + 2, 4k + 2) with k = {number}"),
        OneForm::ThirdRow => format!("(0, 2, 4k + 1) with k = {number}"),
        OneForm::UnderDiagonal => format!("(0, 4l − 1, 4l + 1) with l = {number}"),
    }
}

/// The paper behind a key, by what it is about.
fn paper(key: &str) -> &'static str {
    match key {
        "triangular" => "the paper on triangular bars",
        "pass" => "the paper on bars with a pass",
        "variants" => "the paper on variants of Nim",
        "misere" => "the paper on misère play",
        _ => "the paper on Sharing Nim",
    }
}
