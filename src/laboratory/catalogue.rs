//! The ledger of claims: on top how many hold and how many fail, then a line for each, those that fail first, those of ours below
//! what they repair or strengthen.
//!
//! ```text
//! section.catalogue
//! ├─ dl.tally
//! ├─ div.listing                 which claims, and for how long each may be checked
//! └─ div.claims                  the arrow keys go from line to line
//!    ├─ section.part.failing
//!    └─ section.part …           a paper: its reference, and its claims in groups
//! ```

use crate::claims::Claim;
use crate::claims::Paper;
use crate::kit::fields::Select;
use crate::kit::term::Word;
use crate::kit::term::Words;
use crate::laboratory::Action;
use crate::laboratory::Key;
use crate::laboratory::Listing;
use crate::laboratory::State;
use crate::laboratory::claim_body::claimed;
use crate::laboratory::claim_row::ClaimRow;
use crate::laboratory::names::paper_name;
use crate::laboratory::references::cited;
use crate::laboratory::route;
use crate::laboratory::standing::Standing;
use crate::laboratory::tally::tally;
use crate::texts::Texts;
use crate::texts::use_texts;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use web_sys::HtmlElement;
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

/// First the claims that fail, with what belongs to each, then those of each paper.
fn ledger(texts: Texts, state: &UseReducerHandle<State>, listed: &[Claim]) -> Html {
    let fails = |group: &Vec<Claim>| group.iter().any(|claim| Standing::of(&state.records, *claim) == Standing::Fails);
    let (failing, others): (Vec<_>, Vec<_>) = groups(listed).into_iter().partition(fails);
    let of_paper = |paper: Paper| {
        let own: Vec<&Vec<Claim>> = others.iter().filter(|group| group[0].paper() == Some(paper)).collect();
        let heading = html! { <><h2 id={paper.key()}>{ paper_name(texts, paper) }</h2><p>{ cited(paper) }</p></> };
        (!own.is_empty()).then(|| part(state, paper.key(), heading, own.into_iter()))
    };
    html! {
        <>
            if !failing.is_empty() {
                { part(state, "failing", html! { <h2 id="failing">{ texts.ledger_what_fails() }</h2> }, failing.iter()) }
            }
            { for Paper::ALL.into_iter().filter_map(of_paper) }
        </>
    }
}

/// A part of the ledger: a heading, and groups of lines.
fn part<'a>(
    state: &UseReducerHandle<State>,
    id: &'static str,
    heading: Html,
    groups: impl Iterator<Item = &'a Vec<Claim>>,
) -> Html {
    let group = |group: &Vec<Claim>| {
        html! { <div key={route::name(group[0])} class="group">{ for group.iter().map(|claim| row(state, *claim)) }</div> }
    };
    html! {
        <section key={id} class={classes!("part", (id == "failing").then_some(id))} aria-labelledby={id}>
            <header>{ heading }</header>
            { for groups.map(group) }
        </section>
    }
}

/// Goes from line to line with the arrow keys.
fn go_along(event: &KeyboardEvent) {
    let Some(line) = event.target_dyn_into::<Element>().filter(|target| target.matches(LINE).unwrap_or(false)) else {
        return;
    };
    let Some(lines) = line.closest(".claims").ok().flatten().and_then(|all| all.query_selector_all(LINE).ok()) else {
        return;
    };
    let Some(at) =
        (0..lines.length()).find(|index| lines.item(*index).is_some_and(|other| other.is_same_node(Some(&line))))
    else {
        return;
    };
    let next = match event.key().as_str() {
        "ArrowDown" => at + 1,
        "ArrowUp" => at.saturating_sub(1),
        "Home" => 0,
        "End" => lines.length() - 1,
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = lines.item(next).and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // An element without the focus is no harm.
        let _ = next.focus();
    }
}

/// The lines of the ledger.
const LINE: &str = "summary.line";

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
    html! { <Select id="kinds" label={texts.lab_kinds()} {options} {on_choose} /> }
}

/// Which paper's claims are listed.
fn papers(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let all: Vec<Option<Paper>> = [None].into_iter().chain(Paper::ALL.map(Some)).collect();
    let name =
        |paper: &Option<Paper>| paper.map_or(texts.lab_all_papers(), |paper| paper_name(texts, paper)).to_owned();
    let options = all.iter().map(|paper| (name(paper), *paper == state.paper)).collect::<Vec<_>>();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Only(all[index])));
    html! { <Select id="paper" label={texts.lab_papers()} {options} {on_choose} /> }
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
    html! { <Select id="budget" label={texts.lab_budget()} {options} {on_choose} /> }
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

fn row(state: &UseReducerHandle<State>, claim: Claim) -> Html {
    let case = state.case(claim);
    let claimed = claimed(&case);
    html! {
        <ClaimRow key={route::name(claim)} {case} trial={state.trial(claim).map(Rc::clone)} list={state.list(claim).map(Rc::clone)}
            proof={state.proved.proof(&claimed).map(Rc::clone)} certificate={state.proved.certificate(&claimed).map(Rc::clone)}
            records={Rc::clone(&state.records)} is_open={state.is_unfolded(claim)} is_linked={state.linked == Some(claim)}
            dispatcher={state.dispatcher()} />
    }
}

/// Claims that belong together: one as it is printed, its other half, and what else may have been meant or is so.
fn groups(listed: &[Claim]) -> Vec<Vec<Claim>> {
    let printed =
        |claim: Claim| [" ours", " wide", " b"].into_iter().fold(claim.id(), |id, end| id.trim_end_matches(end));
    let mut groups: Vec<Vec<Claim>> = Vec::new();
    for &claim in listed {
        match groups.last_mut() {
            Some(group) if group.iter().any(|other| printed(*other) == printed(claim)) => group.push(claim),
            _ => groups.push(vec![claim]),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::groups;
    use crate::claims::Claim;

    #[test]
    fn a_repair_stands_beside_what_it_repairs() {
        let all = groups(&Claim::ALL);
        let group = all.iter().find(|group| group.contains(&Claim::MisereConjecture2_1)).unwrap();
        assert_eq!(group[..], [Claim::MisereConjecture2_1, Claim::MisereConjecture2_1Repaired]);
        let group = all.iter().find(|group| group.contains(&Claim::PassConjecture4_1Ours)).unwrap();
        assert_eq!(group[..2], [Claim::PassConjecture4_1, Claim::PassConjecture4_1Occurs]);
        assert!(all.iter().all(|group| !group[0].is_ours()), "{all:?}");
        assert_eq!(all.iter().map(Vec::len).sum::<usize>(), Claim::ALL.len());
    }
}
