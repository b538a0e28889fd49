//! Claims that are almost right, and rulesets of all kinds.

use super::{agrees, proof, ruleset, verdict};
use crate::automata::DigitOrder;
use crate::theorems::Verdict;
use maths::formulas::Subject;

#[track_caller]
fn is_refuted(formula: &str, subject: Subject, game: &str) {
    assert_eq!(agrees(formula, subject, ruleset(game), 24), Some(false), "{formula} of {game}");
}

#[test]
fn claims_that_are_almost_right_are_refuted() {
    let p = Subject::PPositions;
    is_refuted("x ⊕ y ⊕ z = 1", p, "triangle:k=3");
    is_refuted("x ⊕ y ⊕ z = 0 or x = 12 and y = 1 and z = 20", p, "triangle:k=7");
    is_refuted("x ⊕ y ⊕ z = 0 and x ≠ 15", p, "triangle:k=7");
    is_refuted("(x − 1) ⊕ y ⊕ (z − 2) = 0", p, "triangle:k=5");
    is_refuted("(x + 1) ⊕ y ⊕ (z + 1) = 0", p, "triangle:k=5");
    is_refuted("x ⊕ y ⊕ z = 0", p, "triangle:k=3,misere");
    is_refuted("x ⊕ y ⊕ z ⊕ p = 0", p, "triangle:k=3,pass");
    is_refuted("x ⊕ ((y ⊕ (z + s)) − s − 1)", Subject::Values, "step:k=4,s=2");
    is_refuted("x ⊕ ((y ⊕ (z + s)) − s + 1)", Subject::Values, "step:k=4,s=2");
    is_refuted("x ⊕ y ⊕ z ⊕ (if x > 20 then 1 else 0)", Subject::Values, "nim");
    is_refuted("x ⊕ y ⊕ z", Subject::Values, "nim:pass");
    is_refuted("x + y + z", Subject::Values, "nim");
    // A value that is no whole number of at least 0.
    is_refuted("x ⊕ y ⊕ z − (if z = 9 then 30 else 0)", Subject::Values, "nim");
}

/// A claim with Grundy values, or of the P-positions only, is decided by formulas for these that are proved in the same run.
#[test]
fn claims_with_known_values_that_are_almost_right_are_refuted() {
    let (everywhere, at_p) = (Subject::Everywhere, Subject::AtPPositions);
    is_refuted("x > 0 or G(0, y, z) = (y ⊕ (z + s)) − s + 1", everywhere, "step:k=4,s=3");
    is_refuted("x > 0 or G(0, y, z) = y ⊕ z", everywhere, "step:k=4,s=3");
    is_refuted("G(x, y, z) < 9 or y > 0", everywhere, "step:k=2,s=1");
    is_refuted("G(y, x, z) = x ⊕ y ⊕ z and x < 10", everywhere, "nim");
    // (z, y, x) is no position where y is above the rim.
    is_refuted("G(z, y, x) ≥ 0", everywhere, "step:k=2,s=1");
    is_refuted("(G(x, y, z) = 0) = ((x − 1) ⊕ y ⊕ (z − 1) = 0 or x = 0)", everywhere, "triangle:k=1");
    is_refuted("(G(x, y, z) = 0) = (x ⊕ y ⊕ z = 0 and z ≠ 12)", everywhere, "triangle:k=3");
    is_refuted("G(x, y, z, 0) ≠ 0 or y = 0 or p = 0", everywhere, "step:k=4,s=2,pass");
    // `pass` Conjecture 4.1 without 1, and with 2ⁿ − 1.
    let number = "((x + s) ⊕ y ⊕ (z + s) ⊕ p)";
    is_refuted(&format!("({number} + 2) & ({number} + 1) = 0"), at_p, "step:k=4,s=2,pass");
    is_refuted(&format!("({number} + 1) & {number} = 0"), at_p, "step:k=4,s=2,pass");
    is_refuted("min(x, z) ≥ 2 or x = 0 and y = 0 and z = 0", at_p, "triangle:k=3");
    is_refuted("x ≠ 1 or z ≠ 0", at_p, "triangle:k=5,misere");
    // `misere` Theorem 15 with only one pair exchanged.
    let p = Subject::PPositions;
    is_refuted("if x + z = 1 then y = 0 else x ⊕ y ⊕ z = 0 and x + y + z > 0", p, "triangle:k=3,misere");
    is_refuted("if x ≤ 1 and z ≤ 1 then x + z = 1 else (x − 1) ⊕ y ⊕ (z − 1) = 1", p, "triangle:k=5,misere");
}

/// The rule that a cut of x or z takes y down with it is what makes these claims true: on a bar where nothing is taken down,
/// as in Nim, they are wrong, and so is the claim of Nim on a bar with a rim.
#[test]
fn a_clamp_that_is_left_out_is_noticed() {
    is_refuted("(x − 1) ⊕ y ⊕ (z − 1) = 0", Subject::PPositions, "nim");
    is_refuted("x ⊕ y ⊕ z = 0", Subject::PPositions, "triangle:k=5");
    is_refuted("x ⊕ y ⊕ z = 0", Subject::PPositions, "bar:rim=floor((x+2z)/3)");
}

/// Without moves there is no pass, so (0, 0, 0, 1) is a P-position; a claim that forgets it is wrong there first.
#[test]
fn a_pass_at_the_end_is_noticed() {
    let Verdict::Refuted { at, .. } = verdict("x ⊕ y ⊕ z ⊕ p = 0", Subject::PPositions, ruleset("nim:pass"))
    else {
        panic!("it is wrong");
    };
    assert_eq!(at.to_string(), "nim:pass:0,0,0,1");
    let Verdict::Refuted { at, .. } = verdict("x ⊕ y ⊕ z", Subject::Values, ruleset("nim:misere")) else {
        panic!("it is wrong");
    };
    assert_eq!(at.to_string(), "nim:misere:0,0,0");
}

/// Bouton's theorem under misère play, and the values of one row.
#[test]
fn claims_that_are_known_under_misere_play() {
    let bouton = "if max(x, y, z) ≤ 1 then x ⊕ y ⊕ z = 1 else x ⊕ y ⊕ z = 0";
    assert_eq!(agrees(bouton, Subject::PPositions, ruleset("nim:misere"), 20), Some(true));
    // One pile: the terminal position has the value 1, so the piles 0, 1, 2, … have the values 1, 0, 2, 3, …
    let pile = "if y > 0 or z > 0 then x ⊕ y ⊕ z else if x = 0 then 1 else if x = 1 then 0 else x";
    assert_eq!(agrees(pile, Subject::Values, ruleset("nim:misere"), 20), Some(false));
}

/// Both orders of digits say the same.
#[test]
fn verdicts_are_the_same_in_both_orders() {
    let cases = [
        ("x ⊕ y ⊕ z = 0", Subject::PPositions, "triangle:k=7"),
        ("(x − 1) ⊕ y ⊕ (z − 1) = 0", Subject::PPositions, "triangle:k=9"),
        ("(x − 1) ⊕ y ⊕ (z − 1) = 0", Subject::PPositions, "triangle:k=3"),
        ("x ⊕ ((y ⊕ (z + s)) − s)", Subject::Values, "step:k=4,s=3"),
        ("x ⊕ y ⊕ z", Subject::Values, "step:k=4,s=3,misere"),
        ("x + y ≤ 3z", Subject::Everywhere, "bar:rim=min(x,2z)"),
    ];
    for (formula, subject, game) in cases {
        let [most, least] =
            DigitOrder::ALL.map(|order| proof(formula, subject, ruleset(game), &[order]).unwrap().finish());
        match (&most, &least) {
            (Verdict::Proved { .. }, Verdict::Proved { .. }) => (),
            _ => assert_eq!(most, least, "{formula}"),
        }
    }
}

/// Every kind of rim, with several claims, under each kind of play: a finite run has the same verdict.
#[test]
fn verdicts_agree_with_finite_runs_on_every_kind_of_bar() {
    let rims = [
        "nim",
        "triangle:k=3",
        "triangle:k=5/2",
        "step:k=2,s=1",
        "bar:heights=1-2-2-4",
        "bar:rim=floor((2x+z+1)/3)",
        "bar:rim=min(x,z)",
        "bar:rim=max(floor(x/2),z-3)",
        "bar:rim=floor(x/2)+floor(z/2)",
        "bar:rim=2x+3",
    ];
    let claims =
        ["x ⊕ y ⊕ z = 0", "x = z and y = 0", "(x + 1) ⊕ y ⊕ (z + 1) = p", "x + y + z < 2 or (x ⊕ z) mod 3 = y"];
    let values = ["x ⊕ y ⊕ z", "(x ⊕ z) + y", "x ⊕ (y + z)", "max(x, y, z)"];
    let (mut proved, mut refuted, mut undecided) = (0, 0, 0);
    let mut count = |verdict: Option<bool>| match verdict {
        Some(true) => proved += 1,
        Some(false) => refuted += 1,
        None => undecided += 1,
    };
    for rim in rims {
        for play in ["", "pass", "misere", "pass,misere"] {
            let game = match (rim.split_once(':'), play) {
                (_, "") => rim.to_owned(),
                (Some(("bar", parameters)), _) => format!("bar:{play},{parameters}"),
                (Some(_), _) => format!("{rim},{play}"),
                (None, _) => format!("{rim}:{play}"),
            };
            let game = ruleset(&game);
            for claim in claims {
                count(agrees(claim, Subject::PPositions, game, 14));
            }
            for value in values {
                count(agrees(value, Subject::Values, game, 10));
            }
        }
    }
    assert!(
        proved >= 4 && refuted >= 250 && undecided <= 40,
        "{proved} proved, {refuted} refuted, {undecided} undecided"
    );
}
