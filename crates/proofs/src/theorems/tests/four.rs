//! Formulas about own rules of four numbers. Each verdict is that of a box, which the tests of formulas compare with plain recursion.

use super::{agrees, proof, ruleset, verdict};
use crate::automata::DigitOrder;
use crate::theorems::{NotDecidable, Verdict};
use maths::expressions::{Formula, Fraction};
use maths::formulas::{FormulaValue, Interpreter, KnownValues, Subject};
use maths::games::Position;
use maths::solver::Recursion;

const P: Subject = Subject::PPositions;
const SUBTRACTION: &str = "rules:a b c d;move a by 1,2;move b by 1,2;move c by 1,2;move d by 1,2";
const KING: &str = "rules:a b c d;move a by any;move b by any;move a,b by 1;move c by any;move d by any";
const PAIRS: &str = "rules:a b c d;move a by any;move b by any;move c by 1..3;move d by 1..3";
/// Of n tokens one is taken in every move. With the pass, n = 0 is the end, from 1 a player ends, and from 2 a player passes; and so on.
const ONES: &str = "rules:a b c d;pass;move a by 1;move b by 1;move c by 1;move d by 1";

/// Games whose P-positions or values are known: Bouton 1901, subtraction games, Ryūō Nim (2017), `pass` Theorem 3.1, and sums of these.
const KNOWN: [(&str, Subject, &str); 12] = [
    ("rules:a b c d", P, "a^b^c^d = 0"),
    ("rules:w x y z", P, "w^x = y^z"),
    ("rules:a b c d", Subject::Values, "a^b^c^d"),
    ("rules:a b c d;misere", P, "if max(a,b,c,d) > 1 then a^b^c^d = 0 else a^b^c^d = 1"),
    (ONES, P, "if p = 0 then (a+b+c+d) mod 2 = 0 else a+b+c+d = 0 or a+b+c+d > 1 and (a+b+c+d) mod 2 = 1"),
    (SUBTRACTION, P, "(a mod 3)^(b mod 3)^(c mod 3)^(d mod 3) = 0"),
    (SUBTRACTION, Subject::Values, "(a mod 3)^(b mod 3)^(c mod 3)^(d mod 3)"),
    (PAIRS, P, "a^b = (c mod 4)^(d mod 4)"),
    (KING, P, "(a+b) mod 3 + 3*(floor(a/3)^floor(b/3)) = c^d"),
    ("rules:a b c d;move some of a,b,c,d by 1", P, "(a mod 2) + (b mod 2) + (c mod 2) + (d mod 2) = 0"),
    ("rules:a b c d;b<=floor((c+3)/4)", P, "a^d = (b^(c+3)) - 3"),
    ("rules:a b c d", Subject::Everywhere, "a^b^c^d <= a+b+c+d"),
];

#[test]
fn known_formulas_are_proved() {
    for (rules, subject, formula) in KNOWN {
        assert_eq!(agrees(formula, subject, ruleset(rules), 10), Some(true), "{formula} of {rules}");
    }
}

#[test]
fn wrong_formulas_are_refuted_at_the_smallest_position() {
    for (rules, subject, formula) in [
        ("rules:a b c d", P, "a^b^c = 0"),
        ("rules:a b c d", P, "a = b and c = d"),
        ("rules:a b c d", P, "a^b^c^d = 0 and not (a = 1 and b = 2 and c = 4 and d = 7)"),
        ("rules:a b c d", Subject::Values, "a^b^c+d"),
        ("rules:a b c d;misere", P, "a^b^c^d = 0"),
        (SUBTRACTION, Subject::Values, "(a+b+c+d) mod 3"),
        (PAIRS, P, "a^b = c^d"),
        (KING, P, "a^b^c^d = 0"),
        ("rules:a b c d;d<=1;a<=b+c", P, "d = 0 and a = b+c"),
        ("rules:a b c d;b<=floor((c+3)/4)", P, "a^b^c^d = 0"),
        ("rules:a b c d", Subject::Everywhere, "a+b+c < 9 or d < 9"),
    ] {
        let rules = ruleset(rules);
        assert_eq!(agrees(formula, subject, rules, 10), Some(false), "{formula} of {rules}");
        let Verdict::Refuted { at, stated: Ok(stated), .. } = verdict(formula, subject, rules) else { panic!() };
        let at = at.position();
        assert_eq!(stated, read(&rules.formula(formula).unwrap(), rules, at));
        let value = Recursion::new(rules).value(at).0;
        let is_right = match stated {
            FormulaValue::Truth(truth) => truth == (subject == Subject::Everywhere || value == 0),
            FormulaValue::Number(number) => number == Fraction::whole(value.into()).unwrap(),
        };
        assert!(!is_right, "{formula} of {rules} at {at:?}");
    }
}

fn read(formula: &Formula, ruleset: maths::games::Ruleset, at: Position) -> FormulaValue {
    let reader = Interpreter { ruleset, values: KnownValues::None };
    match formula {
        Formula::Number(number) => FormulaValue::Number(reader.number(number, at).unwrap()),
        Formula::Truth(truth) => FormulaValue::Truth(reader.truth(truth, at).unwrap()),
    }
}

/// Moore, *A generalization of the game called Nim*, 1910, with at most 2 of four piles: all numbers of both positions are in a move.
#[test]
fn moores_nim_is_proved() {
    let rules = ruleset("rules:a b c d;move at most 2 of a,b,c,d by any");
    // Each binary digit is 1 in none or in three of the numbers: in none, one or three, and all sums of digits are 3 or 0.
    let right = "a|b|c|d = a^b^c^d and a+b+c+d = 3*(a|b|c|d)";
    assert_eq!(agrees(right, P, rules, 7), Some(true));
    assert_eq!(agrees("a^b^c^d = 0", P, rules, 7), Some(false));
    assert_eq!(agrees("a|b|c|d = a^b^c^d", P, rules, 7), Some(false));
}

/// Far beyond every box that can be compared: the counterexample has more digits than the laboratory's positions.
#[test]
fn a_counterexample_beyond_all_positions_has_four_numbers() {
    let far = "a^b^c^d = 0 or a = 4294967296 and b = 1 and c = 0 and d = 5";
    let verdict = verdict(far, P, ruleset("rules:a b c d"));
    assert_eq!(verdict, Verdict::RefutedBeyond { at: Some(vec![1 << 32, 1, 0, 5]) });
    assert_eq!(verdict.to_string(), "refuted by (4294967296, 1, 0, 5)");
}

/// G(…) is known by no formula.
#[test]
fn values_in_formulas_are_not_decided() {
    let why = proof("G(a, b, c) = d", Subject::Everywhere, ruleset("rules:a b c d"), &DigitOrder::ALL).err();
    assert!(matches!(why, Some(NotDecidable::Values)), "{why:?}");
}
