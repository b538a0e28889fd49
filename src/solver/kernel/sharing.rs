//! Tables of Sharing Nim.
//!
//! # What the sets hold
//! Write a position (0, a, b) as p = a and q = b − a; by `sharing` Theorem 1 only p ≤ q is needed. A move takes tokens from
//! one pile and puts as many on another, and by Lemma 1 only differences count. That leaves three lines of sight:
//!
//! ```text
//!   from the middle pile to the lowest:    p + 2q stays
//!   from the highest pile to the middle:   2p + q stays
//!   from the highest pile to the lowest:   q − p  stays
//! ```
//!
//! The first two are one family: under (p, q) → (q, p) the line p + 2q = c becomes the line 2p + q = c, so one set S\[c\]
//! serves both. A move from the highest to the lowest pile ends, when the middle pile is passed, by going on along the
//! line that starts from (0, q − p): the options of a position on the line q − p = d are those of (0, d) on its line, and
//! besides the positions of the line placed so far. So the set D\[d\] begins as S\[d\] stands when (0, d) has been placed.
//! And by then S\[d\] is finished: its positions have b ≤ c = d, and all later columns have a larger b.
//!
//! So one array is enough: T\[c\] is the set S\[c\] while b ≤ c, and D\[c\] afterwards. With b = p + q the three sets of a
//! position are
//!
//! ```text
//!   T[2b − p],  T[b + p],  T[b − 2p]        (the last one only for p > 0)
//! ```
//!
//! # Order
//! Every move lowers b, so columns are placed in the order of b. Two positions of a column share no set, so within a
//! column any order will do.

use crate::games::Ruleset;
use crate::solver::kernel::Lines;
use crate::solver::kernel::TooFewValues;
use crate::solver::layout::Layout;

/// A table of Sharing Nim on its way.
pub(crate) struct Piles {
    ruleset: Ruleset,
    lines: Lines,
    largest: u32,
    layer: usize,
    /// The next column.
    b: u32,
}

impl Piles {
    /// How many sets there are.
    pub(crate) fn line_count(largest: u32) -> u64 {
        2 * u64::from(largest) + 1
    }

    pub(crate) fn new(ruleset: Ruleset, layout: &Layout, words: usize) -> Self {
        let largest = layout.extent().z;
        Self { ruleset, lines: Lines::new(2 * largest as usize + 1, words), largest, layer: 0, b: 0 }
    }

    /// Places the next column. Returns how many positions that were, or nothing when the table is full.
    pub(crate) fn advance(&mut self, layout: &Layout, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        let layers = if self.ruleset.pass { 2 } else { 1 };
        if self.layer == layers {
            return Ok(None);
        }
        let b = self.b;
        let range = layout.range(layout.column_over(0, b));
        let (used_up, there) = values.split_at_mut(if self.layer == 0 { 0 } else { layout.cells() });
        let without = (self.layer == 1).then(|| &used_up[range.clone()]);
        column(&mut self.lines, b as usize, &mut there[range], without, self.ruleset.misere)?;
        if b < self.largest {
            self.b += 1;
        } else {
            self.b = 0;
            self.layer += 1;
            self.lines.clear(0..2 * self.largest as usize + 1);
        }
        Ok(Some(u64::from(b) + 1))
    }
}

/// Places all positions of a column. Small and called often, so that browsers compile it well and early.
#[inline(never)]
fn column(
    lines: &mut Lines,
    b: usize,
    out: &mut [u16],
    without: Option<&[u16]>,
    misere: bool,
) -> Result<(), TooFewValues> {
    for (p, place) in out.iter_mut().enumerate() {
        // For p = 0 there is no third line; the first one twice does no harm.
        let third = if p == 0 { 2 * b } else { b - 2 * p };
        let at = [2 * b - p, b + p, third];
        *place = if b <= 1 {
            // Piles that differ by at most 1 are terminal: no option, not even the pass.
            let value = u16::from(misere);
            at.iter().for_each(|&line| lines.take(line, value));
            value
        } else {
            lines.place(at, without.map(|without| without[p]))?
        };
    }
    Ok(())
}
