//! The third step: the formula for all positions, or an automaton for a set without a formula.

use crate::bench::bench_panel::every::{every, every_button};
use crate::bench::covered::{Proved, is_covered, proved};
use crate::bench::fair_panel::FairPanel;
use crate::bench::learn_panel::learn_panel;
use crate::bench::prove_box::{ProofTrial, stated};
use crate::bench::{Action, ProofKey, State};
use maths::expressions::Fault;
use maths::formulas::FormulaValue;
use proofs::theorems::Verdict;
use web::evidence::argument::Argument;
use web::evidence::automaton::tuple_of;
use web::evidence::counterexample::figure;
use web::evidence::undecided::{not_decidable, stopped};
use web::evidence::{name_in_address, verdict};
use web::kit::dispatching::dispatching;
use web::kit::games::ruleset_name;
use web::kit::mistakes::fault;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::prover::protocol::Stated;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The button, the verdict, and sets without a formula.
pub(super) fn prove(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let stated = stated(&state.formula.question);
    let on_prove = dispatching(state, |()| Action::Prove);
    let onclick = on_prove.reform(|_: MouseEvent| ());
    let trial = stated.as_ref().and_then(|stated| state.proved.proof(stated));
    // The button that proves is the next step until something is proved or refuted.
    let is_proved = stated.as_ref().is_some_and(|stated| state.proved.is_proved(stated) || is_covered(stated));
    let is_refuted =
        stated.as_ref().is_some_and(|stated| state.proved.is_refuted(stated)) || state.formula.is_refuted();
    let class = match (is_refuted, is_proved) {
        (true, _) => Some("quiet"),
        (false, true) => None,
        (false, false) => Some("run"),
    };
    html! {
        <>
            <p class="buttons">
                <button type="button" {class} id="prove" aria-disabled={stated.is_none().to_string()} {onclick}>{ texts.bench_prove_run() }</button>
                { stated.as_ref().map(|stated| every_button(texts, state, stated)).unwrap_or_default() }
            </p>
            { stated.as_ref().map(|stated| theorem(texts, stated)).unwrap_or_default() }
            { stated.as_ref().map(|stated| every(texts, state, stated)).unwrap_or_default() }
            { proof(texts, state, trial, &on_prove) }
            { learn_panel(texts, state) }
            if state.ruleset().rules.is_bar() { <FairPanel ruleset={state.ruleset()} /> }
        </>
    }
}

/// `div.proof`: the result of the prover.
fn proof(texts: Texts, state: &UseReducerHandle<State>, trial: Option<&ProofTrial>, on_prove: &Callback<()>) -> Html {
    let inside = trial.map(|trial| match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::StopProof(ProofKey::Formula));
            let progress = trial.progress();
            let text = progress.map(|progress| progress.counts()).map_or(texts.lab_waiting().to_owned(), |[done, total]| {
                texts.logic_progress(&done, &total)
            });
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), on_prove),
        Status::Done { answer, milliseconds } => {
            let Said { mark, word, class, text } = said(texts, &trial.question, answer.as_ref());
            html! {
                <>
                    <p class={classes!("told", class)}><span class="mark" aria-hidden="true">{ mark }</span><strong>{ word }</strong>{ " " }{ text }
                        <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
                    if let Some(Verdict::Refuted { at, .. }) = answer { { figure(*at) } }
                </>
            }
        }
    });
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="proof" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}

/// `p.universal`: the theorem for every value of the parameters with the same statement, if one is known: a claim of a paper, or one that
/// is ours. It is known before anything is run.
fn theorem(texts: Texts, stated: &Stated) -> Html {
    let Some(Proved { word, named, claim, theorem }) = proved(texts, stated) else { return Html::default() };
    let link = |claim| format!("laboratory.html#claim={}", name_in_address(claim));
    html! {
        <>
            <p class="told verified universal">
                <span class="mark" aria-hidden="true">{ "●" }</span><strong>{ word }</strong>{ texts.between_sentences() }
                if let Some(href) = claim.map(link) { <a {href}>{ named }</a> } else { { named } }
            </p>
            if let Some((name, file)) = theorem { <Argument {name} {file} is_named={true} /> }
        </>
    }
}

/// A verdict in words, with its shape.
struct Said {
    mark: &'static str,
    word: &'static str,
    class: &'static str,
    text: String,
}

fn said(texts: Texts, stated: &Stated, verdict: Option<&Verdict>) -> Said {
    let refuted = |text: String| Said { mark: "×", word: texts.lab_word_refuted(), class: "refuted", text };
    match verdict {
        Some(Verdict::Proved { states, .. }) => Said {
            mark: "●",
            word: texts.bench_proved(),
            class: "verified",
            text: texts.bench_proved_for(&ruleset_name(texts, &stated.ruleset), &texts.number(states)),
        },
        Some(Verdict::Refuted { at, stated, found }) => {
            refuted(wrong(texts, &verdict::at(*at), stated, found.as_ref()))
        }
        Some(Verdict::RefutedBeyond { at: Some(at) }) => refuted(texts.proof_refuted(&tuple_of(at))),
        Some(Verdict::RefutedBeyond { at: None }) => refuted(texts.proof_refuted_beyond().into()),
        Some(Verdict::NotDecidable(why)) => Said {
            mark: "▲",
            word: texts.proof_word_open(),
            class: "stopped",
            text: texts.proof_not_decidable(&not_decidable(texts, why)),
        },
        Some(Verdict::Stopped(at)) => {
            Said { mark: "▲", word: texts.lab_word_stopped(), class: "stopped", text: stopped(texts, at) }
        }
        None => {
            Said {
                mark: "▲", word: texts.lab_word_stopped(), class: "stopped", text: texts.logic_unfinished().into()
            }
        }
    }
}

/// The smallest counterexample, with the value of the formula and the right one.
fn wrong(texts: Texts, at: &str, stated: &Result<FormulaValue, Fault>, found: Option<&FormulaValue>) -> String {
    let name = |value: &FormulaValue| match value {
        FormulaValue::Number(number) => number.to_string(),
        FormulaValue::Truth(true) => texts.lab_p().to_owned(),
        FormulaValue::Truth(false) => texts.lab_not_p().to_owned(),
    };
    match (stated, found) {
        (Ok(stated), Some(found)) => texts.lab_formula_refuted(&at, &name(stated), &name(found)),
        (Ok(_), None) => texts.proof_refuted(&at),
        (Err(why), _) => texts.lab_formula_undefined(&at, &fault(texts, *why)),
    }
}
