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
use crate::laboratory::{Action, Key, Listing, Opened, State};
use maths::claims::Claim;
use web::evidence::paper_name;
use web::kit::fields;
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
        html! { <p class="back"><a {href}><span aria-hidden="true">{ "← " }</span>{ paper_name(texts, paper) }</a></p> }
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

/// Which claims are listed, for how long each may be checked, and a button for all of them.
pub(super) fn listing(texts: Texts, state: &UseReducerHandle<State>, listed: &[Claim]) -> Html {
    let open = listed.iter().filter(|claim| is_open(state, **claim)).count();
    let run_all = {
        let (state, listed) = (state.clone(), listed.to_vec());
        Callback::from(move |_: MouseEvent| {
            state.dispatch(Action::Begin(listed.iter().map(|claim| state.case(*claim)).collect()));
        })
    };
    let stop_all = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| {
            state.dispatch(Action::Stop(state.running(|key| matches!(key, Key::Claim(_)))));
        })
    };
    html! {
        <div class="listing">
            { kinds(texts, state) }
            { budgets(texts, state) }
            if open == 0 {
                <button type="button" onclick={run_all}>{ texts.lab_run_all(&listed.len()) }</button>
            } else {
                <button type="button" onclick={stop_all}>{ texts.lab_stop_all(&open) }</button>
            }
        </div>
    }
}

/// Which kinds of claims are listed.
fn kinds(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let name = |listing| match listing {
        Listing::Main => texts.lab_list_main(),
        Listing::Lemmas => texts.lab_list_lemmas(),
        Listing::Examples => texts.lab_list_examples(),
        Listing::All => texts.lab_list_all(),
    };
    let options = Listing::ALL.map(|listing| (name(listing).to_owned(), listing == state.listing)).to_vec();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::List(Listing::ALL[index])));
    fields::select("kinds", texts.lab_kinds(), &options, &on_choose)
}

/// For how many seconds a claim may be checked.
const BUDGETS: [Option<u32>; 4] = [None, Some(10), Some(60), Some(600)];

fn budgets(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let name = |seconds: Option<u32>| match seconds {
        None => texts.lab_no_budget().to_owned(),
        Some(seconds) if seconds < 60 => texts.lab_seconds(&seconds),
        Some(seconds) => texts.lab_minutes(&(seconds / 60)),
    };
    let options = BUDGETS.map(|seconds| (name(seconds), seconds == state.budget)).to_vec();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Budget(BUDGETS[index])));
    fields::select("budget", texts.lab_budget(), &options, &on_choose)
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

fn is_open(state: &State, claim: Claim) -> bool {
    state.trial(claim).is_some_and(|trial| trial.is_open())
}

#[cfg(test)]
mod tests;
