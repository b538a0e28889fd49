//! Windows on the flags: a column of all kept rows by one operation on words.
//!
//! From some column on all rows of a column are placed at once, with three words of flags for each value. Bit a, with R for
//! the last row of a word, 63 or 127:
//!
//! ```text
//!   first    T[2b − a]   to the next column: up by two; two lines enter that had no position yet, two leave
//!   second   T[a + b]    to the next column: down by one; T[b] leaves, T[b + R + 1] enters
//!   third    T[b − 2a]   to column b + 2: up by one; T[b] enters, from `second`
//!
//!   line   0 ······ b ───── b + R ········ 2b − R ───── 2b
//!             third │ second    │ stored   │ first      │ no position yet
//! ```
//!
//! Column b flags nothing between b + R and 2b − R. The lines that leave `first` are stored, one bit each, and enter
//! `second` when b has about doubled. Columns are done in blocks of 32, value by value. The lines up to b + R + 32 enter in
//! the block of column b, those up to 2b − R − 1 left before it: so b ≥ 2R + 33 is far enough to begin, and
//! [`Word::START`] is farther.

use crate::solver::far::word::Word;

/// Columns placed together.
pub(super) const BLOCK: usize = 32;

/// The flags of one value, as seen from a column.
#[derive(Clone, Copy, Default)]
pub(super) struct Windows<W> {
    first: W,
    second: W,
    /// For even and for odd columns.
    third: [W; 2],
}

/// One value in a block of columns.
#[derive(Clone, Copy, Default)]
pub(super) struct Block<W> {
    /// The positions: a word to a column, a bit to a row.
    pub(super) rows: [W; BLOCK],
    /// The third window of each column, with the positions of the column; for a = 0 the line b.
    third: [W; BLOCK],
    /// The lines that leave the first window.
    pub(super) leaving: u64,
}

impl<W: Word> Windows<W> {
    /// As seen from column START.
    pub(super) fn open(flags: &[bool]) -> Self {
        let start = W::START as usize;
        let bit = |line: usize| W::from(u64::from(flags[line]));
        let rows = || (0..W::ROWS as usize).rev();
        let word = |line: &dyn Fn(usize) -> usize| rows().fold(W::default(), |word, a| word << 1 | bit(line(a)));
        // For a = 0 there is no third line.
        let third = [0, 1].map(|parity| word(&|a| start + parity - 2 * a) & !W::of(0));
        Self { first: word(&|a| 2 * start - a), second: word(&|a| start + a), third }
    }

    /// Goes through the columns of a block, as many as `smaller` has. There the positions with smaller values are marked;
    /// those of this value are added. Called often, so that browsers compile it well and early.
    #[inline(never)]
    pub(super) fn pass(&mut self, mut entering: u64, smaller: &mut [W], block: &mut Block<W>) {
        let Self { mut first, mut second, third: [mut this, mut other] } = *self;
        let (mut leaving, unused) = (0_u64, BLOCK - smaller.len());
        for ((smaller, out), third) in smaller.iter_mut().zip(&mut block.rows).zip(&mut block.third) {
            let rows = !(*smaller | first | second | this);
            *smaller |= rows;
            *out = rows;
            first |= rows;
            second |= rows;
            *third = (this | rows) & !W::of(0) | second & W::of(0);
            leaving = leaving >> 2 | first.top() & 3 << 62;
            first = first << 2;
            (this, other) = (other, *third << 1);
            second = second >> 1 | W::from(entering) << (W::ROWS - 1);
            entering >>= 1;
        }
        *self = Self { first, second, third: [this, other] };
        // Of the two lines that leave with a column the later one has the lower bit.
        let later = leaving & (u64::MAX / 3);
        block.leaving = (later << 1 | (leaving ^ later) >> 1) >> (2 * unused);
    }
}

impl<W: Word> Block<W> {
    /// The first of its columns in which the third line of a row has no flag.
    pub(super) fn first_without(&self, row: u32, count: usize) -> Option<usize> {
        let columns = &self.third[..count];
        let is_open = !columns.iter().fold(W::ALL, |all, &flags| all & flags).has(row);
        columns.iter().position(|flags| is_open && !flags.has(row))
    }
}
