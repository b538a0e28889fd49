//! Positions side by side, coordinate by coordinate.

use crate::games::{Axis, Coordinates, Position, Ruleset};

/// Numbers of all positions of a block.
pub(super) type Column = [i64; Block::SIZE];

/// Up to [`Block::SIZE`] positions.
#[derive(Clone, Debug)]
pub struct Block {
    /// x, y, z and p.
    columns: Box<[Column; 4]>,
    count: usize,
    /// The number of coordinates among x, y and z that the positions have.
    coordinates: usize,
}

impl Block {
    /// So many that the bookkeeping between two blocks does not count, and so few that their numbers stay close at hand.
    pub const SIZE: usize = 256;

    /// No positions yet.
    pub fn new() -> Self {
        Self { columns: Box::new([[0; Self::SIZE]; 4]), count: 0, coordinates: 3 }
    }

    /// No positions of a ruleset yet.
    pub(crate) fn of(ruleset: &Ruleset) -> Self {
        Self { coordinates: ruleset.rules.count().min(3), ..Self::new() }
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

    /// Adds `count` positions, no more than there is room for, of which each has a coordinate (0, 1 or 2 for x, y or z) one
    /// larger than the one before.
    pub fn add(&mut self, first: Position, axis: Axis, count: usize) {
        let [x, y, z] = first.xyz().map(i64::from);
        let range = self.count..self.count + count;
        for (number, start) in [x, y, z, first.pass.into()].into_iter().enumerate() {
            let places = &mut self.columns[number][range.clone()];
            if number == axis.index() {
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
        let cell = |axis: usize| self.columns[axis][index] as u32;
        let coordinates = Coordinates::from([cell(0), cell(1), cell(2)]).resized(self.coordinates);
        Position::at(coordinates).with_pass(self.columns[3][index] == 1)
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
