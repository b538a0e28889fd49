//! The values of a number at the P-positions of a box.

use crate::expressions::{Fault, Fraction};
use crate::games::{Position, Witness};
use serde::{Deserialize, Serialize};

/// A value that is taken at P-positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// The value, a whole number.
    pub value: Fraction,
    /// At how many P-positions.
    pub count: u64,
    /// The smallest of them, as a [`Verdict`](crate::formulas::Verdict) orders them.
    pub first: Position,
}

/// Which values a number takes at the P-positions of a box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CollectedValues {
    /// These and no others.
    All {
        /// The values, the least first.
        values: Vec<Taken>,
        /// The number of P-positions.
        p_positions: u64,
        /// The largest coordinate up to which all P-positions were looked at.
        up_to: u32,
    },
    /// More than [`ValueCollector::MOST`](crate::formulas::ValueCollector::MOST), from the coordinate after `up_to` on.
    TooMany {
        /// The values of all P-positions up to there, the least first.
        values: Vec<Taken>,
        /// The number of these P-positions.
        p_positions: u64,
        /// The largest coordinate up to which there are not too many.
        up_to: u32,
    },
    /// There is no whole number at this P-position.
    Undefined {
        /// The smallest such P-position.
        at: Witness,
        /// Why not.
        fault: Fault,
    },
}
