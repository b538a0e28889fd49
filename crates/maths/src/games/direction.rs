//! The directions in which a move lowers several coordinates together.

use crate::games::{Coordinate, Coordinates};
use serde::{Deserialize, Serialize};

/// The numbers by which a move by the amount 1 lowers the coordinates. A move by the amount t lowers each by t times as much: the direction of
/// `move a,b by any` is (1, 1), and that of `move a by t and b by 2*t` is (1, 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Direction([u32; Coordinates::MOST]);

impl Direction {
    /// The most by which a move by the amount 1 lowers a coordinate, if the rules name the direction.
    pub const MOST: u32 = 63;

    /// The count of [`Direction::number`]s.
    pub const COUNT: u64 = (Self::MOST as u64 + 1).pow(Coordinates::MOST as u32);

    /// The number whose digits to the base 64 are those of the direction, the first one lowest; `None` if one is more than
    /// [`Direction::MOST`]. Stable: codes that were handed over have it.
    pub fn number(self) -> Option<u64> {
        let number =
            || self.0.iter().rfold(0, |number, factor| number * (u64::from(Self::MOST) + 1) + u64::from(*factor));
        self.is_small().then(number)
    }

    /// The direction of these amounts, and their greatest common divisor.
    pub fn of(amounts: &[u32; Coordinates::MOST]) -> Option<(Self, u32)> {
        let mut divisor = 0;
        for amount in amounts {
            let mut rest = *amount;
            while rest > 0 {
                (divisor, rest) = (rest, divisor % rest);
            }
        }
        (divisor > 0).then(|| (Self(amounts.map(|amount| amount / divisor)), divisor))
    }

    /// The amounts by which a move lowers the coordinates.
    pub fn amounts(self, by: u32) -> [u32; Coordinates::MOST] {
        self.0.map(|factor| factor.saturating_mul(by))
    }

    /// The direction with a number; of a larger one, the last digits count.
    pub fn numbered(number: u64) -> Self {
        let mut rest = number;
        Self([(); Coordinates::MOST].map(|()| {
            let factor = rest % (u64::from(Self::MOST) + 1);
            rest /= u64::from(Self::MOST) + 1;
            factor as u32
        }))
    }

    /// True if no factor is more than [`Direction::MOST`].
    pub fn is_small(self) -> bool {
        self.0.iter().all(|factor| *factor <= Self::MOST)
    }

    /// The number by which a move by the amount 1 lowers this coordinate.
    pub fn factor(self, which: Coordinate) -> u32 {
        self.0[which.index()]
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
