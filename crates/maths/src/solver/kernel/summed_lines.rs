//! Line sets with summaries, for long sets of which only a few words have anything free.

use crate::solver::kernel::{Lines, TooFewValues};
use crate::solver::memory::{NoMemory, filled};

/// [`Lines`], and for each line a summary with one bit to a word: 1 while the word is not
/// empty.
///
/// ```text
///   bits      [ line 0: word 0 | word 1 | …          ][ line 1: … ]      1 bit to a value
///   summary   [ line 0: words 0–63 | words 64–127 | … ][ line 1: … ]      1 bit to a word
/// ```
pub(crate) struct SummedLines {
    words: usize,
    bits: Vec<u64>,
    /// The number of words in a summary.
    summary_words: usize,
    summary: Vec<u64>,
}

impl SummedLines {
    /// Lines on which everything is free.
    pub(crate) fn new(count: usize, words: usize) -> Result<Self, NoMemory> {
        let summary_words = words.div_ceil(64);
        let (bits, summary) = (filled(count * words, 0)?, filled(count * summary_words, 0)?);
        let mut lines = Self { words, bits, summary_words, summary };
        lines.clear();
        Ok(lines)
    }

    /// Makes everything free on all lines.
    pub(super) fn clear(&mut self) {
        self.bits.fill(!0);
        if self.words == Lines::MOST_WORDS {
            // The very last value marks cells that are no positions.
            self.bits.chunks_exact_mut(self.words).for_each(|line| line[Lines::MOST_WORDS - 1] >>= 1);
        }
        for summary in self.summary.chunks_exact_mut(self.summary_words) {
            for (index, word) in summary.iter_mut().enumerate() {
                let words = (self.words - 64 * index).min(64);
                *word = !0 >> (64 - words);
            }
        }
    }

    /// More lines with room for more values: the old ones are the first, everything beyond the old values is free.
    pub(crate) fn grow(&mut self, count: usize, words: usize) -> Result<(), NoMemory> {
        let mut grown = Self::new(count, words)?;
        for (line, old) in self.bits.chunks_exact(self.words).enumerate() {
            grown.bits[line * words..][..self.words].copy_from_slice(old);
            for (word, _) in old.iter().enumerate().filter(|(_, bits)| **bits == 0) {
                grown.summary[line * grown.summary_words + (word >> 6)] &= !(1 << (word & 63));
            }
        }
        *self = grown;
        Ok(())
    }

    /// Takes a value on these lines.
    pub(crate) fn take(&mut self, lines: [usize; 3], value: u16) {
        let (word, rest) = (usize::from(value >> 6), !(1u64 << (value & 63)));
        for line in lines {
            let bits = &mut self.bits[line * self.words + word];
            *bits &= rest;
            let emptied = u64::from(*bits == 0) << (word & 63);
            self.summary[line * self.summary_words + (word >> 6)] &= !emptied;
        }
    }

    /// The least value free on three lines and not hidden, which is taken on all of them.
    #[inline]
    pub(crate) fn place(&mut self, lines: [usize; 3], hidden: Option<u16>) -> Result<u16, TooFewValues> {
        let value = match hidden {
            None => self.first_free::<false>(lines, 0),
            Some(hidden) => self.first_free::<true>(lines, hidden),
        };
        let value = value.ok_or(TooFewValues)?;
        self.take(lines, value);
        Ok(value)
    }

    #[inline(always)]
    fn first_free<const HIDES: bool>(&self, lines: [usize; 3], hidden: u16) -> Option<u16> {
        let [a, b, c] = lines.map(|line| &self.bits[line * self.words..][..self.words]);
        let [sa, sb, sc] = lines.map(|line| &self.summary[line * self.summary_words..][..self.summary_words]);
        for (index, ((sa, sb), sc)) in sa.iter().zip(sb).zip(sc).enumerate() {
            let mut candidates = sa & sb & sc;
            while candidates != 0 {
                let word = 64 * index + candidates.trailing_zeros() as usize;
                let mut free = a[word] & b[word] & c[word];
                if HIDES && word == usize::from(hidden >> 6) {
                    free &= !(1 << (hidden & 63));
                }
                if free != 0 {
                    return Some((64 * word as u32 + free.trailing_zeros()) as u16);
                }
                candidates &= candidates - 1;
            }
        }
        None
    }
}
