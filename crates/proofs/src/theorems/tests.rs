//! Verdicts compared with finite runs of the laboratory: a proved claim holds in every box, and a refuted one has the same smallest
//! counterexample.

mod claims;
mod every_claim;
mod four;
mod looks;
mod members;
mod mutations;
mod own;
mod refusals;
mod rims;
mod sharing;

use crate::automata::{Budget, DigitOrder};
use crate::theorems::{NotDecidable, Proof, Verdict};
use maths::formulas;
use maths::formulas::{Comparison, Subject};
use maths::games::{Ruleset, Witness};
use maths::solver::Plan;

/// The ruleset of a position.
fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

fn proof(formula: &str, subject: Subject, ruleset: Ruleset, orders: &[DigitOrder]) -> Result<Proof, NotDecidable> {
    let budget = Budget { states: 30_000, ..Budget::USUAL };
    Proof::without_looking(&ruleset.formula(formula).unwrap(), subject, ruleset, orders, budget)
}

/// The verdict of automata alone, in whichever order ends first. A wrong claim can take very large automata, so the budget is small.
fn verdict(formula: &str, subject: Subject, ruleset: Ruleset) -> Verdict {
    match proof(formula, subject, ruleset, &DigitOrder::ALL) {
        Ok(mut proof) => proof.finish(),
        Err(why) => Verdict::NotDecidable(why),
    }
}

/// The verdict of the laboratory in a box.
fn in_box(formula: &str, subject: Subject, ruleset: Ruleset, size: u32) -> formulas::Verdict {
    let budget = u64::MAX;
    let mut comparison =
        Comparison::new(ruleset.formula(formula).unwrap(), subject, ruleset, size, Plan::BOUND, budget).unwrap();
    loop {
        if let Some(verdict) = comparison.advance(100_000).unwrap() {
            return verdict;
        }
    }
}

/// Compares the verdict with a finite run. Returns whether the claim was proved; nothing if the counterexample is outside of
/// the box, or the automata became too large.
#[track_caller]
fn agrees(formula: &str, subject: Subject, ruleset: Ruleset, size: u32) -> Option<bool> {
    let what = format!("{formula} of {ruleset:?}");
    match (verdict(formula, subject, ruleset), in_box(formula, subject, ruleset, size)) {
        (Verdict::Proved { .. }, formulas::Verdict::Holds { .. }) => Some(true),
        (
            Verdict::Refuted { at, stated, found },
            formulas::Verdict::Refuted { at: finite, stated: said, found: so },
        ) => {
            assert_eq!((at, stated, found), (finite, Ok(said), Some(so)), "{what}");
            Some(false)
        }
        (Verdict::Refuted { at, stated, .. }, formulas::Verdict::Undefined { at: finite, fault }) => {
            assert_eq!((at, stated), (finite, Err(fault)), "{what}");
            Some(false)
        }
        (Verdict::Refuted { at, .. }, formulas::Verdict::Holds { .. }) => {
            assert!(largest(at) > size, "{what} is refuted by {at}");
            None
        }
        (Verdict::Stopped(_), _) => None,
        (verdict, finite) => panic!("{what}: {verdict:?} and {finite:?}"),
    }
}

fn largest(at: Witness) -> u32 {
    at.size().0
}
