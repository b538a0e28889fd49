//! A played game as one line of text, and back: the first position in the notation, then the moves.
//!
//! `triangle:k=3:7,4,7;x4;z0` is the game in which (7, 4, 7) was cut down to x = 4 and then to z = 0.
//!
//! | move | is written | is read as well |
//! |---|---|---|
//! | cut the bar until x is 4 | `x4` | `X4` |
//! | Sharing Nim: 5 tokens from pile c onto pile a | `c-a5` | `c>a5`, `c→a5`, `ca5` |
//! | use up the pass | `pass` | `PASS` |
//!
//! Semicolons and hyphens, since an address carries them as they are. Commas, spaces and line breaks separate moves as well,
//! any number of them.

mod refusal;

use crate::games::Family;
use crate::games::Game;
use crate::games::Move;
use crate::games::Rules;
use crate::games::quoted;
pub use refusal::NotARecord;
pub use refusal::WhyNot;
use std::fmt;
use std::str::FromStr;

/// A first position and the moves made from it, each of them legal where it was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    first: Game,
    moves: Vec<Move>,
    last: Game,
    /// How many bytes its text has.
    length: usize,
}

impl Record {
    /// The most moves there may be.
    pub const MOST_MOVES: usize = 10_000;
    /// The most bytes its text may have, so that everything that is written can be read.
    pub const LONGEST: usize = 100_000;

    /// The record of a game that is about to begin.
    pub fn new(first: Game) -> Self {
        Self { first, moves: Vec::new(), last: first, length: first.to_string().len() }
    }

    /// Adds a move.
    ///
    /// # Errors
    /// When it is not one of the last position's moves, or when there are too many; then nothing is changed.
    pub fn push(&mut self, play: Move) -> Result<(), NotARecord> {
        let text = play.to_string();
        if self.moves.len() == Self::MOST_MOVES {
            return Err(NotARecord::TooManyMoves);
        }
        let length = self.length + 1 + text.len();
        if length > Self::LONGEST {
            return Err(NotARecord::TooLong);
        }
        let number = self.moves.len() + 1;
        let refused = |why| NotARecord::Refused { number, text, at: Box::new(self.last), why };
        self.last = self.last.play(play).ok_or_else(|| refused(WhyNot::of(&self.last, play)))?;
        self.moves.push(play);
        self.length = length;
        Ok(())
    }

    /// The position before the first move.
    pub fn first(&self) -> Game {
        self.first
    }

    /// The moves, in the order in which they were made.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after the last move.
    pub fn last(&self) -> Game {
        self.last
    }

    /// All positions, from the first to the last: one more than there are moves.
    pub fn positions(&self) -> impl Iterator<Item = Game> + '_ {
        let after = self.moves.iter().scan(self.first, |game, &play| {
            *game = game.play(play)?;
            Some(*game)
        });
        std::iter::once(self.first).chain(after)
    }
}

impl fmt::Display for Move {
    /// The move as records have it: `x4`, `c-a5`, `pass`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [cut, piles] = [Family::Nim, Family::Sharing].map(Family::names);
        match *self {
            Self::Cut { axis, to } => write!(out, "{}{to}", cut[axis.index()]),
            Self::Share { from, onto, tokens } => {
                write!(out, "{}-{}{tokens}", piles[from.index()], piles[onto.index()])
            }
            Self::Pass => out.write_str("pass"),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(out)?;
        self.moves.iter().try_for_each(|play| write!(out, ";{play}"))
    }
}

impl FromStr for Record {
    type Err = NotARecord;

    fn from_str(text: &str) -> Result<Self, NotARecord> {
        if text.len() > Self::LONGEST {
            return Err(NotARecord::TooLong);
        }
        let text = text.to_ascii_lowercase();
        let (first, moves) = split(&text);
        let mut record = Self::new(first.parse().map_err(NotARecord::First)?);
        let rules = record.first.ruleset().rules;
        for text in moves.split(is_separator).filter(|text| !text.is_empty()) {
            let number = record.moves.len() + 1;
            let unread = || NotARecord::NoMove { number, text: quoted(text), family: rules.family() };
            let play = read_move(rules, text).ok_or_else(unread)?;
            record.push(play).map_err(|refused| refused.written_as(text))?;
        }
        Ok(record)
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';')
}

/// The first position and the rest. Coordinates are numbers, so the moves begin with the first letter after the last colon,
/// or with a semicolon.
fn split(text: &str) -> (&str, &str) {
    let coordinates = text.rfind(':').map_or(text.len(), |colon| colon + 1);
    let begins = |character: char| character.is_alphabetic() || character == ';';
    let moves = text[coordinates..].find(begins).map_or(text.len(), |found| coordinates + found);
    (text[..moves].trim_end_matches(is_separator), &text[moves..])
}

/// Reads one move in small letters, without asking whether it is legal. A number that is too large becomes the largest,
/// which no legal move has.
fn read_move(rules: Rules, text: &str) -> Option<Move> {
    if text == "pass" {
        return Some(Move::Pass);
    }
    let (names, digits) = text.split_at(text.find(|character: char| character.is_ascii_digit())?);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| digits.parse().unwrap_or(u32::MAX))?;
    match rules {
        Rules::Bar(_) => Some(Move::Cut { axis: rules.named(names)?.axis()?, to: number }),
        Rules::Piles(_) => {
            let (from, onto) = names.split_at_checked(1)?;
            let onto = onto.strip_prefix(['-', '>', '→']).unwrap_or(onto);
            Some(Move::Share { from: rules.named(from)?, onto: rules.named(onto)?, tokens: number })
        }
    }
}

#[cfg(test)]
mod tests;
