//! G(…) in formulas about own rules: known relations between the values of positions.

use crate::expressions::{Fault, Formula, Fraction};
use crate::formulas::{CannotCompare, Comparison, FormulaValue, Interpreter, KnownValues, Subject, Verdict};
use crate::games::{Coordinates, Position, Ruleset};
use crate::solver::{Computation, OwnTable, Plan, Recursion};

fn verdict(ruleset: &str, subject: Subject, formula: &str, size: u32) -> Verdict {
    let (formula, ruleset) = (formula.parse().unwrap(), ruleset.parse().unwrap());
    let mut comparison = Comparison::new(formula, subject, ruleset, size, Plan::BOUND, u64::MAX).unwrap();
    std::iter::repeat_with(|| comparison.advance(1000).unwrap()).flatten().next().unwrap()
}

#[track_caller]
fn holds(ruleset: &str, subject: Subject, formula: &str, size: u32) {
    let verdict = verdict(ruleset, subject, formula, size);
    assert!(matches!(verdict, Verdict::Holds { .. }), "{ruleset}, {formula}: {verdict:?}");
}

#[test]
fn a_value_is_the_mex_of_the_values_of_its_options() {
    let small = "if x < 2 then x else mex({G(x − 1), G(x − 2)})";
    holds("rules:n;move n by 1,2", Subject::Values, small, 100);
    let stairs = "if x = 0 or y = 0 then max(x, y) mod 2 else mex({G(x − 1, y), G(x, y − 1), G(x − 1, y − 1)})";
    holds("rules:a b;move a by 1;move b by 1;move a,b by 1", Subject::Values, stairs, 30);
}

#[test]
fn the_value_of_a_sum_is_the_nim_sum_of_the_values_of_its_parts() {
    // Sprague and Grundy; with a pass this is no sum, and misère play has no such law.
    for apart in ["rules:a b;move a by 1,2,5;move b by 1..ceil(b/2)", "rules:a b;a<=9;move a by any;move b by 1,4"] {
        holds(apart, Subject::Values, "G(x, 0) ⊕ G(0, y)", 40);
        holds(apart, Subject::PPositions, "G(x) = G(0, y)", 40);
    }
    holds(
        "rules:a b c;move a by 1,2;move b,c by any;move b by 1;move c by any",
        Subject::Values,
        "G(x) ⊕ G(0, y, z)",
        15,
    );
}

#[test]
fn a_layer_without_the_pass_can_be_named() {
    // Restricted Nim with a pass, two piles (arXiv:2205.11851): the value with the pass is another one by the nim-sum with 1.
    let halves = "rules:a b;move a by 1..ceil(a/2);move b by 1..ceil(b/2);pass";
    holds(halves, Subject::Everywhere, "x = 0 or y = 0 or G(x, y) = G(x, y, 0, 0) ⊕ p", 40);
}

#[test]
fn numbers_that_rules_do_not_have_are_zero() {
    let ruleset: Ruleset = "rules:a b;a<=b".parse().unwrap();
    let table =
        OwnTable::new(ruleset, ruleset.rules.own().unwrap(), 9, Plan::BOUND).unwrap().run_in_slices(100).unwrap();
    let at = Position::at(Coordinates::new(&[2, 5]).unwrap());
    let value = |formula: &str, values| {
        let Formula::Number(number) = formula.parse().unwrap() else { panic!("{formula} is no number") };
        Interpreter { ruleset, values }.number(&number, at).map(|number| number.as_whole().unwrap())
    };
    let known = KnownValues::Own(&table);
    let expected = i64::from(Recursion::new(ruleset).value(at).0);
    assert_eq!(value("G(x, y)", known), Ok(expected));
    assert_eq!(value("G(x, y, 0)", known), Ok(expected));
    assert_eq!(value("G(x, y, 0, 0)", known), Ok(expected));
    // No such coordinate, no such pass, not legal, beyond the box, no values.
    for strange in ["G(x, y, 1)", "G(x, y, 0, 1)", "G(y, x)", "G(x, y + 9)", "G(x − 3, y)"] {
        assert_eq!(value(strange, known), Err(Fault::NoPosition), "{strange}");
    }
    assert_eq!(value("G(x, y)", KnownValues::None), Err(Fault::NoPosition));
}

#[test]
fn what_is_wrong_is_found_at_the_smallest_position() {
    // Wythoff's game is no sum: (1, 1) is an N-position by the move of both.
    let wythoff = "rules:a b;move a by any;move b by any;move a,b by any";
    let Verdict::Refuted { at, stated, found } = verdict(wythoff, Subject::Values, "G(x) ⊕ G(0, y)", 20) else {
        panic!("it is a sum");
    };
    assert_eq!(at.position().coordinates.iter().copied().collect::<Vec<_>>(), [1, 1]);
    let number = |number: i64| FormulaValue::Number(Fraction::of_parts(number, 1));
    assert_eq!([stated, found], [number(0), number(2)]);
    let five: Ruleset = "rules:a b c d e".parse().unwrap();
    let refused = Comparison::new("G(x) = 0".parse().unwrap(), Subject::PPositions, five, 9, Plan::BOUND, u64::MAX);
    assert_eq!(refused.err(), Some(CannotCompare::TooManyNumbers(5)));
}
