//! A position, which means nothing without its ruleset.

use crate::games::{Axis, Coordinate, Coordinates};
use std::ops::Index;

/// One to six coordinates and whether the pass can still be used.
///
/// For bars the coordinates are x, y, z: the numbers of possible breaks left of, above and right of the bitter piece. For Sharing Nim they
/// are the piles a, b, c, … in the order the players see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The coordinates, each at most [`Position::LARGEST`].
    pub coordinates: Coordinates,
    /// The coordinate p, which comes last. Always false in rulesets without a pass.
    pub pass: bool,
}

impl Position {
    /// The largest coordinate. Sums of two stay inside 32 bits.
    pub const LARGEST: u32 = 1_000_000_000;

    /// A position of three coordinates, without a pass.
    pub fn new(x: u32, y: u32, z: u32) -> Self {
        Self::at(Coordinates::from([x, y, z]))
    }

    /// The position with these coordinates, without a pass.
    pub fn at(coordinates: impl Into<Coordinates>) -> Self {
        Self { coordinates: coordinates.into(), pass: false }
    }

    /// The three coordinates of a bar, or of three piles; the first three of more.
    pub fn xyz(self) -> [u32; 3] {
        self.coordinates.xyz()
    }

    /// The same coordinates with the pass still there (`true`) or not.
    #[must_use]
    pub fn with_pass(self, pass: bool) -> Self {
        Self { pass, ..self }
    }

    /// The same position with one coordinate larger by `steps`.
    #[must_use]
    pub fn further(self, which: impl Into<Coordinate>, steps: u32) -> Self {
        let which = which.into();
        self.with(which, self[which] + steps)
    }

    /// The same position with one coordinate changed.
    #[must_use]
    pub fn with(self, which: impl Into<Coordinate>, value: u32) -> Self {
        Self { coordinates: self.coordinates.with(which, value), ..self }
    }
}

impl Index<Axis> for Position {
    type Output = u32;

    fn index(&self, axis: Axis) -> &u32 {
        &self.coordinates[axis]
    }
}

impl Index<Coordinate> for Position {
    type Output = u32;

    fn index(&self, which: Coordinate) -> &u32 {
        &self.coordinates[which]
    }
}
