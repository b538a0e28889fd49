//! Collected values compared with the interpreter over tables by the obvious algorithm, and with the values in a paper.

use super::verdicts::{sorted, witness};
use crate::expressions::{Fault, Formula, Fraction, Kind, Variable};
use crate::formulas::{CannotCompare, CollectedValues, Interpreter, KnownValues, Layers, Taken, ValueCollector};
use crate::games::{Position, Ruleset};
use crate::solver::{Extent, Obvious, Plan};
use std::collections::BTreeMap;

fn begun(
    formula: &str,
    layers: Layers,
    ruleset: &str,
    size: u32,
    budget: u64,
) -> Result<ValueCollector, CannotCompare> {
    ValueCollector::new(formula.parse().unwrap(), layers, ruleset.parse().unwrap(), size, Plan::BOUND, budget)
}

/// The values, collected in slices of `work` positions.
fn sliced(mut collector: ValueCollector, work: u64) -> CollectedValues {
    loop {
        if let Some(collected) = collector.advance(work).unwrap() {
            let (done, total) = collector.progress();
            assert!(done <= total);
            return collected;
        }
    }
}

fn collected(formula: &str, layers: Layers, ruleset: &str, size: u32) -> CollectedValues {
    let found = sliced(begun(formula, layers, ruleset, size, u64::MAX).unwrap(), u64::MAX);
    let again = sliced(begun(formula, layers, ruleset, size, u64::MAX).unwrap(), 7);
    assert_eq!(found, again, "{formula} for {ruleset}");
    found
}

/// The same by the interpreter, one P-position of the obvious table after the other.
fn judged(formula: &str, layers: Layers, text: &str, size: u32) -> CollectedValues {
    let Formula::Number(number) = formula.parse().unwrap() else { panic!("{formula} is a number") };
    let ruleset: Ruleset = text.parse().unwrap();
    let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap();
    let interpreter = Interpreter { ruleset, values: KnownValues::Table(&table) };
    let mut values: BTreeMap<Fraction, Taken> = BTreeMap::new();
    let mut p_positions = 0;
    for (at, nimber) in sorted(text, size) {
        let is_asked = match layers {
            Layers::Both => true,
            Layers::WithPass => at.pass,
            Layers::WithoutPass => !at.pass,
        };
        if nimber.0 == 0 && is_asked {
            match interpreter.number(&number, at) {
                Ok(value) => values.entry(value).or_insert(Taken { value, count: 0, first: at }).count += 1,
                Err(fault) => return CollectedValues::Undefined { at: witness(text, at), fault },
            }
            p_positions += 1;
        }
    }
    CollectedValues::All { values: values.into_values().collect(), p_positions, up_to: size }
}

#[track_caller]
fn numbers(collected: &CollectedValues) -> Vec<i64> {
    let CollectedValues::All { values, .. } = collected else { panic!("{collected:?}") };
    values.iter().filter_map(|taken| taken.value.as_whole()).collect()
}

#[test]
fn the_values_that_the_paper_computed() {
    // Examples 4.1 and 4.2 of `pass`.
    let text = "(x + s) ⊕ y ⊕ (z + s) ⊕ p";
    assert_eq!(numbers(&collected(text, Layers::Both, "step:k=4,s=2,pass", 20)), [0, 1, 2, 6, 14, 30]);
    // Theorem 4.1: with an odd s it is 0, save at the terminal position with its pass.
    assert_eq!(numbers(&collected(text, Layers::Both, "step:k=4,s=3,pass", 20)), [0, 1]);
    assert_eq!(numbers(&collected("x ⊕ y ⊕ z", Layers::Both, "triangle:k=3", 30)), [0]);
    let terminal = collected(text, Layers::WithPass, "step:k=4,s=3,pass", 20);
    let CollectedValues::All { values, .. } = terminal else { panic!("{terminal:?}") };
    assert_eq!(
        values.last().map(|taken| (taken.count, taken.first)),
        Some((1, Position::new(0, 0, 0).with_pass(true)))
    );
}

#[test]
fn gathered_values_are_those_of_the_interpreter() {
    for ruleset in [
        "nim:pass",
        "triangle:k=4",
        "triangle:k=5/2,pass,misere",
        "step:k=4,s=2,pass",
        "step:k=1/2,s=1",
        "sharing:pass",
    ] {
        for formula in [
            "x ⊕ y ⊕ z ⊕ p",
            "x − z + 3 · y",
            "(x + z) mod 7 − y",
            "G(0, y, z) − G(0, 0, z)",
            "0",
            "max(x, y) div (z − 5)",
        ] {
            let layers = if ruleset.contains("pass") {
                vec![Layers::Both, Layers::WithoutPass, Layers::WithPass]
            } else {
                vec![Layers::Both, Layers::WithoutPass]
            };
            for layers in layers {
                let found = collected(formula, layers, ruleset, 17);
                assert_eq!(found, judged(formula, layers, ruleset, 17), "{formula} for {ruleset}, {layers:?}");
            }
        }
    }
}

#[test]
fn the_smallest_p_position_without_a_value_is_named() {
    let at = witness("nim", Position::new(0, 5, 5));
    let undefined = CollectedValues::Undefined { at, fault: Fault::DivisionByZero };
    assert_eq!(collected("1 div (x + 5 − max(y, z))", Layers::Both, "nim", 12), undefined);
    let not_whole = CollectedValues::Undefined { at: witness("nim", Position::new(0, 1, 1)), fault: Fault::NotWhole };
    assert_eq!(collected("(x + y) / 2 + 0 ⊕ (y / 2)", Layers::Both, "nim", 12), not_whole);
}

#[test]
fn too_many_values_are_counted_up_to_where_they_are_not() {
    let found = collected("x · 1000 + z", Layers::Both, "nim", 80);
    // Nearly every pair (x, z) has a y: below 64 every one does, and 64² is the most.
    let CollectedValues::TooMany { values, p_positions, up_to: 63 } = found else { panic!("{found:?}") };
    assert_eq!((values.len(), p_positions), (ValueCollector::MOST, 4096));
    assert!(matches!(collected("x · 1000 + z", Layers::Both, "nim", 63), CollectedValues::All { up_to: 63, .. }));
}

#[test]
fn a_budget_stops_at_the_end_of_a_shell() {
    let found = sliced(begun("x ⊕ y ⊕ z", Layers::Both, "nim", 20, 126).unwrap(), 10);
    // All of 0 to 5 are 216 positions; of each pair of 0 to 3 the nim-sum is one of them too, of 4 and 5 with each other.
    let expected = sorted("nim", 5).into_iter().filter(|(_, value)| value.0 == 0).count() as u64;
    let CollectedValues::All { values, p_positions, up_to: 5 } = found else { panic!("{found:?}") };
    assert_eq!((values.len(), p_positions), (1, expected));
}

#[test]
fn what_cannot_be_gathered_is_said_at_once() {
    let why_not = |formula, layers, ruleset, size| begun(formula, layers, ruleset, size, 1).err();
    let wrong = Some(CannotCompare::WrongKind { wanted: Kind::Number });
    assert_eq!(why_not("x = 0", Layers::Both, "nim", 9), wrong);
    assert_eq!(why_not("x", Layers::WithPass, "nim", 9), Some(CannotCompare::NoParameter(Variable::P)));
    assert_eq!(why_not("x + s", Layers::Both, "nim", 9), Some(CannotCompare::NoParameter(Variable::S)));
    assert_eq!(why_not("x", Layers::Both, "nim", 60_001), Some(CannotCompare::BoxTooLarge));
    assert!(matches!(why_not("x", Layers::Both, "nim", 20_000), Some(CannotCompare::CannotBegin(_))));
}
