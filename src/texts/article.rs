//! Articles in every language. `static/articles` has them; `build/articles.rs` reads them.

use crate::texts::Texts;

/// An article.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Article {
    /// Its title, as text.
    pub title: &'static str,
    /// What it consists of.
    pub blocks: &'static [Block],
}

/// A piece of an article. Words are HTML that comes from the build alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Block {
    /// Of a section.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A position that can be played on.
    Bar {
        /// In the notation.
        position: &'static str,
        /// Moves from it, each in the notation of records.
        moves: &'static [&'static str],
    },
    /// A claim by its id, with what is on record of it.
    Claim(&'static str),
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

include!(concat!(env!("OUT_DIR"), "/articles.rs"));

impl Texts {
    /// The article of this name.
    pub fn article(self, name: &str) -> Option<Article> {
        let (_, in_each) = ARTICLES.iter().find(|(known, _)| *known == name)?;
        in_each.get(self.language.index()).copied()
    }

    /// The names of all articles, in alphabetical order.
    pub fn articles() -> impl Iterator<Item = &'static str> {
        ARTICLES.iter().map(|&(name, _)| name)
    }
}
