//! What is wrong with the text of a formula, and where.

use crate::expressions::Formula;
use crate::expressions::Kind;
use crate::expressions::quoted;
use serde::Deserialize;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A text that is no formula.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The characters (not bytes) that are wrong; empty at the end of a text that is too short.
    pub at: Range<usize>,
    /// What is wrong with them.
    pub reason: Reason,
}

/// What is wrong with some characters of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// A character that formulas do not have.
    UnknownCharacter(char),
    /// A word that means nothing.
    UnknownName(String),
    /// A number larger than formulas reckon with.
    NumberTooLarge,
    /// A number, a name or an opening bracket is expected here.
    ValueExpected,
    /// One of these is expected here.
    Expected(Cow<'static, str>),
    /// The formula could end here; this can not go on with it.
    EndExpected,
    /// A number is expected here and a truth value is found, or the other way round.
    WrongKind {
        /// What is expected here.
        wanted: Kind,
    },
    /// Both sides must be of the same kind; this one differs from the left one.
    KindsDiffer {
        /// The kind of the left side.
        left: Kind,
    },
    /// A set elsewhere than after `in` or inside `mex( )`.
    SetHere,
    /// The text has more than [`Formula::LONGEST`] bytes.
    TooLong,
    /// More than [`Formula::DEEPEST`] operations inside each other, or one after the other.
    TooDeep,
    /// A list of more than [`Formula::MOST_IN_LIST`] entries.
    TooMany,
}

impl fmt::Display for Mistake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "character {}: {}", self.at.start + 1, self.reason)
    }
}

impl std::error::Error for Mistake {}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |kind: &Kind| match kind {
            Kind::Number => "a number",
            Kind::Truth => "a truth value",
        };
        match self {
            Self::UnknownCharacter(character) => write!(out, "formulas have no character “{character}”"),
            Self::UnknownName(unknown) => {
                let unknown = quoted(unknown);
                write!(
                    out,
                    "{unknown} means nothing here; a position has x, y, z and p, a ruleset k and s, Sharing Nim a and b"
                )
            }
            Self::NumberTooLarge => out.write_str("this number is too large"),
            Self::ValueExpected => out.write_str("a number, a name or an opening bracket should stand here"),
            Self::Expected(symbol) => write!(out, "“{symbol}” should stand here"),
            Self::EndExpected => out.write_str("an operation or the end should stand here"),
            Self::WrongKind { wanted } => write!(out, "{} should stand here", name(wanted)),
            Self::KindsDiffer { left } => write!(out, "as on the left, {} should stand here", name(left)),
            Self::SetHere => out.write_str("a set can only stand after “in” or inside “mex( )”"),
            Self::TooLong => write!(out, "a formula may have at most {} bytes", Formula::LONGEST),
            Self::TooDeep => write!(out, "at most {} operations may depend on each other", Formula::DEEPEST),
            Self::TooMany => write!(out, "a list may have at most {} entries", Formula::MOST_IN_LIST),
        }
    }
}
