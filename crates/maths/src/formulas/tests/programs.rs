//! Compiled programs against the interpreter, position by position.

use super::trees;
use crate::expressions::Formula;
use crate::formulas::{Block, Interpreter, KnownValues, Program};
use crate::games::{Axis, Position, Ruleset};
use crate::solver::{Extent, Obvious, Table};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::sync::LazyLock;

const TEXTS: [&str; 5] = ["nim", "triangle:k=5/2", "triangle:k=3,misere", "step:k=4,s=3,pass", "sharing"];

/// Small tables for G.
static TABLES: LazyLock<Vec<Table>> = LazyLock::new(|| {
    let table = |text: &&str| {
        let ruleset: Ruleset = text.parse().unwrap();
        Obvious::table(ruleset, Extent::cube(ruleset.rules, 6)).unwrap()
    };
    TEXTS.iter().map(table).collect()
});

/// The result of the interpreter, as a program writes it; `None` if there is no whole number.
fn judged(formula: &Formula, table: &Table, at: Position) -> Option<i64> {
    let interpreter = Interpreter { ruleset: table.ruleset(), values: KnownValues::Table(table) };
    match formula {
        Formula::Number(number) => interpreter.number(number, at).ok()?.as_whole(),
        Formula::Truth(truth) => interpreter.truth(truth, at).ok().map(i64::from),
    }
}

/// The program of a formula at one position.
fn run(formula: &Formula, table: &Table, at: Position) -> Option<i64> {
    let mut block = Block::new();
    block.add(at, Axis::X, 1);
    Program::new(formula, &table.ruleset()).run(&block, KnownValues::Table(table)).map(|results| results[0])
}

/// A block of positions that follow each other, and the positions.
fn positions(first: Position, axis: Axis, count: usize) -> (Block, Vec<Position>) {
    let mut block = Block::new();
    block.add(first, axis, count);
    let positions = (0..count).map(|index| block.position(index)).collect();
    (block, positions)
}

fn position() -> impl Strategy<Value = Position> {
    let small = || 0u32..7;
    let larger = || prop_oneof![9 => 0u32..40, 1 => 0u32..=Position::LARGEST];
    let cells = prop_oneof![[small(), small(), small()], [larger(), larger(), larger()]];
    (cells, any::<bool>()).prop_map(|(cells, pass)| Position::at(cells).with_pass(pass))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]
    #[test]
    fn programs_agree_with_the_interpreter(
        formula in trees::formula(), index in 0..TEXTS.len(), at in position(), axis in (0usize..3).prop_map(|axis| Axis::ALL[axis]), count in 1usize..9
    ) {
        let table = &TABLES[index];
        let (block, positions) = positions(at, axis, count);
        let mut program = Program::new(&formula, &table.ruleset());
        let expected: Vec<Option<i64>> = positions.iter().map(|&at| judged(&formula, table, at)).collect();
        if let Some(results) = program.run(&block, KnownValues::Table(table)) {
            let results: Vec<Option<i64>> = results.iter().copied().map(Some).collect();
            prop_assert_eq!(results, expected, "{}", formula);
        } else {
            // Giving up must have a reason at one of the positions, and alone each of the others has its value.
            prop_assert!(positions.iter().any(|&at| run(&formula, table, at).is_none()), "{}", formula);
        }
    }
}

#[test]
fn programs_give_up_only_where_a_part_has_no_value() {
    let table = &TABLES[1];
    let at = Position::new(7, 4, 7);
    for text in [
        "x ⊕ y",
        "⌊(x + z) / k⌋",
        "k · 2 + x",
        "mex(x, 1/2 + 1/2)",
        "if x = 0 then k else x + 1 − 1",
        "abs(k · 4 − 11)",
        "max(k, x) ",
        "min(k + 1/2, 9)",
        "⌈k⌉",
        "x mod y − 3",
        "(0 − x) div y",
        "(0 − x) mod y",
        "2147483648 · 1073741824",
        "x << 5 >> 2",
        "4611686018427387903 div 3",
    ] {
        let formula: Formula = text.parse().unwrap();
        assert!(run(&formula, table, at).is_some(), "{text}");
        assert_eq!(run(&formula, table, at), judged(&formula, table, at), "{text}");
    }
    for text in [
        "if x = 7 then 1 else 1 div 0",
        "4611686018427387903 + x",
        "2147483648 · 2147483648 · 2",
        "4294967295 · 2147483647",
        "k",
        "x << 60",
    ] {
        assert_eq!(run(&text.parse().unwrap(), table, at), None, "{text}");
    }
}

#[test]
fn a_full_block_is_no_different() {
    let table = &TABLES[3];
    let formula: Formula = "(if z mod 3 = 1 then k · z / 2 else x − z) ⊕ (y & z)".parse().unwrap();
    let (block, positions) = positions(Position::new(3, 2, 5), Axis::Z, Block::SIZE);
    let mut program = Program::new(&formula, &table.ruleset());
    let expected: Vec<i64> = positions.iter().map(|&at| judged(&formula, table, at).unwrap()).collect();
    assert_eq!(program.run(&block, KnownValues::Table(table)), Some(&expected[..]));
}

/// Otherwise the comparison above would compare little.
#[test]
fn many_random_programs_do_not_give_up() {
    let mut runner = TestRunner::deterministic();
    let mut results = 0;
    for _ in 0..1000 {
        let formula = trees::formula().new_tree(&mut runner).unwrap().current();
        results += usize::from(run(&formula, &TABLES[3], Position::new(5, 2, 6).with_pass(true)).is_some());
    }
    assert!(results > 300, "only {results} of 1000");
}
