//! The conditions of the code are those of `proofs/statements.tsv`, which says what Rocq has accepted.

use crate::theorems::general::{Covered, General, Stated};
use crate::theorems::shifts::{Cell, Shape};
use crate::theorems::universal::Universal;
use maths::claims::ProvedFor;

#[test]
fn every_theorem_is_one_that_rocq_has_accepted() {
    for general in General::ALL {
        let stated = general.stated().unwrap_or_else(|| panic!("{general:?}"));
        assert!(Universal::all().any(|theorem| (theorem.name, theorem.file) == (stated.name, stated.file)));
        assert!(!stated.parameters.is_empty() && stated.statement.ends_with('.'), "{stated:?}");
    }
    assert_eq!(Stated::all().count(), Universal::all().count());
}

/// True if two numbers satisfy the text of a condition on k and s: "every k = 4m + 1 and every s = 4n < k", say.
fn holds(text: &str, [k, s]: [u32; 2]) -> bool {
    let part = |part: &str| {
        let (part, range) = part.split_once(" with ").unwrap_or((part, ""));
        let (is_s, part) = (part.contains('s'), part.replace("every ", ""));
        let number = if is_s { s } else { k };
        // The condition on digits is in the statement of a theorem, and not among the parameters.
        let is_right = match part.as_str() {
            "k" | "s" => true,
            "odd k" => k % 2 == 1,
            "even k" => k % 2 == 0,
            "k > 1" => k > 1,
            "k = 4m + 1" => k % 4 == 1,
            "k = 4m + 1 > 1" => k % 4 == 1 && k > 1,
            "k = 4m + 3" => k % 4 == 3,
            "s < k" => s < k,
            "s = 4n < k" => s % 4 == 0 && s < k,
            "s = 4n + 1 < k" => number % 4 == 1 && s < k,
            "s = 4n + 1" => s % 4 == 1,
            other => panic!("{other}"),
        };
        is_right
            && match range {
                "" => true,
                "k ≤ s ≤ 2k − 5" => k <= s && s + 5 <= 2 * k,
                other => panic!("{other}"),
            }
    };
    text.split(" and ").all(part)
}

/// Of each bar of a large part of the plane: a theorem speaks of it if and only if its row says so. The row of two theorems has the
/// condition on digits in its statement; they are compared with the others for s < k, where it always holds.
#[test]
fn the_code_asks_for_what_the_rows_say() {
    let of = |shape, pass, theorem: General, below_k: bool| {
        let text = theorem.stated().unwrap().parameters;
        for (k, s) in (1..40).flat_map(|k| (0..90).map(move |s| (k, s))).filter(|(k, s)| !below_k || s < k) {
            let covered = Covered::of(&Cell { shape, pass, misere: false, k, s }.ruleset().unwrap());
            let is_covered = covered.is_some_and(|covered| covered.theorem() == theorem);
            assert_eq!(is_covered, holds(text, [k, s]), "{theorem:?} k = {k}, s = {s}: {text}");
        }
    };
    of(Shape::Triangle, false, General::Offsets, true);
    of(Shape::Step, true, General::StepPass, false);
    for theorem in [General::PassOffsets, General::PassOffsets3, General::NextPass, General::HighPass] {
        of(Shape::Triangle, true, theorem, false);
    }
}

/// Pages without theorems call all bars of some kinds proved: these are all bars of the kinds below, and a theorem covers each.
#[test]
fn what_is_said_to_be_proved_for_a_kind_of_bars_is_covered() {
    let plays = [(false, false), (true, false), (false, true), (true, true)];
    let kinds = Shape::ALL.into_iter().flat_map(|shape| plays.map(|(pass, misere)| (shape, pass, misere)));
    for (shape, pass, misere) in kinds {
        for (k, s) in (1..30_u32).flat_map(|k| (0..k).map(move |s| (k, s))) {
            let ruleset = Cell { shape, pass, misere, k, s }.ruleset().unwrap();
            let is_covered = Covered::of(&ruleset).is_some();
            let is_of_kind = match (shape, pass, misere) {
                (Shape::Triangle, false, false) => k % 2 == 1,
                (Shape::Triangle, true, false) => s == 0 && k % 4 == 1,
                (Shape::Triangle, false, true) => s == 0 && k % 2 == 1 && k > 1,
                (Shape::Triangle, true, true) => s == 0 && k % 4 == 1 && k > 1,
                (Shape::Step, _, false) => k % 2 == 0,
                (Shape::Step, _, true) => false,
            };
            let said = ProvedFor::of(&ruleset).map(|proved| proved.to_string());
            assert_eq!(said.is_some(), is_of_kind, "{ruleset}");
            assert!(is_covered || !is_of_kind, "{ruleset}");
            let wanted = match (shape, s) {
                (Shape::Triangle, 0) => format!("every k = 4m + {}", k % 4),
                (Shape::Triangle, _) => "every odd k and every s < k".to_owned(),
                (Shape::Step, _) => "every even k and every s < k".to_owned(),
            };
            assert!(said.is_none_or(|said| said == wanted), "{ruleset}");
        }
    }
}

/// The statements ask that c shares no binary digit with any number up to ⌊s/k⌋; here every number is tried.
#[test]
fn the_condition_on_digits_is_that_of_the_statements() {
    for (shape, theorem) in [(Shape::Triangle, General::Offsets), (Shape::Step, General::StepOffsets)] {
        assert!(theorem.stated().unwrap().statement.contains("shares no binary digit with any number up to ⌊s/k⌋"));
        for (k, s) in (1..24_u32).flat_map(|k| (0..150_u32).map(move |s| (k, s))) {
            let c = match shape {
                Shape::Triangle => i64::from(s.div_ceil(2)) - i64::from(k % 4 == 1),
                Shape::Step => s.into(),
            };
            let is_right_k = (k % 2 == 1) == (shape == Shape::Triangle);
            let wanted = is_right_k && (0..=i64::from(s / k)).all(|height| height & c == 0);
            let covered = Covered::of(&Cell { shape, pass: false, misere: false, k, s }.ruleset().unwrap());
            assert_eq!(covered.is_some_and(|covered| covered.theorem() == theorem), wanted, "{theorem:?} {k} {s}");
        }
    }
}
