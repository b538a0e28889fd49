//! The claims of the papers.

use super::{agrees, in_box, largest, ruleset, verdict};
use crate::automata::{Budget, DigitOrder};
use crate::theorems::{NotDecidable, Proof, Verdict};
use maths::claims::{Claim, Parameter, Statement};
use maths::formulas;
use maths::formulas::Subject;

fn statement(claim: Claim, settings: &[(Parameter, &str)]) -> Statement {
    let parameters = settings
        .iter()
        .fold(claim.parameters(), |parameters, (parameter, text)| parameters.with(*parameter, text).unwrap());
    claim.statement(&parameters).unwrap()
}

#[track_caller]
fn is_proved(claim: Claim, settings: &[(Parameter, &str)], wanted: bool) {
    let Statement { subject, formula, ruleset, .. } = statement(claim, settings);
    let found = agrees(&formula, subject, ruleset, 24);
    // A wrong claim can take automata beyond the budget of these tests.
    assert!(found == Some(wanted) || found.is_none() && !wanted, "{} {settings:?}: {found:?}", claim.id());
}

/// `triangular` Theorem 7.3: k = 3 mod 4, and for no other k.
#[test]
fn theorem_7_3_of_triangular() {
    for (k, wanted) in
        [("3", true), ("7", true), ("11", true), ("1", false), ("2", false), ("4", false), ("5", false), ("9", false)]
    {
        is_proved(Claim::Triangular7_3, &[(Parameter::K, k)], wanted);
    }
}

/// `triangular` Conjecture 8.1: k = 1 mod 4.
#[test]
fn conjecture_8_1_of_triangular_for_single_k() {
    for (k, wanted) in [("1", true), ("5", true), ("9", true), ("13", true), ("3", false), ("6", false), ("7", false)] {
        is_proved(Claim::Triangular8_1, &[(Parameter::K, k)], wanted);
    }
}

/// `pass` Corollary 3.1: the Grundy value of stair bars with even k, and `triangular` Theorem 3.1: that of Nim.
#[test]
fn claims_about_values() {
    is_proved(Claim::Triangular3_1, &[], true);
    for (k, s, wanted) in [("2", "0", true), ("4", "3", true), ("6", "1", true), ("3", "0", false), ("1", "1", false)] {
        is_proved(Claim::PassCorollary3_1, &[(Parameter::K, k), (Parameter::S, s)], wanted);
    }
}

/// `pass` Theorem 4.1 and its corollary, which are about games with a pass.
#[test]
fn claims_about_games_with_a_pass() {
    for (k, s) in [("4", "0"), ("4", "1"), ("4", "3"), ("2", "1"), ("6", "2"), ("8", "3")] {
        for claim in [Claim::Pass4_1, Claim::PassCorollary4_1, Claim::PassConjecture4_1Ours] {
            let Statement { subject, formula, ruleset, .. } = statement(claim, &[(Parameter::K, k), (Parameter::S, s)]);
            agrees(&formula, subject, ruleset, 20);
        }
    }
    is_proved(Claim::Pass4_1, &[(Parameter::K, "4"), (Parameter::S, "1")], true);
}

/// The claims of `misere` and `variants` that are about all P-positions of one game.
#[test]
fn claims_about_misere_play() {
    for k in ["1", "2", "3", "4", "5", "7", "8", "9", "5/2", "7/3", "2/3"] {
        for claim in
            [Claim::Misere8, Claim::MisereConjecture2_1, Claim::MisereConjecture2_1Repaired, Claim::Triangular7_3]
        {
            let Statement { subject, formula, ruleset, .. } = statement(claim, &[(Parameter::K, k)]);
            agrees(&formula, subject, ruleset, 20);
        }
    }
    is_proved(Claim::Variants1_2, &[], true);
}

/// A statement about every position without Grundy values is checked at each position by itself.
#[test]
fn a_formula_that_is_true_everywhere() {
    let step = ruleset("step:k=3,s=2");
    assert_eq!(agrees("3y ≤ z + 2", Subject::Everywhere, step, 24), Some(true));
    assert_eq!(agrees("k·y < z + s", Subject::Everywhere, step, 24), Some(false));
    let triangle = ruleset("triangle:k=5/2,pass");
    assert_eq!(agrees("p = 0 or 5y ≤ 2x + 2z", Subject::Everywhere, triangle, 24), Some(true));
    assert_eq!(agrees("p = 0 or x + z < 40", Subject::Everywhere, triangle, 24), Some(false));
}

/// A counterexample beyond the box is the one that a larger box finds.
#[test]
fn a_counterexample_that_is_far_away() {
    let nim = ruleset("nim");
    let formula = "x ⊕ y ⊕ z = 0 and x + y < 100";
    let Verdict::Refuted { at, .. } = verdict(formula, Subject::PPositions, nim) else { panic!("it is wrong") };
    assert!((50..=64).contains(&largest(at)), "{at}");
    assert!(matches!(in_box(formula, Subject::PPositions, nim, largest(at) - 1), formulas::Verdict::Holds { .. }));
    let formulas::Verdict::Refuted { at: finite, .. } = in_box(formula, Subject::PPositions, nim, largest(at)) else {
        panic!("it is wrong in the box");
    };
    assert_eq!(at, finite);
}

/// Before automata are built, a small box is looked at; the smallest counterexample is the same.
#[test]
fn a_look_at_a_small_box_finds_the_same_counterexample() {
    for (k, wanted) in [("2", false), ("3", true), ("5", false), ("63", true)] {
        let Statement { subject, formula, ruleset, .. } = statement(Claim::Triangular7_3, &[(Parameter::K, k)]);
        let formula = formula.parse().unwrap();
        let mut looking = Proof::new(formula, subject, ruleset, &DigitOrder::ALL, Budget::USUAL).unwrap();
        let (found, alone) = (looking.finish(), verdict("x ⊕ y ⊕ z = 0", subject, ruleset));
        assert_eq!(matches!(found, Verdict::Proved { .. }), wanted);
        assert!(found == alone || wanted, "{found:?} and {alone:?}");
    }
}

#[test]
fn what_is_not_decidable_says_why() {
    let why = |claim: Claim| match Proof::of_claim(claim, &claim.parameters(), &DigitOrder::ALL, Budget::USUAL) {
        Ok(mut proof) => {
            let verdict = proof.finish();
            let Verdict::NotDecidable(why) = verdict else { panic!("{}: {verdict:?}", claim.id()) };
            why
        }
        Err(why) => why,
    };
    assert_eq!(why(Claim::MisereLemma12), NotDecidable::OnlyAtPPositions);
    for claim in
        [Claim::SharingConjecture1, Claim::SharingConjecture2, Claim::SharingConjecture3, Claim::Misere7Smaller]
    {
        assert_eq!(why(claim), NotDecidable::Values, "{}", claim.id());
    }
    assert_eq!(why(Claim::SharingSection7), NotDecidable::Piles);
    assert_eq!(why(Claim::SharingTable1), NotDecidable::Finite);
    assert_eq!(why(Claim::Triangular7_4), NotDecidable::NoStatement);
}

/// A button asks for a proof where there may be one.
#[test]
fn what_may_be_decided_is_seen_before() {
    for claim in Claim::ALL {
        let proof = Proof::of_claim(claim, &claim.parameters(), &DigitOrder::ALL, Budget::USUAL);
        assert_eq!(proof.is_ok(), Proof::may_decide(claim, &claim.parameters()), "{}", claim.id());
    }
}
