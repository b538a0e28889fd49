//! The result of comparing a formula with positions.

use crate::expressions::{Fault, Fraction};
use crate::games::Witness;
use serde::{Deserialize, Serialize};

/// What a formula, or a table, says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaValue {
    /// A number.
    Number(Fraction),
    /// Whether it is a P-position.
    Truth(bool),
}

/// What became of a formula. Which of two positions is the smaller one, [`Witness::size`] says.
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
        at: Witness,
        /// What the formula says of this position.
        stated: FormulaValue,
        /// What is so.
        found: FormulaValue,
    },
    /// It has no value, first at this position, and is right at all smaller ones.
    Undefined {
        /// The smallest position at which it has none.
        at: Witness,
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
