//! Several coordinates at once: those that a move lowers together.

use crate::games::{Coordinate, Coordinates};
use serde::{Deserialize, Serialize};
use std::ops::BitOr;

/// Some of the six coordinates: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CoordinateSet(u8);

impl CoordinateSet {
    /// True if the set has a coordinate.
    pub fn contains(self, which: Coordinate) -> bool {
        self.0 >> which.index() & 1 == 1
    }

    /// The coordinates of the set, in their order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Coordinate> + Clone {
        Coordinate::first(Coordinates::MOST).filter(move |which| self.contains(*which))
    }

    /// The first of them.
    pub fn first(self) -> Option<Coordinate> {
        self.iter().next()
    }
}

impl From<Coordinate> for CoordinateSet {
    fn from(which: Coordinate) -> Self {
        Self(1 << which.index())
    }
}

/// The coordinates that are in either set.
impl BitOr for CoordinateSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<Coordinate> for CoordinateSet {
    fn from_iter<I: IntoIterator<Item = Coordinate>>(coordinates: I) -> Self {
        coordinates.into_iter().map(Self::from).fold(Self::default(), Self::bitor)
    }
}
