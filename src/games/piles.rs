//! How many piles a game of Sharing Nim has.

/// The number of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piles(u8);

impl Piles {
    /// The number of the paper's game.
    pub const THREE: Self = Self(3);

    /// The number.
    pub fn count(self) -> usize {
        self.0.into()
    }
}
