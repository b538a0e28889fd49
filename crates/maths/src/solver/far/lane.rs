//! The data of one value: its first positions, its lines, and its windows at every [`MARK`]-th column.

use crate::solver::far::Spread;
use crate::solver::far::windows::{BLOCK, Windows};
use crate::solver::far::word::Word;

/// The distance of two columns whose windows are kept.
pub(super) const MARK: u64 = 4096;

pub(super) struct Lane<W> {
    /// The positions of the first columns: a word to a column, a bit to a row.
    pub(super) first_columns: Vec<W>,
    /// The lines that have left the first window: word k has the lines from 64k − 63 to 64k.
    stored: Vec<u64>,
    pub(super) marks: Vec<Windows<W>>,
    pub(super) spread: Spread,
}

impl<W: Word> Lane<W> {
    pub(super) fn new(largest_b: u32) -> Self {
        let stored = vec![0; Self::words(largest_b) as usize];
        let marks = Vec::with_capacity((u64::from(largest_b) / MARK + 1) as usize);
        Self { first_columns: vec![W::default(); W::START as usize], stored, marks, spread: Spread::default() }
    }

    /// The number of bytes that a lane takes.
    pub(super) fn bytes(largest_b: u32) -> u64 {
        let marks = (u64::from(largest_b) / MARK + 2) * size_of::<Windows<W>>() as u64;
        Self::words(largest_b) * 8 + W::START * size_of::<W>() as u64 + marks + size_of::<Self>() as u64
    }

    /// The number of words of stored lines.
    fn words(largest_b: u32) -> u64 {
        (u64::from(largest_b).max(2 * W::START) + u64::from(W::ROWS)).div_ceil(64) + 2
    }

    /// Stores the lines that the blocks do not: those below the first window as seen from column START.
    pub(super) fn store(&mut self, flags: &[bool]) {
        for (place, &flag) in (63..).zip(&flags[..=(2 * W::START) as usize - W::ROWS as usize]) {
            self.stored[place / 64] |= u64::from(flag) << (place % 64);
        }
    }

    /// The lines that enter the second window in a block, the first one in bit 0. Earlier blocks have stored them.
    pub(super) fn entering(&self, start: u64) -> u64 {
        let place = start + u64::from(W::ROWS) + 63;
        // The bit is 31 or 63.
        let (word, bit) = ((place / 64) as usize, place % 64);
        self.stored[word] >> bit | self.stored[word + 1] << (64 - bit)
    }

    /// Stores a block and the lines that leave the first window. Lines beyond every column of the search are not stored.
    pub(super) fn settle(&mut self, start: u64, rows: &[W], leaving: u64, before: &Windows<W>) {
        if start / MARK == self.marks.len() as u64 {
            self.marks.push(*before);
        }
        // The leaving lines are 2 · start − (ROWS − 1) and the next 63.
        if let Some(word) = self.stored.get_mut(start as usize / BLOCK + 1 - W::ROWS as usize / 64) {
            *word = leaving;
        }
        self.spread.add(start, rows);
    }
}

impl Spread {
    /// Adds columns, the first of which is b: a word to a column, a bit to a row.
    pub(super) fn add<W: Word>(&mut self, b: u64, columns: &[W]) {
        self.positions += columns.iter().map(|rows| u64::from(rows.count())).sum::<u64>();
        let highest = columns.iter().fold(W::default(), |all, &rows| all | rows).highest();
        if let Some(a) = highest.filter(|&a| self.highest.is_none_or(|(highest, _)| a > highest)) {
            let first = (b..).zip(columns).find(|(_, rows)| rows.has(a));
            self.highest = first.map(|(b, _)| (a, b as u32));
        }
    }
}
