//! Findings compared with the obvious algorithm and with the formulas in the papers.

use super::searched;
use crate::expressions::Formula;
use crate::formulas::search::{End, Question, Search, Target};
use crate::formulas::{FormulaValue, Interpreter, KnownValues};
use crate::games::{Position, Ruleset};
use crate::solver::{Extent, Obvious};

/// Every finding is right at every position of a table that the obvious algorithm fills, and every failure wrong where it
/// is said to be and nowhere before.
fn check(search: &Search, size: u32) {
    let Question { ruleset, target, .. } = search.question();
    let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap();
    let interpreter = Interpreter { ruleset, values: KnownValues::Table(&table) };
    for finding in search.findings().iter().chain(search.failures()) {
        let formula: Formula = finding.formula.parse().unwrap();
        assert_eq!(finding.formula, formula.to_string());
        for (at, value) in table.positions().filter(|(at, _)| at.xyz().into_iter().all(|cell| cell <= finding.up_to)) {
            let is_right = match &formula {
                Formula::Number(number) => interpreter.number(number, at).unwrap().as_whole() == Some(value.0.into()),
                Formula::Truth(truth) => interpreter.truth(truth, at).unwrap() == (value.0 == 0),
            };
            assert!(is_right, "{} for {ruleset} at {at:?}", finding.formula);
        }
        for exception in &finding.exceptions {
            let value = table.value(exception.at).unwrap().0;
            let found = match (target, exception.found) {
                (Target::PPositions, FormulaValue::Truth(is_p)) => is_p == (value == 0),
                (Target::Values, FormulaValue::Number(number)) => number.as_whole() == Some(value.into()),
                (Target::PPositions | Target::Values, FormulaValue::Number(_) | FormulaValue::Truth(_)) => false,
            };
            assert!(found, "{} for {ruleset}: {exception:?}", finding.formula);
        }
    }
}

/// The first finding.
#[track_caller]
fn finds(ruleset: &str, target: Target, formula: &str) {
    let search = searched(Question { up_to: 60, longest_side: 4, ..Question::new(ruleset.parse().unwrap(), target) });
    let first = search.findings().first();
    assert_eq!(first.map(|finding| finding.formula.as_str()), Some(formula), "{ruleset}: {:?}", search.findings());
    assert_eq!(first.map(|finding| finding.up_to), Some(60), "{ruleset}");
    check(&search, 24);
}

#[test]
fn the_nim_sum_is_found() {
    // Theorems 3.1 and 7.3 of `triangular`, 1.2 of `variants`.
    for ruleset in ["nim", "triangle:k=3", "triangle:k=7", "step:k=2,s=0"] {
        finds(ruleset, Target::PPositions, "x ⊕ y ⊕ z = 0");
    }
    finds("nim", Target::Values, "x ⊕ y ⊕ z");
}

#[test]
fn the_shifted_sum_is_found() {
    // Conjecture 8.1 of `triangular`.
    for ruleset in ["triangle:k=5", "triangle:k=9"] {
        finds(ruleset, Target::PPositions, "(x − 1) ⊕ y ⊕ (z − 1) = 0");
    }
}

#[test]
fn the_values_of_step_bars_are_found() {
    // Theorem 3.1 and Corollary 3.1 of `pass`; for the P-positions, Lemmas 3.1 and 3.2.
    for ruleset in ["step:k=4,s=3", "step:k=6,s=2"] {
        finds(ruleset, Target::Values, "x ⊕ ((y ⊕ (z + s)) − s)");
    }
    finds("step:k=4,s=3", Target::PPositions, "(x + s) ⊕ y ⊕ (z + s) = 0");
}

#[test]
fn the_pass_with_its_exception_is_found() {
    // Theorem 4.1 of `pass`.
    let formula = "(x = 0 and y = 0 and z = 0 and p = 1) or (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0";
    for ruleset in ["step:k=4,s=1,pass", "step:k=4,s=3,pass", "step:k=6,s=5,pass"] {
        finds(ruleset, Target::PPositions, formula);
    }
    let question = Question::new("step:k=4,s=3,pass".parse().unwrap(), Target::PPositions);
    let search = searched(Question { longest_side: 4, ..question });
    let exceptions = &search.findings()[0].exceptions;
    assert_eq!(exceptions.len(), 1);
    assert_eq!(exceptions[0].at, Position::new(0, 0, 0).with_pass(true));
    assert_eq!(exceptions[0].found, FormulaValue::Truth(true));
}

#[test]
fn misere_play_differs_in_four_positions() {
    // Theorem 15 of `misere`.
    let question = Question::new("triangle:k=3,misere".parse().unwrap(), Target::PPositions);
    let search = searched(Question { longest_side: 3, ..question });
    check(&search, 24);
    // With fewer exceptions there is one with max(x, 1) as well.
    let nim_sum = |formula: &str| formula.ends_with(" x ⊕ y ⊕ z = 0)");
    let finding = search.findings().iter().find(|finding| nim_sum(&finding.formula)).unwrap();
    let exceptions: Vec<(Position, FormulaValue)> = finding.exceptions.iter().map(|one| (one.at, one.found)).collect();
    let expected = [([0, 0, 0], false), ([0, 0, 1], true), ([1, 0, 0], true), ([1, 0, 1], false)];
    assert_eq!(exceptions, expected.map(|([x, y, z], is_p)| (Position::new(x, y, z), FormulaValue::Truth(is_p))));
}

#[test]
fn values_of_smaller_positions_are_used_where_asked_for() {
    let question = Question::new("step:k=5/2,s=1".parse().unwrap(), Target::Values);
    let search = searched(Question { smaller_positions: true, ..question });
    check(&search, 24);
    assert_eq!(search.findings()[0].formula, "x ⊕ G(0, y, z)");
    let search = searched(Question { longest_side: 3, ..question });
    assert!(search.findings().iter().all(|finding| !finding.formula.contains('G')));
}

#[test]
fn where_there_is_no_formula_none_is_found() {
    // Remark 7.1 of `triangular`: for even k no formula seems to exist.
    for target in [Target::PPositions, Target::Values] {
        let question = Question { longest_side: 4, ..Question::new("triangle:k=2".parse().unwrap(), target) };
        let search = searched(question);
        assert_eq!(search.findings(), []);
        let summary = search.summary();
        assert_eq!((summary.end, summary.tried_up_to), (Some(End::AllTried), 4));
        assert!(summary.made > summary.kept && summary.kept > 1000, "{summary:?}");
    }
}

#[test]
fn whatever_is_reported_holds() {
    for text in ["sharing", "step:k=4,s=2,pass", "nim:pass", "nim:misere", "triangle:k=1", "step:k=1/2,s=0,misere"] {
        for target in [Target::PPositions, Target::Values] {
            for smaller_positions in [false, true] {
                let ruleset: Ruleset = text.parse().unwrap();
                let question =
                    Question { longest_side: 3, up_to: 40, longer: 1, enough: 6, ..Question::new(ruleset, target) };
                check(&searched(Question { smaller_positions, ..question }), 20);
            }
        }
    }
}
