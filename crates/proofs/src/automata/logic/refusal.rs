//! Why a sentence is not decided.

use maths::expressions::Mistake;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::Range;

/// A part of a formula that automata do not decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("“{part}”: {why:?}")]
pub struct Undecidable {
    /// The part, as it would be written.
    pub part: String,
    /// Why not.
    pub why: Why,
}

/// Why automata do not decide a part of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Two numbers that vary are multiplied.
    Product,
    /// Something is divided by a number that varies, or its remainder taken.
    VaryingDivisor,
    /// Something is divided by zero.
    DivisionByZero,
    /// Digits are shifted by a number of places that varies.
    VaryingShift,
    /// Digits are shifted by a negative number of places.
    NegativeShift,
    /// Digits, remainders and mex are of whole numbers, and this can be a fraction.
    Fraction,
    /// Grundy values are not known beforehand.
    Grundy,
    /// The name means nothing here.
    Name,
    /// A number is too large.
    TooLarge,
    /// Too many numbers would have to be read at a time.
    TooManyNumbers,
    /// Too many cases would have to be distinguished.
    TooManyCases,
    /// No automaton finds the numbers of this set by their digits.
    NoAutomaton,
}

/// A sentence that is not decided, and where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("character {}: {reason}", .at.start + 1)]
pub struct Refusal {
    /// The characters (not bytes) of the formula that is refused.
    pub at: Range<usize>,
    /// Why.
    pub reason: Reason,
}

/// Why a sentence is not decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// The text is no sentence.
    #[error("{:?}", .0.reason)]
    Mistake(Mistake),
    /// A quantifier, “for all” or “exists”, must be followed by names and a colon.
    NamesExpected,
    /// A quantifier inside of a number.
    QuantifierHere,
    /// Such a word or bracket should stand here.
    Expected(Cow<'static, str>),
    /// A number is where something true or false should be.
    Number,
    /// The sentence is too long, or too many quantifiers or brackets are inside each other.
    TooDeep,
    /// A part of it is not decidable.
    #[error(transparent)]
    Undecidable(Undecidable),
}
