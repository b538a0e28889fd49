//! A game with a friend far away. The two hand it to each other after each move, as a link, a code or a short text, and each
//! device remembers for whom it plays. This is the part without a page: what is remembered, and what fits to it.
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

/// What the page knows about games by links.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Far {
    /// The games that this device remembers, the last one first.
    pub games: Vec<Kept>,
    /// Whether the move on the board was handed over.
    pub is_handed: bool,
    /// Whether a move was taken back since the friend's last one.
    pub is_undone: bool,
    /// A link that does not go on from the game of this device.
    pub doubt: Option<Doubt>,
    /// What is wrong with the text that was typed.
    pub misheard: Option<Misheard>,
}

impl Far {
    /// How many games a device remembers.
    const MOST: usize = 20;

    /// The game on this device that a link goes on with, or should.
    pub fn known(&self, link: &Link) -> Option<&Kept> {
        self.games.iter().find(|kept| kept.is_of(link))
    }

    /// Remembers a game in place of what was known of it.
    pub fn remember(&mut self, kept: Kept) {
        self.games.retain(|other| !other.is_of(&kept.link));
        self.games.insert(0, kept);
        self.games.truncate(Self::MOST);
    }
}

/// A link that does not go on from the game of this device, so the player has to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// What is wrong with it.
    pub unfit: Unfit,
    /// The game that it opens if the player wants it.
    pub link: Link,
}
