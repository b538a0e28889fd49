//! The number of piles in a game of Sharing Nim.

use crate::games::Coordinates;
use serde::{Deserialize, Serialize};

/// The number of piles, from 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Piles(u8);

impl Piles {
    /// The fewest there can be: of one alone nothing can be shared.
    pub const FEWEST: usize = 2;
    /// The most there can be.
    pub const MOST: usize = Coordinates::MOST;
    /// The number of the paper's game.
    pub const THREE: Self = Self(3);
    /// As many as there can be.
    pub const SIX: Self = Self(Self::MOST as u8);

    /// This number of piles, or `None` if it is not allowed.
    pub fn new(count: usize) -> Option<Self> {
        (Self::FEWEST..=Self::MOST).contains(&count).then_some(Self(count as u8))
    }

    /// The number.
    pub fn count(self) -> usize {
        self.0.into()
    }
}

impl From<Piles> for u8 {
    fn from(piles: Piles) -> Self {
        piles.0
    }
}

impl TryFrom<u8> for Piles {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Self, Self::Error> {
        Self::new(count.into()).ok_or("no such number of piles")
    }
}
