//! Mistakes in the text of a formula, with their places.

use crate::expressions::Kind;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::Range;

/// A text that is no formula.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub struct Mistake {
    /// The characters (not bytes) that are wrong; empty at the end of a text that is too short.
    pub at: Range<usize>,
    /// The reason why they are wrong.
    pub reason: Reason,
}

/// The reason why some characters of a text are wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// A character that formulas do not have.
    UnknownCharacter(char),
    /// A word without a meaning, in quotation marks and not longer than a message can show.
    UnknownName(String),
    /// A word that names nothing in own rules.
    NotOfRules {
        /// The word, in quotation marks and not longer than a message can show.
        name: String,
        /// The letters of the rules.
        letters: Vec<String>,
    },
    /// One of x, y and z, which own rules with at most three numbers have as the letter of another number than the first, second or third.
    TwoMeanings {
        /// The letter, in quotation marks.
        name: String,
        /// The place of the number with this letter, counted from 1.
        place: usize,
        /// The place that x, y or z has in rules without such letters.
        usual: usize,
        /// The letter of the number at that place.
        other: String,
    },
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
        /// The kind that is expected here.
        wanted: Kind,
    },
    /// Both sides must be of the same kind; this one differs from the left one.
    KindsDiffer {
        /// The kind of the left side.
        left: Kind,
    },
    /// A set elsewhere than after `in` or inside `mex( )`.
    SetHere,
    /// The text has more than [`Formula::LONGEST`](crate::expressions::Formula::LONGEST) bytes.
    TooLong,
    /// More than [`Formula::DEEPEST`](crate::expressions::Formula::DEEPEST) operations inside each other, or one after the other.
    TooDeep,
    /// A list of more than [`Formula::MOST_IN_LIST`](crate::expressions::Formula::MOST_IN_LIST) entries.
    TooMany,
}
