//! The reasons for the outcome of the position on the board: the rule in words, and the values of its options on a line with the gap that is
//! the mex. The options one by one, and any theorem that covers the position, are in a closed group below.

pub mod digits;
mod options;
mod piles;
mod sum;
pub mod theorems;

use crate::kit::term::{Word, Words};
use crate::table::why::digits::digit_table;
use crate::table::why::options::{number_line, options};
use crate::table::why::piles::piles_in_words;
use crate::table::why::sum::parts_in_words;
use crate::table::why::theorems::{heading, number, paper, statement};
use crate::table::{Action, State};
use crate::texts::Texts;
use crate::view::letters::letters;
use maths::claims::{OneForm, Reason, Theorem};
use maths::games::{Game, Sum};
use maths::solver::SumEvaluation;
use maths::values::Outcome;
use yew::prelude::*;

/// The panel, closed until it is asked for. It may be that an option can be chosen.
pub fn why(texts: Texts, state: &UseReducerHandle<State>, can_play: bool) -> Html {
    let ontoggle = {
        let state = state.clone();
        Callback::from(move |event: Event| {
            let is_open = event.target_unchecked_into::<web_sys::Element>().has_attribute("open");
            if is_open != state.why {
                state.dispatch(Action::Explain(is_open));
            }
        })
    };
    let evaluation = state.judged().filter(|_| state.why);
    let found = evaluation.as_deref();
    html! {
        <details class="why" open={state.why} {ontoggle}>
            <summary>{ texts.why() }</summary>
            if state.why {
                { match found {
                    Some(found) => in_short(texts, state.sum(), found),
                    None => html! { <p class="remark">{ texts.still_looking() }</p> },
                } }
                // The reader may go to other positions, and the group stays open.
                <details class="reasons">
                    <summary>{ texts.why_more() }</summary>
                    { for found.map(|found| in_full(texts, state, found, can_play)) }
                </details>
            }
        </details>
    }
}

/// The rule, and the values of the options on a line.
fn in_short(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> Html {
    html! {
        <>
            <p>{ rule(texts, sum, evaluation) }</p>
            if !evaluation.options.is_empty() {
                { number_line(texts, evaluation) }
            }
        </>
    }
}

/// The options one by one, the theorem or the parts of the sum, and the words.
fn in_full(texts: Texts, state: &UseReducerHandle<State>, evaluation: &SumEvaluation, can_play: bool) -> Html {
    let sum = state.sum();
    html! {
        <>
            { options(texts, state, evaluation, can_play) }
            { match sum.only() {
                Some(game) => theorem(texts, &game),
                None => parts_in_words(texts, sum, evaluation),
            } }
            <Words words={vec![Word::Option, Word::Mex, Word::NimSum]} place="why" />
        </>
    }
}

/// The rule that makes the position P or N.
fn rule(texts: Texts, sum: &Sum, evaluation: &SumEvaluation) -> String {
    let count = evaluation.options.len();
    match (evaluation.outcome, count, sum.is_misere()) {
        (_, 0, false) => texts.why_none_left_p().into(),
        (_, 0, true) => texts.why_none_left_n().into(),
        (Outcome::P, 1, _) => texts.why_only_move().into(),
        (Outcome::P, ..) => texts.why_every_move(&count),
        (Outcome::N, ..) => texts.why_some_move().into(),
    }
}

/// The statement of a theorem about the position, or a sentence that no theorem covers it.
fn theorem(texts: Texts, game: &Game) -> Html {
    let covering = Theorem::ALL.into_iter().filter(|theorem| theorem.covers(&game.ruleset()));
    let reasons: Vec<(Theorem, Reason)> =
        covering.filter_map(|theorem| Some((theorem, theorem.reason(game)?))).collect();
    if reasons.is_empty() {
        return html! { <p class="remark">{ texts.no_theorem() }</p> };
    }
    // Papers prove some things more than once; the digits need to be shown only once.
    let is_first = |index: usize| reasons[..index].iter().all(|(_, earlier)| *earlier != reasons[index].1);
    let again = |index: usize| {
        let later = reasons[index + 1..].iter().filter(|(_, reason)| *reason == reasons[index].1);
        let names: Vec<String> =
            later.map(|(theorem, _)| texts.theorem_of(&number(texts, *theorem), &paper(texts, *theorem))).collect();
        let names = names.join(texts.list_comma());
        (!names.is_empty()).then(|| html! { <p class="remark">{ texts.theorems_also(&names) }</p> })
    };
    let one = |(index, (theorem, reason)): (usize, &(Theorem, Reason))| {
        html! {
            <section key={theorem.number()} class="theorem">
                <h2>{ heading(texts, *theorem) }</h2>
                <p>{ letters(statement(texts, *theorem)) }</p>
                { match reason {
                    Reason::Digits(digits) => digit_table(texts, digits, game),
                    Reason::Piles(piles) => html! { <p>{ piles_in_words(texts, game, piles) }</p> },
                    Reason::Ones(ones) => {
                        let [a, b, c] = ones.normal_form;
                        let (form, letter) = form(ones.form);
                        let position = format!("({a}, {b}, {c})");
                        html! { <p>{ texts.normal_form(&position, &form, &letter, &ones.number) }</p> }
                    }
                } }
                { again(index).unwrap_or_default() }
            </section>
        }
    };
    let shown = reasons.iter().enumerate().filter(|(index, _)| is_first(*index));
    html! { <>{ for shown.map(one) }</> }
}

/// The form and the letter in it.
fn form(form: OneForm) -> (&'static str, &'static str) {
    match form {
        OneForm::Bottom => ("(0, 0, 4k + 2)", "k"),
        OneForm::Diagonal => ("(0, 4k + 2, 4k + 2)", "k"),
        OneForm::ThirdRow => ("(0, 2, 4k + 1)", "k"),
        OneForm::UnderDiagonal => ("(0, 4l − 1, 4l + 1)", "l"),
    }
}
