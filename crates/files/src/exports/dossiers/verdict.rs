//! The result in one line, as in `verdict.txt`.

use maths::claims::Verdict;
use proofs::automata::Given;
use proofs::theorems;
use std::rc::Rc;

/// The name of the file.
pub(super) const NAME: &str = "verdict.txt";
/// The automata of a difference, and those of the P-positions of both rulesets.
pub(super) const DIFFERENCE: &str = "difference";
pub(super) const SIDES: [&str; 2] = ["first-p-positions", "second-p-positions"];
/// Every proof by automata of a claim.
pub(super) const PROVED: &str = "proved for all positions, by automata";

/// The name of the positions with a Grundy value in file names.
pub(super) fn set_name(value: usize) -> String {
    if value == 0 { "p-positions".into() } else { format!("value-{value}") }
}

/// Of a proof; none if automata did not decide it.
pub(super) fn of_proof(verdict: &theorems::Verdict) -> Option<String> {
    match verdict {
        theorems::Verdict::Proved { .. } => Some(PROVED.to_owned()),
        theorems::Verdict::Refuted { at, .. } => Some(format!("refuted: the smallest counterexample is {at}")),
        theorems::Verdict::RefutedBeyond { at: Some(at) } => {
            Some(format!("refuted: the smallest counterexample is {at:?}"))
        }
        theorems::Verdict::RefutedBeyond { at: None }
        | theorems::Verdict::NotDecidable(_)
        | theorems::Verdict::Stopped(_) => None,
    }
}

/// Of a check.
pub(super) fn of_check(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Verified { bound, positions } => {
            format!("verified up to {bound}, in {positions} positions or cases; this is evidence and not a proof")
        }
        Verdict::Refuted { counterexample, .. } => format!("refuted: the smallest counterexample is {counterexample}"),
        Verdict::Empty { bound, .. } => format!("there is nothing to check up to {bound}"),
        Verdict::Stopped { bound, positions } => {
            let bound = bound.map_or_else(|| "nowhere".to_owned(), |bound| format!("up to {bound}"));
            format!("verified {bound}, in {positions} positions or cases, where the check ended early")
        }
        Verdict::Outside(_) => "not checked: the paper assumes something that is not so here".to_owned(),
        Verdict::Refused { bytes, .. } => format!("not checked: that would take {bytes} bytes"),
    }
}

/// Of sets that were learned and proved.
pub(super) fn of_values(levels: &[Vec<Rc<Given>>], formula: Option<&str>) -> String {
    let states = levels.last().map(|layers| states(layers)).unwrap_or_default();
    let formula =
        formula.map_or_else(String::new, |formula| format!("; the set is also that of the formula {formula}"));
    format!(
        "proved for all positions: the automaton with {states} accepts a position if and only if it is in the set{formula}"
    )
}

/// Of a difference.
pub(super) fn of_difference(layers: &[Rc<Given>]) -> String {
    let states = states(layers);
    format!(
        "proved for all positions: the automaton with {states} accepts a position if and only if the outcomes differ"
    )
}

/// Of a lower bound.
pub(super) fn of_bound(states: usize) -> String {
    format!(
        "proved: every automaton of the set that reads the least significant digits first has at least {states} states"
    )
}

fn states(layers: &[Rc<Given>]) -> String {
    let of = |given: &Rc<Given>| given.automaton().count().to_string();
    format!(
        "{} states, which reads the least significant digits first,",
        layers.iter().map(of).collect::<Vec<_>>().join(" and ")
    )
}
