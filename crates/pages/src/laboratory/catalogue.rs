//! The claims of the papers: on top how many hold and how many fail, then what is listed, then the ledger.
//!
//! ```text
//! section.catalogue
//! ├─ dl.tally
//! ├─ div.listing                 which claims, and for how long each may be checked
//! └─ div.claims                  the ledger
//! ```

use crate::laboratory::ledger::{go_along, ledger};
use crate::laboratory::tally::tally;
use crate::laboratory::{Action, Key, Listing, State};
use maths::claims::{Claim, Paper};
use web::evidence::paper_name;
use web::kit::fields;
use web::kit::term::{Word, Words};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// What is on record in short, what is listed, and the ledger.
#[component]
pub(super) fn Catalogue(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    use_budget(state);
    let onkeydown = use_callback((), |event, ()| go_along(&event));
    let listed: Vec<Claim> = state.listed().collect();
    html! {
        <section class="catalogue" aria-label={texts.lab_claims()}>
            if state.has_records {
                { tally(texts, &state.records, &listed) }
                <p class="lead">{ texts.lab_claims_lead() }</p>
                { listing(texts, state, &listed) }
                // In an element of their own: as siblings of what is above they would take its place when there are fewer.
                <div class="claims" {onkeydown}>{ ledger(texts, state, &listed) }</div>
                <Words words={vec![Word::PPosition, Word::NPosition, Word::GrundyValue, Word::Bound]} place="claims" />
            } else {
                // What is above depends on the records: with nothing below, nothing moves when they come.
                <p class="loading">{ texts.ledger_loading() }</p>
            }
        </section>
    }
}

/// Which claims are listed, for how long each may be checked, and a button for all of them.
fn listing(texts: Texts, state: &UseReducerHandle<State>, listed: &[Claim]) -> Html {
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
            { papers(texts, state) }
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

/// Which paper's claims are listed.
fn papers(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let all: Vec<Option<Paper>> = [None].into_iter().chain(Paper::ALL.map(Some)).collect();
    let name =
        |paper: &Option<Paper>| paper.map_or(texts.lab_all_papers(), |paper| paper_name(texts, paper)).to_owned();
    let options = all.iter().map(|paper| (name(paper), *paper == state.paper)).collect::<Vec<_>>();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Only(all[index])));
    fields::select("paper", texts.lab_papers(), &options, &on_choose)
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
            Key::Listed(_) | Key::Sweep(_) | Key::Formula | Key::Search => false,
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
