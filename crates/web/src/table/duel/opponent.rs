//! The other player of a game.

use maths::solver::Strength;

maths::named! {
    /// The other player.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Opponent {
        /// A computer that errs often.
        #[default]
        Nib = "nib",
        /// A computer that errs sometimes.
        Truffle = "truffle",
        /// A computer that never errs.
        Noir = "noir",
        /// Another person at the same screen.
        Friend = "friend",
        /// Another person at another device. The two hand each other the game after each move.
        Far = "far",
    }
}

impl Opponent {
    /// The strength of a computer player; `None` for a person.
    pub fn strength(self) -> Option<Strength> {
        let percent = match self {
            Self::Nib => 50,
            Self::Truffle => 80,
            Self::Noir => 100,
            Self::Friend | Self::Far => return None,
        };
        Strength::new(percent)
    }

    /// The computer that errs less often, if there is one.
    pub fn harder(self) -> Option<Self> {
        match self {
            Self::Nib => Some(Self::Truffle),
            Self::Truffle => Some(Self::Noir),
            Self::Noir | Self::Friend | Self::Far => None,
        }
    }
}
