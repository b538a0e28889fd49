//! Articles: what they consist of, and what the page knows of each before its words are read. `static/articles` has them;
//! `build/articles.rs` reads them.

use crate::texts::Texts;

/// An article.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Article {
    /// Its title, as text.
    pub title: &'static str,
    /// What readers can change.
    pub numbers: &'static [Number],
    /// What it consists of.
    pub blocks: &'static [Block],
}

/// A piece of an article. Words are HTML that comes from the build alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Block {
    /// Of a section.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static [Piece]),
    /// A position that can be played on.
    Bar {
        /// In the notation.
        position: &'static str,
        /// Moves from it, each in the notation of records.
        moves: &'static [&'static str],
    },
    /// A table of Grundy values.
    Values {
        /// In the notation.
        ruleset: &'static str,
        /// A coordinate that is fixed, such as `y=0`, or nothing.
        fixed: &'static str,
        /// The largest number of the others.
        size: u32,
    },
    /// P-positions as points in space.
    Space {
        /// One, or two that are turned together.
        rulesets: &'static [&'static str],
        /// The largest coordinate.
        size: u32,
    },
    /// A claim by its id, with what is on record of it.
    Claim(&'static str),
    /// The proof of a claim, followed at a position.
    Follow {
        /// The claim, by its id.
        claim: &'static str,
        /// The position that it opens with, in the notation, or nothing.
        position: &'static str,
    },
    /// A command that computes something again.
    Command(&'static str),
    /// Something that unfolds.
    Fold {
        /// What is seen of it before.
        title: &'static str,
        /// What is in it.
        inside: &'static [Block],
    },
    /// A question that a reader answers before what follows is shown.
    Ask {
        /// The question.
        question: &'static str,
        /// Its answers, and whether each is right; one is.
        answers: &'static [(&'static str, bool)],
        /// What is shown once one has been chosen.
        inside: &'static [Block],
    },
}

/// A piece of a paragraph. In positions the name of a number in braces takes its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Piece {
    /// HTML.
    Words(&'static str),
    /// The number with this name.
    Number(&'static str),
    /// Words that depend on the outcome of a position.
    Outcome {
        /// In the notation.
        position: &'static str,
        /// If it is a P-position.
        lost: &'static str,
        /// If it is not.
        won: &'static str,
    },
    /// The Grundy value of a position.
    Value(&'static str),
    /// Words that belong to a coordinate.
    Part {
        /// Its name.
        name: &'static str,
        /// HTML.
        words: &'static str,
    },
}

/// A number that a reader can change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// What it is called in positions.
    pub name: &'static str,
    /// What it is at first.
    pub first: u32,
    /// The least that it can be.
    pub least: u32,
    /// The most that it can be.
    pub most: u32,
}

/// What is known of an article before its words are read.
struct Known {
    name: &'static str,
    /// Its title in English.
    title: &'static str,
    /// How long it takes to read.
    minutes: u32,
    numbers: &'static [Number],
}

include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// The file of an article's words in the language with this index.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn file(name: &str, language: usize) -> Option<&'static str> {
    let index = KNOWN.iter().position(|known| known.name == name)?;
    WORDS.get(index)?.get(language).copied()
}

fn known(name: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.name == name)
}

impl Texts {
    /// The names of all articles, in alphabetical order.
    pub fn articles() -> impl Iterator<Item = &'static str> {
        KNOWN.iter().map(|known| known.name)
    }

    /// The title of the article of this name, as text.
    pub fn article_title(self, name: &str) -> Option<&'static str> {
        Some(self.plain(known(name)?.title))
    }

    /// How many minutes the article of this name takes to read.
    pub fn article_minutes(name: &str) -> u32 {
        known(name).map_or(0, |known| known.minutes)
    }

    /// The numbers of the article of this name that readers can change; the same in every language.
    pub fn article_numbers(name: &str) -> &'static [Number] {
        known(name).map_or(&[], |known| known.numbers)
    }
}
