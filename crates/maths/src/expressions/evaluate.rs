//! Values of trees, straight down the tree in exact fractions.

use crate::expressions::{Fault, Fraction, Number, Operation, Relation, Selection, Truth, Variable};
use std::cmp::Ordering;

/// Gives the names of a formula their values.
pub trait Names {
    /// The value of a coordinate or parameter.
    ///
    /// # Errors
    /// When it has none that fits.
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault>;

    /// The Grundy value of a position (x, y, z, p).
    ///
    /// # Errors
    /// When there is no such position, or its value is not known.
    fn grundy(&self, coordinates: [i64; 4]) -> Result<Fraction, Fault>;
}

impl Number {
    /// The value of the tree.
    ///
    /// # Errors
    /// When it has none.
    pub fn value(&self, names: &dyn Names) -> Result<Fraction, Fault> {
        match self {
            Self::Constant(number) => Fraction::whole(*number),
            Self::Variable(variable) => names.value_of(*variable),
            Self::Negative(of) => Fraction::whole(0)?.minus(of.value(names)?),
            Self::Floor(of) => Fraction::whole(of.value(names)?.floor()),
            Self::Ceiling(of) => Fraction::whole(of.value(names)?.ceiling()),
            Self::Absolute(of) => {
                let number = of.value(names)?;
                Ok(number.max(Fraction::whole(0)?.minus(number)?))
            }
            Self::Binary(operation, sides) => operation.of(sides[0].value(names)?, sides[1].value(names)?),
            Self::Selected(selection, entries) => selection.of(&values(entries, names)?),
            Self::If(parts) if parts.0.value(names)? => parts.1.value(names),
            Self::If(parts) => parts.2.value(names),
            Self::Grundy(coordinates) => {
                let numbers = values(&coordinates[..], names)?;
                let whole = |at: usize| numbers[at].as_whole().ok_or(Fault::NotWhole);
                names.grundy([whole(0)?, whole(1)?, whole(2)?, whole(3)?])
            }
        }
    }
}

impl Truth {
    /// The truth value of the tree.
    ///
    /// # Errors
    /// When it has none.
    pub fn value(&self, names: &dyn Names) -> Result<bool, Fault> {
        Ok(match self {
            Self::Compared(relation, sides) => relation.is_true(sides[0].value(names)?.cmp(&sides[1].value(names)?)),
            Self::Among(number, entries) => {
                let number = number.value(names)?;
                values(entries, names)?.contains(&number)
            }
            Self::Same(sides) => sides[0].value(names)? == sides[1].value(names)?,
            Self::Not(of) => !of.value(names)?,
            Self::And(sides) => sides[0].value(names)? && sides[1].value(names)?,
            Self::Or(sides) => sides[0].value(names)? || sides[1].value(names)?,
            Self::If(parts) => parts[if parts[0].value(names)? { 1 } else { 2 }].value(names)?,
        })
    }
}

fn values(entries: &[Number], names: &dyn Names) -> Result<Vec<Fraction>, Fault> {
    entries.iter().map(|entry| entry.value(names)).collect()
}

impl Relation {
    /// True if two numbers in this order are in this relation.
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

impl Operation {
    /// The result of the operation on two numbers.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn of(self, left: Fraction, right: Fraction) -> Result<Fraction, Fault> {
        let whole = || Ok((left.as_whole().ok_or(Fault::NotWhole)?, right.as_whole().ok_or(Fault::NotWhole)?));
        match self {
            Self::Plus => left.plus(right),
            Self::Minus => left.minus(right),
            Self::Times => left.times(right),
            Self::Over => left.over(right),
            Self::FloorOver => Fraction::whole(left.floor_over(right)?),
            Self::Modulo => {
                let (a, b) = whole()?;
                // The remainder of |b| lies on the other side of a negative b.
                let rest = a.checked_rem_euclid(b).ok_or(Fault::DivisionByZero)?;
                Fraction::whole(if b < 0 && rest != 0 { rest + b } else { rest })
            }
            Self::NimSum => whole().and_then(|(a, b)| Fraction::whole(a ^ b)),
            Self::Common => whole().and_then(|(a, b)| Fraction::whole(a & b)),
            Self::Either => whole().and_then(|(a, b)| Fraction::whole(a | b)),
            Self::ShiftUp => whole().and_then(|(a, b)| Fraction::whole(shifted_up(a, b)?)),
            Self::ShiftDown => {
                let (a, b) = whole()?;
                if b < 0 { Err(Fault::NegativeShift) } else { Fraction::whole(a >> b.min(63)) }
            }
        }
    }
}

impl Selection {
    /// The one of these numbers; of none it is 0.
    ///
    /// # Errors
    /// Where whole numbers are needed and one is not.
    pub(crate) fn of(self, numbers: &[Fraction]) -> Result<Fraction, Fault> {
        match self {
            Self::Min => Ok(numbers.iter().copied().min().unwrap_or(Fraction::whole(0)?)),
            Self::Max => Ok(numbers.iter().copied().max().unwrap_or(Fraction::whole(0)?)),
            Self::Mex if numbers.iter().any(|number| number.as_whole().is_none()) => Err(Fault::NotWhole),
            Self::Mex => {
                let is_free = |&least: &i64| numbers.iter().all(|number| number.as_whole() != Some(least));
                Fraction::whole((0..).find(is_free).unwrap_or(0))
            }
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
