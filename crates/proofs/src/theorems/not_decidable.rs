//! Why a claim cannot be decided for all positions.

use crate::logic::Undecidable;
use maths::expressions::{Kind, Mistake, Variable};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a claim cannot be decided for all positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotDecidable {
    /// The claim is about Sharing Nim with a number of piles other than three.
    Piles,
    /// The rules are own rules with more than four coordinates.
    OwnRules,
    /// A formula has names for three coordinates, and the own rules have more.
    Unnamed,
    /// A bound or an amount in own rules is not decidable.
    Rules(Undecidable),
    /// The claim is about finitely many positions or numbers, and the check of the laboratory looks at all of them.
    Finite,
    /// The claim cannot be said as a formula, and follows from no sentence that is known here.
    NoStatement,
    /// The text is no formula.
    Mistake(Mistake),
    /// The formula is a number and should be true or false, or the other way round.
    WrongKind {
        /// The required kind.
        wanted: Kind,
    },
    /// The rules have no such parameter or coordinate.
    NoParameter(Variable),
    /// Something is said only of the P-positions, and no formula says which they are.
    OnlyAtPPositions,
    /// Grundy values are spoken of for which no formula is known.
    Values,
    /// The formula for Grundy values that is known does not hold for these parameters.
    ValuesDiffer,
    /// The claim follows from a sentence, or from a formula, that does not hold. So it may hold or not.
    OnlySufficient,
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
            Self::Piles => out.write_str("automata decide claims about three piles, and the number is another one"),
            Self::OwnRules => out.write_str("automata decide rules of one's own with four coordinates at most"),
            Self::Unnamed => out.write_str("a formula has names for three coordinates, and positions have more"),
            Self::Rules(undecidable) => write!(out, "in the rules: {undecidable}"),
            Self::Finite => out.write_str("the claim is about finitely many cases, and a check looks at all of them"),
            Self::NoStatement => {
                out.write_str("the claim cannot be said as one formula about the positions of one game")
            }
            Self::Mistake(mistake) => mistake.fmt(out),
            Self::WrongKind { wanted: Kind::Number } => out.write_str("the formula must be a number"),
            Self::WrongKind { wanted: Kind::Truth } => out.write_str("the formula must be true or false"),
            Self::NoParameter(variable) => write!(out, "these rules have no {}", variable.name()),
            Self::OnlyAtPPositions => {
                out.write_str("the formula is about the P-positions only, and no formula is known for these")
            }
            Self::Values => out.write_str("no formula is known for the Grundy values of which the claim speaks"),
            Self::ValuesDiffer => {
                out.write_str("the formula for Grundy values that is known does not hold for these parameters")
            }
            Self::OnlySufficient => {
                out.write_str("the claim follows from something that does not hold, and may be true all the same")
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
