//! The datum that is kept of each position: its value, or its remoteness.

use crate::solver::remoteness::Score;
use crate::solver::{GameTooLong, ValueTooLarge};
use crate::values::{Nimber, Outcome};

/// The datum that is kept of each position.
pub trait Kept: Copy {
    /// The error if the datum is too large.
    type TooLarge;

    /// A part of the datum of several options.
    type Word: Copy;

    /// The datum as it is read.
    type Number;

    /// No options.
    const NONE: Self::Word;

    /// The number of words for at most this many options.
    fn words(most: usize) -> usize;

    /// The datum of a terminal position.
    fn terminal(misere: bool) -> Self;

    /// The options of both.
    fn joined(one: Self::Word, other: Self::Word) -> Self::Word;

    /// Adds an option to others.
    fn add_to(self, options: &mut [Self::Word]);

    /// The datum of a position, from those of its options, in lists of the same length; there is at least one.
    ///
    /// # Errors
    /// When the datum is too large.
    fn of_lines<'a>(lines: impl Iterator<Item = &'a [Self::Word]> + Clone) -> Result<Self, Self::TooLarge>
    where
        Self::Word: 'a;

    /// The datum as it is read.
    fn number(self) -> Self::Number;
}

/// A Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnValue(pub(super) u16);

impl Kept for OwnValue {
    type TooLarge = ValueTooLarge;
    /// One bit for each of 64 values.
    type Word = u64;
    type Number = Nimber;
    const NONE: u64 = 0;

    /// The mex of n numbers is at most n. So the values fit, and one bit is left.
    fn words(most: usize) -> usize {
        most / 64 + 1
    }

    fn terminal(misere: bool) -> Self {
        Self(misere.into())
    }

    fn joined(one: u64, other: u64) -> u64 {
        one | other
    }

    fn add_to(self, options: &mut [u64]) {
        options[usize::from(self.0 / 64)] |= 1 << (self.0 % 64);
    }

    fn of_lines<'a>(lines: impl Iterator<Item = &'a [u64]> + Clone) -> Result<Self, ValueTooLarge> {
        let width = lines.clone().next().map_or(0, <[u64]>::len);
        let all = (0..width).map(|word| lines.clone().fold(0, |all, line| all | line[word]));
        let least = all.enumerate().find(|(_, all)| *all != u64::MAX);
        let value = least.map_or(usize::MAX, |(word, all)| 64 * word + all.trailing_ones() as usize);
        u16::try_from(value).ok().filter(|value| *value <= ValueTooLarge::LARGEST).map(Self).ok_or(ValueTooLarge)
    }

    fn number(self) -> Nimber {
        Nimber(self.0.into())
    }
}

impl Kept for Score {
    type TooLarge = GameTooLong;
    /// The best offer of some options.
    type Word = Self;
    type Number = (Outcome, u32);
    const NONE: Self = Self::LOST;

    fn words(_: usize) -> usize {
        1
    }

    fn terminal(misere: bool) -> Self {
        if misere { Self::WON } else { Self::LOST }
    }

    fn joined(one: Self, other: Self) -> Self {
        one.max(other)
    }

    fn add_to(self, options: &mut [Self]) {
        options[0] = options[0].max(self.offer());
    }

    fn of_lines<'a>(lines: impl Iterator<Item = &'a [Self]> + Clone) -> Result<Self, GameTooLong> {
        let best = lines.fold(Self::LOST, |best, line| best.max(line[0]));
        if best == Self::TOO_LONG { Err(GameTooLong) } else { Ok(best) }
    }

    fn number(self) -> (Outcome, u32) {
        self.read()
    }
}
