//! Sets of rows as words: 64 rows where they are enough, 128 where not.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

/// A set of rows, or a row of lines seen from a column: bit a is row a.
pub(super) trait Word:
    Copy
    + Default
    + Eq
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of rows in a word.
    const ROWS: u32;
    /// The set of all rows.
    const ALL: Self;
    /// The columns below START are placed cell by cell. From START on, every line is stored before a window needs it. START is a multiple
    /// of a block, and less than the distance of two marks.
    const START: u64 = 4 * Self::ROWS as u64;

    /// The 64 highest rows.
    fn top(self) -> u64;

    /// The number of rows in the set.
    fn count(self) -> u32;

    /// The lowest row in the set.
    fn lowest(self) -> Option<u32>;

    /// The highest row in the set.
    fn highest(self) -> Option<u32>;

    /// The set of one row.
    fn of(row: u32) -> Self {
        Self::from(1) << row
    }

    /// True if a row is in the set.
    fn has(self, row: u32) -> bool {
        self & Self::of(row) != Self::default()
    }
}

impl Word for u64 {
    const ROWS: u32 = Self::BITS;
    const ALL: Self = Self::MAX;

    fn top(self) -> u64 {
        self
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn lowest(self) -> Option<u32> {
        (self != 0).then_some(self.trailing_zeros())
    }

    fn highest(self) -> Option<u32> {
        self.checked_ilog2()
    }
}

impl Word for u128 {
    const ROWS: u32 = Self::BITS;
    const ALL: Self = Self::MAX;

    fn top(self) -> u64 {
        (self >> 64) as u64
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn lowest(self) -> Option<u32> {
        (self != 0).then_some(self.trailing_zeros())
    }

    fn highest(self) -> Option<u32> {
        self.checked_ilog2()
    }
}
