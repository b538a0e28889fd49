//! The catalogue: every claim of the papers, those of ours beside what they repair or strengthen.

use crate::claims::Claim;
use crate::claims::Paper;
use crate::kit::fields::Choice;
use crate::kit::fields::Select;
use crate::kit::term::Word;
use crate::kit::term::Words;
use crate::laboratory::Action;
use crate::laboratory::Key;
use crate::laboratory::Listing;
use crate::laboratory::State;
use crate::laboratory::claim_row::ClaimRow;
use crate::laboratory::claim_row::claimed;
use crate::laboratory::names::paper_name;
use crate::laboratory::references::references;
use crate::laboratory::route;
use crate::texts::Texts;
use crate::texts::use_texts;
use std::rc::Rc;
use yew::prelude::*;

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// What is listed, and the list.
#[component]
pub(super) fn Catalogue(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state } = props;
    let listed: Vec<Claim> = state.listed().collect();
    let open: Vec<Claim> = listed.iter().copied().filter(|claim| is_open(state, *claim)).collect();
    use_budget(state);
    let run_all = {
        let (state, listed) = (state.clone(), listed.clone());
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
        <section class="catalogue" aria-label={texts.lab_claims()}>
            <p class="lead">{ texts.lab_claims_lead() }</p>
            <Words words={vec![Word::PPosition, Word::NPosition, Word::GrundyValue, Word::Bound]} place="claims" />
            <div class="listing">
                { papers(state, texts.lab_papers()) }
                { kinds(texts, state) }
                { budgets(texts, state) }
                if open.is_empty() {
                    <button type="button" onclick={run_all}>{ texts.lab_run_all(&listed.len()) }</button>
                } else {
                    <button type="button" onclick={stop_all}>{ texts.lab_stop_all(&open.len()) }</button>
                }
            </div>
            // In an element of their own: as siblings of what is above they would take its place when there are fewer.
            <div class="claims">
                <div class="groups">
                { for groups(&listed).into_iter().map(|group| html! {
                        <div key={route::name(group[0])} class={if group.len() > 1 { "group two" } else { "group" }}>
                            { for group.iter().map(|claim| row(props, *claim)) }
                        </div>
                    }) }
                </div>
            </div>
            { references(texts) }
        </section>
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
    let options = Listing::ALL.map(|listing| (html! { name(listing) }, listing == state.listing)).to_vec();
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::List(Listing::ALL[index])));
    html! { <Choice name="kinds" label={texts.lab_kinds()} {options} {on_choose} /> }
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

/// Which paper's claims are listed.
fn papers(state: &UseReducerHandle<State>, label: &'static str) -> Html {
    html! { <Papers only={state.paper} {label} dispatcher={state.dispatcher()} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PapersProps {
    only: Option<Paper>,
    label: &'static str,
    dispatcher: UseReducerDispatcher<State>,
}

/// A choice of one paper, or of all.
#[component]
fn Papers(props: &PapersProps) -> Html {
    let texts = use_texts();
    let all: Vec<Option<Paper>> = [None].into_iter().chain(Paper::ALL.map(Some)).collect();
    let name = |paper: &Option<Paper>| paper.map_or(texts.lab_all_papers(), |paper| paper_name(texts, paper));
    let options = all.iter().map(|paper| (html! { name(paper) }, *paper == props.only)).collect::<Vec<_>>();
    let dispatcher = props.dispatcher.clone();
    let on_choose = Callback::from(move |index: usize| dispatcher.dispatch(Action::Only(all[index])));
    html! { <Choice name="paper" label={props.label} {options} {on_choose} /> }
}

fn row(props: &Props, claim: Claim) -> Html {
    let state = &props.state;
    let case = state.case(claim);
    let claimed = claimed(&case);
    html! {
        <ClaimRow key={route::name(claim)} {case} trial={state.trial(claim).map(Rc::clone)} list={state.list(claim).map(Rc::clone)}
            proof={state.proved.proof(&claimed).map(Rc::clone)} certificate={state.proved.certificate(&claimed).map(Rc::clone)}
            records={Rc::clone(&state.records)} is_linked={state.linked == Some(claim)} dispatcher={state.dispatcher()} />
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
