//! The blocks of a lesson.

use crate::games::Sum;
use crate::teach::Recipe;
use crate::texts::Texts;

/// A part with a number, by which it is known while others are added, moved and removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The number.
    pub id: u32,
    /// What it says or shows.
    pub part: Part,
}

/// What a block says or shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Paragraphs, with an empty line between them.
    Text(String),
    /// A position.
    Bar(Bar),
    /// A question, with an answer that unfolds.
    Question {
        /// The question.
        question: String,
        /// The answer; empty for a question without one.
        answer: String,
    },
}

/// A position, what it is for, and what is to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The position.
    pub sum: Sum,
    /// What it is for.
    pub recipe: Recipe,
    /// The task above it.
    pub task: String,
}

/// The kinds of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A position.
    Bar,
    /// A question.
    Question,
}

impl Kind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Text, Self::Bar, Self::Question];

    /// A name for programs.
    pub(in crate::teach) fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bar => "bar",
            Self::Question => "question",
        }
    }

    /// An empty part of this kind; a position is this one.
    pub fn part(self, sum: &Sum) -> Part {
        match self {
            Self::Text => Part::Text(String::new()),
            Self::Bar => Part::Bar(Bar { sum: sum.clone(), recipe: Recipe::Computer, task: String::new() }),
            Self::Question => Part::Question { question: String::new(), answer: String::new() },
        }
    }

    /// Its name.
    pub(in crate::teach) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Text => texts.block_text(),
            Self::Bar => texts.block_bar(),
            Self::Question => texts.block_question(),
        }
    }

    /// What the button says that adds one.
    pub(in crate::teach) fn offer(self, texts: Texts) -> &'static str {
        match self {
            Self::Text => texts.block_add_text(),
            Self::Bar => texts.block_add_bar(),
            Self::Question => texts.block_add_question(),
        }
    }
}

impl Part {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Text(_) => Kind::Text,
            Self::Bar(_) => Kind::Bar,
            Self::Question { .. } => Kind::Question,
        }
    }
}
