//! The blocks of a lesson.

use crate::lessons::task::last_coordinate;
use crate::lessons::{About, Asked, Recipe, Row, Rule, Shows, Task};
use maths::games::{Game, Position, Rules, Ruleset, Sum};

/// A part with a number, by which it is known while others are added, moved and removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The number.
    pub id: u32,
    /// The content of the block.
    pub part: Part,
}

/// The content of a block.
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
    /// A task whose answer is judged.
    Task(Task),
}

/// A position, what it is for, and what is to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The position.
    pub sum: Sum,
    /// The purpose of the bar.
    pub recipe: Recipe,
    /// The task above it.
    pub task: String,
}

maths::named! {
    /// The kinds of blocks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Kind {
        /// A text.
        Text = "text",
        /// A position.
        Bar = "bar",
        /// A question.
        Question = "question",
        /// A task: find a move that wins.
        Move = "move",
        /// A task: say who wins.
        Winner = "winner",
        /// A task: complete a row of a table.
        Row = "row",
        /// A task: find a formula.
        Rule = "rule",
        /// A task: explain something.
        Explanation = "explanation",
    }
}

impl Kind {
    /// An empty part of this kind. One with a position has this one; a task has its first part, since tasks are about one game.
    pub fn part(self, sum: &Sum) -> Part {
        let game = sum.parts().first().copied().unwrap_or_else(strip);
        let task = |asked| Part::Task(Task { words: String::new(), asked });
        match self {
            Self::Text => Part::Text(String::new()),
            Self::Bar => Part::Bar(Bar { sum: sum.clone(), recipe: Recipe::Computer, task: String::new() }),
            Self::Question => Part::Question { question: String::new(), answer: String::new() },
            Self::Move => task(Asked::Move(game)),
            Self::Winner => task(Asked::Winner(game)),
            Self::Row => {
                task(Asked::Row(Row { game, along: last_coordinate(&game), last: 7, shows: Shows::default() }))
            }
            Self::Rule => task(Asked::Rule(Rule { game, about: About::default(), bound: 8, answer: String::new() })),
            Self::Explanation => task(Asked::Explanation { answer: String::new() }),
        }
    }
}

/// A strip with two ends.
fn strip() -> Game {
    Game::lowered(Ruleset::normal(Rules::NIM), Position::new(4, 0, 6))
}

impl Part {
    /// The kind of the block.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Text(_) => Kind::Text,
            Self::Bar(_) => Kind::Bar,
            Self::Question { .. } => Kind::Question,
            Self::Task(task) => match task.asked {
                Asked::Move(_) => Kind::Move,
                Asked::Winner(_) => Kind::Winner,
                Asked::Row(_) => Kind::Row,
                Asked::Rule(_) => Kind::Rule,
                Asked::Explanation { .. } => Kind::Explanation,
            },
        }
    }
}
