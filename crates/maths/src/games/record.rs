//! A played game as one line of text, and back: the first position in the notation, then the moves.
//!
//! `triangle:k=3:7,4,7;x4;z0` is the game in which (7, 4, 7) was cut down to x = 4 and then to z = 0.
//!
//! | move | is written | is read as well |
//! |---|---|---|
//! | cut the bar until x is 4 | `x4` | `X4` |
//! | Sharing Nim: 5 tokens from pile c onto pile a | `c-a5` | `c>a5`, `c→a5`, `ca5` |
//! | own rules: 3 less of a and of b | `ab-3` | `ba-3` |
//! | own rules: 1 less of a, and 2 less of b | `a-1b-2` | `b-2a-1` |
//! | use up the pass | `pass` | `PASS` |
//! | in a sum: one of these in part 2 | `2.x4` | `2x4` |
//! | in a sum: use up the pass of the whole | `pass` | `PASS` |
//!
//! Semicolons and hyphens, since an address carries them as they are. Commas, spaces and line breaks separate moves as well,
//! any number of them.

mod refusal;

use crate::games::{Coordinates, Family, Move, OwnRules, Rules, Sum, SumMove};
use crate::values::{half_width, quoted};
pub use refusal::{NotARecord, WhyNot};
use std::fmt;
use std::str::FromStr;

/// A first position and the moves made from it, each of them legal where it was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    first: Sum,
    moves: Vec<SumMove>,
    last: Sum,
    /// The length of the text in bytes.
    length: usize,
}

impl Record {
    /// The most moves there may be.
    pub const MOST_MOVES: usize = 10_000;
    /// The most bytes its text may have, so that everything that is written can be read.
    pub const LONGEST: usize = 100_000;

    /// The record of a game that is about to begin.
    pub fn new(first: Sum) -> Self {
        Self { moves: Vec::new(), last: first.clone(), length: first.to_string().len(), first }
    }

    /// Adds a move.
    ///
    /// # Errors
    /// When it is not one of the last position's moves, or when there are too many; then nothing is changed.
    pub fn push(&mut self, play: impl Into<SumMove>) -> Result<(), NotARecord> {
        let play = play.into();
        let text = self.first.written(play);
        if self.moves.len() == Self::MOST_MOVES {
            return Err(NotARecord::TooManyMoves);
        }
        let length = self.length + 1 + text.len();
        if length > Self::LONGEST {
            return Err(NotARecord::TooLong);
        }
        let number = self.moves.len() + 1;
        let Some(next) = self.last.play(play) else {
            let why = WhyNot::of(&self.last, play);
            return Err(NotARecord::Refused { number, text, at: Box::new(self.last.clone()), why });
        };
        self.last = next;
        self.moves.push(play);
        self.length = length;
        Ok(())
    }

    /// The position before the first move.
    pub fn first(&self) -> &Sum {
        &self.first
    }

    /// The moves, in the order in which they were made.
    pub fn moves(&self) -> &[SumMove] {
        &self.moves
    }

    /// The position after the last move.
    pub fn last(&self) -> &Sum {
        &self.last
    }

    /// All positions, from the first to the last: one more than there are moves.
    pub fn positions(&self) -> impl Iterator<Item = Sum> + '_ {
        let after = self.moves.iter().scan(self.first.clone(), |sum, &play| {
            *sum = sum.play(play)?;
            Some(sum.clone())
        });
        std::iter::once(self.first.clone()).chain(after)
    }
}

impl Rules {
    /// A move as records have it: `x4`, `c-a5`, `ab-3`, `a-1b-2`, `pass`.
    pub fn written(self, play: Move) -> String {
        let [cut, piles] = [Family::Nim, Family::Sharing].map(Family::names);
        match play {
            Move::Cut { axis, to } => format!("{}{to}", cut[axis.index()]),
            Move::Share { from, onto, tokens } => format!("{}-{}{tokens}", piles[from.index()], piles[onto.index()]),
            Move::Lower { along, by } => {
                let mut text = String::new();
                for which in along.coordinates() {
                    text.push_str(self.name(which));
                    if !along.is_even() {
                        minus(&mut text, by.saturating_mul(along.factor(which)));
                    }
                }
                if along.is_even() {
                    minus(&mut text, by);
                }
                text
            }
            Move::Pass => "pass".into(),
        }
    }
}

/// Adds an amount that is taken away.
fn minus(text: &mut String, by: u32) {
    text.push('-');
    text.push_str(&by.to_string());
}

impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(out)?;
        self.moves.iter().try_for_each(|play| write!(out, ";{}", self.first.written(*play)))
    }
}

impl FromStr for Record {
    type Err = NotARecord;

    fn from_str(text: &str) -> Result<Self, NotARecord> {
        if text.len() > Self::LONGEST {
            return Err(NotARecord::TooLong);
        }
        let text = half_width(text).to_ascii_lowercase();
        let (first, moves) = split(&text);
        let mut record = Self::new(first.parse::<Sum>().map_err(NotARecord::First)?);
        let family = record.first.only().map(|game| game.ruleset().rules.family());
        for text in moves.split(is_separator).filter(|text| !text.is_empty()) {
            let number = record.moves.len() + 1;
            let unread = || NotARecord::NoMove { number, text: quoted(text), family };
            let play = read_sum_move(&record.first, text).ok_or_else(unread)?;
            record.push(play).map_err(|refused| refused.written_as(text))?;
        }
        Ok(record)
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';')
}

/// The first position and the rest. Coordinates are numbers, so the moves begin with the first letter after the last colon
/// (in a sum with the number of the part before it), or with a semicolon.
fn split(text: &str) -> (&str, &str) {
    let coordinates = text.rfind(':').map_or(text.len(), |colon| colon + 1);
    let begins = |character: char| character.is_ascii_alphabetic() || character == ';';
    let after = text.get(coordinates..).unwrap_or_default();
    let before = after.find(begins).map_or(after, |found| after.split_at(found).0);
    // In a sum a move begins with the number of its part.
    let part = before.strip_suffix('.').map(|part| part.trim_end_matches(|c: char| c.is_ascii_digit()));
    let moves = coordinates + part.unwrap_or(before).len();
    // The middle is where a character begins.
    let (first, moves) = text.split_at_checked(moves).unwrap_or((text, ""));
    (first.trim_end_matches(is_separator), moves)
}

/// Reads one move of a sum in small letters, without asking whether it is legal.
fn read_sum_move(sum: &Sum, text: &str) -> Option<SumMove> {
    if let Some(game) = sum.only() {
        return read_move(game.ruleset().rules, text).map(SumMove::alone);
    }
    if text == "pass" {
        return Some(SumMove::Pass);
    }
    let (number, rest) = text.split_at(text.find(|character: char| !character.is_ascii_digit())?);
    let (part, text) = (number.parse::<usize>().ok()?.checked_sub(1)?, rest.strip_prefix('.').unwrap_or(rest));
    let play = match sum.parts().get(part) {
        Some(game) => read_move(game.ruleset().rules, text)?,
        // The move is refused when it is tried, because of the part and not of its text.
        None => read_move(Rules::NIM, text).or_else(|| read_move(Rules::SHARING, text))?,
    };
    Some(SumMove::In { part, play })
}

/// Reads one move in small letters, without asking whether it is legal. A number that is too large becomes the largest,
/// which no legal move has.
fn read_move(rules: Rules, text: &str) -> Option<Move> {
    if text == "pass" {
        return Some(Move::Pass);
    }
    if let Rules::Own(own) = rules {
        return read_lowering(own, text);
    }
    let (letters, digits) = text.split_at_checked(text.find(|character: char| character.is_ascii_digit())?)?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| digits.parse().unwrap_or(u32::MAX))?;
    if rules.is_bar() {
        return Some(Move::Cut { axis: rules.named(letters)?.axis()?, to: number });
    }
    let (from, onto) = letters.split_at_checked(1)?;
    let onto = onto.strip_prefix(['-', '>', '→']).unwrap_or(onto);
    Some(Move::Share { from: rules.named(from)?, onto: rules.named(onto)?, tokens: number })
}

/// Reads a move of own rules: letters and the amount by which they are lowered, once or more.
fn read_lowering(own: OwnRules, text: &str) -> Option<Move> {
    let (mut numbers, mut rest) = ([0; Coordinates::MOST], text);
    // The amount of all coordinates, as long as it is the same.
    let (mut lowered, mut by, mut is_even) = (Vec::new(), None, true);
    while let Some((letters, after)) = rest.split_once('-') {
        let end = after.find(|character: char| !character.is_ascii_digit()).unwrap_or(after.len());
        let (digits, more) =
            after.split_at_checked(end).filter(|(digits, _)| !digits.is_empty() && !letters.is_empty())?;
        let number = digits.parse().unwrap_or(u32::MAX);
        for (at, letter) in letters.char_indices() {
            let which = own.named(letters.get(at..at + letter.len_utf8())?)?;
            numbers[which.index()] = number;
            lowered.push(which);
        }
        is_even &= *by.get_or_insert(number) == number;
        rest = more;
    }
    if !rest.is_empty() {
        return None;
    }
    if is_even {
        return Some(Move::Lower { along: lowered.into_iter().collect(), by: by? });
    }
    own.move_by(&numbers).map(|(along, by)| Move::Lower { along, by })
}

#[cfg(test)]
mod tests;
