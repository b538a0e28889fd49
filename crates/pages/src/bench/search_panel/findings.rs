//! What a search has found.

use crate::bench::formula_panel::mistakes::cannot_compare;
use crate::bench::search_box::Findings;
use crate::bench::search_panel::report::report;
use crate::bench::search_panel::words::{ended, range};
use crate::bench::{Action, Section, State};
use maths::formulas::search::{Finding, Question, Summary, Target};
use web::evidence::downloads::Downloads;
use web::evidence::verdict;
use web::kit::Edit;
use web::kit::words::sentence;
use web::requests::trial::{Status, Trial};
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::{Against, FormulaQuestion, Found};
use yew::prelude::*;

/// `div.found`: what was begun, if something was, and what was found.
pub(super) fn findings(
    texts: Texts,
    trial: Option<&Trial<Question, Findings>>,
    on_begin: &Callback<Question>,
    on_stop: &Callback<()>,
    dispatcher: &UseReducerDispatcher<State>,
) -> Html {
    let Some(trial) = trial else {
        return html! { <div class="found" tabindex="-1" aria-live="polite"><p class="remark">{ texts.empty_result() }</p></div> };
    };
    let question = trial.question;
    let on_cancel = on_stop.clone();
    let inside = match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { known, .. } => {
            let found = known.as_ref().and_then(|known| known.as_ref().ok());
            let summary = found.map(|found| found.summary).unwrap_or_default();
            html! {
                <>
                    <Waiting done={None} text={progress(texts, &summary)} {on_cancel} />
                    { found.map(|found| lists(texts, dispatcher, question, found)).unwrap_or_default() }
                </>
            }
        }
        Status::Failed(failure) => {
            let on_retry = on_begin.reform(move |()| question);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer: Err(reason), .. } => {
            html! { <p class="told stopped">{ sentence(texts, &cannot_compare(texts, reason)) }</p> }
        }
        Status::Done { answer: Ok(found), milliseconds } => {
            let class = if found.findings.is_empty() { "told stopped" } else { "told verified" };
            html! {
                <>
                    <p class={class}>{ ended(texts, question, found) }
                        <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
                    { lists(texts, dispatcher, question, found) }
                    if !found.findings.is_empty() { <Downloads report={report(texts, question, found)} /> }
                </>
            }
        }
    };
    html! { <div class="found" aria-busy={trial.is_open().to_string()}>{ inside }</div> }
}

/// How far a search is.
fn progress(texts: Texts, summary: &Summary) -> String {
    let (made, of) = summary.of_next;
    let part = (100 * made).checked_div(of).unwrap_or(0);
    texts.lab_search_progress(
        &(summary.tried_up_to + 1),
        &part,
        &texts.number(&summary.made),
        &texts.number(&summary.held),
    )
}

/// What holds, and what held for a while.
fn lists(texts: Texts, dispatcher: &UseReducerDispatcher<State>, question: Question, found: &Found) -> Html {
    let row = |finding: &Finding| row(texts, dispatcher, question, finding);
    html! {
        <>
            if !found.findings.is_empty() {
                <ol class="formulas" aria-label={texts.lab_formulas()}>{ for found.findings.iter().map(row) }</ol>
            }
            if !found.failures.is_empty() {
                <details>
                    <summary>{ texts.lab_failures(&found.failures.len()) }</summary>
                    <ol class="formulas failed">{ for found.failures.iter().map(row) }</ol>
                </details>
            }
        </>
    }
}

fn row(texts: Texts, dispatcher: &UseReducerDispatcher<State>, question: Question, finding: &Finding) -> Html {
    let larger = in_larger_boxes(question, finding);
    let onclick = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Write(Edit::to(larger.clone())));
            dispatcher.dispatch(Action::Show(Section::Formula));
        })
    };
    html! {
        <li key={finding.formula.clone()}>
            <span class="held">{ &finding.formula }</span>
            <span class="remark">{ range(texts, finding) }</span>
            <button type="button" class="quiet" {onclick}>{ texts.lab_take_formula() }</button>
        </li>
    }
}

/// The finding as a formula to be compared with larger boxes.
fn in_larger_boxes(question: Question, finding: &Finding) -> FormulaQuestion {
    let against = match question.target {
        Target::PPositions => Against::PPositions,
        Target::Values => Against::Values,
    };
    FormulaQuestion { formula: finding.formula.clone(), against, ruleset: question.ruleset, bound: 2 * question.up_to }
}
