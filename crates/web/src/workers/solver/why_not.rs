//! Why the worker does not answer.

use maths::solver::{CannotBegin, GameTooLong, Mismatch, NoMemory, Refusal, SumRefusal, ValueTooLarge};
use serde::{Deserialize, Serialize};

/// The reason, as data: the page says it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum WhyNot {
    /// N is larger than may be asked for.
    Size(u32),
    /// A map with this number of places is too large to look at.
    MapTooLarge(u64),
    /// The P-positions of these rules cannot be drawn as a map.
    NoMap,
    /// The check of this number of columns takes more memory than is allowed; both in MB.
    TooManyColumns {
        /// The memory that the check would take.
        needed: u64,
        /// The memory that it may take.
        allowed: u64,
    },
    /// The answer would take more memory than is allowed.
    Refused(#[from] Refusal),
    /// Two tables are needed, and together they take more memory than is allowed.
    TwoTables,
    /// The table does not have what was asked for; the page never asks so.
    NotThere,
    /// The answer takes more memory than there is.
    NoMemory(NoMemory),
    /// A sum that can only be searched is too large for that.
    Sum(SumRefusal),
    /// A value is larger than the values of tables can be.
    ValueTooLarge,
    /// A game lasts longer than there are numbers for.
    GameTooLong,
    /// The table is wrong, as plain recursion has shown: a fault of the program.
    Wrong {
        /// N.
        size: u32,
        /// The position at which the table is wrong, and the difference.
        mismatch: Mismatch,
    },
}

impl From<CannotBegin> for WhyNot {
    fn from(reason: CannotBegin) -> Self {
        match reason {
            CannotBegin::Refused(refusal) => Self::Refused(refusal),
            CannotBegin::NoMemory(none) => Self::NoMemory(none),
        }
    }
}

impl From<ValueTooLarge> for WhyNot {
    fn from(_: ValueTooLarge) -> Self {
        Self::ValueTooLarge
    }
}

impl From<GameTooLong> for WhyNot {
    fn from(_: GameTooLong) -> Self {
        Self::GameTooLong
    }
}
