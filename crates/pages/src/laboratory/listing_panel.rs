//! The list below the papers: the choice of its kinds of claims, and a button that checks all of them.

use crate::laboratory::{Action, Key, Listing, State};
use maths::claims::Claim;
use web::kit::dispatching::dispatching;
use web::kit::fields;
use web::texts::Texts;
use yew::prelude::*;

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
    let on_choose = dispatching(state, |index: usize| Action::List(Listing::ALL[index]));
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
    let on_choose = dispatching(state, |index: usize| Action::Budget(BUDGETS[index]));
    fields::select("budget", texts.lab_budget(), &options, &on_choose)
}

fn is_open(state: &State, claim: Claim) -> bool {
    state.trial(claim).is_some_and(|trial| trial.is_open())
}
