//! Sharing Nim: its moves, its claims, and claims that are almost right.

use super::{agrees, ruleset, verdict};
use crate::automata::logic::track_of;
use crate::automata::{Budget, DigitOrder, Plan, Run};
use crate::theorems::piles::relation;
use crate::theorems::{NotDecidable, Proof, Verdict};
use maths::claims::{Assertion, Claim, Statement};
use maths::expressions::Variable;
use maths::formulas::Subject;
use maths::games::{Position, normal_form};

/// The move relation compared with the moves of the game, from all piles up to 9.
#[test]
fn the_move_relation_is_that_of_the_game() {
    let (mut plan, sharing) = (Plan::new(), ruleset("sharing"));
    let step = relation(&mut plan, &[]).unwrap();
    for order in DigitOrder::ALL {
        let mut run = Run::new(plan.clone(), &[step], order, Budget::USUAL);
        run.finish().unwrap();
        let moves = run.automaton(step).unwrap();
        let all = (0..=9).flat_map(|z| (0..=9).flat_map(move |y| (0..=9).map(move |x| [x, y, z])));
        for piles in all {
            let options: Vec<[u32; 3]> =
                sharing.options(Position::at(piles)).into_iter().map(|(_, to)| normal_form(to.xyz())).collect();
            for [k, s] in (0..=10).flat_map(|s| (0..=10).map(move |k| [k, s])) {
                let names = [Variable::X, Variable::Y, Variable::Z, Variable::K, Variable::S];
                let numbers = [piles[0], piles[1], piles[2], k, s];
                let of = |track| names.iter().position(|name| track_of(*name) == track).map_or(0, |at| numbers[at]);
                let found = moves.holds(|track| of(track).into());
                assert_eq!(found, options.contains(&[0, k, s]), "{piles:?} to (0, {k}, {s})");
            }
        }
    }
}

fn finished(claim: Claim) -> Verdict {
    match Proof::of_claim(claim, &claim.parameters(), &DigitOrder::ALL, Budget::USUAL) {
        Ok(mut proof) => proof.finish(),
        Err(why) => Verdict::NotDecidable(why),
    }
}

#[test]
fn claims_of_sharing_nim_are_proved() {
    for claim in [
        Claim::SharingLemma1,
        Claim::Sharing1,
        Claim::Sharing1Complement,
        Claim::SharingCorollary2,
        Claim::SharingCorollary3,
        Claim::Sharing2,
        Claim::SharingRemark5Repaired,
        Claim::SharingProposition1Wide,
        Claim::SharingProposition1Repaired,
        Claim::SharingProposition2,
        Claim::Sharing3,
        Claim::SharingCorollary4,
        Claim::Sharing4,
        Claim::SharingCorollary5,
    ] {
        assert!(matches!(finished(claim), Verdict::Proved { .. }), "{}: {}", claim.id(), finished(claim));
    }
}

#[test]
fn claims_of_sharing_nim_that_fail_as_printed_are_refuted() {
    for (claim, at) in [(Claim::SharingRemark5, "sharing:0,1,3"), (Claim::SharingRemark5Wide, "sharing:0,2,4")] {
        let Statement { subject, formula, ruleset, .. } = claim.statement(&claim.parameters()).unwrap();
        let Verdict::Refuted { at: found, .. } = verdict(&formula, subject, ruleset) else { panic!("{}", claim.id()) };
        assert_eq!(found.to_string(), at);
    }
}

/// Automata alone, and a finite run, say the same of formulas that are almost right.
#[test]
fn claims_that_are_almost_right_are_refuted() {
    let sharing = ruleset("sharing");
    let p = Subject::PPositions;
    for (subject, formula) in [
        (p, "(a = 0 or a = b) and (b & −b) mod 3 = 2"),
        (p, "(a = 0 or a = b) and (b & −b) mod 3 = 1"),
        (p, "a = 0 and (b & −b) mod 3 ≠ 2"),
        (p, "(a = 0 or a = b) and b mod 4 ≠ 2"),
        (p, "(a = 0 or a = b) and (b & −b) mod 3 ≠ 2 or a = 3 and b = 11"),
        (Subject::Everywhere, "(G(0, a, b) = 1) = (b mod 4 = 2 and (a = 0 or a = b) or a = 2 and b mod 4 = 1)"),
        (Subject::Everywhere, "G(0, a, b) > 0 or a = 0"),
        (Subject::Everywhere, "1 < G(0, a, b) or 0 = G(0, a, b) or b mod 4 ≥ 2"),
        (Subject::Everywhere, "a > 0 or b < 3 or (G(0, a, b) = 0) = (b mod 2 = 1 or b mod 16 in {4, 12})"),
        // A value is asked for where there is no position.
        (Subject::Everywhere, "b < 5 or G(0, a, b − 6) < 2 or G(0, a, b − 6) ≥ 2"),
        (Subject::AtPPositions, "b < 20 or a = b"),
        (Subject::Values, "a + b"),
        (Subject::Values, "if b < 2 then 0 else b − 1"),
    ] {
        assert_eq!(agrees(formula, subject, sharing, 40), Some(false), "{formula}");
    }
    // Beyond a small box.
    assert_eq!(agrees("(a = 0 or a = b) and (b & −b & 1365) > 0 or b = 0", p, sharing, 40), None);
    assert_eq!(agrees("b < 20 or a = 0 or a = b or b < 300", Subject::AtPPositions, sharing, 40), Some(true));
}

/// A pass and misère play are rules of Sharing Nim as well.
#[test]
fn verdicts_agree_with_finite_runs_under_each_kind_of_play() {
    let zero = "(a = 0 or a = b) and (b & −b) mod 3 ≠ 2";
    for game in ["sharing", "sharing:pass", "sharing:misere", "sharing:pass,misere"] {
        for formula in [zero, "b < 2", "b < 2 and p = 0", "b mod 3 = 0", "b = 2 and a = 1"] {
            let found = agrees(formula, Subject::PPositions, ruleset(game), 30);
            assert_eq!(found, Some(game == "sharing" && formula == zero), "{formula} of {game}");
        }
    }
}

/// A formula that is true at b = 2³² only where the power of 2 is not cut off.
#[test]
fn the_formula_for_p_positions_is_right_for_large_numbers() {
    let of_digits = format!("(a = 0 or a = b) and (b = 0 or b & −b & {} > 0)", 0x5555_5555);
    let verdict = verdict(&of_digits, Subject::PPositions, ruleset("sharing"));
    assert_eq!(verdict, Verdict::RefutedBeyond { at: Some(vec![0, 0, 1 << 32]) });
}

#[test]
fn sentences_that_are_almost_right_prove_nothing() {
    let asked = |sentence: &str| {
        let assertion = Assertion { sentence: sentence.into(), ruleset: ruleset("sharing") };
        match Proof::of_assertion(&assertion, &DigitOrder::ALL, Budget::USUAL) {
            Ok(mut proof) => proof.finish(),
            Err(why) => Verdict::NotDecidable(why),
        }
    };
    for sentence in [
        "for all x, y, z: x > y or y > z or G(x, y, z) = G(0, y − x, z)",
        // y − x is no pile where x > y.
        "for all x, y, z: G(x, y, z) = G(0, y − x, z − x)",
        "for all x, y, z, s: x > y or y > z or z > s + 1 or G(x, y, z) = G(s − x, s − y, s − z)",
        "for all p, x: p > 0 implies exists b: b ≥ x and not ((G(0, 0, b) = 0) = (G(0, 1, b + 1 + p) = 0)) and b < 9",
        // The 1-positions of this row have the period 4.
        "for all p, x: p > 0 implies exists b: b ≥ x and not ((G(0, 0, b) = 1) = (G(0, 0, b + p) = 1))",
        "for all x, z: 3x ≤ z implies exists a, b: 3x + a + b = z and a < b and G(0, a, b) = 0",
    ] {
        assert_eq!(asked(sentence), Verdict::NotDecidable(NotDecidable::OnlySufficient), "{sentence}");
    }
    // That values differ does not follow from there being no symmetry.
    for sentence in ["for all a, b: not (G(0, a, b) = G(0, a, b + 1))", "for all b: G(0, 1, b) = b"] {
        assert_eq!(asked(sentence), Verdict::NotDecidable(NotDecidable::Values), "{sentence}");
    }
}
