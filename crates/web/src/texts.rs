//! The sentences of the page, in each of its languages.
//!
//! Each language is one file, `static/texts/en.ftl` and its fellows, in the syntax of Fluent. `build/main.rs` reads them
//! and writes a method of [`Texts`] for every key, so that a sentence which is missing or misspelt is an error of the
//! build. English is the language of reference: it says which keys and which arguments there are.
//!
//! Only the English sentences are in a program, so that another language costs no page a byte. Each program has a file of the
//! sentences that it says for every other language ([`Language::keep`]); `build/words.mjs` makes these files.
//!
//! A new language is a new file there, one in `static/claims`, and folders in `static/papers` and
//! `static/articles`; no other file has to change.

mod article;
mod hook;
mod language;
mod marks;
mod numbered;
mod readings;
mod rules;
mod sentence;
mod spoken;
mod statement;
mod words;
mod woven;

pub use crate::texts::article::{Article, Block, Number, Piece};
pub use crate::texts::hook::use_texts;
pub use crate::texts::language::Language;
pub use crate::texts::numbered::NumberedWords;
pub use crate::texts::readings::{readable, readings_switch};
pub use crate::texts::statement::Statement;
pub use crate::texts::words::Words;
pub use crate::texts::woven::{Place, woven};

use crate::texts::marks::CONTEXT;
use std::fmt::Display;

/// Data that sentences take as arguments: text, whole numbers, and other data of which two are equal or not. So an `f64` is none: the
/// standard library's writer of these is 15 kB in each program that has it, and [`fixed`](maths::values::fixed) writes them as text.
pub trait Said: Display {}

impl<T: Display + Eq> Said for T {}

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
    pub fn number(self, number: &dyn Said) -> String {
        rules::grouped(self.language, &number.to_string())
    }

    /// This language's sentence for an English one; the English one if the language's sentences are not kept.
    fn plain(self, english: &'static str) -> &'static str {
        spoken::said(self.language, english).unwrap_or_else(|| english.split(CONTEXT).next().unwrap_or_default())
    }

    fn built(self, english: &'static str, given: &[&dyn Said]) -> String {
        sentence::build(self.language, self.plain(english), given)
    }
}

#[cfg(test)]
mod tests;
