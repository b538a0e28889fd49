//! The lines of a grammar: `name: text`, with the places of both in the whole text.

use crate::theorems::foundry::{GrammarMistake, GrammarReason};
use std::ops::Range;

/// A part of a text, with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    pub(super) line: usize,
    /// The number of characters of the whole text before this part.
    pub(super) begin: usize,
    pub(super) text: &'a str,
}

impl<'a> Part<'a> {
    /// The characters that it takes.
    pub(super) fn range(self) -> Range<usize> {
        self.begin..self.begin + self.text.chars().count()
    }

    /// A mistake that is all of it.
    pub(super) fn wrong(self, reason: GrammarReason) -> GrammarMistake {
        GrammarMistake { line: self.line, at: self.range(), reason }
    }

    /// The part without blanks at its ends.
    pub(super) fn trimmed(self) -> Self {
        let before = self.text.len() - self.text.trim_start().len();
        Self { begin: self.begin + self.text[..before].chars().count(), text: self.text.trim(), ..self }
    }

    /// The parts between separators.
    pub(super) fn split(self, separator: &'a str) -> impl Iterator<Item = Self> {
        let mut begin = self.begin;
        self.text.split(separator).map(move |text| {
            let part = Self { begin, text, ..self };
            begin += text.chars().count() + separator.chars().count();
            part
        })
    }
}

/// The lines with content: the parts before and after the first colon of each, or the whole line if there is no colon.
pub(super) fn lines(text: &str) -> Vec<Result<[Part<'_>; 2], Part<'_>>> {
    let whole = Part { line: 0, begin: 0, text };
    let numbered = whole.split("\n").enumerate().map(|(index, part)| Part { line: index + 1, ..part }.trimmed());
    let spoken = numbered.filter(|part| !part.text.is_empty() && !part.text.starts_with('#'));
    spoken.map(halves).collect()
}

fn halves(part: Part<'_>) -> Result<[Part<'_>; 2], Part<'_>> {
    let (name, _) = part.text.split_once(':').ok_or(part)?;
    let at = name.chars().count() + 1;
    let after = Part { begin: part.begin + at, text: &part.text[name.len() + 1..], ..part };
    Ok([Part { text: name, ..part }.trimmed(), after.trimmed()])
}
