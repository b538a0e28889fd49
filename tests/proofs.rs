//! Two ways to prove a claim for all positions that share no code: automata, and certificates with their checker.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use maths::claims::{Claim, Parameter};
use maths::expressions::Formula;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::automata::{Budget, DigitOrder};
use proofs::certificates::{Acceptor, BarClaim, Members, NotFound, check, find};
use proofs::theorems::learning::{Learning, Limits};
use proofs::theorems::{Proof, Verdict};
use std::rc::Rc;

/// True if automata prove a formula: a truth value as the rule of the P-positions, a number as the Grundy value.
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
    let claim = BarClaim::of(formula, ruleset).unwrap();
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

/// The P-positions of a ruleset as automata that were learned and proved, in a claim; none where nothing is learned.
fn learned(game: &str) -> Option<BarClaim> {
    let ruleset = game.parse().unwrap();
    let learned = Learning::new(ruleset, 0, Limits::USUAL).finish().ok()?.pop()?;
    let layers = (0..learned.layers.len()).map(|layer| learned.automaton(layer, DigitOrder::MostFirst));
    BarClaim::of_automata(&layers.collect::<Option<Vec<_>>>()?, &ruleset)
}

/// The number of these games whose P-positions are learned and have a certificate that is accepted. A set without one has too long a
/// certificate.
fn certified(games: impl Iterator<Item = String>) -> usize {
    games
        .filter_map(|game| Some((learned(&game)?, game)))
        .filter(|(claim, game)| match find(claim) {
            Ok(certificate) => {
                assert_eq!(check(claim, &certificate), Ok(()), "{game}");
                true
            }
            Err(NotFound::TooLong) => false,
            Err(NotFound::Wrong) => panic!("{game} is proved by automata"),
        })
        .count()
}

#[test]
fn sets_of_triangles_that_are_learned_are_certified() {
    let count = certified((1..16).step_by(2).map(|k| format!("triangle:k={k}")));
    assert!(count >= 8, "{count}");
}

/// Also where no formula is known.
#[test]
fn sets_of_steps_that_are_learned_are_certified() {
    let steps = [(2, 0), (3, 0), (3, 3), (4, 1), (4, 2), (6, 3), (6, 4)];
    let count =
        certified(steps.into_iter().flat_map(|(k, s)| ["", ",pass"].map(|pass| format!("step:k={k},s={s}{pass}"))));
    assert!(count >= 8, "{count}");
}

/// A set with one state or one transition changed is not the set of P-positions, and has no certificate.
#[test]
fn sets_that_are_wrong_are_not_certified() {
    for game in ["triangle:k=5", "step:k=4,s=1,pass"] {
        let claim = learned(game).unwrap();
        let Members::Accepted(automaton) = &claim.members else { panic!("{game}") };
        let refused = |rows: Vec<Vec<Option<usize>>>, accepting: Vec<bool>| {
            let Some(changed) = Acceptor::new(rows, accepting) else { return };
            let changed = BarClaim { members: Members::Accepted(Rc::new(changed)), ..claim.clone() };
            assert_eq!(find(&changed), Err(NotFound::Wrong), "{game}: {changed:?}");
        };
        for state in 0..automaton.rows().len() {
            let mut accepting = automaton.accepting().to_vec();
            accepting[state] ^= true;
            refused(automaton.rows().to_vec(), accepting);
            for letter in 0..automaton.rows()[state].len() {
                let mut rows = automaton.rows().to_vec();
                if rows[state][letter].take().is_some() {
                    refused(rows, automaton.accepting().to_vec());
                }
            }
        }
    }
}
