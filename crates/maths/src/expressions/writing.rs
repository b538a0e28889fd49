//! Trees become text, with a bracket around every part that has parts, so that readers need not know what binds tighter. Chains
//! such as x ⊕ y ⊕ z, and numbers that are compared, need none.

use crate::expressions::{Formula, Number, Operation, Truth, Variable};
use std::fmt;

impl fmt::Display for Formula {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(out),
            Self::Truth(truth) => truth.fmt(out),
        }
    }
}

/// Writes a list with commas.
fn list(out: &mut fmt::Formatter<'_>, entries: &[Number]) -> fmt::Result {
    for (index, entry) in entries.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        write!(out, "{comma}{entry}")?;
    }
    Ok(())
}

/// A number as part of another: in brackets where it has several parts.
struct Part<'a>(&'a Number);

impl fmt::Display for Part<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Number::Binary(Operation::FloorOver, _) => self.0.fmt(out),
            Number::Negative(_) | Number::Binary(..) | Number::If(_) => write!(out, "({})", self.0),
            Number::Constant(_)
            | Number::Variable(_)
            | Number::Floor(_)
            | Number::Ceiling(_)
            | Number::Absolute(_)
            | Number::Selected(..)
            | Number::Grundy(_) => self.0.fmt(out),
        }
    }
}

/// The left side of an operation: without brackets where it goes on with the same one, or a sum with a difference.
struct Left<'a>(Operation, &'a Number);

impl fmt::Display for Left<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_sum = |operation| matches!(operation, Operation::Plus | Operation::Minus);
        match self.1 {
            Number::Binary(Operation::NimSum, _) if self.0 == Operation::NimSum => self.1.fmt(out),
            Number::Binary(first, _) if is_sum(*first) && is_sum(self.0) => self.1.fmt(out),
            other @ (Number::Constant(_)
            | Number::Variable(_)
            | Number::Negative(_)
            | Number::Floor(_)
            | Number::Ceiling(_)
            | Number::Absolute(_)
            | Number::Binary(..)
            | Number::Selected(..)
            | Number::If(_)
            | Number::Grundy(_)) => Part(other).fmt(out),
        }
    }
}

/// A side of a relation, which binds looser than all operations.
struct Side<'a>(&'a Number);

impl fmt::Display for Side<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.0, Number::If(_)) { Part(self.0).fmt(out) } else { self.0.fmt(out) }
    }
}

/// A truth value as part of another: in brackets, save what is compared or denied and, on the left, what goes on with the
/// same word.
struct Claim<'a>(&'a Truth, bool);

impl fmt::Display for Claim<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_bare = self.1 || matches!(self.0, Truth::Compared(..) | Truth::Among(..) | Truth::Not(_));
        if is_bare { self.0.fmt(out) } else { write!(out, "({})", self.0) }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Constant(number) => number.fmt(out),
            Self::Variable(variable) => out.write_str(variable.key()),
            Self::Negative(of) => write!(out, "−{}", Part(of)),
            Self::Floor(of) => write!(out, "⌊{of}⌋"),
            Self::Ceiling(of) => write!(out, "⌈{of}⌉"),
            Self::Absolute(of) => write!(out, "abs({of})"),
            Self::Binary(Operation::FloorOver, sides) => write!(out, "⌊{} / {}⌋", Part(&sides[0]), Part(&sides[1])),
            Self::Binary(operation, sides) => {
                write!(out, "{} {} {}", Left(*operation, &sides[0]), operation.symbol(), Part(&sides[1]))
            }
            Self::Selected(selection, entries) => {
                write!(out, "{}(", selection.name())?;
                list(out, entries)?;
                out.write_str(")")
            }
            Self::If(parts) => write!(out, "if {} then {} else {}", parts.0, parts.1, parts.2),
            Self::Grundy(cells) => {
                out.write_str("G(")?;
                let is_here = cells[3] == Self::Variable(Variable::P);
                list(out, if is_here { &cells[..3] } else { &cells[..] })?;
                out.write_str(")")
            }
        }
    }
}

impl fmt::Display for Truth {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Compared(relation, sides) => {
                write!(out, "{} {} {}", Side(&sides[0]), relation.symbol(), Side(&sides[1]))
            }
            Self::Among(number, entries) => {
                write!(out, "{} ∈ {{", Part(number))?;
                list(out, entries)?;
                out.write_str("}")
            }
            Self::Same(sides) => write!(out, "({}) = ({})", sides[0], sides[1]),
            Self::Not(of) => write!(out, "not ({of})"),
            Self::And(sides) => {
                let goes_on = matches!(sides[0], Self::And(_));
                write!(out, "{} and {}", Claim(&sides[0], goes_on), Claim(&sides[1], false))
            }
            Self::Or(sides) => {
                let goes_on = matches!(sides[0], Self::Or(_));
                write!(out, "{} or {}", Claim(&sides[0], goes_on), Claim(&sides[1], false))
            }
            Self::If(parts) => write!(out, "if {} then {} else {}", parts[0], parts[1], parts[2]),
        }
    }
}
