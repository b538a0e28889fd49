//! Words of digits, and the numbers that they are.

use crate::automata::{DigitOrder, Track, Tracks};
use crate::logic::track_of;
use maths::expressions::Variable;
use maths::games::{Rules, Ruleset};

/// Letters in the order in which they are read. Bit i of a letter is a digit of coordinate i of its [`Form`].
pub type Word = Vec<u8>;

/// Which coordinates positions have, and in which order their digits are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The order of digits.
    pub order: DigitOrder,
    names: &'static [Variable],
}

impl Form {
    const ALL: [Variable; Self::MOST] = [Variable::X, Variable::Y, Variable::Z];

    /// The most coordinates that are read.
    pub const MOST: usize = 3;

    /// Words of the positions of a ruleset.
    pub fn of(ruleset: &Ruleset, order: DigitOrder) -> Self {
        match ruleset.rules {
            Rules::Bar(_) => Self::of_first(Self::ALL.len(), order),
            Rules::Piles(_) => Self::of_piles(order),
            Rules::Own(rules) => Self::of_first(rules.count(), order),
        }
    }

    /// Words of the normal forms (0, y, z) of three piles, which have no digits of x.
    pub fn of_piles(order: DigitOrder) -> Self {
        Self { order, names: &Self::ALL[1..] }
    }

    /// Words of positions with `count` coordinates: x alone, x and y, or all three.
    pub fn of_first(count: usize, order: DigitOrder) -> Self {
        Self { order, names: &Self::ALL[..count.min(Self::ALL.len())] }
    }

    /// The number of letters.
    pub fn letters(self) -> u8 {
        1 << self.names().len()
    }

    /// The coordinates whose digits are read.
    pub fn names(self) -> &'static [Variable] {
        self.names
    }

    /// The tracks of automata that read such words.
    pub fn tracks(self) -> Tracks {
        Tracks::new(self.names().iter().map(|name| track_of(*name)))
    }

    /// The position (x, y, z) that a word is.
    pub fn position(self, word: &[u8]) -> [u64; 3] {
        let mut numbers = [0; 3];
        for (step, letter) in word.iter().enumerate() {
            let place = match self.order {
                DigitOrder::MostFirst => word.len() - 1 - step,
                DigitOrder::LeastFirst => step,
            };
            for (bit, name) in self.names().iter().enumerate() {
                let Track(track) = track_of(*name);
                numbers[usize::from(track)] |= u64::from(letter >> bit & 1) << place;
            }
        }
        numbers
    }

    /// The word of a position with `digits` digits for each number.
    pub fn word(self, position: [u64; 3], digits: u32) -> Word {
        let letter = |place: u32| {
            let digit = |name: &Variable| (position[usize::from(track_of(*name).0)] >> place & 1) as u8;
            self.names().iter().enumerate().map(|(bit, name)| digit(name) << bit).sum()
        };
        match self.order {
            DigitOrder::MostFirst => (0..digits).rev().map(letter).collect(),
            DigitOrder::LeastFirst => (0..digits).map(letter).collect(),
        }
    }
}

/// The number of binary digits of the largest of some numbers.
pub(super) fn digits(position: [u64; 3]) -> u32 {
    u64::BITS - position.into_iter().fold(0, |all, number| all | number).leading_zeros()
}
