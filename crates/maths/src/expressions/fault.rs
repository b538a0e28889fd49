//! Why a formula has no value at a position.

use serde::{Deserialize, Serialize};

/// Why a formula has no value at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
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
