//! Tables of Sharing Nim.
//!
//! # Contents of the sets
//! Write a position (0, a, b) as p = a and q = b − a; by `sharing` Theorem 1 only p ≤ q is needed. A move takes tokens from one pile and
//! puts as many on another, and by Lemma 1 only differences count. So moves go along three lines:
//!
//! ```text
//!   from the middle pile to the lowest:    p + 2q stays
//!   from the highest pile to the middle:   2p + q stays
//!   from the highest pile to the lowest:   q − p  stays
//! ```
//!
//! The first two are one family: under (p, q) → (q, p) the line p + 2q = c becomes the line 2p + q = c, so one set S\[c\] serves both. A
//! move from the highest to the lowest pile that crosses the middle pile continues along the line that starts from (0, q − p). So the
//! options of a position on the line q − p = d are those of (0, d) on its line, and also the positions of the line placed so far. So the
//! set D\[d\] begins as a copy of S\[d\] at the time when (0, d) has been placed. S\[d\] is finished by then: its positions have b ≤ c = d,
//! and all later columns have a larger b.
//!
//! So one array is enough: T\[c\] is the set S\[c\] while b ≤ c, and D\[c\] afterwards. With b = p + q the three sets of a
//! position are
//!
//! ```text
//!   T[2b − p],  T[b + p],  T[b − 2p]        (the last one only for p > 0)
//! ```
//!
//! # Order
//! Every move lowers b, and two positions of a column share no set, so columns could be placed one after the other. But
//! three sets of a few kilobytes to a position would not stay in the cache. So a band of columns is placed together, and
//! in it a block of lines c₁ = 2b − p at a time, each column's part of the block as one run of p:
//!
//! ```text
//!   for each band of 96 columns,  for each block of 64 lines c₁,  for each b of the band:  all p with c₁ in the block
//! ```
//!
//! No move raises c₁: along p + 2q it stays; along 2p + q = c the position reached has 2b′ − p′ = 3b′ − c < 3b − c; along
//! q − p = d it has 2d + 3p′ < 2d + 3p; and the line of (0, d) holds positions with b′ ≤ d, so with 2b′ − p′ ≤ 2d ≤ c₁.
//! So every option has been placed: in an earlier block, or in this one with a smaller b, or in an earlier band. For the
//! same reason T\[d\] has all its positions with b ≤ d before the first with a larger b comes.
//!
//! With a pass each band is placed twice, first without the pass and then with it, on separate lines.
//!
//! # Summaries
//! Low values are soon taken on every line, so a search from the beginning would read mostly empty words. A summary has one bit to a word:
//! 1 while the word has a free value. In few words all three lines have a free value.

use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::kernel::{SummedLines, TooFewValues};
use crate::solver::layout::Layout;
use crate::solver::memory::NoMemory;

/// Columns placed together.
const BAND: u32 = 96;
/// Lines placed together.
const BLOCK: u32 = 64;

/// An unfinished table of Sharing Nim.
pub(crate) struct Piles {
    ruleset: Ruleset,
    /// Without the pass, and with it.
    lines: Vec<SummedLines>,
    largest: u32,
    /// The first column of the band.
    band: u32,
    /// 1 while the band is placed with the pass.
    layer: usize,
    /// The first line of the block.
    block: u32,
}

impl Piles {
    /// The number of sets in each layer.
    pub(crate) fn line_count(largest: u32) -> u64 {
        2 * u64::from(largest) + 1
    }

    pub(crate) fn new(ruleset: Ruleset, layout: &Layout, words: usize) -> Result<Self, NoMemory> {
        let largest = layout.extent().z;
        let lines = (0..layout.layers()).map(|_| SummedLines::new(2 * largest as usize + 1, words));
        Ok(Self { ruleset, lines: lines.collect::<Result<_, _>>()?, largest, band: 0, layer: 0, block: 0 })
    }

    /// Begins a larger table that contains this full one; the old lines are the first lines of the new table.
    pub(crate) fn grow(&mut self, layout: &Layout, words: usize) -> Result<(), NoMemory> {
        let largest = layout.extent().z;
        self.lines.iter_mut().try_for_each(|lines| lines.grow(2 * largest as usize + 1, words))?;
        (self.band, self.largest) = (self.largest + 1, largest);
        self.block = first_block(self.band);
        Ok(())
    }

    /// The box of which all positions are placed, if there is one: the bands before the present one.
    pub(crate) fn complete(&self) -> Option<Extent> {
        let last = self.band.checked_sub(1)?;
        Some(Extent { x: 0, y: last, z: last })
    }

    /// Places the next block. Returns the number of its positions, or `None` if the table is full.
    pub(crate) fn advance(&mut self, layout: &Layout, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        if self.band > self.largest {
            return Ok(None);
        }
        let last = (self.band + BAND - 1).min(self.largest);
        let end = self.block + BLOCK;
        let mut placed = 0;
        for b in self.band..=last {
            // The p with block ≤ 2b − p < end, of 0 to b/2.
            let first = (2 * b + 1).saturating_sub(end);
            let past = (2 * b + 1).saturating_sub(self.block).min(b / 2 + 1);
            if first >= past {
                continue;
            }
            let (used_up, there) = layout.split(layout.column_over(0, b), values);
            let run = first as usize..past as usize;
            let lines = &mut self.lines[self.layer];
            if self.layer == 0 {
                place_run(lines, b as usize, first as usize, &mut used_up[run], None, self.ruleset.misere)?;
            } else {
                let without = Some(&used_up[run.clone()]);
                place_run(lines, b as usize, first as usize, &mut there[run], without, self.ruleset.misere)?;
            }
            // All but the middle of a column represent two positions.
            placed += 2 * u64::from(past - first) - u64::from(b.is_multiple_of(2) && past == b / 2 + 1);
        }
        self.go_on(last, end);
        Ok(Some(placed))
    }

    fn go_on(&mut self, last: u32, end: u32) {
        if end <= 2 * last {
            self.block = end;
            return;
        }
        if self.layer + 1 < self.lines.len() {
            self.layer += 1;
        } else {
            (self.layer, self.band) = (0, last + 1);
        }
        self.block = first_block(self.band);
    }
}

/// The least line through a band is that of its first column with p = b/2.
fn first_block(band: u32) -> u32 {
    (band * 3).div_ceil(2)
}

/// Places the positions of a column from p = `first` on. Small and called often, so that browsers compile it well and
/// early.
#[inline(never)]
fn place_run(
    lines: &mut SummedLines,
    b: usize,
    first: usize,
    out: &mut [u16],
    without: Option<&[u16]>,
    misere: bool,
) -> Result<(), TooFewValues> {
    for (index, place) in out.iter_mut().enumerate() {
        let p = first + index;
        // For p = 0 there is no third line; the first one twice does no harm.
        let third = if p == 0 { 2 * b } else { b - 2 * p };
        let at = [2 * b - p, b + p, third];
        *place = if b <= 1 {
            // Piles that differ by at most 1 are terminal: no option, not even the pass.
            let value = u16::from(misere);
            lines.take(at, value);
            value
        } else {
            lines.place(at, without.map(|without| without[index]))?
        };
    }
    Ok(())
}
