//! The search of a sum whose parts are listed: values and remoteness, position by position.
//!
//! # Rows
//! Positions that differ in the last part alone are one row, and have neighbouring indices. A move in another part leads to the same place
//! of an earlier row, and so does the pass. So the rows with options are found once for each row, and an option is one sum away: the start
//! of its row plus a place.
//!
//! # Packed results
//! The search reads one number of each option: `min(value, 63) · 2²⁶ + remoteness`. There are fewer than 2²² positions, and the remoteness is
//! smaller than their number. One bit to a value below 63 gives the mex, as long as one of these values is missing. If there is an option
//! with value 0, the least packed number is the least remoteness of such options. Otherwise the largest remoteness is read, which is seldom.
//! If all values below 63 occur, the exact values are read from a separate list.

use crate::solver::memory::{NoMemory, filled};
use crate::solver::sum::listing::Listing;

/// The results for the positions of a sum.
pub(super) struct Found {
    values: Vec<u16>,
    packed: Vec<u32>,
    /// The digits of the present row: the places in all parts but the last.
    digits: Vec<usize>,
    /// The change of the index when a digit changes by one, for all parts.
    pub(super) weights: Vec<usize>,
    /// The index of the first position of the present row.
    row: usize,
    /// The first positions of the rows with options of this one; that of the pass is last.
    rows: Vec<usize>,
    /// The number of these rows without that of the pass.
    moves: usize,
    pub(super) done: usize,
    /// `seen[v]` is one more than the last index that has an option of value v, among those whose options have all values below 63.
    seen: Vec<u32>,
}

impl Found {
    /// Two bytes for the value and four for the packed results.
    pub(super) const POSITION: u64 = 6;
    /// The number of bits of the remoteness.
    const SHIFT: u32 = 26;
    /// Stands for all values that are not smaller.
    const CAP: u16 = 63;

    /// Begins with the first row of this number of positions.
    pub(super) fn new(lists: &[Listing], positions: usize) -> Result<Self, NoMemory> {
        let mut weights = vec![1; lists.len()];
        for part in (1..lists.len()).rev() {
            weights[part - 1] = weights[part] * lists[part].positions() as usize;
        }
        let mut found = Self {
            values: filled(positions, 0)?,
            packed: filled(positions, 0)?,
            digits: vec![0; lists.len().saturating_sub(1)],
            weights,
            row: 0,
            rows: Vec::new(),
            moves: 0,
            done: 0,
            seen: vec![0; usize::from(u16::MAX) + 1],
        };
        found.begin_row(lists);
        Ok(found)
    }

    /// The number of positions.
    pub(super) fn positions(&self) -> usize {
        self.values.len()
    }

    /// The value of a position that is found.
    pub(super) fn value(&self, index: usize) -> u16 {
        self.values[index]
    }

    /// The remoteness of a position that is found.
    #[inline]
    pub(super) fn remoteness(&self, index: usize) -> u32 {
        self.packed[index] & ((1 << Self::SHIFT) - 1)
    }

    /// Finds positions until about `work` options are visited. Returns `true` if all are found.
    pub(super) fn advance(&mut self, lists: &[Listing], misere: bool, mut work: u64) -> bool {
        let Some(last) = lists.last() else { return true };
        while self.done < self.positions() && work > 0 {
            if (self.done - self.row) as u64 == last.positions() {
                self.raise(lists);
                self.begin_row(lists);
            }
            work = work.saturating_sub(1 + self.find(last.options_of(self.done - self.row), misere));
        }
        self.done == self.positions()
    }

    /// Goes on to the digits of the next row, in mixed radix.
    fn raise(&mut self, lists: &[Listing]) {
        for (digit, list) in self.digits.iter_mut().zip(lists).rev() {
            *digit += 1;
            if (*digit as u64) < list.positions() {
                return;
            }
            *digit = 0;
        }
    }

    /// Finds the rows with options of the row that begins with the next position.
    fn begin_row(&mut self, lists: &[Listing]) {
        self.row = self.done;
        self.rows.clear();
        for ((list, &digit), &weight) in lists.iter().zip(&self.digits).zip(&self.weights) {
            let base = self.row - digit * weight;
            for &to in list.options_of(digit) {
                self.rows.push(base + to as usize * weight);
            }
        }
        self.moves = self.rows.len();
        let combinations = lists.iter().map(|list| list.positions() as usize).product();
        if let Some(row) = self.row.checked_sub(combinations) {
            self.rows.push(row);
        }
    }

    /// Finds the next position; `options` are the places of its options in its own row. Returns the number of all options.
    fn find(&mut self, options: &[u32], misere: bool) -> u64 {
        let (index, row, place) = (self.done, self.row, self.done - self.row);
        self.done += 1;
        if self.moves == 0 && options.is_empty() {
            // Terminal, and the pass may not be used.
            (self.values[index], self.packed[index]) = (u16::from(misere), u32::from(misere) << Self::SHIFT);
            return 0;
        }
        let all = || self.rows.iter().map(|row| row + place).chain(options.iter().map(|&to| row + to as usize));
        let (mut seen, mut least) = (0_u64, u32::MAX);
        all().for_each(|at| {
            let packed = self.packed[at];
            seen |= 1 << (packed >> Self::SHIFT);
            least = least.min(packed);
        });
        let mut value = seen.trailing_ones() as u16;
        if value >= Self::CAP {
            let stamp = index as u32 + 1;
            all().for_each(|at| self.seen[usize::from(self.values[at])] = stamp);
            value = (0..).zip(&self.seen).find(|(_, seen)| **seen != stamp).map_or(u16::MAX, |(value, _)| value);
        }
        let known = if value == 0 { all().map(|at| self.remoteness(at)).max().unwrap_or(0) } else { least };
        self.values[index] = value;
        self.packed[index] = (u32::from(value.min(Self::CAP)) << Self::SHIFT) + 1 + known;
        (self.rows.len() + options.len()) as u64
    }
}
