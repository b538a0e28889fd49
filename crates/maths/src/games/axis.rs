//! The three directions of a bar.

use serde::{Deserialize, Serialize};

crate::named! {
    /// One of the three directions of a bar, and its coordinate. They also name the first three piles of Sharing Nim.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Axis {
        /// x, left of the bitter piece.
        X = "x",
        /// y, above the bitter piece.
        Y = "y",
        /// z, right of the bitter piece.
        Z = "z",
    }
}

impl Axis {
    /// The index of the coordinate in a position: 0, 1 or 2.
    pub fn index(self) -> usize {
        match self {
            Self::X => 0,
            Self::Y => 1,
            Self::Z => 2,
        }
    }

    /// The other two axes, in order: the axes of a table with this one fixed.
    pub fn others(self) -> [Self; 2] {
        match self {
            Self::X => [Self::Y, Self::Z],
            Self::Y => [Self::X, Self::Z],
            Self::Z => [Self::X, Self::Y],
        }
    }
}
