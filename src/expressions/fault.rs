//! Why a formula has no value at a position.

use serde::Deserialize;
use serde::Serialize;
use std::fmt;

/// Why a formula has no value at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fault {
    /// Something is divided by zero.
    DivisionByZero,
    /// A number is larger than can be reckoned with.
    Overflow,
    /// A fraction stands where a whole number must.
    NotWhole,
    /// Digits are shifted by a negative number of places.
    NegativeShift,
    /// G is asked of something that is no position, or none of the box.
    NoPosition,
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::DivisionByZero => "the formula divides by zero",
            Self::Overflow => "a number of the formula grows too large",
            Self::NotWhole => "a fraction stands where the formula needs a whole number",
            Self::NegativeShift => "the formula shifts by a negative number of places",
            Self::NoPosition => "the formula asks for G of something that is no position of the box",
        })
    }
}

impl std::error::Error for Fault {}
