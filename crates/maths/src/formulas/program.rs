//! A formula compiled for a ruleset: a list of steps that work on whole blocks of positions.

use crate::expressions::Formula;
use crate::formulas::stack::Stack;
use crate::formulas::step::Step;
use crate::formulas::{Block, KnownValues, compile};
use crate::games::Ruleset;

/// A compiled formula. It gives up on a block in which any part of the formula has no value at any position, even one that is
/// not asked for; then the [`Interpreter`](crate::formulas::Interpreter) evaluates each position by itself.
pub struct Program {
    steps: Vec<Step>,
    stack: Stack,
}

impl Program {
    /// Compiles a formula with the k and s of a ruleset, 0 where it has none.
    pub fn new(formula: &Formula, ruleset: &Ruleset) -> Self {
        Self { steps: compile::formula(formula, ruleset.rules), stack: Stack::default() }
    }

    /// The whole number, or the truth value as 0 or 1, for each position of a block; `None` if the program gives up on it.
    pub fn run(&mut self, block: &Block, values: KnownValues<'_>) -> Option<&[i64]> {
        self.stack.clear(block.count());
        for step in &self.steps {
            self.stack.step(*step, block, values);
        }
        self.stack.result()
    }
}
