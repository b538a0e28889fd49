//! The result of comparing a formula with positions.

use crate::expressions::{Fault, Fraction};
use crate::games::Witness;
use serde::{Deserialize, Serialize};

/// The value of a formula, or of a table, at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaValue {
    /// A number.
    Number(Fraction),
    /// True at a P-position, by the formula or by the table.
    Truth(bool),
}

/// The result of a comparison. [`Witness::size`] defines the order of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The formula is right everywhere.
    Holds {
        /// The number of positions.
        positions: u64,
        /// The largest coordinate of them.
        up_to: u32,
    },
    /// The formula is wrong, first at this position.
    Refuted {
        /// The smallest position at which it is wrong.
        at: Witness,
        /// The value of the formula at this position.
        stated: FormulaValue,
        /// The true value.
        found: FormulaValue,
    },
    /// The formula has no value, first at this position, and is right at all smaller ones.
    Undefined {
        /// The smallest position at which it has none.
        at: Witness,
        /// Why not.
        fault: Fault,
    },
    /// The formula is right as far as it was tested.
    Stopped {
        /// The number of tested positions.
        positions: u64,
        /// The largest coordinate up to which all of them were.
        up_to: u32,
    },
}
