//! The other player of a game.

use maths::solver::Strength;

/// The other player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A computer that errs often.
    #[default]
    Nib,
    /// A computer that errs sometimes.
    Truffle,
    /// A computer that never errs.
    Noir,
    /// Another person at the same screen.
    Friend,
    /// Another person at another device. The two hand each other the game after each move.
    Far,
}

impl Opponent {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] = [Self::Nib, Self::Truffle, Self::Noir, Self::Friend, Self::Far];

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

    /// The name of the opponent in links.
    pub fn key(self) -> &'static str {
        match self {
            Self::Nib => "nib",
            Self::Truffle => "truffle",
            Self::Noir => "noir",
            Self::Friend => "friend",
            Self::Far => "far",
        }
    }

    /// The opponent with this name in links.
    pub fn with_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opponent| opponent.key() == key)
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
