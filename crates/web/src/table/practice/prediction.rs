//! Where P-positions of a plane are expected, and how that compares with where they are.
//!
//! ```text
//! marks[row], bit column:   row 0   . X . .     a place of the plane is (column, row), both at most `size`
//!                           row 1   . . X .
//! ```

use maths::solver::Grid;
use std::ops::RangeInclusive;

/// Marks on a plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The largest coordinate of the plane.
    pub size: u32,
    /// The fixed coordinate y.
    pub height: u32,
    /// Whether the learner wants to know; then the marks stay as they are.
    pub is_revealed: bool,
    marks: [u16; 13],
}

impl Default for Prediction {
    fn default() -> Self {
        Self { size: 8, height: 0, is_revealed: false, marks: [0; 13] }
    }
}

/// What became of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Marked, and a P-position.
    Found,
    /// Not marked, but a P-position.
    Missed,
    /// Marked, but an N-position.
    Wrong,
    /// Neither.
    Other,
}

/// The places of a plane, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// P-positions that were marked.
    pub found: u32,
    /// P-positions that were not.
    pub missed: u32,
    /// Marks on N-positions.
    pub wrong: u32,
}

impl Prediction {
    /// The sizes there are; a row of marks has 16 bits.
    pub const SIZES: RangeInclusive<u32> = 5..=12;

    /// Whether places are marked and the answer has not been asked for.
    pub fn is_under_way(&self) -> bool {
        !self.is_revealed && self.marks.iter().any(|row| *row != 0)
    }

    /// Whether a place is marked.
    pub fn is_marked(&self, (column, row): (u32, u32)) -> bool {
        column <= self.size && self.marks.get(row as usize).is_some_and(|marks| marks & (1 << column) != 0)
    }

    /// Marks a place or takes its mark away, unless the answer is known.
    pub fn toggle(&mut self, (column, row): (u32, u32)) {
        if !self.is_revealed && column <= self.size && row <= self.size {
            self.marks[row as usize] ^= 1 << column;
        }
    }

    /// Takes all marks away.
    pub fn clear(&mut self) {
        (self.marks, self.is_revealed) = ([0; 13], false);
    }

    /// What became of a place whose Grundy value is known.
    pub fn cell(&self, place: (u32, u32), value: u16) -> Cell {
        match (self.is_marked(place), value == 0) {
            (true, true) => Cell::Found,
            (false, true) => Cell::Missed,
            (true, false) => Cell::Wrong,
            (false, false) => Cell::Other,
        }
    }

    /// Counts the places of a plane of Grundy values.
    pub fn score(&self, values: &Grid) -> Found {
        let mut count = Found::default();
        for (column, row, value) in values.points() {
            match self.cell((column, row), value) {
                Cell::Found => count.found += 1,
                Cell::Missed => count.missed += 1,
                Cell::Wrong => count.wrong += 1,
                Cell::Other => {}
            }
        }
        count
    }
}
