//! The ledger: a line for each claim, those that fail first, those of ours below what they repair or strengthen.
//!
//! ```text
//! div.claims                     the arrow keys go from line to line
//! ├─ section.part.failing …      conjectures that are refuted, statements that need repair, misprints
//! └─ section.part …              a paper: its reference, and its claims in groups
//! ```

use crate::laboratory::State;
use crate::laboratory::claim_body::claimed;
use crate::laboratory::claim_row::ClaimRow;
use maths::claims::{Claim, Paper, Record};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::evidence::{Standing, cited, name_in_address, paper_name};
use web::texts::Texts;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// First the claims that fail, by what that means and with what belongs to each, then those of each paper.
pub(super) fn ledger(texts: Texts, state: &UseReducerHandle<State>, listed: &[Claim]) -> Html {
    let all = sorted(&state.records, listed);
    let of = |standing: Option<Standing>| all.iter().filter(move |(own, _)| *own == standing).map(|(_, group)| group);
    let failing = |standing: Standing| {
        let (id, heading) = (standing.class(), standing.name(texts));
        (of(Some(standing)).count() > 0)
            .then(|| part(state, id, "part failing", html! { <h2 {id}>{ heading }</h2> }, of(Some(standing))))
    };
    let of_paper = |paper: Paper| {
        let own: Vec<&Vec<Claim>> = of(None).filter(|group| group[0].paper() == Some(paper)).collect();
        let heading = html! { <><h2 id={paper.key()}>{ paper_name(texts, paper) }</h2><p>{ cited(paper) }</p></> };
        (!own.is_empty()).then(|| part(state, paper.key(), "part", heading, own.into_iter()))
    };
    html! {
        <>
            { for Standing::FAILING.into_iter().filter_map(failing) }
            { for Paper::ALL.into_iter().filter_map(of_paper) }
        </>
    }
}

/// Each group with the first standing of its claims that fail, if there are any.
fn sorted(records: &[Record], listed: &[Claim]) -> Vec<(Option<Standing>, Vec<Claim>)> {
    let standing = |group: &Vec<Claim>| {
        group.iter().map(|claim| Standing::of(records, *claim)).filter(|own| Standing::FAILING.contains(own)).min()
    };
    groups(listed).into_iter().map(|group| (standing(&group), group)).collect()
}

/// A part of the ledger: a heading, and groups of lines.
fn part<'a>(
    state: &UseReducerHandle<State>,
    id: &'static str,
    class: &'static str,
    heading: Html,
    groups: impl Iterator<Item = &'a Vec<Claim>>,
) -> Html {
    let group = |group: &Vec<Claim>| {
        html! { <div key={name_in_address(group[0])} class="group">{ for group.iter().map(|claim| row(state, *claim)) }</div> }
    };
    html! {
        <section key={id} {class} aria-labelledby={id}>
            <header>{ heading }</header>
            { for groups.map(group) }
        </section>
    }
}

/// Goes from line to line with the arrow keys.
pub(super) fn go_along(event: &KeyboardEvent) {
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
        // It scrolls: the line that a key leads to is to be seen.
        let _ = next.focus();
    }
}

/// The lines of the ledger.
const LINE: &str = "summary.line";

fn row(state: &UseReducerHandle<State>, claim: Claim) -> Html {
    let case = state.case(claim);
    let claimed = claimed(&case);
    html! {
        <ClaimRow key={name_in_address(claim)} {case} trial={state.trial(claim).map(Rc::clone)} list={state.list(claim).map(Rc::clone)}
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
mod tests;
