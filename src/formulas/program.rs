//! A formula compiled for a ruleset: a list of steps that work on whole blocks of positions.

use crate::expressions::Formula;
use crate::expressions::Operation;
use crate::expressions::Relation;
use crate::formulas::Block;
use crate::formulas::compile;
use crate::formulas::stack::Stack;
use crate::games::Ruleset;
use crate::solver::Table;

/// One step. Each takes its operands from the top of a stack of columns and leaves its result there. A fraction is two
/// columns, the numerator beneath the denominator; a truth value is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Constant(i64),
    /// x, y, z or p, by its number.
    Load(usize),
    /// Of two whole numbers; not the quotient, which is a fraction.
    Whole(Operation),
    /// Of two fractions: sum, difference, product or quotient.
    Fractional(Operation),
    /// ⌊a/b⌋ of two fractions, as a whole number.
    FloorOver,
    Absolute {
        wide: bool,
    },
    /// The larger, or the smaller, of two.
    Extreme {
        largest: bool,
        wide: bool,
    },
    Mex {
        count: usize,
    },
    Compare {
        relation: Relation,
        wide: bool,
    },
    Among {
        count: usize,
        wide: bool,
    },
    /// A truth value and two numbers become one of the two.
    Choose {
        wide: bool,
    },
    /// A fraction becomes a whole number.
    Round {
        up: bool,
    },
    /// A fraction must be a whole number and becomes it.
    Narrow,
    Not,
    Grundy,
}

/// A compiled formula. It gives up on a block in which any part of the formula has no value at any position, even one that is
/// not asked for; then the [`Interpreter`](crate::formulas::Interpreter) says what becomes of each.
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
    pub fn run(&mut self, block: &Block, table: Option<&Table>) -> Option<&[i64]> {
        self.stack.clear(block.count());
        for step in &self.steps {
            self.stack.step(*step, block, table);
        }
        self.stack.result()
    }
}
