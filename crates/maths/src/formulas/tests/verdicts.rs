//! Verdicts against all positions of a box, sorted, and what Rust itself says of them.

use crate::expressions::{Fault, Formula, Fraction, Kind, Variable};
use crate::formulas::{CannotCompare, Comparison, FormulaValue, Phase, Subject, Verdict};
use crate::games::{Game, Position, Ruleset, Witness};
use crate::solver::{Extent, Obvious, Plan, Recursion};
use crate::values::Nimber;

fn begun(formula: &str, subject: Subject, ruleset: &str, size: u32, budget: u64) -> Result<Comparison, CannotCompare> {
    let formula: Formula = formula.parse().unwrap();
    Comparison::new(formula, subject, ruleset.parse().unwrap(), size, Plan::BOUND, budget)
}

/// The verdict, in slices of `work` positions.
fn sliced(formula: &str, subject: Subject, ruleset: &str, size: u32, work: u64) -> Verdict {
    let mut comparison = begun(formula, subject, ruleset, size, u64::MAX).unwrap();
    loop {
        if let Some(verdict) = comparison.advance(work).unwrap() {
            return verdict;
        }
    }
}

fn verdict(formula: &str, subject: Subject, ruleset: &str, size: u32) -> Verdict {
    let verdict = sliced(formula, subject, ruleset, size, u64::MAX);
    assert_eq!(sliced(formula, subject, ruleset, size, 7), verdict, "{formula}");
    verdict
}

/// All positions by their largest coordinate, their sum and then in order, with their values by the obvious algorithm.
pub(crate) fn sorted(ruleset: &str, size: u32) -> Vec<(Position, Nimber)> {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap();
    let mut all: Vec<(Position, Nimber)> = table.positions().collect();
    all.sort_by_key(|(at, _)| (at.xyz().into_iter().max(), at.xyz().iter().sum::<u32>(), *at));
    all
}

/// A position of a ruleset as a counterexample.
pub(super) fn witness(ruleset: &str, at: Position) -> Witness {
    Witness::Position(Game::new(ruleset.parse().unwrap(), at).unwrap())
}

/// The verdict on a truth value that Rust works out as well.
#[track_caller]
fn outcomes_agree(formula: &str, ruleset: &str, size: u32, stated: impl Fn(Position) -> bool) -> Option<Position> {
    let all = sorted(ruleset, size);
    let expected = match all.iter().find(|(at, value)| stated(*at) != (value.0 == 0)) {
        None => Verdict::Holds { positions: all.len() as u64, up_to: size },
        Some(&(at, value)) => {
            let (stated, found) = (FormulaValue::Truth(stated(at)), FormulaValue::Truth(value.0 == 0));
            Verdict::Refuted { at: witness(ruleset, at), stated, found }
        }
    };
    assert_eq!(verdict(formula, Subject::PPositions, ruleset, size), expected, "{formula} for {ruleset}");
    match expected {
        Verdict::Refuted { at, .. } => Some(at.position()),
        Verdict::Holds { .. } | Verdict::Undefined { .. } | Verdict::Stopped { .. } => None,
    }
}

/// The verdict on a number that Rust works out as well.
#[track_caller]
fn values_agree(formula: &str, ruleset: &str, size: u32, stated: impl Fn(Position) -> i64) -> Option<Position> {
    let all = sorted(ruleset, size);
    let number = |number: i64| FormulaValue::Number(Fraction::whole(number).unwrap());
    let wrong = all.iter().find(|(at, value)| stated(*at) != i64::from(value.0));
    let expected = match wrong {
        None => Verdict::Holds { positions: all.len() as u64, up_to: size },
        Some(&(at, value)) => {
            Verdict::Refuted { at: witness(ruleset, at), stated: number(stated(at)), found: number(value.0.into()) }
        }
    };
    assert_eq!(verdict(formula, Subject::Values, ruleset, size), expected, "{formula} for {ruleset}");
    wrong.map(|(at, _)| *at)
}

fn nim_sum(at: Position) -> bool {
    at.xyz()[0] ^ at.xyz()[1] ^ at.xyz()[2] == 0
}

#[test]
fn the_nim_sum_tells_outcomes_where_the_papers_say_so() {
    let text = "x xor y xor z = 0";
    for holds in ["nim", "triangle:k=3", "triangle:k=7", "step:k=2,s=0"] {
        assert_eq!(outcomes_agree(text, holds, 24, nim_sum), None, "{holds}");
    }
    for fails in
        ["triangle:k=4", "triangle:k=5", "triangle:k=1/2", "triangle:k=3,misere", "step:k=4,s=3", "sharing", "nim:pass"]
    {
        assert!(outcomes_agree(text, fails, 24, nim_sum).is_some(), "{fails}");
    }
}

#[test]
fn formulas_of_the_papers_hold() {
    let raised = |at: Position| (at.xyz()[0] + 3) ^ at.xyz()[1] ^ (at.xyz()[2] + 3) ^ u32::from(at.pass);
    let text = "if x = 0 and y = 0 and z = 0 then p = p else (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0";
    let outcome = |at: Position| at.xyz() == [0; 3] || raised(at) == 0;
    assert_eq!(outcomes_agree(text, "step:k=4,s=3,pass", 20, outcome), None);

    let shifted = |at: Position| i64::from(at.xyz()[1] ^ (at.xyz()[2] + 2)) - 2;
    let with_strip = |at: Position| i64::from(at.xyz()[0]) ^ shifted(at);
    assert_eq!(values_agree("x ⊕ ((y ⊕ (z + s)) − s)", "step:k=4,s=2", 20, with_strip), None);
    // Without the strip it is that of the bar alone.
    assert_eq!(
        values_agree("if x = 0 then (y xor (z + s)) - s else G(x, y, z)", "step:k=4,s=2", 20, |at| {
            if at.xyz()[0] == 0 { shifted(at) } else { with_strip(at) }
        }),
        None
    );
    assert_eq!(values_agree("(y xor (z + s)) - s", "step:k=4,s=2", 20, shifted), Some(Position::new(1, 0, 0)));
}

#[test]
fn planted_mistakes_are_found_where_they_are() {
    for [x, y, z] in [[0, 0, 0], [3, 5, 6], [17, 17, 0], [12, 9, 5], [1, 2, 19], [20, 20, 20]] {
        let text = format!("(x ⊕ y ⊕ z = 0) ≠ (x = {x} and y = {y} and z = {z})");
        let planted = |at: Position| nim_sum(at) != (at.xyz() == [x, y, z]);
        assert_eq!(outcomes_agree(&text, "nim", 20, planted), Some(Position::new(x, y, z)));
    }
    // Of several the smallest: the largest coordinate first, then the sum, then the order.
    let text = "(x ⊕ y ⊕ z = 0) ≠ (max(x, y, z) = 9 and x + y + z ∈ {14, 15, 20})";
    let planted = |at: Position| {
        let sum: u32 = at.xyz().iter().sum();
        nim_sum(at) != (at.xyz().into_iter().max() == Some(9) && [14, 15, 20].contains(&sum))
    };
    assert_eq!(outcomes_agree(text, "nim", 12, planted), Some(Position::new(0, 5, 9)));
    // (0, 9, 9) comes first in order, (5, 1, 9) has the smaller sum, (9, 1, 5) the same.
    let text = "(x ⊕ y ⊕ z = 0) ≠ (x · 100 + y · 10 + z ∈ {99, 519, 915})";
    let planted = |at: Position| nim_sum(at) != [[0, 9, 9], [5, 1, 9], [9, 1, 5]].contains(&at.xyz());
    assert_eq!(outcomes_agree(text, "nim", 9, planted), Some(Position::new(5, 1, 9)));
    let text = "(x ⊕ ((y ⊕ (z + s)) − s)) + (if x · y · z = 84 then 1 else 0)";
    let planted = |at: Position| {
        let [x, y, z] = at.xyz().map(i64::from);
        (x ^ ((y ^ (z + 2)) - 2)) + i64::from(x * y * z == 84)
    };
    assert!(values_agree(text, "step:k=2,s=2", 20, planted).is_some());
}

#[test]
fn the_smallest_position_without_a_value_is_named() {
    let undefined = |formula: &str, subject, ruleset: &str| match verdict(formula, subject, ruleset, 20) {
        Verdict::Undefined { at, fault } => Some((at.position().xyz(), fault)),
        Verdict::Holds { .. } | Verdict::Refuted { .. } | Verdict::Stopped { .. } => None,
    };
    let outcome = Subject::PPositions;
    let text = "x ⊕ y ⊕ z + 0 div ((x − 7) · (x − 7) + (z − 5) · (z − 5)) = 0";
    assert_eq!(undefined(text, outcome, "nim"), Some(([7, 0, 5], Fault::DivisionByZero)));
    let text = "x ⊕ y ⊕ z + 0 · (3 << 10 · x + z) = 0";
    assert_eq!(undefined(text, outcome, "nim"), Some(([6, 0, 1], Fault::Overflow)));
    assert_eq!(undefined("x ⊕ y ⊕ z + 0 · (3 << 10 · x + z) = 0", outcome, "nim:misere"), None);
    assert_eq!(undefined("x ⊕ y ⊕ z + 0 & (z / 2)", Subject::Values, "nim"), Some(([0, 0, 1], Fault::NotWhole)));
    // A part that is not evaluated needs no value.
    let text = "if x = 0 then y ⊕ z = 0 else x ⊕ y ⊕ z + 0 div x = 0";
    assert!(matches!(verdict(text, outcome, "nim", 9), Verdict::Holds { positions: 1000, up_to: 9 }));
}

#[test]
fn a_truth_of_p_positions_may_say_anything_elsewhere() {
    // Conjecture 4.1 of `pass`, as computed in Examples 4.1 and 4.2.
    let set = "(x + s) ⊕ y ⊕ (z + s) ⊕ p ∈ {0, 1, 2, 6, 14, 30}";
    let ruleset = "step:k=4,s=2,pass";
    assert!(matches!(verdict(set, Subject::AtPPositions, ruleset, 20), Verdict::Holds { .. }));
    let fewer = "(x + s) ⊕ y ⊕ (z + s) ⊕ p ∈ {0, 1, 2, 14, 30}";
    let value = |at: Position| (at.xyz()[0] + 2) ^ at.xyz()[1] ^ (at.xyz()[2] + 2) ^ u32::from(at.pass);
    let first = sorted(ruleset, 20).into_iter().find(|(at, nimber)| nimber.0 == 0 && value(*at) == 6).unwrap().0;
    let refuted = Verdict::Refuted {
        at: witness(ruleset, first),
        stated: FormulaValue::Truth(false),
        found: FormulaValue::Truth(true),
    };
    assert_eq!(verdict(fewer, Subject::AtPPositions, ruleset, 20), refuted);
    // At positions that are not tested no value is needed.
    let text = "1 div (if x ⊕ y ⊕ z = 0 then 1 else 0) = 1";
    assert!(matches!(verdict(text, Subject::AtPPositions, "nim", 9), Verdict::Holds { .. }));
}

#[test]
fn a_budget_stops_at_the_end_of_a_shell() {
    let mut comparison = begun("x ⊕ y ⊕ z = 0", Subject::PPositions, "nim", 20, 126).unwrap();
    assert_eq!(comparison.progress(), (0, 21 * 21 + 21 * 21 * 21));
    let verdict = loop {
        if let Some(verdict) = comparison.advance(10).unwrap() {
            break verdict;
        }
    };
    // All of 0 to 4 are 125 positions, of 0 to 5 they are 216.
    assert_eq!(verdict, Verdict::Stopped { positions: 216, up_to: 5 });
}

#[test]
fn what_is_done_grows_in_both_phases() {
    for (formula, subject, ruleset) in [
        ("(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0 or x + y + z = 0", Subject::AtPPositions, "step:k=4,s=3,pass"),
        ("G(x, y, z)", Subject::Values, "triangle:k=3"),
        ("G(0, a, b)", Subject::Values, "sharing"),
    ] {
        let mut comparison = begun(formula, subject, ruleset, 40, u64::MAX).unwrap();
        let mut seen = vec![(comparison.phase(), comparison.progress().0)];
        while comparison.advance(100).unwrap().is_none() {
            seen.push((comparison.phase(), comparison.progress().0));
        }
        assert!(seen.is_sorted_by_key(|&(phase, done)| (phase == Phase::Looking, done)), "{ruleset}: {seen:?}");
        let changes = |wanted| seen.iter().filter(|(phase, _)| *phase == wanted).map(|(_, done)| done).max();
        assert!(changes(Phase::Finding) > Some(&0), "{ruleset}: {seen:?}");
        assert!(changes(Phase::Looking) > changes(Phase::Finding), "{ruleset}: {seen:?}");
        let (done, total) = comparison.progress();
        assert_eq!(done, total, "{ruleset}");
    }
}

#[test]
fn sharing_nim_has_the_names_of_its_normal_form() {
    // Theorem 1 of `sharing`: every column is a palindrome.
    assert_eq!(
        values_agree("G(0, b − a, b)", "sharing", 24, |at| value_in_sharing(at.xyz()[2] - at.xyz()[1], at.xyz()[2])),
        None
    );
    // y is a and z is b.
    let stated = |at: Position| at.xyz()[1] == 2 && at.xyz()[2] == 9;
    let both = outcomes_agree("a = 2 and b = 9 and y = 2 and z = 9 and x = 0", "sharing", 24, stated);
    assert_eq!(both, Some(Position::new(0, 0, 0)));
}

fn value_in_sharing(a: u32, b: u32) -> i64 {
    Recursion::new("sharing".parse().unwrap()).value(Position::new(0, a, b)).0.into()
}

#[test]
fn what_cannot_be_held_is_said_at_once() {
    let why_not = |formula, subject, ruleset, size| begun(formula, subject, ruleset, size, 1).err();
    let wrong = |wanted| Some(CannotCompare::WrongKind { wanted });
    assert_eq!(why_not("x", Subject::PPositions, "nim", 9), wrong(Kind::Truth));
    assert_eq!(why_not("x = 0", Subject::Values, "nim", 9), wrong(Kind::Number));
    assert_eq!(why_not("⌊x/k⌋", Subject::Values, "nim", 9), Some(CannotCompare::NoParameter(Variable::K)));
    assert_eq!(why_not("s = s", Subject::PPositions, "nim", 9), Some(CannotCompare::NoParameter(Variable::S)));
    assert_eq!(why_not("a = 0", Subject::PPositions, "triangle:k=3", 9), Some(CannotCompare::NoParameter(Variable::A)));
    assert_eq!(why_not("b", Subject::Values, "nim", 9), Some(CannotCompare::NoParameter(Variable::B)));
    assert_eq!(why_not("k", Subject::Values, "sharing", 9), Some(CannotCompare::NoParameter(Variable::K)));
    assert_eq!(why_not("x = 0", Subject::PPositions, "nim", 60_001), Some(CannotCompare::BoxTooLarge));
    let too_large =
        |subject, formula| matches!(why_not(formula, subject, "nim", 20_000), Some(CannotCompare::CannotBegin(_)));
    assert!(too_large(Subject::Values, "x") && too_large(Subject::PPositions, "x = 0"));
}
