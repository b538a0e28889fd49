//! Sequences that read the same from both ends, and a check that the columns of Sharing Nim do.
//!
//! Tables of Sharing Nim keep the positions with a ≤ b/2 and use `sharing` Theorem 1 for the others, so they cannot test this theorem.
//! [`PalindromeCheck`] does not use the theorem: it finds the value of every (0, a, b) with 0 ≤ a ≤ b from its options, and compares each
//! column with its reverse. In addition to the rules it uses the normal form alone (Lemma 1): piles are sorted and the smallest is
//! subtracted, since moves depend on differences only.
//!
//! # The options
//! Let p = a and q = b − a be the two differences, in this order. A move of k tokens leads
//!
//! ```text
//!   middle to lowest    2k ≤ p            (p − 2k, q + k)          p + 2q  stays
//!   highest to middle   2k ≤ q            (p + k, q − 2k)          2p + q  stays
//!   highest to lowest   k ≤ p, k ≤ q      (p − k, q − k)           p − q   stays
//!                       p < k ≤ b/2       (j, (q − p) − 2j)        where j = k − p: the lowest pile passes the middle one
//!                       q < k ≤ b/2       ((p − q) − 2j, j)        where j = k − q: the highest falls below the middle one
//! ```
//!
//! Each line has a set of values, and every position adds its value to the sets of its lines. Let A\[c\] be the set of all with p + 2q = c,
//! B\[c\] that of all with 2p + q = c. On either line all positions with a smaller b are options, so the sets are right for a position if
//! they hold these and no others. The third move reaches, for p ≤ q and d = q − p, all on the line q − p = d with a smaller b; then from
//! (0, d), which is on it, what highest to middle reaches from it: together all of B\[d\], and the line. For p > q it is A\[p − q\] and the
//! line, by (p − q, 0).
//!
//! The positions of B\[d\] have b ≤ d and those of the line q − p = d have b ≥ d. So B\[d\] can serve as the set of the line q − p = d too:
//! positions on 2p + q = d have b ≤ d themselves, and positions on q − p = d find B\[d\] complete. The same is true of A\[d\] and p − q =
//! d. The sets of (0, a, b) are
//!
//! ```text
//!   A[2b − a],  B[a + b],  and  B[b − 2a] if 2a ≤ b,  A[2a − b] otherwise
//! ```
//!
//! No two positions of a column share a set. A\[2b − a\] and B\[a + b\] have an index of b or more, the third set has an index of at most
//! b. The index b occurs only for a = 0 or a = b, and there the third set is one of the other two of the same position.
//!
//! # The order
//! As in `kernel::sharing`, for the sake of the cache, but over whole columns, b ≤ c ≤ 2b with c = 2b − a:
//!
//! ```text
//!   for each band of 96 columns,  for each block of 64 lines c,  for each b of the band:  all a with c = 2b − a in the block
//! ```
//!
//! Every move lowers b, and none raises c = p + 2q: the first keeps it, the second lowers it, and so does the third, which gets to (p − k,
//! q − k), or below 2(q − p), or to p − q. So options come first. Positions that must not be in a set yet come later, since their b is
//! larger and their c is not smaller: along a line c does not fall as b grows, and the positions (p, p + d), p > 0, of the line that goes
//! on from B\[d\] have c = 2d + 3p, which is more than B\[d\] has, 2d at most; those of the line that goes on from A\[d\] have c = d + 3q.
//!
//! # Number of values
//! A position has ⌊p/2⌋ + ⌊q/2⌋ + ⌊b/2⌋ ≤ b options, so its value is at most b; if b ≤ 1, at most 1. So a set with one bit for each of
//! these values always has a free one.

#[cfg(test)]
mod tests;

use crate::solver::kernel::SummedLines;
use crate::solver::memory::filled;
use crate::solver::{CannotBegin, Computation, Refusal};
use std::convert::Infallible;

/// Columns placed together.
const BAND: u32 = 96;
/// Lines placed together.
const BLOCK: u32 = 64;

/// The number of first columns that are kept, for a comparison with the rules.
const KEPT: u32 = 16;

/// True if a sequence equals its reverse.
pub fn is_palindrome<T: PartialEq>(sequence: &[T]) -> bool {
    sequence.iter().zip(sequence.iter().rev()).all(|(first, last)| first == last)
}

/// The check that the columns (G(0, a, b)), 0 ≤ a ≤ b, of Sharing Nim without a pass are palindromes, in slices.
pub struct PalindromeCheck {
    misere: bool,
    largest_b: u32,
    /// The sets A\[0\] to A\[2 · `largest_b`\], then as many B.
    sets: SummedLines,
    /// The columns of the band, each with room for the largest one.
    columns: Vec<u16>,
    /// The first column of the band.
    band: u32,
    /// The first line of the block.
    block: u32,
    done: u64,
    tally: Tally,
    /// The first columns.
    kept: Vec<Vec<u16>>,
}

impl PalindromeCheck {
    /// The largest b whose values all fit 16 bits; `u16::MAX` is never a value.
    pub const LARGEST: u32 = u16::MAX as u32 - 1;

    /// Plans and allocates the check of all columns up to `largest_b`, under misère play or normal play.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes or more memory than available, or b is larger than
    /// [`PalindromeCheck::LARGEST`].
    pub fn new(misere: bool, largest_b: u32, bound: u64) -> Result<Self, CannotBegin> {
        let fits = |b: u32| b <= Self::LARGEST && Self::bytes(b) <= bound;
        if !fits(largest_b) {
            let bits = (0..16).rev().map(|bit| 1 << bit);
            let most = bits.fold(0, |b, bit| if fits(b | bit) { b | bit } else { b });
            let fits = Some(most).filter(|&b| fits(b));
            return Err(Refusal::Memory { bytes: Self::bytes(largest_b), bound, fits }.into());
        }
        let sets = SummedLines::new(2 * set_count(largest_b), words(largest_b))?;
        let columns = filled(BAND as usize * (largest_b as usize + 1), 0)?;
        Ok(Self {
            misere,
            largest_b,
            sets,
            columns,
            band: 0,
            block: 0,
            done: 0,
            tally: Tally::default(),
            kept: Vec::new(),
        })
    }

    /// The number of bytes that the columns up to `largest_b` take.
    pub fn bytes(largest_b: u32) -> u64 {
        let (words, columns) = (words(largest_b), u64::from(largest_b) + 1);
        let of_set = 8 * (words + words.div_ceil(64)) as u64;
        (4 * columns - 2) * of_set + 2 * u64::from(BAND) * columns
    }

    /// The number of all positions up to `largest_b`.
    pub fn positions(largest_b: u32) -> u64 {
        let columns = u64::from(largest_b) + 1;
        columns * (columns + 1) / 2
    }

    /// The number of columns compared with their reverse.
    pub fn checked(&self) -> u32 {
        self.tally.checked
    }

    /// The number of compared columns that are palindromes.
    pub fn palindromes(&self) -> u32 {
        self.tally.palindromes
    }

    /// The first b whose column is not a palindrome, if there is one so far.
    pub fn first_failure(&self) -> Option<u32> {
        self.tally.first_failure
    }

    /// The number of first columns that are kept.
    pub fn kept(&self) -> u32 {
        self.kept.len() as u32
    }

    /// The value of (0, a, b) in a column that is kept.
    pub fn value(&self, a: u32, b: u32) -> Option<u16> {
        self.kept.get(b as usize)?.get(a as usize).copied()
    }

    fn place_block(&mut self) {
        let last = (self.band + BAND - 1).min(self.largest_b);
        let end = self.block + BLOCK;
        for (b, column) in (self.band..=last).zip(self.columns.chunks_exact_mut(self.largest_b as usize + 1)) {
            // The a with block ≤ 2b − a < end, of 0 to b.
            let first = (2 * b + 1).saturating_sub(end);
            let past = (2 * b + 1).saturating_sub(self.block).min(b + 1);
            if first < past {
                let out = &mut column[first as usize..past as usize];
                place_run(&mut self.sets, set_count(self.largest_b), (b as usize, first as usize), out, self.misere);
                self.done += u64::from(past - first);
            }
        }
        if end <= 2 * last {
            self.block = end;
            return;
        }
        for (b, column) in (self.band..=last).zip(self.columns.chunks_exact(self.largest_b as usize + 1)) {
            let column = &column[..=b as usize];
            if b < KEPT {
                self.kept.push(column.to_vec());
            }
            self.tally.count(b, column);
        }
        // The least line through a band is that of its first column with a = b.
        (self.band, self.block) = (last + 1, last + 1);
    }
}

/// Steps are positions. Columns are compared as soon as they are full.
impl Computation for PalindromeCheck {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        (self.done, Self::positions(self.largest_b))
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let goal = self.done.saturating_add(work);
        while self.done < goal && self.band <= self.largest_b {
            self.place_block();
        }
        Ok(self.band > self.largest_b)
    }
}

/// The number of sets A, and of sets B.
fn set_count(largest_b: u32) -> usize {
    2 * largest_b as usize + 1
}

/// The number of words that hold the values from 0 to b, and at least 0 and 1.
fn words(largest_b: u32) -> usize {
    largest_b as usize / 64 + 1
}

/// Places the positions (0, a, b) of a column from a = `first` on. Small and called often, so that browsers compile it well
/// and early.
#[inline(never)]
fn place_run(sets: &mut SummedLines, b_sets: usize, (b, first): (usize, usize), out: &mut [u16], misere: bool) {
    for (a, place) in (first..).zip(out) {
        let third = if 2 * a <= b { b_sets + b - 2 * a } else { 2 * a - b };
        let at = [2 * b - a, b_sets + a + b, third];
        *place = if b <= 1 {
            // Piles that differ by at most 1 are terminal.
            sets.take(at, misere.into());
            misere.into()
        } else {
            // A value is always free.
            sets.place(at, None).unwrap_or(u16::MAX)
        };
    }
}

/// The results so far.
#[derive(Default)]
struct Tally {
    checked: u32,
    palindromes: u32,
    first_failure: Option<u32>,
}

impl Tally {
    fn count(&mut self, b: u32, column: &[u16]) {
        self.checked += 1;
        if is_palindrome(column) {
            self.palindromes += 1;
        } else {
            self.first_failure = self.first_failure.or(Some(b));
        }
    }
}
