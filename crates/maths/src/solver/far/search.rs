//! The search itself, for rows as one kind of word.

use crate::solver::Computation;
use crate::solver::far::lane::{Lane, MARK};
use crate::solver::far::windows::{BLOCK, Block, Windows};
use crate::solver::far::word::Word;
use crate::solver::far::{Spread, Unproven};
use std::convert::Infallible;
use std::ops::RangeInclusive;

/// The search behind [`Far`](crate::solver::Far), with methods of the same names, for as many rows as a word `W` has bits.
pub(super) struct Search<W> {
    misere: bool,
    /// The last row kept.
    last_row: u32,
    total: u64,
    /// The data of each value.
    lanes: Vec<Lane<W>>,
    /// For each value, as seen from the next column.
    windows: Vec<Windows<W>>,
    /// For each value; a field only so that it is not allocated each time.
    blocks: Vec<Block<W>>,
    /// The next column.
    next: u64,
    /// The first column that is not to be placed.
    until: u64,
    unproven: Option<Unproven>,
}

impl<W: Word> Computation for Search<W> {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        (self.next, self.total)
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let goal = self.next.saturating_add(work);
        while self.next < goal.min(self.until) {
            self.place_block();
        }
        Ok(self.next == self.until)
    }
}

impl<W: Word> Search<W> {
    /// Allocates the search for the values 0 to `g` in all columns up to `largest_b`, by the first `rows` rows, at most as
    /// many as the word has.
    pub(super) fn new(misere: bool, g: u8, largest_b: u32, rows: u32) -> Self {
        let (total, values) = (u64::from(largest_b) + 1, usize::from(g) + 1);
        let lanes = (0..values).map(|_| Lane::new(largest_b)).collect();
        let (windows, blocks) = (vec![Windows::default(); values], vec![Block::default(); values]);
        let last_row = rows.min(W::ROWS) - 1;
        let mut search =
            Self { misere, last_row, total, lanes, windows, blocks, next: 0, until: total, unproven: None };
        search.begin();
        search
    }

    pub(super) fn bytes(g: u8, largest_b: u32) -> u64 {
        (u64::from(g) + 1) * (Lane::<W>::bytes(largest_b) + size_of::<Block<W>>() as u64)
    }

    pub(super) fn unproven(&self) -> Option<Unproven> {
        self.unproven
    }

    pub(super) fn spreads(&self) -> Vec<Spread> {
        self.lanes.iter().map(|lane| lane.spread).collect()
    }

    pub(super) fn each(&self, columns: RangeInclusive<u32>, mut visit: impl FnMut(u32, u32, u8)) {
        let mut report = |b: u64, value: usize, mut rows: W| {
            while let Some(row) = rows.lowest() {
                visit(row, b as u32, value as u8);
                rows = rows & !W::of(row);
            }
        };
        let (begin, end) = (u64::from(*columns.start()), self.next.min(u64::from(*columns.end()) + 1));
        for b in begin..end.min(W::START) {
            self.lanes.iter().enumerate().for_each(|(value, lane)| report(b, value, lane.first_columns[b as usize]));
        }
        let begin = begin.max(W::START);
        if begin >= end {
            return;
        }
        let mark = begin / MARK;
        let mut windows: Vec<Windows<W>> = self.lanes.iter().map(|lane| lane.marks[mark as usize]).collect();
        let mut blocks = vec![Block::default(); windows.len()];
        for start in (W::START.max(mark * MARK)..end).step_by(BLOCK) {
            let count = (end - start).min(BLOCK as u64) as usize;
            self.pass(start, count, &mut windows, &mut blocks);
            for (b, index) in (start..).zip(0..count).filter(|&(b, _)| b >= begin) {
                blocks.iter().enumerate().for_each(|(value, block)| report(b, value, block.rows[index]));
            }
        }
    }

    /// Finds the positions of a block.
    fn pass(&self, start: u64, count: usize, windows: &mut [Windows<W>], blocks: &mut [Block<W>]) {
        // First the rows that are not kept.
        let mut smaller = [(W::ALL << self.last_row) << 1; BLOCK];
        for ((lane, windows), block) in self.lanes.iter().zip(windows).zip(blocks) {
            windows.pass(lane.entering(start), &mut smaller[..count], block);
        }
    }

    /// Places a block, or finds that it must be shorter.
    fn place_block(&mut self) {
        let start = self.next;
        let count = (self.until - start).min(BLOCK as u64) as usize;
        let mut blocks = std::mem::take(&mut self.blocks);
        let mut windows = self.windows.clone();
        self.pass(start, count, &mut windows, &mut blocks);
        for (value, block) in blocks.iter().enumerate() {
            if let Some(index) = block.first_without(self.last_row, count) {
                self.leave_open(start + index as u64, value);
            }
        }
        if start + count as u64 <= self.until {
            for (lane, (block, before)) in self.lanes.iter_mut().zip(blocks.iter().zip(&self.windows)) {
                lane.settle(start, &block.rows[..count], block.leaving, before);
            }
            self.windows = windows;
            self.next += count as u64;
        }
        self.blocks = blocks;
    }

    /// Ends the search before the first position that could be missed. Column `b` has the last kept one of the line.
    fn leave_open(&mut self, b: u64, value: usize) {
        if b + 2 < self.until {
            self.until = b + 2;
            let line = b - 2 * u64::from(self.last_row);
            self.unproven = Some(Unproven { value: value as u8, line: line as u32, from: self.until as u32 });
        }
    }

    /// Places the first columns cell by cell, and opens the windows.
    fn begin(&mut self) {
        let mut flags = vec![vec![false; 2 * W::START as usize + 1]; self.lanes.len()];
        while self.next < self.until.min(W::START) {
            let b = self.next as usize;
            for a in 0..=(self.last_row as usize).min(b / 2) {
                // For a = 0 there is no third line; the second one twice does no harm.
                let lines = [2 * b - a, a + b, if a == 0 { b } else { b - 2 * a }];
                let value = match b {
                    // Piles that differ by at most 1 are terminal.
                    0 | 1 => Some(usize::from(self.misere)),
                    _ => flags.iter().position(|flags| lines.iter().all(|&line| !flags[line])),
                };
                if let Some((lane, flags)) = value.and_then(|v| Some((self.lanes.get_mut(v)?, flags.get_mut(v)?))) {
                    lines.iter().for_each(|&line| flags[line] = true);
                    lane.first_columns[b] |= W::of(a as u32);
                }
            }
            self.lanes.iter_mut().for_each(|lane| lane.spread.add(b as u64, &[lane.first_columns[b]]));
            if let Some(line) = b.checked_sub(2 * self.last_row as usize)
                && let Some(value) = flags.iter().position(|flags| !flags[line])
            {
                self.leave_open(self.next, value);
            }
            self.next += 1;
        }
        for ((lane, windows), flags) in self.lanes.iter_mut().zip(&mut self.windows).zip(&flags) {
            *windows = Windows::open(flags);
            lane.store(flags);
        }
    }
}
