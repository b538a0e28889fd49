//! The result for a formula.

use crate::bench::formula_panel::words::{Words, words};
use maths::formulas::{CollectedValues, Taken, Verdict};
use maths::games::{Game, Position, Ruleset, Witness};
use web::evidence::counterexample::figure;
use web::evidence::verdict;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::{FormulaQuestion, FormulaResult};
use web::workers::requests::trial::{Status, Trial};
use yew::prelude::*;

/// `div.found`: the progress of the test, or its result.
pub(in crate::bench) fn outcome(
    texts: Texts,
    trial: &Trial<FormulaQuestion, FormulaResult>,
    on_begin: &Callback<()>,
    on_stop: &Callback<()>,
) -> Html {
    let question = &trial.question;
    let on_cancel = on_stop.clone();
    let inside = match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { progress, milliseconds, .. } => {
            let progress = progress.unwrap_or_default();
            let text = verdict::pace(texts, progress.done, *milliseconds);
            html! { <Waiting done={Some(progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), on_begin),
        Status::Done { answer, milliseconds } => {
            let Words { mark, word, class, text } = words(texts, answer);
            html! {
                <>
                    <p class={classes!("told", class)}><span class="mark" aria-hidden="true">{ mark }</span><strong>{ word }</strong>{ " " }{ text }
                        <span class="pace">{ verdict::pace(texts, positions(answer), *milliseconds) }</span></p>
                    { counterexample(answer).map(figure).unwrap_or_default() }
                    { values(texts, question.ruleset, answer) }
                </>
            }
        }
    };
    html! { <div class="found" tabindex="-1" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div> }
}

fn game(ruleset: Ruleset, position: Position) -> Option<Game> {
    Game::new(ruleset, position).ok()
}

/// The position at which a formula is wrong or undefined.
fn counterexample(result: &FormulaResult) -> Option<Witness> {
    match result {
        FormulaResult::Verdict(Verdict::Refuted { at, .. } | Verdict::Undefined { at, .. })
        | FormulaResult::CollectedValues(CollectedValues::Undefined { at, .. }) => Some(*at),
        FormulaResult::Verdict(Verdict::Holds { .. } | Verdict::Stopped { .. })
        | FormulaResult::CollectedValues(CollectedValues::All { .. } | CollectedValues::TooMany { .. })
        | FormulaResult::Stopped(_)
        | FormulaResult::Mistaken(_)
        | FormulaResult::CannotCompare(_)
        | FormulaResult::ValueTooLarge => None,
    }
}

/// The number of positions that were tested.
fn positions(result: &FormulaResult) -> f64 {
    match result {
        FormulaResult::Verdict(Verdict::Holds { positions, .. } | Verdict::Stopped { positions, .. }) => {
            *positions as f64
        }
        FormulaResult::Verdict(Verdict::Refuted { .. } | Verdict::Undefined { .. })
        | FormulaResult::CollectedValues(_)
        | FormulaResult::Stopped(_)
        | FormulaResult::Mistaken(_)
        | FormulaResult::CannotCompare(_)
        | FormulaResult::ValueTooLarge => 0.0,
    }
}

/// The values that are taken, each with the first position at which it is.
fn values(texts: Texts, ruleset: Ruleset, result: &FormulaResult) -> Html {
    let FormulaResult::CollectedValues(CollectedValues::All { values, .. } | CollectedValues::TooMany { values, .. }) =
        result
    else {
        return Html::default();
    };
    let row = |taken: &Taken| {
        html! {
            <tr>
                <td>{ taken.value.to_string() }</td>
                <td>{ texts.number(&taken.count) }</td>
                <td>{ game(ruleset, taken.first).map(|game| html! { <a href={format!("explore.html#g={game}")} target="_blank">{ verdict::at(game) }</a> }).unwrap_or_default() }</td>
            </tr>
        }
    };
    html! {
        <div class="scroll values" tabindex="0" role="region" aria-label={texts.lab_values()}>
            <table>
                <thead><tr><th scope="col">{ texts.lab_value() }</th><th scope="col">{ texts.lab_p_positions() }</th><th scope="col">{ texts.lab_first() }</th></tr></thead>
                <tbody>{ for values.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
