//! Positions side by side, coordinate by coordinate.

use crate::formulas::own;
use crate::games::{Coordinate, Coordinates, Position, Ruleset};

/// Numbers of all positions of a block.
pub(super) type Column = [i64; Block::SIZE];

/// Up to [`Block::SIZE`] positions.
#[derive(Clone, Debug)]
pub struct Block {
    /// x, y, z, p and w.
    columns: Box<[Column; 5]>,
    count: usize,
    /// The number of coordinates among x, y, z and w that the positions have.
    coordinates: usize,
}

impl Block {
    /// So many that the bookkeeping between two blocks does not count, and so few that their numbers stay close at hand.
    pub const SIZE: usize = 256;

    /// No positions yet.
    pub fn new() -> Self {
        Self { columns: Box::new([[0; Self::SIZE]; 5]), count: 0, coordinates: 3 }
    }

    /// No positions of a ruleset yet.
    pub(crate) fn of(ruleset: &Ruleset) -> Self {
        Self { coordinates: ruleset.rules.count().min(own::MOST), ..Self::new() }
    }

    /// The number of positions.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The number of positions that still fit.
    pub fn room(&self) -> usize {
        Self::SIZE - self.count
    }

    /// Takes all of them away.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds `count` positions, no more than there is room for, of which each has a coordinate one larger than the one before.
    pub fn add(&mut self, first: Position, along: impl Into<Coordinate>, count: usize) {
        let along = Self::column_of(along.into().index());
        let [x, y, z] = first.xyz().map(i64::from);
        let w = first.coordinates.get(3).copied().unwrap_or_default();
        let range = self.count..self.count + count;
        for (number, start) in [x, y, z, first.pass.into(), w.into()].into_iter().enumerate() {
            let places = &mut self.columns[number][range.clone()];
            if number == along {
                for (place, value) in places.iter_mut().zip(start..) {
                    *place = value;
                }
            } else {
                places.fill(start);
            }
        }
        self.count = range.end;
    }

    /// One of the positions.
    pub fn position(&self, index: usize) -> Position {
        let cell = |which: Coordinate| self.columns[Self::column_of(which.index())][index] as u32;
        let mut coordinates = Coordinates::zeros(self.coordinates);
        for which in Coordinate::first(self.coordinates) {
            coordinates = coordinates.with(which, cell(which));
        }
        Position::at(coordinates).with_pass(self.columns[3][index] == 1)
    }

    /// The column of a coordinate, by its index: p, which every position has, is before w.
    fn column_of(coordinate: usize) -> usize {
        if coordinate < 3 { coordinate } else { coordinate + 1 }
    }

    pub(super) fn column(&self, index: usize) -> &[i64] {
        &self.columns[index][..self.count]
    }
}

impl Default for Block {
    fn default() -> Self {
        Self::new()
    }
}
