//! Why a text that was typed is not the friend's move.

use crate::table::duel::route::LinkRefused;
use crate::texts::Texts;

/// The error in a text that was typed as the friend's move.
#[derive(Clone, Debug, PartialEq)]
pub enum Misheard {
    /// Nothing was typed.
    Empty,
    /// The text is not a link, a record or a short text. The field has the text in quotation marks.
    Unread(String),
    /// The text is for another move than the next one.
    Number {
        /// The number that was typed.
        number: usize,
        /// The number of the next move.
        next: usize,
    },
    /// The link or the record cannot be read, or the move is not legal.
    Refused(LinkRefused),
    /// The letters are not those of the game with this move.
    Letters,
    /// It is a link of a game that is not played by links.
    NotByLink,
    /// The text has the game as it is here.
    NoMove,
    /// The person who typed the text is to move.
    YourTurn,
}

impl Misheard {
    /// The reason as sentences.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Empty => texts.friend_empty().into(),
            Self::Unread(text) => texts.friend_unread(text),
            Self::Number { number, next } => texts.friend_number(number, next),
            // The number of a move is in the sentence of a record.
            Self::Refused(reason) => reason.in_words(texts),
            Self::Letters => texts.friend_letters().into(),
            Self::NotByLink => texts.friend_not_by_link().into(),
            Self::NoMove => texts.friend_no_move().into(),
            Self::YourTurn => texts.friend_your_turn().into(),
        }
    }
}
