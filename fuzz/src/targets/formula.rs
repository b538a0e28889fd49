//! The condition for every text: it is refused in a short sentence that points into it, or it is a formula. A formula is written, read
//! back, and compiled; the program has the interpreter's values.

use maths::expressions::Formula;
use maths::formulas::{Block, Interpreter, KnownValues, Program};
use maths::games::{Axis, Position, Ruleset};
use maths::solver::{Extent, Obvious, Table};
use std::sync::LazyLock;

/// A message may name a few characters of the text, and no more.
const LONGEST_MESSAGE: usize = 250;

/// Rulesets with every parameter and name, and their first values.
static TABLES: LazyLock<Vec<Table>> =
    LazyLock::new(|| ["triangle:k=5/2", "step:k=4,s=3,pass", "sharing"].into_iter().filter_map(table).collect());

fn table(ruleset: &str) -> Option<Table> {
    let ruleset: Ruleset = ruleset.parse().ok()?;
    Obvious::table(ruleset, Extent::cube(ruleset.rules, 5)).ok()
}

/// Panics where it is not so.
pub(super) fn holds(text: &str) {
    let formula: Formula = match text.parse() {
        Ok(formula) => formula,
        Err(mistake) => {
            assert!(mistake.at.start <= mistake.at.end && mistake.at.end <= text.chars().count(), "{mistake:?}");
            assert!(mistake.to_string().len() <= LONGEST_MESSAGE, "{mistake}");
            return;
        }
    };
    let written = formula.to_string();
    if written.len() <= Formula::LONGEST {
        assert_eq!(written.parse().as_ref(), Ok(&formula), "{written}");
    }
    TABLES.iter().for_each(|table| is_compiled(&formula, table));
}

/// One program for a block, and for each position alone where it gives up on the block.
fn is_compiled(formula: &Formula, table: &Table) {
    let mut program = Program::new(formula, &table.ruleset());
    let mut block = Block::new();
    for (first, axis) in [(Position::new(3, 1, 0), Axis::Z), (Position::new(0, 0, 4).with_pass(true), Axis::Y)] {
        block.clear();
        block.add(first, axis, 4);
        let judged: Vec<Option<i64>> = (0..4).map(|index| judged(formula, table, block.position(index))).collect();
        if let Some(found) = program.run(&block, KnownValues::Table(table)) {
            let found: Vec<Option<i64>> = found.iter().copied().map(Some).collect();
            assert_eq!(found, judged, "{formula} for {}", table.ruleset());
        }
    }
}

/// The interpreter's value, as a program writes it; `None` if there is no whole number.
fn judged(formula: &Formula, table: &Table, at: Position) -> Option<i64> {
    let interpreter = Interpreter { ruleset: table.ruleset(), values: KnownValues::Table(table) };
    match formula {
        Formula::Number(number) => interpreter.number(number, at).ok()?.as_whole(),
        Formula::Truth(truth) => interpreter.truth(truth, at).ok().map(i64::from),
    }
}
