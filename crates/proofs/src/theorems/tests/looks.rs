//! The look at a small box before automata decide.

use super::ruleset;
use crate::automata::{Budget, DigitOrder};
use crate::theorems::{NotDecidable, Proof, Verdict};
use maths::formulas::Subject;

fn proof(formula: &str, game: &str) -> Proof {
    let formula = formula.parse().unwrap();
    Proof::new(formula, Subject::PPositions, ruleset(game), &DigitOrder::ALL, Budget::USUAL).unwrap()
}

#[test]
fn what_is_wrong_in_the_box_is_found_before_any_automaton() {
    let mut proof = proof("x = z", "triangle:k=31");
    assert!(matches!(proof.finish(), Verdict::Refuted { found: Some(_), .. }));
    assert_eq!(proof.progress().0, 0);
}

#[test]
fn where_the_rim_may_be_none_automata_decide_alone() {
    // The box has positions at which this is wrong, and the place without a rim is outside of it.
    let verdict = proof("x = z", "bar:rim=z%50").finish();
    assert_eq!(verdict, Verdict::NotDecidable(NotDecidable::NoRim { at: (0, 50) }));
}
