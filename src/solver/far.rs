//! The small values of Sharing Nim, far out: every position (0, a, b) with a value from 0 to g, for b up to many millions.
//!
//! Small values lie in few rows. `sharing` Section 6 lists some, and Conjecture 3 says a ≤ 2g − 1 for g ≥ 2, a ≤ b/2. So
//! only the rows a < 64 are kept, and whether that was right is checked column by column.
//!
//! # Flags
//! For each value one flag to each set T\[c\] of `kernel::sharing`: whether a position of the value has been placed on the
//! line. A position (0, a, b), a ≤ b/2, has the value v exactly if it has no smaller one and none of its lines has a flag
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
//! Of each value, as `windows` says: the stored lines up to T\[b + 127\], one bit to a column and value, and the windows once in 4096 columns. From there
//! the positions of any column are found again at once. Ten million columns of the values 0 to 4 take 7 MB.

#[cfg(test)]
mod tests;
mod windows;

use crate::solver::Refusal;
use crate::solver::far::windows::BLOCK;
use crate::solver::far::windows::Block;
use crate::solver::far::windows::Windows;
use std::fmt;
use std::ops::RangeInclusive;

/// The first columns are placed cell by cell.
const START: u64 = 256;
/// The windows are kept once in so many columns.
const MARK: u64 = 4096;

/// The small values of Sharing Nim without the pass, by columns; all that it tells holds for the columns b < `done()`.
pub struct Far {
    misere: bool,
    /// The last row kept, at most 63.
    last_row: u32,
    total: u64,
    /// What is known of each value.
    lanes: Vec<Lane>,
    /// For each value, as seen from the next column.
    windows: Vec<Windows>,
    /// For each value; here only so as not to be allocated each time.
    blocks: Vec<Block>,
    /// The next column.
    next: u64,
    /// The first column that is not to be placed.
    until: u64,
    unproven: Option<Unproven>,
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

struct Lane {
    /// The positions of the first columns: a word to a column, a bit to a row.
    first_columns: Vec<u64>,
    /// The lines that have left the first window: word k has the lines from 64k − 63 to 64k.
    stored: Vec<u64>,
    marks: Vec<Windows>,
    spread: Spread,
}

impl Far {
    /// Plans and allocates the search for the values 0 to `g` in all columns up to `largest_b`.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes; the refusal says how many columns fit.
    pub fn new(misere: bool, g: u8, largest_b: u32, bound: u64) -> Result<Self, Refusal> {
        let fits = |b: u32| Self::bytes(g, b) <= bound;
        if !fits(largest_b) {
            let bits = (0..u32::BITS).rev().map(|bit| 1 << bit);
            let most = bits.fold(0, |b, bit| if fits(b | bit) { b | bit } else { b });
            return Err(Refusal { bytes: Self::bytes(g, largest_b), bound, fits: Some(most).filter(|&b| fits(b)) });
        }
        Ok(Self::with_rows(misere, g, largest_b, 64))
    }

    fn with_rows(misere: bool, g: u8, largest_b: u32, rows: u32) -> Self {
        let (total, values) = (u64::from(largest_b) + 1, usize::from(g) + 1);
        let lanes = (0..values).map(|_| Lane::new(largest_b)).collect();
        let (windows, blocks) = (vec![Windows::default(); values], vec![Block::default(); values]);
        let last_row = rows - 1;
        let mut far = Self { misere, last_row, total, lanes, windows, blocks, next: 0, until: total, unproven: None };
        far.begin();
        far
    }

    /// How many bytes the values 0 to `g` up to the column `largest_b` take.
    pub fn bytes(g: u8, largest_b: u32) -> u64 {
        let of_windows = (u64::from(largest_b) / MARK + 2) * size_of::<Windows>() as u64;
        let of_lane = (Lane::words(largest_b) + START) * 8 + (size_of::<Lane>() + size_of::<Block>()) as u64;
        (u64::from(g) + 1) * (of_windows + of_lane)
    }

    /// How many columns are placed and proven: those with b below this number.
    pub fn done(&self) -> u64 {
        self.next
    }

    /// How many columns were asked for.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// Places at least `work` columns more, if there are so many. Returns whether it is over: all columns are done, or the
    /// next one cannot be proven.
    pub fn advance(&mut self, work: u64) -> bool {
        let goal = self.next.saturating_add(work);
        while self.next < goal.min(self.until) {
            self.place_block();
        }
        self.next == self.until
    }

    /// Why the search ends early, as soon as that is known. If there is no reason and all columns are done, then no other
    /// position up to the largest b has a value from 0 to g.
    pub fn unproven(&self) -> Option<Unproven> {
        self.unproven
    }

    /// How the positions of each value lie, from 0 to g.
    pub fn spreads(&self) -> Vec<Spread> {
        self.lanes.iter().map(|lane| lane.spread).collect()
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
    pub fn each(&self, columns: RangeInclusive<u32>, mut visit: impl FnMut(u32, u32, u8)) {
        let mut report = |b: u64, value: usize, mut rows: u64| {
            while rows != 0 {
                visit(rows.trailing_zeros(), b as u32, value as u8);
                rows &= rows - 1;
            }
        };
        let (begin, end) = (u64::from(*columns.start()), self.next.min(u64::from(*columns.end()) + 1));
        for b in begin..end.min(START) {
            self.lanes.iter().enumerate().for_each(|(value, lane)| report(b, value, lane.first_columns[b as usize]));
        }
        let begin = begin.max(START);
        if begin >= end {
            return;
        }
        let mark = begin / MARK;
        let mut windows: Vec<Windows> = self.lanes.iter().map(|lane| lane.marks[mark as usize]).collect();
        let mut blocks = vec![Block::default(); windows.len()];
        for start in (START.max(mark * MARK)..end).step_by(BLOCK) {
            let count = (end - start).min(BLOCK as u64) as usize;
            self.pass(start, count, &mut windows, &mut blocks);
            for (b, index) in (start..).zip(0..count).filter(|&(b, _)| b >= begin) {
                blocks.iter().enumerate().for_each(|(value, block)| report(b, value, block.rows[index]));
            }
        }
    }

    /// Finds the positions of a block.
    fn pass(&self, start: u64, count: usize, windows: &mut [Windows], blocks: &mut [Block]) {
        // First the rows that are not kept.
        let mut smaller = [(u64::MAX << self.last_row) << 1; BLOCK];
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
        let mut flags = vec![[false; 2 * START as usize + 1]; self.lanes.len()];
        while self.next < self.until.min(START) {
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
                    lane.first_columns[b] |= 1 << a;
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

impl Lane {
    fn new(largest_b: u32) -> Self {
        let stored = vec![0; Self::words(largest_b) as usize];
        let marks = Vec::with_capacity((u64::from(largest_b) / MARK + 1) as usize);
        Self { first_columns: vec![0; START as usize], stored, marks, spread: Spread::default() }
    }

    /// How many words of lines are stored.
    fn words(largest_b: u32) -> u64 {
        (u64::from(largest_b).max(2 * START) + 127) / 64 + 2
    }

    /// Stores the lines that the blocks do not: up to 2 · START − 64.
    fn store(&mut self, flags: &[bool]) {
        for (place, &flag) in (63..).zip(&flags[..=2 * START as usize - 64]) {
            self.stored[place / 64] |= u64::from(flag) << (place % 64);
        }
    }

    /// The lines that enter the second window in a block, from T\[start + 64\] on. They were stored long ago.
    fn entering(&self, start: u64) -> u64 {
        // The bit is 31 or 63.
        let (word, bit) = (((start + 127) / 64) as usize, (start + 127) % 64);
        self.stored[word] >> bit | self.stored[word + 1] << (64 - bit)
    }

    /// Takes over a block, and what leaves the first window; lines too far out to be asked for are not stored.
    fn settle(&mut self, start: u64, rows: &[u64], leaving: u64, before: &Windows) {
        if start / MARK == self.marks.len() as u64 {
            self.marks.push(*before);
        }
        if let Some(word) = self.stored.get_mut(start as usize / BLOCK) {
            *word = leaving;
        }
        self.spread.add(start, rows);
    }
}

impl Spread {
    /// Adds columns from b on: a word to a column, a bit to a row.
    fn add(&mut self, b: u64, columns: &[u64]) {
        self.positions += columns.iter().map(|rows| u64::from(rows.count_ones())).sum::<u64>();
        let highest = columns.iter().fold(0, |all, rows| all | rows).checked_ilog2();
        if let Some(a) = highest.filter(|&a| self.highest.is_none_or(|(highest, _)| a > highest)) {
            let first = (b..).zip(columns).find(|(_, rows)| *rows >> a & 1 == 1);
            self.highest = first.map(|(b, _)| (a, b as u32));
        }
    }
}
