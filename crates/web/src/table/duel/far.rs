//! A game with a friend far away. The two hand it to each other after each move, as a link, a code or a short text, and each device
//! remembers for whom it plays. This part needs no page: it remembers games, and checks which links and moves continue them.
//!
//! | file | what it has |
//! |---|---|
//! | `kept` | a game as this device remembers it, and whether another record goes on from there |
//! | `short` | a move as a text to be read out: `3 z4 KM` |
//! | `heard` | what a friend may send: a link, a record, a short text |
//! | `misheard` | why a text that was typed is not one of these, or does not fit |

mod heard;
mod kept;
mod misheard;
mod short;

pub use heard::read;
pub use kept::{Kept, Unfit};
pub use misheard::Misheard;
pub use short::write;

use crate::table::duel::Link;

/// Games by links, as the page knows them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Far {
    /// The games that this device remembers, the last one first.
    pub games: Vec<Kept>,
    /// True if the player has handed over the move on the board.
    pub is_handed: bool,
    /// True if the player has taken back a move since the friend's last one.
    pub is_undone: bool,
    /// A link that does not go on from the game of this device.
    pub doubt: Option<Doubt>,
    /// The error in the typed text.
    pub misheard: Option<Misheard>,
}

impl Far {
    /// The largest number of games that a device remembers.
    const MOST: usize = 20;

    /// The game on this device that a link goes on with, or should.
    pub fn known(&self, link: &Link) -> Option<&Kept> {
        self.games.iter().find(|kept| kept.is_of(link))
    }

    /// Remembers a game, and forgets its earlier state.
    pub fn remember(&mut self, kept: Kept) {
        self.games.retain(|other| !other.is_of(&kept.link));
        self.games.insert(0, kept);
        self.games.truncate(Self::MOST);
    }
}

/// A link that does not go on from the game of this device, so the player has to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// The reason why the link does not fit.
    pub unfit: Unfit,
    /// The link, which opens its game if the player chooses it.
    pub link: Link,
}
