//! The small values of Sharing Nim, far out: every position (0, a, b) with a value from 0 to g, for b up to many millions.
//!
//! Small values lie in few rows. `sharing` Section 6 lists some, and Conjecture 3 says a ≤ 2g − 1 for g ≥ 2, a ≤ b/2. So
//! only the rows a < 64 are kept, for larger g those with a < 128, and whether that was right is checked column by column.
//!
//! # Flags
//! For each value one flag to each set T\[c\] of `kernel::sharing`: whether a position of the value has been placed on the
//! line. A position (0, a, b), a ≤ b/2, has the value v if and only if it has no smaller one and none of its lines has a flag
//! of v yet:
//!
//! ```text
//!   T[2b − a],  T[a + b],  T[b − 2a]        (the last one only for a > 0)
//! ```
//!
//! All its options have a smaller b, and two positions of a column share no line. So columns are placed by rising b.
//!
//! # Why the other rows may be left out
//! Let R be the last row kept, and d a line b − 2a = d. Its kept positions end with (0, R, d + 2R); what else flags T\[d\]
//! has b ≤ d. So with column d + 2R the line has all the flags it gets from kept rows. The check is: *by then T\[d\] has a
//! flag of every value from 0 to g.* As long as it holds, no position outside the kept rows has such a value, and the kept
//! rows are right. By induction on b: let it be so in all columns before b. Then all flags are true ones, none is missing,
//! and column b is right in the kept rows. A position (0, a, b) with R < a ≤ b/2 lies on the line d = b − 2a, which was
//! checked in column d + 2R = b − 2(a − R). So of every value up to g an earlier column has a position on T\[d\], and that
//! is an option; the mex is larger than g.
//!
//! No column after b is asked, so the last columns are nothing special; nor are the first: the line 0 is checked in column
//! 2R, and other rows begin in column 2R + 2. If a line d lacks a flag, the first position that could be missed is
//! (0, R + 1, d + 2R + 2). All columns before are right; there the search ends, and names the line. (The check suffices; it
//! need not be necessary.)
//!
//! # What is kept
//! Of each value, as `windows` says: the stored lines up to T\[b + 127\] or T\[b + 191\], one bit to a column and value, and
//! the windows once in 4096 columns. From there the positions of any column are found again at once. Ten million columns of
//! the values 0 to 4 take 7 MB.
//!
//! # Which rows are kept
//! A row is a bit of a word, and nothing above depends on how many there are. So the search is written once, for words of 64
//! and of 128 bits; the longer ones take about twice as long, and only large g needs them.

mod lane;
mod search;
#[cfg(test)]
mod tests;
mod windows;
mod word;

use crate::solver::Refusal;
use crate::solver::far::search::Search;
use std::fmt;
use std::ops::RangeInclusive;

/// Up to this value 64 rows are kept. As far as was looked, ten million columns, they are enough; for 51 they are not.
const NARROW: u8 = 50;

/// The small values of Sharing Nim without the pass, by columns; all that it tells holds for the columns b < `done()`.
pub struct Far(Rows);

/// By how many rows they are kept.
enum Rows {
    /// 64.
    Narrow(Search<u64>),
    /// 128.
    Wide(Search<u128>),
}

/// How the positions (0, a, b), a ≤ b/2, of one value lie; their mirror images (0, b − a, b) are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Spread {
    /// How many there are.
    pub positions: u64,
    /// The largest a, and the first b at which it occurs; nothing if there is no position.
    pub highest: Option<(u32, u32)>,
}

/// Why nothing is said from some column on: a line on which rows that are not kept could have a small value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Unproven {
    /// That value.
    pub value: u8,
    /// The line: b − 2a.
    pub line: u32,
    /// The first column of which nothing is said.
    pub from: u32,
}

impl fmt::Display for Unproven {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, line, from } = self;
        write!(out, "from b = {from} on nothing is proven: b − 2a = {line} has no {value} in the rows that are kept")
    }
}

impl Far {
    /// Up to this value the rows that are kept are enough, as far as was looked: ten million columns without misère play.
    /// For 111 they are not.
    pub const MOST: u8 = 110;

    /// Plans and allocates the search for the values 0 to `g` in all columns up to `largest_b`.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes; the refusal says how many columns fit.
    pub fn new(misere: bool, g: u8, largest_b: u32, bound: u64) -> Result<Self, Refusal> {
        let fits = |b: u32| Self::bytes(g, b) <= bound;
        if !fits(largest_b) {
            let bits = (0..u32::BITS).rev().map(|bit| 1 << bit);
            let most = bits.fold(0, |b, bit| if fits(b | bit) { b | bit } else { b });
            return Err(Refusal::Memory {
                bytes: Self::bytes(g, largest_b),
                bound,
                fits: Some(most).filter(|&b| fits(b)),
            });
        }
        Ok(Self(match g {
            0..=NARROW => Rows::Narrow(Search::new(misere, g, largest_b, 64)),
            _ => Rows::Wide(Search::new(misere, g, largest_b, 128)),
        }))
    }

    /// How many bytes the values 0 to `g` up to the column `largest_b` take.
    pub fn bytes(g: u8, largest_b: u32) -> u64 {
        match g {
            0..=NARROW => Search::<u64>::bytes(g, largest_b),
            _ => Search::<u128>::bytes(g, largest_b),
        }
    }

    /// How many columns are placed and proven: those with b below this number.
    pub fn done(&self) -> u64 {
        match &self.0 {
            Rows::Narrow(search) => search.done(),
            Rows::Wide(search) => search.done(),
        }
    }

    /// How many columns were asked for.
    pub fn total(&self) -> u64 {
        match &self.0 {
            Rows::Narrow(search) => search.total(),
            Rows::Wide(search) => search.total(),
        }
    }

    /// Places at least `work` columns more, if there are so many. Returns whether it is over: all columns are done, or the
    /// next one cannot be proven.
    pub fn advance(&mut self, work: u64) -> bool {
        match &mut self.0 {
            Rows::Narrow(search) => search.advance(work),
            Rows::Wide(search) => search.advance(work),
        }
    }

    /// Why the search ends early, as soon as that is known. If there is no reason and all columns are done, then no other
    /// position up to the largest b has a value from 0 to g.
    pub fn unproven(&self) -> Option<Unproven> {
        match &self.0 {
            Rows::Narrow(search) => search.unproven(),
            Rows::Wide(search) => search.unproven(),
        }
    }

    /// How the positions of each value lie, from 0 to g.
    pub fn spreads(&self) -> Vec<Spread> {
        match &self.0 {
            Rows::Narrow(search) => search.spreads(),
            Rows::Wide(search) => search.spreads(),
        }
    }

    /// The value of (0, a, b), a ≤ b, if it is at most g. In the columns that are done `None` says that it is larger.
    pub fn value(&self, a: u32, b: u32) -> Option<u8> {
        let a = a.min(b.checked_sub(a)?);
        let mut found = None;
        self.each(b..=b, |row, _, value| found = if row == a { Some(value) } else { found });
        found
    }

    /// Calls `visit` with a, b and value of every position, a ≤ b/2, of value 0 to g in those of the columns that are
    /// done: by rising b, then value, then a. Up to 4096 columns are placed again before the first one.
    pub fn each(&self, columns: RangeInclusive<u32>, visit: impl FnMut(u32, u32, u8)) {
        match &self.0 {
            Rows::Narrow(search) => search.each(columns, visit),
            Rows::Wide(search) => search.each(columns, visit),
        }
    }
}
