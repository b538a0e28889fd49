//! Words of digits, and the numbers that they are.

use crate::automata::logic::track_of;
use crate::automata::{DigitOrder, Tracks};
use crate::theorems::Numbers;
use crate::theorems::names::COORDINATES;
use maths::expressions::Variable;
use maths::games::{Rules, Ruleset};
use std::ops::Range;

/// Letters in the order in which they are read. Bit i of a letter is a digit of coordinate i of its [`Form`].
pub type Word = Vec<u8>;

/// Which coordinates positions have, and in which order their digits are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The order of digits.
    pub order: DigitOrder,
    /// The number of coordinates before the first one that is read. They are 0.
    first: usize,
    /// The names of these, and of those that are read.
    names: &'static [Variable],
}

impl Form {
    /// The most coordinates that are read.
    pub const MOST: usize = COORDINATES.len();

    /// Words of the positions of a ruleset.
    pub fn of(ruleset: &Ruleset, order: DigitOrder) -> Self {
        match ruleset.rules {
            Rules::Bar(_) | Rules::Own(_) => Self::of_first(ruleset.rules.count(), order),
            Rules::Piles(piles) => Self::of_piles(piles.count(), order),
        }
    }

    /// Words of the normal forms of piles, such as (0, y, z) of three, which have no digits of x.
    pub fn of_piles(count: usize, order: DigitOrder) -> Self {
        Self { first: 1, ..Self::of_first(count, order) }
    }

    /// Words of positions with `count` coordinates, of which x is the first.
    pub fn of_first(count: usize, order: DigitOrder) -> Self {
        Self { order, first: 0, names: &COORDINATES[..count.min(Self::MOST)] }
    }

    /// The number of letters.
    pub fn letters(self) -> u8 {
        1 << self.names().len()
    }

    /// The coordinates whose digits are read.
    pub fn names(self) -> &'static [Variable] {
        &self.names[self.first..]
    }

    /// The indices of these coordinates in a position.
    pub(super) fn coordinates(self) -> Range<usize> {
        self.first..self.names.len()
    }

    /// The tracks of automata that read such words.
    pub fn tracks(self) -> Tracks {
        Tracks::new(self.names().iter().map(|name| track_of(*name)))
    }

    /// The position that a word is.
    pub fn position(self, word: &[u8]) -> Numbers {
        let mut numbers = Numbers::default();
        for (step, letter) in word.iter().enumerate() {
            let place = match self.order {
                DigitOrder::MostFirst => word.len() - 1 - step,
                DigitOrder::LeastFirst => step,
            };
            for (bit, coordinate) in self.coordinates().enumerate() {
                numbers[coordinate] |= u64::from(letter >> bit & 1) << place;
            }
        }
        numbers
    }

    /// The word of a position with `digits` digits for each number.
    pub fn word(self, position: Numbers, digits: u32) -> Word {
        let letter = |place: u32| {
            let digit = |coordinate: usize| (position[coordinate] >> place & 1) as u8;
            self.coordinates().enumerate().map(|(bit, coordinate)| digit(coordinate) << bit).sum()
        };
        match self.order {
            DigitOrder::MostFirst => (0..digits).rev().map(letter).collect(),
            DigitOrder::LeastFirst => (0..digits).map(letter).collect(),
        }
    }
}

/// The number of binary digits of the largest of some numbers.
pub(super) fn digits(position: Numbers) -> u32 {
    u64::BITS - position.into_iter().fold(0, |all, number| all | number).leading_zeros()
}
