//! Windows on the flags: a column of all kept rows by one operation on words.
//!
//! From column 256 on all rows of a column are placed at once, with three words of flags for each value. Bit a:
//!
//! ```text
//!   first    T[2b − a]   to the next column: up by two; two lines enter that had no position yet, two leave
//!   second   T[a + b]    to the next column: down by one; T[b] leaves, T[b + 64] enters
//!   third    T[b − 2a]   to column b + 2: up by one; T[b] enters, from `second`
//!
//!   line   0 ······ b ───── b + 63 ········ 2b − 63 ───── 2b
//!             third │ second     │ stored   │ first       │ no position yet
//! ```
//!
//! Column b flags nothing between b + 63 and 2b − 63. The lines that leave `first` are stored, one bit each, and enter
//! `second` when b has about doubled. Columns are done in blocks of 32, value by value.

use crate::solver::far::START;

/// Columns placed together.
pub(super) const BLOCK: usize = 32;

/// The flags of one value, as seen from a column.
#[derive(Clone, Copy, Default)]
pub(super) struct Windows {
    first: u64,
    second: u64,
    /// For even and for odd columns.
    third: [u64; 2],
}

/// One value in a block of columns.
#[derive(Clone, Copy, Default)]
pub(super) struct Block {
    /// The positions: a word to a column, a bit to a row.
    pub(super) rows: [u64; BLOCK],
    /// The third window of each column, with the positions of the column; for a = 0 the line b.
    third: [u64; BLOCK],
    /// The lines that leave the first window.
    pub(super) leaving: u64,
}

impl Windows {
    /// As seen from column START.
    pub(super) fn open(flags: &[bool]) -> Self {
        let start = START as usize;
        let bit = |line: usize| u64::from(flags[line]);
        let word = |line: &dyn Fn(usize) -> usize| (0..64).rev().fold(0, |word, a| word << 1 | bit(line(a)));
        // For a = 0 there is no third line.
        let third = [0, 1].map(|parity| word(&|a| start + parity - 2 * a) & !1);
        Self { first: word(&|a| 2 * start - a), second: word(&|a| start + a), third }
    }

    /// Goes through the columns of a block, as many as `smaller` has. There the positions with smaller values are marked;
    /// those of this value are added. Called often, so that browsers compile it well and early.
    #[inline(never)]
    pub(super) fn pass(&mut self, mut entering: u64, smaller: &mut [u64], block: &mut Block) {
        let Self { mut first, mut second, third: [mut this, mut other] } = *self;
        let (mut leaving, unused) = (0, BLOCK - smaller.len());
        for ((smaller, out), third) in smaller.iter_mut().zip(&mut block.rows).zip(&mut block.third) {
            let rows = !(*smaller | first | second | this);
            *smaller |= rows;
            *out = rows;
            first |= rows;
            second |= rows;
            *third = (this | rows) & !1 | second & 1;
            leaving = leaving >> 2 | first & 3 << 62;
            first <<= 2;
            (this, other) = (other, *third << 1);
            second = second >> 1 | entering << 63;
            entering >>= 1;
        }
        *self = Self { first, second, third: [this, other] };
        // Of the two lines that leave with a column the later one has the lower bit.
        let later = leaving & (u64::MAX / 3);
        block.leaving = (later << 1 | (leaving ^ later) >> 1) >> (2 * unused);
    }
}

impl Block {
    /// The first of its columns in which the third line of a row has no flag.
    pub(super) fn first_without(&self, row: u32, count: usize) -> Option<usize> {
        let columns = &self.third[..count];
        let is_open = columns.iter().fold(u64::MAX, |all, flags| all & flags) >> row & 1 == 0;
        columns.iter().position(|flags| is_open && flags >> row & 1 == 0)
    }
}
