//! Why a text is not a record of a game.

use crate::games::{Coordinate, Family, Game, Move, Problems, Sum, SumMove};
use crate::values::quoted;

/// Why a text is no record, or why a move cannot be added to one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NotARecord {
    /// More than [`Record::LONGEST`](crate::games::Record::LONGEST) bytes.
    TooLong,
    /// More than [`Record::MOST_MOVES`](crate::games::Record::MOST_MOVES) moves.
    TooManyMoves,
    /// The first position is none.
    First(Problems),
    /// Something that is not written like a move of the family.
    NoMove {
        /// The number of the move; the first is 1.
        number: usize,
        /// The text of the move, in quotation marks.
        text: String,
        /// The family of the game; `None` in a sum.
        family: Option<Family>,
    },
    /// A move that the position does not have.
    Refused {
        /// The number of the move; the first is 1.
        number: usize,
        /// The move as it was written.
        text: String,
        /// The sum in which it was tried.
        at: Box<Sum>,
        /// The reason.
        why: WhyNot,
    },
}

/// Why a position does not have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The position is terminal.
    Over,
    /// No move is left in the part of the sum that was named.
    PartOver,
    /// A part that the sum does not have.
    NoSuchPart {
        /// The number of parts.
        parts: usize,
    },
    /// The move belongs to another family.
    OtherFamily,
    /// The ruleset has no pass.
    NoPass,
    /// The pass is used up.
    PassUsed,
    /// A cut that would not make the coordinate smaller.
    NotSmaller {
        /// The name of the coordinate.
        name: &'static str,
        /// The value of the coordinate.
        value: u32,
    },
    /// Own rules: none of the moves allows it here.
    NotAllowed,
    /// Sharing Nim: a pile that would give to itself.
    ToItself,
    /// Sharing Nim: no tokens.
    NoTokens,
    /// Sharing Nim: so many tokens that the receiving pile would become the larger one.
    TooManyTokens {
        /// Name and size of the giving pile.
        from: (&'static str, u32),
        /// Name and size of the receiving pile.
        onto: (&'static str, u32),
    },
}

impl WhyNot {
    /// The reason why a sum does not have a move.
    pub(super) fn of(sum: &Sum, play: SumMove) -> Self {
        match play {
            SumMove::In { .. } | SumMove::Pass if sum.is_terminal() => Self::Over,
            SumMove::In { part, play } => match sum.parts().get(part) {
                Some(game) if game.is_terminal() => Self::PartOver,
                Some(game) => Self::of_game(game, play),
                None => Self::NoSuchPart { parts: sum.parts().len() },
            },
            SumMove::Pass if sum.whole().pass.is_some() => Self::PassUsed,
            SumMove::Pass => Self::NoPass,
        }
    }

    /// The reason why a game does not have a move.
    fn of_game(game: &Game, play: Move) -> Self {
        let (ruleset, position) = (game.ruleset(), game.position());
        let named = |which: Coordinate| (ruleset.rules.name(which), position[which]);
        match (play, ruleset.rules.family()) {
            (Move::Pass, _) if ruleset.pass => Self::PassUsed,
            (Move::Pass, _) => Self::NoPass,
            (Move::Cut { axis, .. }, Family::Nim | Family::Triangle | Family::Step | Family::Bar) => {
                let (name, value) = named(axis.into());
                Self::NotSmaller { name, value }
            }
            (Move::Share { from, onto, .. }, Family::Sharing) if from == onto => Self::ToItself,
            (Move::Share { tokens: 0, .. }, Family::Sharing) => Self::NoTokens,
            (Move::Share { from, onto, .. }, Family::Sharing) => {
                Self::TooManyTokens { from: named(from), onto: named(onto) }
            }
            (Move::Lower { .. }, Family::Own) => Self::NotAllowed,
            (Move::Lower { .. }, Family::Nim | Family::Triangle | Family::Step | Family::Bar | Family::Sharing)
            | (Move::Cut { .. } | Move::Share { .. }, Family::Own)
            | (Move::Cut { .. }, Family::Sharing)
            | (Move::Share { .. }, Family::Nim | Family::Triangle | Family::Step | Family::Bar) => Self::OtherFamily,
        }
    }
}

impl NotARecord {
    /// The same, with the move as the text writes it.
    pub(super) fn written_as(mut self, written: &str) -> Self {
        if let Self::Refused { text, .. } = &mut self {
            // Numbers may be as long as the text.
            *text = if written.len() <= 24 { written.to_owned() } else { quoted(written) };
        }
        self
    }
}
