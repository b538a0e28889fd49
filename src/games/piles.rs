//! How many piles a game of Sharing Nim has.

use crate::games::Coordinates;

/// The number of piles, from 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piles(u8);

impl Piles {
    /// The fewest there can be: of one alone nothing can be shared.
    pub const FEWEST: usize = 2;
    /// The most there can be.
    pub const MOST: usize = Coordinates::MOST;
    /// The number of the paper's game.
    pub const THREE: Self = Self(3);

    /// So many piles, or `None` if there cannot be so many.
    pub fn new(count: usize) -> Option<Self> {
        (Self::FEWEST..=Self::MOST).contains(&count).then_some(Self(count as u8))
    }

    /// The number.
    pub fn count(self) -> usize {
        self.0.into()
    }
}
