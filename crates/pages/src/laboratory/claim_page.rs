//! The page of a claim: its name, what is known of it, and all that can be done with it.
//!
//! ```text
//! article.claim.kind.full …
//! ├─ h1.name
//! ├─ span.standing, span.known   what is on record
//! └─ div.body
//! ```

use crate::laboratory::State;
use crate::laboratory::claim_body::{Subject, claim_body, claimed};
use crate::laboratory::statement::{standing, tag};
use maths::claims::Claim;
use std::rc::Rc;
use web::evidence::{Known, claim_name, name_in_address, records};
use web::texts::Texts;
use yew::prelude::*;

/// The id of the heading, which gets the focus when a link has led to the page.
pub(super) const HEADING: &str = "claim-heading";

/// `article.claim`.
pub(super) fn claim_page(texts: Texts, state: &UseReducerHandle<State>, claim: Claim) -> Html {
    let case = state.case(claim);
    let claimed = claimed(&case);
    let subject = Subject {
        case,
        trial: state.trial(claim).map(Rc::clone),
        list: state.list(claim).map(Rc::clone),
        proof: state.proved.proof(&claimed).map(Rc::clone),
        certificate: state.proved.certificate(&claimed).map(Rc::clone),
        records: Rc::clone(&state.records),
        dispatcher: state.dispatcher(),
    };
    let class = classes!("claim", "kind", Known::of(&state.records, claim).class());
    html! {
        <article key={name_in_address(claim)} id={format!("claim-{}", name_in_address(claim))} {class} aria-labelledby={HEADING}>
            <h1 class="name" id={HEADING} tabindex="-1">{ claim_name(texts, claim) }{ tag(texts, claim) }</h1>
            <p class="on-record">{ standing(texts, state, claim) }{ " " }{ records::counterexamples(texts, &state.records, claim) }</p>
            { claim_body(texts, &subject) }
        </article>
    }
}

/// Claims that belong together: one as it is printed, its other half, and what else may have been meant or is so.
pub(super) fn group(claim: Claim) -> Vec<Claim> {
    let printed =
        |claim: Claim| [" ours", " wide", " b"].into_iter().fold(claim.id(), |id, end| id.trim_end_matches(end));
    Claim::ALL.into_iter().filter(|other| printed(*other) == printed(claim)).collect()
}

#[cfg(test)]
mod tests {
    use super::group;
    use maths::claims::Claim;

    #[test]
    fn a_repair_belongs_to_what_it_repairs() {
        let of = |claim| group(claim);
        assert_eq!(of(Claim::MisereConjecture2_1), [Claim::MisereConjecture2_1, Claim::MisereConjecture2_1Repaired]);
        assert_eq!(of(Claim::PassConjecture4_1Ours), of(Claim::PassConjecture4_1));
        assert!(Claim::ALL.into_iter().all(|claim| of(claim).contains(&claim) && !of(claim)[0].is_ours()));
    }
}
