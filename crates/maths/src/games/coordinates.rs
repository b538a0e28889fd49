//! The numbers of a position: one for each side of a bar that can be cut, or for each pile.

use crate::games::Axis;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, Index};

/// Which of a position's coordinates: x or pile a is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Coordinate(u8);

impl Coordinate {
    /// The one with this number, from 0 to 5; `None` beyond.
    pub fn new(index: usize) -> Option<Self> {
        (index < Coordinates::MOST).then_some(Self(index as u8))
    }

    /// The first `count` coordinates, at most six.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(Coordinates::MOST) as u8).map(Self)
    }

    /// The index in a position, 0 to 5.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The direction of a bar with this place; `None` from the fourth on.
    pub fn axis(self) -> Option<Axis> {
        Axis::ALL.get(self.index()).copied()
    }
}

impl TryFrom<u8> for Coordinate {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index.into()).ok_or("more than six coordinates")
    }
}

impl From<Coordinate> for u8 {
    fn from(which: Coordinate) -> Self {
        which.0
    }
}

impl From<Axis> for Coordinate {
    fn from(axis: Axis) -> Self {
        Self(axis.index() as u8)
    }
}

/// One to six coordinates, in their order. A slice can be had of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub struct Coordinates {
    count: u8,
    /// Those beyond `count` are 0, so that equal positions are equal.
    numbers: [u32; Self::MOST],
}

impl Coordinates {
    /// The most there can be.
    pub const MOST: usize = 6;

    /// As many zeros, at most six.
    pub fn zeros(count: usize) -> Self {
        Self { count: count.min(Self::MOST) as u8, numbers: [0; Self::MOST] }
    }

    /// These numbers; `None` if there are more than six.
    pub fn new(numbers: &[u32]) -> Option<Self> {
        let mut made = Self::zeros(numbers.len());
        made.numbers.get_mut(..numbers.len())?.copy_from_slice(numbers);
        Some(made)
    }

    /// The same coordinates with one changed. One that is not there stays away.
    #[must_use]
    pub fn with(mut self, which: impl Into<Coordinate>, value: u32) -> Self {
        let index = which.into().index();
        if index < self.len() {
            self.numbers[index] = value;
        }
        self
    }

    /// The first `count` of them, at most six. New coordinates are 0.
    #[must_use]
    pub fn resized(mut self, count: usize) -> Self {
        self.count = count.min(Self::MOST) as u8;
        self.numbers[self.count.into()..].fill(0);
        self
    }

    /// The first three: all of a bar, and of three piles. Those that are not there are 0.
    pub fn xyz(self) -> [u32; 3] {
        let [x, y, z, ..] = self.numbers;
        [x, y, z]
    }

    /// The sum of the coordinates.
    pub fn sum(self) -> u64 {
        self.iter().copied().map(u64::from).sum()
    }

    /// Smallest first.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        // By insertion, since the library's sort is much code for six numbers.
        for end in 1..self.len() {
            let mut at = end;
            while at > 0 && self.numbers[at - 1] > self.numbers[at] {
                self.numbers.swap(at - 1, at);
                at -= 1;
            }
        }
        self
    }
}

impl Deref for Coordinates {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        &self.numbers[..self.count.into()]
    }
}

impl From<[u32; 3]> for Coordinates {
    fn from([x, y, z]: [u32; 3]) -> Self {
        Self { count: 3, numbers: [x, y, z, 0, 0, 0] }
    }
}

impl TryFrom<Vec<u32>> for Coordinates {
    type Error = &'static str;

    fn try_from(numbers: Vec<u32>) -> Result<Self, Self::Error> {
        Self::new(&numbers).ok_or("more than six coordinates")
    }
}

impl From<Coordinates> for Vec<u32> {
    fn from(coordinates: Coordinates) -> Self {
        coordinates.to_vec()
    }
}

impl Index<Axis> for Coordinates {
    type Output = u32;

    fn index(&self, axis: Axis) -> &u32 {
        &self.numbers[axis.index()]
    }
}

impl Index<Coordinate> for Coordinates {
    type Output = u32;

    fn index(&self, which: Coordinate) -> &u32 {
        &self.numbers[which.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::{Coordinate, Coordinates};
    use crate::games::Axis;

    #[test]
    fn one_to_six_numbers_are_held_in_their_order() {
        let piles = Coordinates::new(&[4, 0, 7, 1]).unwrap();
        assert_eq!((&*piles, piles.sum(), piles.xyz()), (&[4, 0, 7, 1][..], 12, [4, 0, 7]));
        assert_eq!(&*piles.sorted(), [0, 1, 4, 7]);
        assert_eq!(Coordinates::new(&[0; 7]), None);
        let fifth = Coordinate::new(4).unwrap();
        assert_eq!((piles.with(fifth, 3), piles.with(Axis::Y, 3)), (piles, Coordinates::new(&[4, 3, 7, 1]).unwrap()));
        assert_eq!((fifth.axis(), Coordinate::from(Axis::Z).axis()), (None, Some(Axis::Z)));
    }
}
