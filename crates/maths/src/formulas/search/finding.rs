//! The findings of a search, as data.

use crate::formulas::{FormulaValue, Verdict};
use crate::games::Position;
use serde::{Deserialize, Serialize};

/// A small position that a formula has to name, since the rest of it is wrong at this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exception {
    /// The position.
    pub at: Position,
    /// The outcome or value at this position.
    pub found: FormulaValue,
}

/// A formula that was compared with boxes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The formula, in which the exceptions are named.
    pub formula: String,
    /// The number of names and numbers in the formula, without the exceptions and “= 0”.
    pub length: u32,
    /// The positions that had to be excused.
    pub exceptions: Vec<Exception>,
    /// The largest coordinate up to which it holds.
    pub up_to: u32,
    /// The number of positions up to this coordinate.
    pub positions: u64,
    /// The failure in a larger box, if there was one.
    pub failure: Option<Verdict>,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// As much was found as was asked for, or what could still be found is longer and no better.
    Enough,
    /// All sides up to the longest have been tried.
    AllTried,
    /// There is no memory for more sides.
    MemoryFull,
    /// The values of these positions do not fit a table.
    ValueTooLarge,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Every formula whose sides have at most this many names and numbers has been tried.
    pub tried_up_to: u32,
    /// The number of sides made.
    pub made: u64,
    /// The number of sides that differ at the sample.
    pub kept: u64,
    /// The number of formulas that agreed with the sample and were compared with boxes.
    pub held: u64,
    /// The number of sides made with one more name or number, and the number of all such sides.
    pub of_next: (u64, u64),
    /// Why it ended, once it has.
    pub end: Option<End>,
}
