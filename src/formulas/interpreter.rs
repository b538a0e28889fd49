//! One position at a time, straight down the tree, in exact fractions: the judge of compiled programs, and the one who is
//! asked where a block of positions has one that a program cannot reckon with.

use crate::formulas::Fault;
use crate::formulas::Fraction;
use crate::formulas::Number;
use crate::formulas::Operation;
use crate::formulas::Relation;
use crate::formulas::Selection;
use crate::formulas::Truth;
use crate::formulas::Variable;
use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Table;
use std::cmp::Ordering;

/// Reads the values of formulas at one position after the other.
#[derive(Clone, Copy, Debug)]
pub struct Interpreter<'a> {
    /// Where k and s come from; without them they are 0.
    pub ruleset: Ruleset,
    /// Where G comes from.
    pub table: Option<&'a Table>,
}

impl Interpreter<'_> {
    /// The number of a position.
    ///
    /// # Errors
    /// When it has none.
    pub fn number(&self, tree: &Number, at: Position) -> Result<Fraction, Fault> {
        match tree {
            Number::Constant(number) => Fraction::whole(*number),
            Number::Variable(variable) => self.variable(*variable, at),
            Number::Negative(of) => Fraction::whole(0)?.minus(self.number(of, at)?),
            Number::Floor(of) => Fraction::whole(self.number(of, at)?.floor()),
            Number::Ceiling(of) => Fraction::whole(self.number(of, at)?.ceiling()),
            Number::Absolute(of) => {
                let number = self.number(of, at)?;
                Ok(number.max(Fraction::whole(0)?.minus(number)?))
            }
            Number::Binary(operation, sides) => {
                binary(*operation, self.number(&sides[0], at)?, self.number(&sides[1], at)?)
            }
            Number::Selected(selection, entries) => selected(*selection, self.numbers(entries, at)?),
            Number::If(parts) if self.truth(&parts.0, at)? => self.number(&parts.1, at),
            Number::If(parts) => self.number(&parts.2, at),
            Number::Grundy(cells) => self.grundy(&self.numbers(&cells[..], at)?),
        }
    }

    /// The truth value of a position.
    ///
    /// # Errors
    /// When it has none.
    pub fn truth(&self, tree: &Truth, at: Position) -> Result<bool, Fault> {
        Ok(match tree {
            Truth::Compared(relation, sides) => {
                relation.is_true(self.number(&sides[0], at)?.cmp(&self.number(&sides[1], at)?))
            }
            Truth::Among(number, entries) => {
                let number = self.number(number, at)?;
                self.numbers(entries, at)?.contains(&number)
            }
            Truth::Same(sides) => self.truth(&sides[0], at)? == self.truth(&sides[1], at)?,
            Truth::Not(of) => !self.truth(of, at)?,
            Truth::And(sides) => self.truth(&sides[0], at)? && self.truth(&sides[1], at)?,
            Truth::Or(sides) => self.truth(&sides[0], at)? || self.truth(&sides[1], at)?,
            Truth::If(parts) => self.truth(&parts[if self.truth(&parts[0], at)? { 1 } else { 2 }], at)?,
        })
    }

    fn numbers(&self, entries: &[Number], at: Position) -> Result<Vec<Fraction>, Fault> {
        entries.iter().map(|entry| self.number(entry, at)).collect()
    }

    fn variable(&self, variable: Variable, at: Position) -> Result<Fraction, Fault> {
        let shape = self.ruleset.shape;
        Fraction::whole(match variable {
            Variable::X => at.cells[0].into(),
            Variable::Y | Variable::A => at.cells[1].into(),
            Variable::Z | Variable::B => at.cells[2].into(),
            Variable::P => at.pass.into(),
            Variable::S => shape.s().unwrap_or(0).into(),
            Variable::K => {
                let parts = shape.k().map_or((0, 1), |k| (k.numerator(), k.denominator()));
                return Fraction::new(parts.0.into(), parts.1.into());
            }
        })
    }

    fn grundy(&self, cells: &[Fraction]) -> Result<Fraction, Fault> {
        let numbers = cells.iter().map(|cell| cell.as_whole().ok_or(Fault::NotWhole));
        let numbers: Vec<i64> = numbers.collect::<Result<_, _>>()?;
        let value = position(&numbers).and_then(|asked| self.table?.value(asked));
        Fraction::whole(value.ok_or(Fault::NoPosition)?.0.into())
    }
}

/// The position with these coordinates, if they can be coordinates.
pub(crate) fn position(numbers: &[i64]) -> Option<Position> {
    let [x, y, z, p] = *numbers else { return None };
    let cell = |number: i64| u32::try_from(number).ok();
    let pass = match p {
        0 => false,
        1 => true,
        _ => return None,
    };
    Some(Position { cells: [cell(x)?, cell(y)?, cell(z)?], pass })
}

impl Relation {
    /// Whether it is that of two numbers which compare so.
    pub(crate) fn is_true(self, ordering: Ordering) -> bool {
        match self {
            Self::Equal => ordering.is_eq(),
            Self::Unequal => ordering.is_ne(),
            Self::Less => ordering.is_lt(),
            Self::AtMost => ordering.is_le(),
            Self::Greater => ordering.is_gt(),
            Self::AtLeast => ordering.is_ge(),
        }
    }
}

fn binary(operation: Operation, left: Fraction, right: Fraction) -> Result<Fraction, Fault> {
    let whole = || Ok((left.as_whole().ok_or(Fault::NotWhole)?, right.as_whole().ok_or(Fault::NotWhole)?));
    match operation {
        Operation::Plus => left.plus(right),
        Operation::Minus => left.minus(right),
        Operation::Times => left.times(right),
        Operation::Over => left.over(right),
        Operation::FloorOver => Fraction::whole(left.floor_over(right)?),
        Operation::Modulo => {
            let (a, b) = whole()?;
            // The remainder of |b| lies on the other side of a negative b.
            let rest = a.checked_rem_euclid(b).ok_or(Fault::DivisionByZero)?;
            Fraction::whole(if b < 0 && rest != 0 { rest + b } else { rest })
        }
        Operation::NimSum => whole().and_then(|(a, b)| Fraction::whole(a ^ b)),
        Operation::Common => whole().and_then(|(a, b)| Fraction::whole(a & b)),
        Operation::Either => whole().and_then(|(a, b)| Fraction::whole(a | b)),
        Operation::ShiftUp => whole().and_then(|(a, b)| Fraction::whole(shifted_up(a, b)?)),
        Operation::ShiftDown => {
            let (a, b) = whole()?;
            if b < 0 { Err(Fault::NegativeShift) } else { Fraction::whole(a >> b.min(63)) }
        }
    }
}

fn shifted_up(a: i64, b: i64) -> Result<i64, Fault> {
    match (a, b) {
        (_, ..0) => Err(Fault::NegativeShift),
        (0, _) => Ok(0),
        (_, 0..=62) => a.checked_mul(1 << b).ok_or(Fault::Overflow),
        (_, _) => Err(Fault::Overflow),
    }
}

fn selected(selection: Selection, numbers: Vec<Fraction>) -> Result<Fraction, Fault> {
    match selection {
        Selection::Min => Ok(numbers.into_iter().min().unwrap_or(Fraction::whole(0)?)),
        Selection::Max => Ok(numbers.into_iter().max().unwrap_or(Fraction::whole(0)?)),
        Selection::Mex if numbers.iter().any(|number| number.as_whole().is_none()) => Err(Fault::NotWhole),
        Selection::Mex => {
            let is_free = |&least: &i64| numbers.iter().all(|number| number.as_whole() != Some(least));
            Fraction::whole((0..).find(is_free).unwrap_or(0))
        }
    }
}
