//! Formulas of the form (x + i) ⊕ (y + j) ⊕ (z + l) = c, in one way of writing.

use crate::theorems::cell::Cell;
use maths::expressions::{Number, Operation, Relation, Replace, Truth, Variable};
use maths::games::Ruleset;
use maths::values::Ratio;

/// (x + i) ⊕ (y + j) ⊕ (z + l) = c, whatever side of the equation a part is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NimSum {
    shifts: [Option<i64>; 3],
    constant: i64,
}

impl NimSum {
    /// Reads a formula in which k and s are numbers; none if it is of another form.
    pub(super) fn of(truth: &Truth) -> Option<Self> {
        let Truth::Compared(Relation::Equal, sides) = truth else { return None };
        let mut sum = Self::default();
        sum.add(&sides[0])?;
        sum.add(&sides[1])?;
        sum.shifts.iter().all(Option::is_some).then_some(sum)
    }

    fn add(&mut self, tree: &Number) -> Option<()> {
        if let Number::Binary(Operation::NimSum, sides) = tree {
            self.add(&sides[0])?;
            return self.add(&sides[1]);
        }
        let (name, constant) = shifted(tree)?;
        let Some(name) = name else {
            self.constant ^= constant;
            return Some(());
        };
        let place = [Variable::X, Variable::Y, Variable::Z].iter().position(|known| *known == name)?;
        // Each coordinate once.
        self.shifts[place].replace(constant).is_none().then_some(())
    }
}

/// A sum of at most one coordinate and of numbers that are written out.
fn shifted(tree: &Number) -> Option<(Option<Variable>, i64)> {
    match tree {
        Number::Constant(number) => Some((None, *number)),
        Number::Variable(name) => Some((Some(*name), 0)),
        Number::Negative(of) => match shifted(of)? {
            (None, number) => Some((None, -number)),
            (Some(_), _) => None,
        },
        Number::Binary(Operation::Plus, sides) => match [shifted(&sides[0])?, shifted(&sides[1])?] {
            [(name, one), (None, other)] | [(None, one), (name, other)] => Some((name, one.checked_add(other)?)),
            [(Some(_), _), (Some(_), _)] => None,
        },
        Number::Binary(Operation::Minus, sides) => match [shifted(&sides[0])?, shifted(&sides[1])?] {
            [(name, one), (None, other)] => Some((name, one.checked_sub(other)?)),
            [_, (Some(_), _)] => None,
        },
        Number::Floor(_)
        | Number::Ceiling(_)
        | Number::Absolute(_)
        | Number::Binary(..)
        | Number::Selected(..)
        | Number::If(_)
        | Number::Grundy(_) => None,
    }
}

/// (x + c) ⊕ y ⊕ (z + c) = sum, as it is written.
pub(super) fn written(c: i32, sum: u32) -> String {
    format!("{} ⊕ y ⊕ {} = {sum}", plus("x", c), plus("z", c))
}

/// x + c, as it is written beside ⊕.
pub(super) fn plus(name: &str, c: i32) -> String {
    match c {
        0 => name.to_owned(),
        1.. => format!("({name} + {c})"),
        _ => format!("({name} − {})", -c),
    }
}

/// Numbers in the place of the names k and s.
pub(super) struct Numbers {
    k: Option<u32>,
    s: Option<u32>,
}

impl Numbers {
    /// The numbers of a ruleset, also if a rim was typed that has them.
    pub(super) fn of(ruleset: &Ruleset) -> Self {
        let cell = Cell::of(ruleset);
        let (k, s) = (ruleset.rules.k().and_then(Ratio::as_whole), ruleset.rules.s());
        Self { k: k.or(cell.map(|cell| cell.k)), s: s.or(cell.map(|cell| cell.s)) }
    }
}

impl Replace for Numbers {
    fn number(&self, part: &Number) -> Option<Number> {
        let is = |name| *part == Number::Variable(name);
        let number = if is(Variable::K) { self.k } else { self.s.filter(|_| is(Variable::S)) };
        number.map(|number| Number::Constant(number.into()))
    }

    fn truth(&self, _: &Truth) -> Option<Truth> {
        None
    }
}
