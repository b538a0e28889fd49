//! Lessons as plain text, for a file that people keep, change and exchange. `docs/lessons.md` says how such a file is written.
//!
//! ```text
//! # Title
//!
//! Paragraphs, which make a text.
//!
//! ::move nim:4,0,6
//! The words above the task.
//! ::end
//! ```
//!
//! A line that begins with `::` is a directive, one that begins with `%` a comment. A backslash at the beginning of a line takes away this
//! meaning. [`Plain::read`] reads the output of [`Plain::write`] as the same lesson, apart from blanks at the ends of lines and from empty
//! lines that no reader sees.

mod arguments;
mod mistake;
mod reader;
mod writer;

use crate::lessons::Lesson;
pub use mistake::{Missing, Mistake, Reason};

/// The content of a file: the lesson, and the notes for its teacher only.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plain {
    /// The lesson.
    pub lesson: Lesson,
    /// The notes for the teacher.
    pub guide: Guide,
}

/// Notes for the teacher of a lesson. The word that encodes the lesson does not contain them, so pupils do not get them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The duration of the lesson in class, in minutes, at most [`Guide::LONGEST`].
    pub minutes: Option<u32>,
    /// Paragraphs with empty lines between; the first of them is the aim. `## ` begins a heading, and `- ` an item of a list.
    pub words: String,
}

impl Guide {
    /// The most minutes: a day.
    pub const LONGEST: u32 = 1440;

    /// True if the guide is empty.
    pub fn is_empty(&self) -> bool {
        self.minutes.is_none() && self.words.is_empty()
    }

    /// The same as it is read back from a file: without blanks at the ends of lines, for instance.
    #[must_use]
    pub fn tidied(&self) -> Self {
        Self { words: tidy(&self.words), ..*self }
    }

    /// The first paragraph.
    pub fn aim(&self) -> &str {
        self.words.split("\n\n").next().unwrap_or_default()
    }
}

/// Words as files have them: no blanks at the ends of lines, one empty line between paragraphs, none at the ends.
fn tidy(words: &str) -> String {
    let mut tidy = String::new();
    let mut is_apart = false;
    for line in words.lines().map(str::trim) {
        if line.is_empty() {
            is_apart = true;
            continue;
        }
        if !tidy.is_empty() {
            tidy.push_str(if is_apart { "\n\n" } else { "\n" });
        }
        tidy.push_str(line);
        is_apart = false;
    }
    tidy
}

/// Words that have to stay on one line.
fn on_one_line(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
