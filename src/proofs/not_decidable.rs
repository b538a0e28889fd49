//! Why a claim cannot be decided for all positions.

use crate::expressions::Kind;
use crate::expressions::Mistake;
use crate::expressions::Variable;
use crate::logic::Undecidable;
use serde::Deserialize;
use serde::Serialize;
use std::fmt;

/// Why a claim cannot be decided for all positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotDecidable {
    /// The claim is about Sharing Nim.
    Piles,
    /// The claim cannot be said as a formula.
    NoStatement,
    /// The text is no formula.
    Mistake(Mistake),
    /// The formula is a number and should be true or false, or the other way round.
    WrongKind {
        /// What it should be.
        wanted: Kind,
    },
    /// The rules have no such parameter or coordinate.
    NoParameter(Variable),
    /// Something is said only of the P-positions, so it does not say which they are.
    OnlyAtPPositions,
    /// A part of the formula is not decidable.
    Formula(Undecidable),
    /// The rim of the bar is not decidable.
    Rim(Undecidable),
    /// The rim is no rim: over this x and z it is smaller than over a smaller x or z, or negative or a fraction.
    NoRim {
        /// The smallest place (x, z).
        at: (u64, u64),
    },
}

impl fmt::Display for NotDecidable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piles => out.write_str("automata decide claims about bars, and these are piles"),
            Self::NoStatement => {
                out.write_str("the claim cannot be said as one formula about the positions of one game")
            }
            Self::Mistake(mistake) => mistake.fmt(out),
            Self::WrongKind { wanted: Kind::Number } => out.write_str("the formula must be a number"),
            Self::WrongKind { wanted: Kind::Truth } => out.write_str("the formula must be true or false"),
            Self::NoParameter(variable) => write!(out, "these rules have no {}", variable.name()),
            Self::OnlyAtPPositions => {
                out.write_str("the formula is about the P-positions only and does not say which positions they are")
            }
            Self::Formula(undecidable) => write!(out, "in the formula: {undecidable}"),
            Self::Rim(undecidable) => write!(out, "in the rim: {undecidable}"),
            Self::NoRim { at: (x, z) } => {
                write!(out, "over x = {x}, z = {z} the rim falls, or is negative or a fraction")
            }
        }
    }
}

impl std::error::Error for NotDecidable {}
