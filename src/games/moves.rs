//! Moves, as data that can be compared, named and sent.

use crate::games::Coordinate;
use serde::Deserialize;
use serde::Serialize;

/// One of the three directions of a bar, and its coordinate. They also name the first three piles of Sharing Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// x, left of the bitter piece.
    X,
    /// y, above the bitter piece.
    Y,
    /// z, right of the bitter piece.
    Z,
}

impl Axis {
    /// All three, in the order of the coordinates.
    pub const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];

    /// Where the coordinate stands in a position: 0, 1 or 2.
    pub fn index(self) -> usize {
        match self {
            Self::X => 0,
            Self::Y => 1,
            Self::Z => 2,
        }
    }

    /// The other two axes, in order: what lies across a table when this one is fixed.
    pub fn others(self) -> [Self; 2] {
        match self {
            Self::X => [Self::Y, Self::Z],
            Self::Y => [Self::X, Self::Z],
            Self::Z => [Self::X, Self::Y],
        }
    }
}

/// One move. What it leads to is for the ruleset to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Lower one coordinate to `to`; in some bars that lowers y as well.
    Cut {
        /// The coordinate that is cut.
        axis: Axis,
        /// What remains of it.
        to: u32,
    },
    /// Sharing Nim: take tokens from one pile and put them on another.
    Share {
        /// The giving pile.
        from: Coordinate,
        /// The receiving pile, afterwards not larger than the giving one.
        onto: Coordinate,
        /// How many, at least 1.
        tokens: u32,
    },
    /// Use up the one pass.
    Pass,
}
