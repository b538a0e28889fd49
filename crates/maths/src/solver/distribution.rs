//! Frequencies of values, and in Sharing Nim the rows in which each value occurs.
//!
//! `sharing` Section 6 lists for a value g the rows a ≤ b/2 in which it occurs, and by Conjecture 3 all of these have a ≤ 2g − 1.
//! [`RowsOfValues`] reads from a table the [`Spread`] of every value, and for the small values each row that has them.

use crate::games::Position;
use crate::solver::{Grid, Spread, Table};

/// The frequency of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Distribution {
    /// The frequency of the value v at index v, up to the largest value that occurs.
    pub counts: Vec<u64>,
}

impl Distribution {
    /// The distribution of all numbers of a grid.
    pub fn of(grid: &Grid) -> Self {
        let mut counts = Vec::new();
        for &value in grid.values.iter().filter(|&&value| value != Grid::NOTHING) {
            *entry(&mut counts, value.into()) += 1;
        }
        Self { counts }
    }

    /// The frequency of a value.
    pub fn count(&self, value: u32) -> u64 {
        self.counts.get(value as usize).copied().unwrap_or(0)
    }

    /// The number of all occurrences.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The share of a value, from 0 to 1; 0 if there are no numbers.
    pub fn share(&self, value: u32) -> f64 {
        self.count(value) as f64 / self.total().max(1) as f64
    }
}

/// A row a of Sharing Nim in which a value occurs at some b ≥ 2a.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ValueRow {
    /// The row.
    pub a: u32,
    /// The first b at which it has the value.
    pub first_b: u32,
    /// The number of b at which it has the value.
    pub positions: u32,
}

/// The rows of Sharing Nim that have each value, read from a table in slices. All results are about the positions (0, a, b) with a ≤ b/2,
/// in the columns that are done.
///
/// Columns are read by rising b, so the first position of a value in a row has the smallest b.
pub struct RowsOfValues {
    pass: bool,
    largest_b: u32,
    /// The next column.
    next: u32,
    /// For each value.
    spreads: Vec<Spread>,
    /// For each value, the number of positions that are their own mirror image.
    middles: Vec<u64>,
    /// For each value that is listed and each row; the rows without it have no positions.
    rows: Vec<Vec<ValueRow>>,
}

impl RowsOfValues {
    /// Begins to read a table of Sharing Nim, at positions with the pass if `pass`. Rows are listed for the values up to `listed`; each
    /// value takes 12 bytes for each row up to the last one that has it. `None` if the table is one of another game.
    pub fn begin(table: &Table, pass: bool, listed: u8) -> Option<Self> {
        let is_sharing = table.ruleset().rules.is_piles();
        let (largest_b, rows) = (table.extent().z, vec![Vec::new(); usize::from(listed) + 1]);
        is_sharing.then(|| Self { pass, largest_b, next: 0, spreads: Vec::new(), middles: Vec::new(), rows })
    }

    /// The number of columns read so far.
    pub fn done(&self) -> u32 {
        self.next
    }

    /// The number of all columns.
    pub fn total(&self) -> u32 {
        self.largest_b + 1
    }

    /// Reads further columns of the same table, until `work` positions or more are read. Returns `true` if all columns are read.
    pub fn advance(&mut self, table: &Table, work: u64) -> bool {
        let mut read = 0;
        while self.next <= self.largest_b && read < work {
            let b = self.next;
            for a in 0..=b / 2 {
                if let Some(value) = table.value(Position::new(0, a, b).with_pass(self.pass)) {
                    self.count(value.0 as usize, a, b);
                }
            }
            read += u64::from(b / 2 + 1);
            self.next += 1;
        }
        self.next > self.largest_b
    }

    fn count(&mut self, value: usize, a: u32, b: u32) {
        let spread = entry(&mut self.spreads, value);
        spread.positions += 1;
        if spread.highest.is_none_or(|(highest, _)| a > highest) {
            spread.highest = Some((a, b));
        }
        if 2 * a == b {
            *entry(&mut self.middles, value) += 1;
        }
        if let Some(rows) = self.rows.get_mut(value) {
            let begin = rows.len() as u32;
            rows.extend((begin..=a).map(|a| ValueRow { a, first_b: b, positions: 0 }));
            let row = &mut rows[a as usize];
            if row.positions == 0 {
                row.first_b = b;
            }
            row.positions += 1;
        }
    }

    /// The [`Spread`] of each value, from 0 to the largest value.
    pub fn spreads(&self) -> &[Spread] {
        &self.spreads
    }

    /// The rows that have a value, lowest first; none for a value whose rows are not listed.
    pub fn rows(&self, value: u8) -> impl Iterator<Item = ValueRow> + '_ {
        self.rows.get(usize::from(value)).into_iter().flatten().copied().filter(|row| row.positions > 0)
    }

    /// The frequency of each value among all positions, including the mirror images (0, b − a, b).
    pub fn distribution(&self) -> Distribution {
        let middles = self.middles.iter().copied().chain(std::iter::repeat(0));
        Distribution {
            counts: self.spreads.iter().zip(middles).map(|(s, middles)| 2 * s.positions - middles).collect(),
        }
    }
}

/// The entry of a value, in a list that is lengthened as far as needed.
fn entry<T: Clone + Default>(list: &mut Vec<T>, value: usize) -> &mut T {
    if value >= list.len() {
        list.resize(value + 1, T::default());
    }
    &mut list[value]
}

#[cfg(test)]
mod tests;
