//! Why a link cannot be opened.

use crate::kit::refusals::problems;
use crate::texts::Texts;
use maths::games::Problems;
use maths::solver::Plan;

/// The reason; texts of the link are in quotation marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkRefused {
    /// More bytes than are looked at.
    TooLong(usize),
    /// Two positions.
    PositionTwice,
    /// No position.
    NoPosition,
    /// A position that is none.
    Position(Problems),
    /// A second ruleset that is none.
    Beside(Problems),
    /// N is no number that it can be.
    Size(String),
    /// No plane of a table.
    Table(String),
    /// A level without a value.
    Level(String),
    /// Nothing that can be shown.
    Show(String),
    /// No line of a table.
    Line(String),
    /// No computer.
    Computer(String),
    /// None of a few names.
    OneOf {
        /// The key.
        key: &'static str,
        /// The names.
        names: String,
        /// The text in the link.
        text: String,
    },
}

impl LinkRefused {
    /// In a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::TooLong(length) => texts.link_long(length, &super::LONGEST),
            Self::PositionTwice
            | Self::NoPosition
            | Self::Position(_)
            | Self::Beside(_)
            | Self::Size(_)
            | Self::Table(_)
            | Self::Level(_)
            | Self::Show(_)
            | Self::Line(_)
            | Self::Computer(_)
            | Self::OneOf { .. } => texts.link_refused(&self.reason(texts)),
        }
    }

    /// The reason, without a full stop.
    pub fn reason(&self, texts: Texts) -> String {
        match self {
            Self::TooLong(_) => self.in_words(texts),
            Self::PositionTwice => texts.link_position_twice().into(),
            Self::NoPosition => texts.link_no_position().into(),
            Self::Position(found) => problems(texts, found),
            Self::Beside(found) => texts.link_beside(&problems(texts, found)),
            Self::Size(text) => texts.size_range(&Plan::LARGEST_SIZE, text),
            Self::Table(text) => texts.link_table(text),
            Self::Level(text) => texts.link_level(text),
            Self::Show(text) => texts.link_show(text),
            Self::Line(text) => texts.link_line(text),
            Self::Computer(text) => texts.link_computer(text),
            Self::OneOf { key, names, text } => texts.link_one_of(key, names, text),
        }
    }
}
