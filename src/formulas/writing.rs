//! Trees become text, with a bracket around every part that has parts, so that nobody has to know what binds tighter.

use crate::formulas::Formula;
use crate::formulas::Number;
use crate::formulas::Operation;
use crate::formulas::Truth;
use crate::formulas::Variable;
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

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Constant(number) => number.fmt(out),
            Self::Variable(variable) => out.write_str(variable.name()),
            Self::Negative(of) => write!(out, "−{}", Part(of)),
            Self::Floor(of) => write!(out, "⌊{of}⌋"),
            Self::Ceiling(of) => write!(out, "⌈{of}⌉"),
            Self::Absolute(of) => write!(out, "abs({of})"),
            Self::Binary(Operation::FloorOver, sides) => write!(out, "⌊{} / {}⌋", Part(&sides[0]), Part(&sides[1])),
            Self::Binary(operation, sides) => {
                write!(out, "{} {} {}", Part(&sides[0]), operation.symbol(), Part(&sides[1]))
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
                write!(out, "{} {} {}", Part(&sides[0]), relation.symbol(), Part(&sides[1]))
            }
            Self::Among(number, entries) => {
                write!(out, "{} ∈ {{", Part(number))?;
                list(out, entries)?;
                out.write_str("}")
            }
            Self::Same(sides) => write!(out, "({}) = ({})", sides[0], sides[1]),
            Self::Not(of) => write!(out, "not ({of})"),
            Self::And(sides) => write!(out, "({}) and ({})", sides[0], sides[1]),
            Self::Or(sides) => write!(out, "({}) or ({})", sides[0], sides[1]),
            Self::If(parts) => write!(out, "if {} then {} else {}", parts[0], parts[1], parts[2]),
        }
    }
}
