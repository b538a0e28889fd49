//! The directions in which a move lowers several coordinates together.

use crate::games::{Coordinate, Coordinates};
use serde::{Deserialize, Serialize};

/// The numbers by which a move by the amount 1 lowers the coordinates. A move by the amount t lowers each by t times as much: the direction of
/// `move a,b by any` is (1, 1), and that of `move a by t and b by 2*t` is (1, 2).
///
/// As data a direction is its [`Direction::number`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u64", into = "u64")]
pub struct Direction([u8; Coordinates::MOST]);

impl Direction {
    /// The most by which a move by the amount 1 lowers a coordinate.
    pub const MOST: u32 = 63;

    /// The count of [`Direction::number`]s.
    pub const COUNT: u64 = (Self::MOST as u64 + 1).pow(Coordinates::MOST as u32);

    /// The number whose digits to the base 64 are those of the direction, the first one lowest. Stable: codes that were handed over have it.
    pub fn number(self) -> u64 {
        self.0.iter().rfold(0, |number, factor| number * (u64::from(Self::MOST) + 1) + u64::from(*factor))
    }

    /// The direction with a number; of a larger one, the last digits count.
    pub fn numbered(number: u64) -> Self {
        let mut rest = number;
        Self([(); Coordinates::MOST].map(|()| {
            let factor = rest % (u64::from(Self::MOST) + 1);
            rest /= u64::from(Self::MOST) + 1;
            factor as u8
        }))
    }

    /// The same, but for this coordinate; `None` if that is more than [`Direction::MOST`].
    #[must_use]
    pub fn with(self, which: Coordinate, factor: u32) -> Option<Self> {
        let mut factors = self.0;
        factors[which.index()] = u8::try_from(factor).ok().filter(|_| factor <= Self::MOST)?;
        Some(Self(factors))
    }

    /// The number by which a move by the amount 1 lowers this coordinate.
    pub fn factor(self, which: Coordinate) -> u32 {
        self.0[which.index()].into()
    }

    /// True if moves in this direction lower the coordinate.
    pub fn lowers(self, which: Coordinate) -> bool {
        self.factor(which) > 0
    }

    /// The coordinates that moves in this direction lower, in their order.
    pub fn coordinates(self) -> impl DoubleEndedIterator<Item = Coordinate> + Clone {
        Coordinate::first(Coordinates::MOST).filter(move |which| self.lowers(*which))
    }

    /// The first of these coordinates.
    pub fn first(self) -> Option<Coordinate> {
        self.coordinates().next()
    }

    /// True if moves lower all of these coordinates by the same amount.
    pub fn is_even(self) -> bool {
        self.0.iter().all(|factor| *factor <= 1)
    }

    /// The largest amount of a move from a position.
    pub(crate) fn most(self, at: Coordinates) -> u32 {
        self.coordinates().map(|which| at[which] / self.factor(which)).min().unwrap_or(0)
    }

    /// The coordinates less an amount; 0 if there is less.
    pub(super) fn lowered(self, at: Coordinates, by: u32) -> Coordinates {
        let less = |at: Coordinates, which: Coordinate| at[which].saturating_sub(by.saturating_mul(self.factor(which)));
        self.coordinates().fold(at, |at, which| at.with(which, less(at, which)))
    }
}

impl From<Direction> for u64 {
    fn from(along: Direction) -> Self {
        along.number()
    }
}

impl From<u64> for Direction {
    fn from(number: u64) -> Self {
        Self::numbered(number)
    }
}

impl From<Coordinate> for Direction {
    fn from(which: Coordinate) -> Self {
        std::iter::once(which).collect()
    }
}

/// All of these coordinates by the same amount.
impl FromIterator<Coordinate> for Direction {
    fn from_iter<I: IntoIterator<Item = Coordinate>>(coordinates: I) -> Self {
        let mut factors = [0; Coordinates::MOST];
        coordinates.into_iter().for_each(|which| factors[which.index()] = 1);
        Self(factors)
    }
}
