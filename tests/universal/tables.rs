//! Numbers or outcomes of all places of a box.

use super::bars::Cells;
use std::ops::Index;

/// Cells, and whether the pass can still be used.
pub(super) type Place = (Cells, bool);

/// An entry for each place with x and z up to n and y up to `top`.
pub(super) struct Table<T> {
    n: i64,
    top: i64,
    entries: Vec<T>,
}

impl<T: Copy> Table<T> {
    /// A table for these positions with coordinates up to n, with and without a pass.
    pub(super) fn over(n: i64, positions: &[Cells], entry: T) -> Self {
        let top = positions.iter().map(|at| at[1]).max().unwrap_or(0);
        let size = 2 * (n + 1) * (n + 1) * (top + 1);
        Self { n, top, entries: vec![entry; usize::try_from(size).unwrap()] }
    }

    fn place(&self, ([x, y, z], pass): Place) -> usize {
        let row = (i64::from(pass) * (self.n + 1) + x) * (self.n + 1) + z;
        usize::try_from(row * (self.top + 1) + y).unwrap()
    }

    pub(super) fn set(&mut self, place: Place, entry: T) {
        let place = self.place(place);
        self.entries[place] = entry;
    }
}

/// Without a pass.
impl<T: Copy> Index<&Cells> for Table<T> {
    type Output = T;

    fn index(&self, at: &Cells) -> &T {
        &self.entries[self.place((*at, false))]
    }
}

impl<T: Copy> Index<&Place> for Table<T> {
    type Output = T;

    fn index(&self, place: &Place) -> &T {
        &self.entries[self.place(*place)]
    }
}
