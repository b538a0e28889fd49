//! How often each value occurs, and in Sharing Nim which rows have it.
//!
//! `sharing` Section 6 lists for a value g the rows a ≤ b/2 in which it occurs, and Conjecture 3 says that they are those
//! with a ≤ 2g − 1 at most. [`RowsOfValues`] reads both off a table: how the positions of every value lie, and for the
//! small values each row that has them.

use crate::games::Position;
use crate::solver::{Grid, Spread, Table};

/// How often each value occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Distribution {
    /// At v how often the value v occurs; up to the largest value that does.
    pub counts: Vec<u64>,
}

impl Distribution {
    /// That of all numbers of a grid.
    pub fn of(grid: &Grid) -> Self {
        let mut counts = Vec::new();
        for &value in grid.values.iter().filter(|&&value| value != Grid::NOTHING) {
            *entry(&mut counts, value.into()) += 1;
        }
        Self { counts }
    }

    /// How often a value occurs.
    pub fn count(&self, value: u32) -> u64 {
        self.counts.get(value as usize).copied().unwrap_or(0)
    }

    /// How many numbers there are.
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
    /// At how many b it has the value.
    pub positions: u32,
}

/// Which rows of Sharing Nim have which value, read off a table in slices. All is said of the positions (0, a, b) with
/// a ≤ b/2, in the columns that are done.
///
/// Columns are read by rising b, so what is met first has the first b.
pub struct RowsOfValues {
    pass: bool,
    largest_b: u32,
    /// The next column.
    next: u32,
    /// For each value.
    spreads: Vec<Spread>,
    /// For each value, how many of its positions are their own mirror image.
    middles: Vec<u64>,
    /// For each value that is listed and each row; the rows without it have no positions.
    rows: Vec<Vec<ValueRow>>,
}

impl RowsOfValues {
    /// Begins to read the table of Sharing Nim, where there is a pass with the pass still there or not. Rows are listed for
    /// the values up to `listed`; each takes 12 bytes for each row up to the last one that has it. `None` if the table is one of another game.
    pub fn begin(table: &Table, pass: bool, listed: u8) -> Option<Self> {
        let is_sharing = table.ruleset().rules.is_piles();
        let (largest_b, rows) = (table.extent().z, vec![Vec::new(); usize::from(listed) + 1]);
        is_sharing.then(|| Self { pass, largest_b, next: 0, spreads: Vec::new(), middles: Vec::new(), rows })
    }

    /// How many columns are read.
    pub fn done(&self) -> u32 {
        self.next
    }

    /// How many columns there are.
    pub fn total(&self) -> u32 {
        self.largest_b + 1
    }

    /// Reads columns of the table it was begun with, until `work` positions or more are read. Returns whether all are.
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

    /// How the positions of each value lie, from 0 to the largest value.
    pub fn spreads(&self) -> &[Spread] {
        &self.spreads
    }

    /// The rows that have a value, lowest first; nothing where rows are not listed.
    pub fn rows(&self, value: u8) -> impl Iterator<Item = ValueRow> + '_ {
        self.rows.get(usize::from(value)).into_iter().flatten().copied().filter(|row| row.positions > 0)
    }

    /// How often each value occurs among all positions, the mirror images (0, b − a, b) included.
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
