//! The line of a claim in the ledger: its name, what it says in short, and what is known of it. It opens.
//!
//! ```text
//! article.claim.fails …          of one that fails
//! └─ details
//!    ├─ summary.line
//!    │  ├─ span.small           the counterexample as a drawing, of one that fails
//!    │  ├─ h3.name, span.tag …
//!    │  ├─ span.standing        what is on record
//!    │  ├─ span.brief           the statement, or what refutes it
//!    │  └─ span.fresh           what has just come out
//!    └─ div.body                once it is open, or once it was put to the test
//! ```

use crate::laboratory::claim_body::claim_body;
use crate::laboratory::proof_box::{CertificateTrial, ProofTrial};
use crate::laboratory::small_drawing::SmallDrawing;
use crate::laboratory::state::{ClaimTrial, ListTrial};
use crate::laboratory::{Action, State};
use maths::claims::{Claim, Record};
use std::rc::Rc;
use web::evidence::names::is_other_reading;
use web::evidence::{Standing, claim_name, name_in_address, paper_name, records, verdict};
use web::requests::trial::Status;
use web::texts::{Texts, use_texts};
use web::view::marked::marked;
use web::workers::checker::protocol::Case;
use yew::prelude::*;

/// A claim and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub case: Case,
    /// How it does, if it was asked.
    pub trial: Option<Rc<ClaimTrial>>,
    /// Its counterexamples, if all of them were asked for.
    pub list: Option<Rc<ListTrial>>,
    /// What the prover says of it, if it was asked.
    pub proof: Option<Rc<ProofTrial>>,
    /// Its certificate, if that was asked for.
    pub certificate: Option<Rc<CertificateTrial>>,
    pub records: Rc<Vec<Record>>,
    /// Whether it is open.
    pub is_open: bool,
    /// Whether the link speaks of it.
    pub is_linked: bool,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// `article.claim`
#[component]
pub(super) fn ClaimRow(props: &Props) -> Html {
    let texts = use_texts();
    let Props { case, is_open, dispatcher, .. } = props;
    let (claim, is_open) = (case.claim, *is_open);
    let standing = Standing::of(&props.records, claim);
    let id = format!("claim-{}", name_in_address(claim));
    let onclick = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |event: MouseEvent| {
            // The state says what is open. The browser would first show a line without what is below it.
            event.prevent_default();
            dispatcher.dispatch(Action::Unfold(claim, !is_open));
        })
    };
    let ontoggle = {
        let dispatcher = dispatcher.clone();
        // Browsers open a line in which they have found a word.
        Callback::from(move |event: Event| {
            let is_open = event.target_unchecked_into::<web_sys::Element>().has_attribute("open");
            dispatcher.dispatch(Action::Unfold(claim, is_open));
        })
    };
    let class =
        classes!("claim", standing.class(), props.is_linked.then_some("linked"), is_repair(claim).then_some("repair"));
    html! {
        <article {id} {class} aria-labelledby={name_id(claim)}>
            <details open={is_open} {ontoggle}>
                { line(texts, props, standing, onclick) }
                if is_open || props.trial.is_some() || props.proof.is_some() {
                    { claim_body(texts, props) }
                }
            </details>
        </article>
    }
}

fn name_id(claim: Claim) -> String {
    format!("claim-{}-name", name_in_address(claim))
}

/// Whether it is beside a claim that is printed.
fn is_repair(claim: Claim) -> bool {
    claim.is_ours() || is_other_reading(claim)
}

fn line(texts: Texts, props: &Props, standing: Standing, onclick: Callback<MouseEvent>) -> Html {
    let claim = props.case.claim;
    let known = records::failing(&props.records, claim);
    let at = known
        .filter(|_| Standing::FAILING.contains(&standing))
        .and_then(|record| record.counterexample().ok().flatten());
    let tag =
        if claim.is_ours() { Some(texts.lab_ours()) } else { is_other_reading(claim).then(|| texts.lab_reading()) };
    html! {
        <summary class="line" id={format!("open-{}", name_in_address(claim))} {onclick}>
            { at.map(|at| html! { <SmallDrawing {at} /> }).unwrap_or_default() }
            <span class="title">
                <h3 class="name" id={name_id(claim)}>{ claim_name(texts, claim) }</h3>
                { tag.map(|tag| html! { <span class="tag">{ tag }</span> }).unwrap_or_default() }
                { at.and(claim.paper()).map(|paper| html! { <span class="paper">{ paper_name(texts, paper) }</span> }).unwrap_or_default() }
            </span>
            <span class="standing"><span class="mark" aria-hidden="true">{ standing.mark() }</span>{ standing.words(texts, &props.records, claim) }</span>
            { records::counterexamples(texts, &props.records, claim) }
            // It is cut off, and all of it is below when the line is open.
            <span class="brief" aria-hidden="true">{ brief(texts, claim) }</span>
            { fresh(texts, props) }
        </summary>
    }
}

/// What the claim says; the stylesheet cuts it off at the end of the line.
fn brief(texts: Texts, claim: Claim) -> Html {
    texts.statement(claim.id()).map(|statement| marked(statement.html)).unwrap_or_default()
}

/// What has just come out, in a word.
fn fresh(texts: Texts, props: &Props) -> Html {
    let Some(trial) = &props.trial else { return Html::default() };
    let word = match &trial.status {
        Status::Waiting => texts.ledger_waiting().to_owned(),
        Status::Running { progress, .. } => {
            texts.ledger_running(&((progress.unwrap_or_default().part() * 100.0) as u32))
        }
        Status::Failed(_) => texts.lab_word_refused().to_owned(),
        Status::Done { answer, .. } => {
            let (word, _) = verdict::word(texts, props.case.claim, &answer.verdict);
            let range = verdict::range(texts, &trial.question);
            format!("{range}{}{word}", texts.ledger_colon())
        }
    };
    html! { <span class="fresh">{ word }</span> }
}
