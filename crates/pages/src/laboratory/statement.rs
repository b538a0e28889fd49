//! A statement as a row of the ledger: a link to its page, what it says, and what is known of it.
//!
//! ```text
//! li.kind.full …                its kind
//! ├─ a.name, span.tag
//! ├─ span.brief                  the statement, and the counterexample on record
//! └─ span.standing               what is on record; span.fresh, what has just been found
//! ```

use crate::laboratory::{Opened, State, route};
use maths::claims::Claim;
use web::evidence::names::is_other_reading;
use web::evidence::{Known, Standing, claim_name, name_in_address, records, verdict};
use web::texts::Texts;
use web::view::marked::marked;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The address of a part of the laboratory.
pub(super) fn address(opened: &Opened) -> String {
    format!("laboratory.html#{}", route::write(opened))
}

/// The address of the page of a claim, as it is set up.
pub(super) fn page_of(state: &State, claim: Claim) -> String {
    address(&Opened { case: Some(state.case(claim)), ..Opened::default() })
}

/// `ul.statements`: a row for each claim.
pub(super) fn statements(texts: Texts, state: &State, claims: &[Claim]) -> Html {
    html! { <ul class="statements">{ for claims.iter().map(|claim| row(texts, state, *claim)) }</ul> }
}

fn row(texts: Texts, state: &State, claim: Claim) -> Html {
    let known = Known::of(&state.records, claim);
    let name = name_in_address(claim);
    let is_repair = claim.is_ours() || is_other_reading(claim);
    html! {
        <li key={name.clone()} id={format!("claim-{name}")} class={classes!("kind", known.class(), is_repair.then_some("repair"))}>
            <span class="title"><a class="name" href={page_of(state, claim)}>{ claim_name(texts, claim) }</a>{ tag(texts, claim) }</span>
            <span class="brief">
                { texts.statement(claim.id()).map(|statement| marked(statement.html)).unwrap_or_default() }
                { records::counterexamples(texts, &state.records, claim) }
            </span>
            { standing(texts, state, claim) }
        </li>
    }
}

/// The tag of a claim of Bittersweet, or of another reading of a printed claim.
pub(super) fn tag(texts: Texts, claim: Claim) -> Html {
    let tag =
        if claim.is_ours() { Some(texts.lab_ours()) } else { is_other_reading(claim).then(|| texts.lab_reading()) };
    tag.map(|tag| html! { <>{ " " }<span class="tag">{ tag }</span></> }).unwrap_or_default()
}

/// `span.standing`: the mark and the words of the records, and the newest result.
pub(super) fn standing(texts: Texts, state: &State, claim: Claim) -> Html {
    let standing = Standing::of(&state.records, claim);
    let known = Known::standing(standing, claim);
    let words = standing.words(texts, &state.records, claim);
    html! {
        <span class="standing"><span class="mark" aria-hidden="true">{ known.mark() }</span>{ words }{ fresh(texts, state, claim) }</span>
    }
}

/// The newest result in a word.
fn fresh(texts: Texts, state: &State, claim: Claim) -> Html {
    let Some(trial) = state.trial(claim) else { return Html::default() };
    let word = match &trial.status {
        Status::Waiting => texts.ledger_waiting().to_owned(),
        Status::Running { progress, .. } => {
            texts.ledger_running(&((progress.unwrap_or_default().part() * 100.0) as u32))
        }
        Status::Failed(_) => texts.lab_word_refused().to_owned(),
        Status::Done { answer, .. } => {
            let (word, _) = verdict::word(texts, claim, &answer.verdict);
            let range = verdict::range(texts, &trial.question);
            format!("{range}{}{word}", texts.ledger_colon())
        }
    };
    html! { <span class="fresh">{ word }</span> }
}
