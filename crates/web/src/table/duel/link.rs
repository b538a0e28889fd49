//! The game that an address opens, with its moves and players.

use crate::table::duel::{Chapter, Day, Opponent, daily};
use crate::texts::Language;
use maths::games::{Record, Sum};

/// A game as links carry it.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The chapter, if it is the game of one.
    pub chapter: Option<Chapter>,
    /// The first position and the moves.
    pub record: Record,
    /// The other player.
    pub opponent: Opponent,
    /// True if the other player makes the first move.
    pub is_opponent_first: bool,
    /// The seed of the computer's random choices. For a game by links, the number of the game, or 0 if it has none.
    pub seed: u64,
    /// In how many moves somebody has won it, if it is a puzzle.
    pub puzzle: Option<u32>,
    /// The day, if it is the bar of one.
    pub day: Option<Day>,
    /// The language of the page, if one was chosen.
    pub language: Option<Language>,
    /// Parts of the address that are not understood.
    pub ignored: Vec<String>,
}

impl Link {
    /// A chapter at its beginning.
    pub fn to_chapter(chapter: Chapter) -> Self {
        Self { chapter: Some(chapter), ..Self::to_bar(chapter.game().into()) }
    }

    /// The bar of a day, against an opponent without mistakes.
    pub fn to_day(day: Day) -> Self {
        Self { day: Some(day), opponent: Opponent::Noir, ..Self::to_bar(daily::bar(day).into()) }
    }

    /// A bar at the beginning of a game.
    pub fn to_bar(first: Sum) -> Self {
        Self {
            chapter: None,
            record: Record::new(first),
            opponent: Opponent::default(),
            is_opponent_first: false,
            seed: 0,
            puzzle: None,
            day: None,
            language: None,
            ignored: Vec::new(),
        }
    }
}
