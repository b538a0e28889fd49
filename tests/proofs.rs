//! Two ways to prove a claim for all positions that share no code: automata, and certificates with their checker.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use bittersweet::automata::Budget;
use bittersweet::automata::DigitOrder;
use bittersweet::certificates::NimSumClaim;
use bittersweet::certificates::check;
use bittersweet::certificates::find;
use bittersweet::claims::Claim;
use bittersweet::claims::Parameter;
use bittersweet::expressions::Formula;
use bittersweet::formulas::Subject;
use bittersweet::games::Ruleset;
use bittersweet::proofs::Proof;
use bittersweet::proofs::Verdict;

/// Whether automata prove that a formula is true at the P-positions and nowhere else, or that a number is the Grundy value.
fn is_proved(formula: &Formula, ruleset: Ruleset) -> bool {
    let subject = match formula {
        Formula::Truth(_) => Subject::PPositions,
        Formula::Number(_) => Subject::Values,
    };
    let proof = Proof::new(formula.clone(), subject, ruleset, &DigitOrder::ALL, Budget::USUAL);
    match proof.unwrap().finish() {
        Verdict::Proved { .. } => true,
        Verdict::Refuted { .. } => false,
        other @ (Verdict::RefutedBeyond { .. } | Verdict::NotDecidable(_) | Verdict::Stopped(_)) => panic!("{other}"),
    }
}

fn is_certified(formula: &Formula, ruleset: &Ruleset) -> bool {
    let claim = NimSumClaim::of(formula, ruleset).unwrap();
    find(&claim).is_ok_and(|certificate| check(&claim, &certificate).is_ok())
}

#[test]
fn claims_are_certified_if_and_only_if_they_are_proved() {
    let mut proved = Vec::new();
    for k in ["1", "2", "3", "4", "5", "6", "7", "9", "11", "13", "5/2", "7/3", "1/2"] {
        for game in [format!("triangle:k={k}"), format!("step:k={k},s=0"), format!("step:k={k},s=3")] {
            for text in
                ["x ⊕ y ⊕ z = 0", "(x − 1) ⊕ y ⊕ (z − 1) = 0", "(x + 1) ⊕ y ⊕ (z + 1) = 0", "x ⊕ y ⊕ (z + 3) = 0"]
            {
                let (formula, ruleset): (Formula, Ruleset) = (text.parse().unwrap(), game.parse().unwrap());
                let is_proved = is_proved(&formula, ruleset);
                assert_eq!(is_certified(&formula, &ruleset), is_proved, "{text} of {game}");
                if is_proved {
                    proved.push(format!("{text} of {game}"));
                }
            }
        }
    }
    // Theorem 7.3 and Conjecture 8.1 of `triangular`, Theorem 1.2 of `variants`.
    for known in
        ["x ⊕ y ⊕ z = 0 of triangle:k=7", "(x − 1) ⊕ y ⊕ (z − 1) = 0 of triangle:k=9", "x ⊕ y ⊕ z = 0 of step:k=2,s=0"]
    {
        assert!(proved.iter().any(|text| text == known), "{known}");
    }
}

/// The same of games with a pass, and of Grundy values.
#[test]
fn claims_about_passes_and_values_are_certified_if_and_only_if_they_are_proved() {
    let mut proved = Vec::new();
    for k in ["1", "2", "3", "4", "5", "6", "5/2"] {
        for s in 0..4 {
            for (game, text) in [
                (
                    format!("step:k={k},s={s},pass"),
                    "(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1",
                ),
                (format!("step:k={k},s={s},pass"), "x ⊕ y ⊕ z ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1"),
                (format!("step:k={k},s={s}"), "x ⊕ ((y ⊕ (z + s)) − s)"),
                (format!("step:k={k},s={s}"), "x ⊕ y ⊕ z"),
            ] {
                let (formula, ruleset): (Formula, Ruleset) = (text.parse().unwrap(), game.parse().unwrap());
                let is_proved = is_proved(&formula, ruleset);
                assert_eq!(is_certified(&formula, &ruleset), is_proved, "{text} of {game}");
                if is_proved {
                    proved.push(format!("{text} of {game}"));
                }
            }
        }
    }
    // Theorem 4.1 and Corollary 3.1 of `pass`.
    for known in [
        "(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0 or x = 0 and y = 0 and z = 0 and p = 1 of step:k=4,s=1,pass",
        "x ⊕ ((y ⊕ (z + s)) − s) of step:k=6,s=3",
    ] {
        assert!(proved.iter().any(|text| text == known), "{known}");
    }
}

/// The claims of `triangular` for all k that the paper states them for, up to about 50: all are proved.
#[test]
fn the_claims_of_triangular_are_proved_for_many_k() {
    for (claim, first) in [(Claim::Triangular7_3, 3), (Claim::Triangular8_1, 1)] {
        for k in (first..50).step_by(4) {
            let parameters = claim.parameters().with(Parameter::K, &k.to_string()).unwrap();
            let mut proof = Proof::of_claim(claim, &parameters, &DigitOrder::ALL, Budget::USUAL).unwrap();
            let verdict = proof.finish();
            assert!(matches!(verdict, Verdict::Proved { .. }), "{} for k = {k}: {verdict}", claim.id());
        }
    }
}
