//! Articles: their parts, and the facts that the page has about each before its words are read. `static/articles` has the articles;
//! `build/articles.rs` reads them.

use crate::texts::Texts;

/// An article.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Article {
    /// The title, as text.
    pub title: &'static str,
    /// The numbers that readers can change.
    pub numbers: &'static [Number],
    /// The parts of the article, in order.
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
    /// A claim by its id, with its record.
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
        /// The title, which is all that is visible before it is unfolded.
        title: &'static str,
        /// The blocks inside.
        inside: &'static [Block],
    },
    /// A question that a reader answers before what follows is shown.
    Ask {
        /// The question.
        question: &'static str,
        /// The answers, and true for the right one.
        answers: &'static [(&'static str, bool)],
        /// The blocks that are shown once a reader has chosen an answer.
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
        /// The name.
        name: &'static str,
        /// HTML.
        words: &'static str,
    },
}

/// A number that a reader can change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// The name in positions.
    pub name: &'static str,
    /// The first value.
    pub first: u32,
    /// The least value.
    pub least: u32,
    /// The most that it can be.
    pub most: u32,
}

/// The facts about an article before its words are read.
struct Known {
    name: &'static str,
    /// The English title.
    title: &'static str,
    /// The reading time in minutes.
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

    /// The reading time of the article of this name, in minutes.
    pub fn article_minutes(name: &str) -> u32 {
        known(name).map_or(0, |known| known.minutes)
    }

    /// The numbers of the article of this name that readers can change; the same in every language.
    pub fn article_numbers(name: &str) -> &'static [Number] {
        known(name).map_or(&[], |known| known.numbers)
    }
}
