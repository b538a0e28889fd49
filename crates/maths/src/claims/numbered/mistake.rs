//! Mistakes in a file of numbered items.

use std::fmt;

/// A line that is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The number of the line, counted from 1; 0 where an entry as a whole is wrong.
    pub line: usize,
    /// Why.
    pub why: WhyNoEntry,
}

/// Why a line is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNoEntry {
    /// An entry begins with something that is no kind.
    NoKind(String),
    /// The line belongs to no entry.
    NoHead,
    /// This is no word of the format, no claim, no position or no move.
    Unreadable(String),
    /// The entry with this name has no section, no text, or nothing that shows it though its state says so.
    NotWhole(String),
}

impl fmt::Display for Mistake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(out, "line {}: ", self.line)?;
        }
        match &self.why {
            WhyNoEntry::NoKind(word) => write!(out, "“{word}” is no kind of numbered thing with a number"),
            WhyNoEntry::NoHead => out.write_str("the line comes before the first entry"),
            WhyNoEntry::Unreadable(text) => write!(out, "“{text}” cannot be read"),
            WhyNoEntry::NotWhole(name) => {
                write!(out, "{name} lacks its section, its text, or what its state says that there is")
            }
        }
    }
}
