//! Why a claim cannot be decided for all positions.

use crate::automata::logic::Undecidable;
use maths::expressions::{Kind, Mistake, Variable};
use serde::{Deserialize, Serialize};

/// Why a claim cannot be decided for all positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NotDecidable {
    /// The claim is about Sharing Nim with a number of piles other than three.
    #[error("automata decide claims about three piles, and the number is another one")]
    Piles,
    /// The rules are own rules with more than four coordinates.
    #[error("automata decide rules of one's own with four coordinates at most")]
    OwnRules,
    /// A formula has names for four coordinates, and the own rules have more.
    #[error("a formula has names for four coordinates, and positions have more")]
    Unnamed,
    /// A bound or an amount in own rules is not decidable.
    #[error("in the rules: {0}")]
    Rules(Undecidable),
    /// The claim is about finitely many positions or numbers, and the check of the laboratory looks at all of them.
    #[error("the claim is about finitely many cases, and a check looks at all of them")]
    Finite,
    /// The claim cannot be said as a formula, and follows from no sentence that is known here.
    #[error("the claim cannot be said as one formula about the positions of one game")]
    NoStatement,
    /// The text is no formula.
    #[error(transparent)]
    Mistake(Mistake),
    /// The formula is a number and should be true or false, or the other way round.
    #[error("the formula must be {}", match .wanted { Kind::Number => "a number", Kind::Truth => "true or false" })]
    WrongKind {
        /// The required kind.
        wanted: Kind,
    },
    /// The rules have no such parameter or coordinate.
    #[error("these rules have no {}", .0.key())]
    NoParameter(Variable),
    /// Something is said only of the P-positions, and no formula says which they are.
    #[error("the formula is about the P-positions only, and no formula is known for these")]
    OnlyAtPPositions,
    /// Grundy values are spoken of for which no formula is known.
    #[error("no formula is known for the Grundy values of which the claim speaks")]
    Values,
    /// The formula for Grundy values that is known does not hold for these parameters.
    #[error("the formula for Grundy values that is known does not hold for these parameters")]
    ValuesDiffer,
    /// The claim follows from a sentence, or from a formula, that does not hold. So it may hold or not.
    #[error("the claim follows from something that does not hold, and may be true all the same")]
    OnlySufficient,
    /// A part of the formula is not decidable.
    #[error("in the formula: {0}")]
    Formula(Undecidable),
    /// The rim of the bar is not decidable.
    #[error("in the rim: {0}")]
    Rim(Undecidable),
    /// The rim is no rim: over this x and z it is smaller than over a smaller x or z, or negative or a fraction.
    #[error("over x = {}, z = {} the rim falls, or is negative or a fraction", .at.0, .at.1)]
    NoRim {
        /// The smallest place (x, z).
        at: (u64, u64),
    },
}
