//! The content of the page of a claim below its heading: the whole statement, the settings of the test, and the results.

use crate::laboratory::claim_fields::setup;
use crate::laboratory::claim_subject::{Subject, claimed, not_stated};
use crate::laboratory::counterexamples::counterexamples;
use crate::laboratory::proof_row::proof_row;
use crate::laboratory::report;
use crate::laboratory::{Action, Key, Opened, write_route};
use maths::claims::{Checked, Claim, Strategy, Verdict};
use web::evidence::argument::{Argument, checked};
use web::evidence::counterexample::figure;
use web::evidence::downloads::{Downloads, link};
use web::evidence::names::settings;
use web::evidence::report::Report;
use web::evidence::{Followed, cited, name_in_address, records, universal, verdict};
use web::kit::dispatching::dispatching_by;
use web::texts::Texts;
use web::view::marked::marked;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::Case;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// `div.body` below the heading.
pub(super) fn claim_body(texts: Texts, props: &Subject) -> Html {
    let claim = props.case.claim;
    let is_untried = props.trial.is_none() && props.proof.is_none();
    let known = records::failing(&props.records, claim).filter(|_| is_untried);
    html! {
        <div class="body">
            // A new result has a separate drawing.
            { known.and_then(|record| record.counterexample().ok().flatten()).map(figure).unwrap_or_default() }
            { facts(texts, props) }
            <h2>{ texts.claim_here() }</h2>
            { setup(texts, props) }
            { outside(texts, props) }
            { found(texts, props) }
            { listed(texts, props) }
            { proof_remark(texts, props) }
            { proof_row(texts, claimed(&props.case), props.proof.as_deref(), props.certificate.as_deref(), &props.dispatcher) }
            { for Strategy::with(claim).map(|strategy| html! { <Followed {strategy} /> }) }
        </div>
    }
}

/// The statement of a claim, and below it a note on the checked part or on the reading.
pub(super) fn statement(texts: Texts, claim: Claim) -> Html {
    let Some(statement) = texts.statement(claim.id()) else { return Html::default() };
    html! {
        <>
            <p class="statement">{ marked(statement.html) }</p>
            { statement.note.map(|note| html! { <p class="note">{ marked(note.html) }</p> }).unwrap_or_default() }
        </>
    }
}

/// `dl.facts`: the knowledge about the claim: its proof, its tests, its source.
fn facts(texts: Texts, props: &Subject) -> Html {
    let claim = props.case.claim;
    let proof = universal(claim).map(|theorem| {
        html! {
            <>
                <p>{ checked(texts, theorem.name, theorem.file) }</p>
                <Argument name={theorem.name} file={theorem.file} />
            </>
        }
    });
    let tests = records::stated(texts, &props.records, &props.case);
    let source = claim.paper().map(|paper| html! { <>{ cited(paper) }<p>{ in_paper(texts, claim) }</p></> });
    let rows = [
        ("fact-proof", texts.claim_proof(), proof),
        ("fact-tests", texts.claim_tests(), tests),
        ("source", texts.claim_source(), source),
    ];
    let row = |(class, name, content): (&'static str, &'static str, Option<Html>)| {
        html! { if let Some(content) = content { <div {class}><dt>{ name }</dt><dd>{ content }</dd></div> } }
    };
    html! { <dl class="facts">{ for rows.map(row) }</dl> }
}

/// A link to the place at which the paper states it.
fn in_paper(texts: Texts, claim: Claim) -> Html {
    html! { <a class="in-paper" href={format!("papers.html#claim={}", name_in_address(claim))}>{ texts.lab_in_paper() }</a> }
}

fn report(texts: Texts, case: Case, checked: Checked) -> Report {
    report::report(texts, &(case, checked), &link(&write_route(&Opened { case: Some(case), ..Opened::default() })))
}

/// That the paper says nothing about these parameters.
fn outside(texts: Texts, Subject { case, .. }: &Subject) -> Html {
    if case.claim.is_stated(&case.parameters) {
        return Html::default();
    }
    let why = case.claim.unmet(&case.parameters).map(|unmet| verdict::assumption(texts, unmet));
    html! { <p class="outside">{ why.unwrap_or_else(|| texts.lab_outside()) }</p> }
}

/// The progress of the test, or its result.
fn found(texts: Texts, props: &Subject) -> Html {
    let Some(trial) = &props.trial else { return html! { <div class="found" tabindex="-1" aria-live="polite"></div> } };
    let claim = props.case.claim;
    let retry = {
        let (case, dispatcher) = (props.case, props.dispatcher.clone());
        Callback::from(move |()| dispatcher.dispatch(Action::Begin(vec![case])))
    };
    let on_cancel = dispatching_by(&props.dispatcher, move |()| Action::Stop(vec![Key::Claim(claim)]));
    let inside = match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { progress, milliseconds, .. } => {
            let progress = progress.unwrap_or_default();
            let done = if verdict::has_rate(&trial.question) { progress.done } else { 0.0 };
            let text = verdict::pace(texts, done, *milliseconds);
            html! { <Waiting done={Some(progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), &retry),
        Status::Done { answer, milliseconds } => {
            let (word, class) = verdict::word(texts, claim, &answer.verdict);
            // With an invalid field, the result could be taken for that of the text in the field.
            let of_other = trial.question != props.case || !props.refused.is_empty();
            html! {
                <>
                    if of_other { <p class="remark">{ verdict::range(texts, &trial.question) }</p> }
                    <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ verdict::sentences(texts, &trial.question, &answer.verdict) }
                        { not_stated(texts, &claimed(&trial.question)) }
                        <span class="pace">{ verdict::pace(texts, verdict::positions(&trial.question, &answer.verdict), *milliseconds) }</span></p>
                    if let Verdict::Refuted { counterexample, .. } = answer.verdict {
                        { figure(counterexample) }
                    }
                    <Downloads report={report(texts, trial.question, *answer)} />
                </>
            }
        }
    };
    html! { <div class="found" tabindex="-1" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div> }
}

/// The parameters of a proof, if a field is invalid. The proof is not about the text in that field.
fn proof_remark(texts: Texts, Subject { case, proof, refused, .. }: &Subject) -> Html {
    let settings = settings(texts, case.claim, &case.parameters);
    html! { if proof.is_some() && !refused.is_empty() && !settings.is_empty() { <p class="remark">{ settings }</p> } }
}

/// The counterexamples of a refuted claim: up to the present N, for the parameters of the verdict.
fn listed(texts: Texts, props: &Subject) -> Html {
    let Some(trial) = &props.trial else { return Html::default() };
    let Status::Done { answer: Checked { verdict: Verdict::Refuted { .. }, .. }, .. } = trial.status else {
        return Html::default();
    };
    let case = Case { bound: props.case.bound, ..trial.question };
    counterexamples(texts, case, props.list.as_deref(), &props.dispatcher)
}
