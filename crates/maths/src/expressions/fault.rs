//! Why a formula has no value at a position.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a formula has no value at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fault {
    /// Something is divided by zero.
    DivisionByZero,
    /// A number is larger than can be reckoned with.
    Overflow,
    /// A fraction is where a whole number must be.
    NotWhole,
    /// Digits are shifted by a negative number of places.
    NegativeShift,
    /// G is asked of something that is no position, or none of the box.
    NoPosition,
}

/// As data: the sentences are those of the pages, in `static/texts`.
impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

impl std::error::Error for Fault {}
