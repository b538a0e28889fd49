//! Mistakes in a file.

use maths::games::Problems;

/// A mistake and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// The reason for a mistake.
    pub reason: Reason,
}

/// The reason for a mistake.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// There is no directive of this name.
    Unknown(String),
    /// Something is missing in a directive.
    Missing(Missing),
    /// The position cannot be read.
    Position(Box<Problems>),
    /// There is no recipe of this name.
    Recipe(String),
    /// The text is not a whole number, or the number is larger than the second field.
    Number(String, u32),
    /// The position has no coordinate of this name; it has those of the second text.
    Coordinate(String, String),
    /// A row shows outcomes or values, nothing of this name.
    Shows(String),
    /// A rule is about positions or values, nothing of this name.
    About(String),
    /// Codes note a name and the time, nothing of this name.
    Noted(String),
    /// This is more than the directive has.
    TooMuch(String),
    /// The directive of this name is not closed by `::end`.
    NotEnded(String),
    /// `::end` closes nothing.
    StrayEnd,
    /// `::answer` is not inside of a directive that has one, or there is one already.
    StrayAnswer,
    /// A file has the directive of this name only once.
    Twice(&'static str),
}

/// A missing part of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The position.
    Position,
    /// The purpose of the position.
    Recipe,
    /// The coordinate along which a row runs.
    Coordinate,
    /// The largest value of that coordinate.
    Last,
    /// The content of a row.
    Shows,
    /// The subject of a rule.
    About,
    /// The largest coordinate on which a rule is tested.
    Bound,
}
