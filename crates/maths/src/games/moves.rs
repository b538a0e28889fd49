//! Moves, as data that can be compared, named and sent.

use crate::games::{Axis, Coordinate, Direction};
use serde::{Deserialize, Serialize};

/// One move. The ruleset determines the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Lower one coordinate to `to`; in some bars that lowers y as well.
    Cut {
        /// The coordinate that is cut.
        axis: Axis,
        /// The rest of the coordinate.
        to: u32,
    },
    /// Sharing Nim: take tokens from one pile and put them on another.
    Share {
        /// The giving pile.
        from: Coordinate,
        /// The receiving pile, afterwards not larger than the giving one.
        onto: Coordinate,
        /// The number of tokens, at least 1.
        tokens: u32,
    },
    /// Own rules: lower one or more coordinates in a direction; bounds may lower others as well.
    Lower {
        /// The direction: the numbers by which the amount 1 lowers the coordinates.
        along: Direction,
        /// The amount, at least 1.
        by: u32,
    },
    /// Use up the one pass.
    Pass,
}

impl Move {
    /// True if the player lowers this coordinate. A coordinate that comes down by itself does not count.
    pub fn lowers(self, which: Coordinate) -> bool {
        match self {
            Self::Cut { axis, .. } => which == axis.into(),
            Self::Share { from, .. } => which == from,
            Self::Lower { along, .. } => along.lowers(which),
            Self::Pass => false,
        }
    }
}
