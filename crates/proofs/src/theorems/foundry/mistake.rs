//! The mistakes in the text of a grammar, with their places.

use maths::expressions::Reason;
use maths::games::WhyNoClause;
use std::ops::Range;

/// Something in a text that is no grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrammarMistake {
    /// The number of the line; the first line is 1, and 0 means the whole text.
    pub line: usize,
    /// The characters of the whole text that are wrong; empty where something is missing.
    pub at: Range<usize>,
    /// The kind of mistake.
    pub reason: GrammarReason,
}

/// Kinds of mistakes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrammarReason {
    /// The text has more characters than [`Grammar::LONGEST`](crate::theorems::foundry::Grammar::LONGEST).
    TooLong,
    /// A line is no comment and has no colon.
    NoColon,
    /// A line begins with a word other than `rim`, `rules`, `play`, `pass`, `value` and single letters.
    UnknownLine(String),
    /// The letters x, y, z and p are coordinates.
    Reserved(char),
    /// A line other than `rim` and `rules` is there before.
    Twice(String),
    /// There is no line `rim` or `rules`.
    NoRim,
    /// The rim is no formula.
    Rim(Reason),
    /// The rim must be a number, and this is true or false.
    NoNumber,
    /// The rim names something that the rim of a bar does not depend on.
    Names(char),
    /// A clause of rules is none.
    Clause(WhyNoClause),
    /// A brace has no other one, or is inside of two others.
    Braces,
    /// In braces numbers are expected, or texts with `|` between them.
    Choice,
    /// The rim or the rules name a letter that has no line.
    Unset(char),
    /// No rim and no rules name this letter.
    Unused(char),
    /// A number or a range such as `1..9` is expected.
    Numbers,
    /// A number is too large for its line.
    TooLarge {
        /// The largest that is allowed.
        most: i64,
    },
    /// The first number of a range is larger than the last.
    Falls,
    /// The line takes these words only.
    Words([&'static str; 2]),
    /// The grammar describes more rules than [`Grammar::MOST`](crate::theorems::foundry::Grammar::MOST).
    TooMany,
}
