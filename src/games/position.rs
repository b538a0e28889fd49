//! A position, which means nothing without its ruleset.

use crate::games::Axis;
use std::ops::Index;

/// Three coordinates and whether the pass is still there.
///
/// For bars the coordinates are x, y, z: how often the bar can be cut left of, above and right of the bitter piece. For
/// Sharing Nim they are the piles a, b, c in the order the players see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The coordinates, each at most [`Position::LARGEST`].
    pub cells: [u32; 3],
    /// The fourth coordinate p. Always false in rulesets without a pass.
    pub pass: bool,
}

impl Position {
    /// The largest coordinate. Sums of two stay inside 32 bits.
    pub const LARGEST: u32 = 1_000_000_000;

    /// A position without a pass.
    pub fn new(x: u32, y: u32, z: u32) -> Self {
        Self { cells: [x, y, z], pass: false }
    }

    /// The same coordinates with the pass still there (`true`) or not.
    #[must_use]
    pub fn with_pass(self, pass: bool) -> Self {
        Self { pass, ..self }
    }

    /// The same position with one coordinate changed.
    #[must_use]
    pub fn with(mut self, axis: Axis, value: u32) -> Self {
        self.cells[axis.index()] = value;
        self
    }
}

impl Index<Axis> for Position {
    type Output = u32;

    fn index(&self, axis: Axis) -> &u32 {
        &self.cells[axis.index()]
    }
}
