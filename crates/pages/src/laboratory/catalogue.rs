//! The claims of the papers: the start of the laboratory, or the page of one claim.
//!
//! ```text
//! section.catalogue
//! ├─ the start                   doors, and the papers
//! └─ div.claims                  or a claim, and below it those that belong to it
//! ```

use crate::laboratory::claim_page::{claim_page, group};
use crate::laboratory::start::start;
use crate::laboratory::statement::{address, statements};
use crate::laboratory::{Action, Key, Opened, State};
use maths::claims::Claim;
use web::evidence::paper_name;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The start, or the claim of which the address speaks.
#[component]
pub(super) fn Catalogue(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    use_budget(state);
    html! {
        <section class="catalogue" aria-label={texts.lab_claims()}>
            { match state.linked {
                None => start(texts, state),
                Some(claim) => opened(texts, state, claim),
            } }
        </section>
    }
}

/// A claim, with a way back to its paper, and the claims that belong to it.
fn opened(texts: Texts, state: &UseReducerHandle<State>, claim: Claim) -> Html {
    let back = claim.paper().map(|paper| {
        let href = address(&Opened { paper: Some(paper), ..Opened::default() });
        html! { <p class="back"><a {href}>{ paper_name(texts, paper) }</a></p> }
    });
    let others: Vec<Claim> = group(claim).into_iter().filter(|other| *other != claim).collect();
    html! {
        <div class="claims">
            { back.unwrap_or_default() }
            { claim_page(texts, state, claim) }
            if !others.is_empty() {
                <h2>{ texts.lab_related() }</h2>
                { statements(texts, state, &others) }
            }
        </div>
    }
}

/// Stops what has taken longer than it may. Workers say often enough for how long they have been at it.
#[hook]
fn use_budget(state: &UseReducerHandle<State>) {
    let state = state.clone();
    use_effect(move || {
        let Some(budget) = state.budget else { return };
        let spent = state.running(|key| match key {
            Key::Claim(claim) => {
                state.trial(claim).is_some_and(|trial| trial.milliseconds() > 1000.0 * f64::from(budget))
            }
            Key::Listed(_) | Key::Sweep(_) => false,
        });
        if !spent.is_empty() {
            state.dispatch(Action::Stop(spent));
        }
    });
}

#[cfg(test)]
mod tests;
