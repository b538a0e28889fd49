//! The small values of Sharing Nim, far out: every position (0, a, b) with a value from 0 to g, for b up to many millions.
//!
//! Small values lie in few rows. `sharing` Section 6 lists some, and Conjecture 3 says a ≤ 2g − 1 for g ≥ 2, a ≤ b/2. So only the rows a <
//! 64 are kept, for larger g those with a < 128. A check column by column shows that these rows were enough.
//!
//! # Flags
//! For each value and each set T\[c\] of `kernel::sharing` there is one flag: 1 if a position of the value has been placed on the line. A
//! position (0, a, b), a ≤ b/2, has the value v if and only if it has no smaller one and none of its lines has a flag of v yet:
//!
//! ```text
//!   T[2b − a],  T[a + b],  T[b − 2a]        (the last one only for a > 0)
//! ```
//!
//! All its options have a smaller b, and two positions of a column share no line. So columns are placed by rising b.
//!
//! # Proof that the other rows may be left out
//! Let R be the last row kept, and d a line b − 2a = d. Its kept positions end with (0, R, d + 2R); all other positions that flag T\[d\]
//! have b ≤ d. So after column d + 2R the line has all its flags from kept rows. The check is: *by then T\[d\] has a flag of every value
//! from 0 to g.* As long as the check succeeds, no position outside the kept rows has such a value, and the kept rows are right. The proof
//! is by induction on b. Let this be true in all columns before b. Then all flags are true ones, none is missing, and column b is right in
//! the kept rows. A position (0, a, b) with R < a ≤ b/2 lies on the line d = b − 2a, which was checked in column d + 2R = b − 2(a − R). So
//! an earlier column has, for every value up to g, a position on T\[d\]. These positions are options, so the mex is larger than g.
//!
//! The proof uses no column after b, so it is valid for the last columns. For the first columns it is valid too: the line 0 is checked in
//! column 2R, and other rows begin in column 2R + 2. If a line d lacks a flag, the first position that could be missed is (0, R + 1, d +
//! 2R + 2). All earlier columns are right. The search ends at that column, and names the line. (The check is sufficient, but perhaps not
//! necessary.)
//!
//! # Stored data
//! Each value has two kinds of data (see `windows`): the stored lines up to T\[b + 127\] or T\[b + 191\], with one bit for each column, and
//! the windows of every 4096th column. From these windows the search finds the positions of any column again at once. Ten million columns
//! of the values 0 to 4 take 7 MB.
//!
//! # Two word lengths
//! A row is a bit of a word, and the proof above does not depend on the number of bits. So the search is written once, for words of 64 and
//! of 128 bits. The longer words take about twice as long, and only large g needs them.

mod lane;
mod search;
#[cfg(test)]
mod tests;
mod windows;
mod word;

use crate::solver::far::search::Search;
use crate::solver::{Computation, Refusal};
use std::convert::Infallible;
use std::fmt;
use std::ops::RangeInclusive;

/// Up to this value 64 rows are kept. They are enough in the first ten million columns; for the value 51 they are not enough.
const NARROW: u8 = 50;

/// The small values of Sharing Nim without the pass, by columns; all its results hold for the columns b that are done.
pub struct Far(Rows);

/// The search, by the number of rows kept.
enum Rows {
    /// 64.
    Narrow(Search<u64>),
    /// 128.
    Wide(Search<u128>),
}

/// The number and the highest row of the positions (0, a, b), a ≤ b/2, of one value. Their mirror images (0, b − a, b) are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Spread {
    /// The number of positions.
    pub positions: u64,
    /// The largest a, and the first b at which it occurs; `None` if there is no position.
    pub highest: Option<(u32, u32)>,
}

/// The reason why a search ends early: a line on which rows that are not kept could have a small value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Unproven {
    /// The small value.
    pub value: u8,
    /// The line: b − 2a.
    pub line: u32,
    /// The first column that is not proved.
    pub from: u32,
}

impl fmt::Display for Unproven {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, line, from } = self;
        write!(out, "from b = {from} on nothing is proved: b − 2a = {line} has no {value} in the rows that are kept")
    }
}

impl Far {
    /// Up to this value the rows that are kept are enough in the first ten million columns of normal play. For the value 111 they are not
    /// enough.
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

    /// The number of bytes that the values 0 to `g` in the columns up to `largest_b` take.
    pub fn bytes(g: u8, largest_b: u32) -> u64 {
        match g {
            0..=NARROW => Search::<u64>::bytes(g, largest_b),
            _ => Search::<u128>::bytes(g, largest_b),
        }
    }

    /// The reason why the search ends early, as soon as it is known. If this is `None` and all columns are done, then no other position up
    /// to the largest b has a value from 0 to g.
    pub fn unproven(&self) -> Option<Unproven> {
        match &self.0 {
            Rows::Narrow(search) => search.unproven(),
            Rows::Wide(search) => search.unproven(),
        }
    }

    /// The [`Spread`] of each value from 0 to g.
    pub fn spreads(&self) -> Vec<Spread> {
        match &self.0 {
            Rows::Narrow(search) => search.spreads(),
            Rows::Wide(search) => search.spreads(),
        }
    }

    /// The value of (0, a, b), a ≤ b, if it is at most g. In the columns that are done `None` means that it is larger.
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

/// Steps are columns: those that are placed and proved, and all that are requested. The search is complete also if the next column cannot
/// be proved.
impl Computation for Far {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        match &self.0 {
            Rows::Narrow(search) => search.progress(),
            Rows::Wide(search) => search.progress(),
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        match &mut self.0 {
            Rows::Narrow(search) => search.advance(work),
            Rows::Wide(search) => search.advance(work),
        }
    }
}
