//! What became of a formula that was held against positions.

use crate::expressions::Fault;
use crate::expressions::Fraction;
use crate::games::Position;
use serde::Deserialize;
use serde::Serialize;

/// What a formula, or a table, says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// A number.
    Number(Fraction),
    /// Whether it is a P-position.
    Truth(bool),
}

/// What became of a formula. Of two positions the smaller is the one whose largest coordinate is smaller, then the one whose
/// sum of coordinates is, then the one that comes first by x, y, z and p.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It is right everywhere.
    Holds {
        /// How many positions there were.
        positions: u64,
        /// The largest coordinate of them.
        up_to: u32,
    },
    /// It is wrong, first at this position.
    Refuted {
        /// The smallest position at which it is wrong.
        at: Position,
        /// What it says there.
        told: Told,
        /// What is so.
        found: Told,
    },
    /// It has no value, first at this position, and is right at all smaller ones.
    Undefined {
        /// The smallest position at which it has none.
        at: Position,
        /// Why not.
        fault: Fault,
    },
    /// It is right as far as was looked.
    Stopped {
        /// How many positions were looked at.
        positions: u64,
        /// The largest coordinate up to which all of them were.
        up_to: u32,
    },
}
