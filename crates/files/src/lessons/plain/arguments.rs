//! The text behind the name of a directive. Positions may have blanks, so the words behind one are taken from the end.

use crate::lessons::plain::{Missing, Mistake, Reason};

/// Text of a line, and where it is.
#[derive(Clone, Copy)]
pub(super) struct Arguments<'a> {
    line: usize,
    /// The characters before the text.
    before: usize,
    text: &'a str,
}

impl<'a> Arguments<'a> {
    /// The text of a line behind this number of bytes.
    pub(super) fn behind(line: usize, whole: &'a str, bytes: usize) -> Self {
        let (before, text) = whole.split_at(bytes);
        let blanks = text.len() - text.trim_start().len();
        Self { line, before: before.chars().count() + text[..blanks].chars().count(), text: text.trim() }
    }

    /// The text.
    pub(super) fn text(self) -> &'a str {
        self.text
    }

    /// A mistake here.
    pub(super) fn mistake(self, reason: Reason) -> Mistake {
        Mistake { line: self.line, column: self.before + 1, reason }
    }

    /// A mistake at the end of the text, for a missing argument.
    pub(super) fn missing(self, what: Missing) -> Mistake {
        let column = self.before + self.text.chars().count() + 1;
        Mistake { line: self.line, column, reason: Reason::Missing(what) }
    }

    /// The texts before and behind the first ` = `.
    pub(super) fn divided(self) -> (Self, Option<&'a str>) {
        match self.text.split_once(" = ") {
            Some((text, behind)) => (Self { text: text.trim_end(), ..self }, Some(behind.trim())),
            None => (self, None),
        }
    }

    /// Takes words from the end, one for each of these names, which come behind a position.
    ///
    /// # Errors
    /// The first that is missing.
    pub(super) fn take<const COUNT: usize>(&mut self, names: [Missing; COUNT]) -> Result<[Self; COUNT], Mistake> {
        let words = self.text.split_whitespace().count();
        if words == 0 {
            return Err(self.missing(Missing::Position));
        }
        if words <= COUNT {
            return Err(self.missing(names[words - 1]));
        }
        let mut taken = [*self; COUNT];
        for place in taken.iter_mut().rev() {
            let start = self
                .text
                .rfind(char::is_whitespace)
                .map_or(0, |blank| blank + self.text[blank..].chars().next().map_or(1, char::len_utf8));
            let (rest, word) = self.text.split_at(start);
            *place = Self { line: self.line, before: self.before + rest.chars().count(), text: word };
            self.text = rest.trim_end();
        }
        Ok(taken)
    }

    /// The words, each with its place.
    pub(super) fn words(mut self) -> Vec<Self> {
        let mut words = Vec::new();
        while !self.text.is_empty() {
            let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
            words.push(Self { text: &self.text[..end], ..self });
            self = Self { line: self.line, ..self.behind_of(end) };
        }
        words
    }

    fn behind_of(self, bytes: usize) -> Self {
        let rest = Self::behind(self.line, self.text, bytes);
        Self { before: self.before + rest.before, ..rest }
    }
}
