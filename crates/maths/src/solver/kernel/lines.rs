//! Line sets: for each line of positions, which values are still free on it.

use crate::solver::kernel::TooFewValues;
use crate::solver::memory::{NoMemory, filled};

/// Bit arrays of equal length, one to a line. Bit g is 1 while the value g is free: no position placed on the line has it.
///
/// ```text
///   bits   [ line 0: word 0 | word 1 | … ][ line 1: word 0 | … ] …
///   value g of line i:   bits[i · words + g / 64], bit g mod 64
/// ```
///
/// The mex of a position is the least value free on all lines through it: any two positions of a line are joined by a
/// move, so a value taken on the line belongs to an option, and every option lies on one of the lines. Placing a value
/// only clears bits, so sets never have to be rebuilt, and one bit to a line and value is enough.
pub(crate) struct Lines {
    words: usize,
    bits: Vec<u64>,
}

impl Lines {
    /// The largest number of words. The very last value marks cells that are no positions, so it is never free.
    pub(crate) const MOST_WORDS: usize = 1024;

    /// Lines on which everything is free.
    pub(crate) fn new(count: usize, words: usize) -> Result<Self, NoMemory> {
        let mut lines = Self { words, bits: filled(count * words, !0)? };
        lines.clear(0..count);
        Ok(lines)
    }

    /// Makes everything free on these lines.
    pub(super) fn clear(&mut self, lines: std::ops::Range<usize>) {
        let words = self.words;
        self.bits[lines.start * words..lines.end * words].fill(!0);
        if words == Self::MOST_WORDS {
            lines.for_each(|line| self.take(line, u16::MAX));
        }
    }

    /// More lines with room for more values: each of these lines has a new place, all others are new, and everything
    /// beyond the old values is free. A place is (old first line, new first line, how many).
    pub(crate) fn grow(
        &mut self,
        count: usize,
        words: usize,
        places: impl Iterator<Item = (usize, usize, usize)>,
    ) -> Result<(), NoMemory> {
        let mut grown = Self::new(count, words)?;
        for (from, to, lines) in places {
            for line in 0..lines {
                let old = &self.bits[(from + line) * self.words..][..self.words];
                grown.bits[(to + line) * words..][..self.words].copy_from_slice(old);
            }
        }
        *self = grown;
        Ok(())
    }

    /// Makes a line a copy of another.
    pub(super) fn copy(&mut self, from: usize, to: usize) {
        let from = from * self.words;
        self.bits.copy_within(from..from + self.words, to * self.words);
    }

    /// Takes a value on a line.
    pub(crate) fn take(&mut self, line: usize, value: u16) {
        self.bits[line * self.words + usize::from(value >> 6)] &= !(1 << (value & 63));
    }

    /// Places a column of positions: the one at height y lies on the lines a+y and b+y, and on the column itself, whose
    /// set is `own`. `without` holds, where there is a pass, the values that the positions have once it is used up.
    ///
    /// Small and called once for each column, so that browsers compile it well and early.
    #[inline(never)]
    pub(super) fn fill<const PASS: bool>(
        &mut self,
        (a, b): (usize, usize),
        own: &mut [u64],
        out: &mut [u16],
        without: &[u16],
    ) -> Result<(), TooFewValues> {
        let words = self.words;
        let (mut a, mut b) = (a * words, b * words);
        for (y, place) in out.iter_mut().enumerate() {
            let value = if PASS {
                // The pass is one more option, of this position alone: its value is hidden for the one search.
                let (word, bit) = (usize::from(without[y] >> 6), 1 << (without[y] & 63));
                let kept = own[word];
                own[word] &= !bit;
                let found = first_free(&self.bits[a..a + words], &self.bits[b..b + words], own);
                own[word] = kept;
                found?
            } else {
                first_free(&self.bits[a..a + words], &self.bits[b..b + words], own)?
            };
            let (word, rest) = ((value >> 6) as usize, !(1u64 << (value & 63)));
            self.bits[a + word] &= rest;
            self.bits[b + word] &= rest;
            own[word] &= rest;
            *place = value as u16;
            a += words;
            b += words;
        }
        Ok(())
    }
}

#[inline(always)]
fn first_free(a: &[u64], b: &[u64], c: &[u64]) -> Result<u32, TooFewValues> {
    let mut value = 0;
    for ((a, b), c) in a.iter().zip(b).zip(c) {
        let free = a & b & c;
        if free != 0 {
            return Ok(value + free.trailing_zeros());
        }
        value += 64;
    }
    Err(TooFewValues)
}
