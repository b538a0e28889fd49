//! What the page says, in every language it speaks.
//!
//! Each language is one file, `static/texts/en.ftl` and its fellows, in the syntax of Fluent. `build/main.rs` reads them
//! and writes a method of [`Texts`] for every key, so that a sentence which is missing or misspelt is an error of the
//! build. English is the language of reference: it says which keys and which arguments there are.
//!
//! A new language is a new file there, one in `static/claims`, and folders in `static/papers` and
//! `static/articles`; no other file has to change.

mod article;
mod hook;
mod language;
mod marks;
mod numbered;
mod rules;
mod sentence;
mod statement;
mod words;
mod woven;

pub use crate::texts::article::{Article, Block, Number, Piece};
pub use crate::texts::hook::use_texts;
pub use crate::texts::language::Language;
pub use crate::texts::numbered::NumberedWords;
pub use crate::texts::statement::Statement;
pub use crate::texts::words::Words;
pub use crate::texts::woven::{Place, woven};

use crate::texts::marks::LANGUAGE_END;
use std::fmt::Display;

/// The sentences of one language. The methods below it come from the keys of the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    language: Language,
}

/// A language as data.
struct Entry {
    code: &'static str,
    name: &'static str,
    digit_groups: Option<&'static str>,
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Texts {
    /// The sentences of a language.
    pub fn of(language: Language) -> Self {
        Self { language }
    }

    /// The language of these sentences.
    pub fn language(self) -> Language {
        self.language
    }

    /// A whole number with its digits in groups, as the language writes it.
    pub fn number(self, number: &dyn Display) -> String {
        rules::grouped(self.language, &number.to_string())
    }

    /// What this language says, of a sentence in each, as they are ordered in [`LANGUAGES`].
    fn plain(self, in_each: &'static str) -> &'static str {
        in_each.split(LANGUAGE_END).nth(self.language.index()).unwrap_or_default()
    }

    fn built(self, in_each: &'static str, given: &[&dyn Display]) -> String {
        sentence::build(self.language, self.plain(in_each), given)
    }
}

#[cfg(test)]
mod tests;
