//! How hard a task is.

use std::ops::RangeInclusive;

/// From 1, few squares and several winning moves, to [`Level::MOST`], a large bar and one winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u32);

impl Default for Level {
    fn default() -> Self {
        Self(1)
    }
}

impl Level {
    /// The hardest.
    pub const MOST: u32 = 8;

    /// A level by its number, or `None` if there is no such level.
    pub fn new(number: u32) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }

    /// 1 to [`Level::MOST`].
    pub fn number(self) -> u32 {
        self.0
    }

    /// The next harder one; the hardest stays.
    #[must_use]
    pub fn harder(self) -> Self {
        Self((self.0 + 1).min(Self::MOST))
    }

    /// The next easier one; the easiest stays.
    #[must_use]
    pub fn easier(self) -> Self {
        Self((self.0 - 1).max(1))
    }

    /// The largest coordinate lies between these, both included, before the rim lowers y.
    pub fn sizes(self) -> RangeInclusive<u32> {
        let reach = |level: u32| 2 + 2 * level;
        let least = if self.0 == 1 { 0 } else { reach(self.0 - 1) + 1 };
        least..=reach(self.0)
    }

    /// How many winning moves a task may have.
    pub fn winning_moves(self) -> RangeInclusive<usize> {
        match self.0 {
            1 => 2..=usize::MAX,
            2 => 1..=3,
            3 => 1..=2,
            _ => 1..=1,
        }
    }

    /// How far a number of winning moves is from what it should be; 0 if it fits.
    pub(super) fn misfit(self, winning: usize) -> usize {
        let fitting = self.winning_moves();
        fitting.start().saturating_sub(winning) + winning.saturating_sub(*fitting.end())
    }
}
