//! The questions of the pages for lessons to the tutor, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use files::lessons::About;
use files::lessons::judging::{Lost, RuleVerdict};
use maths::expressions::Mistake;
use maths::games::{Game, Move};
use maths::solver::Evaluation;
use serde::{Deserialize, Serialize};

/// The most positions of a row, and the most games in which a mistake is looked for.
pub const MOST_GAMES: usize = 20_000;

/// A question to the tutor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// The value of a position, with those of its options.
    Evaluate(Game),
    /// The same of several positions.
    Row(Vec<Game>),
    /// Is a formula right?
    Rule {
        /// The ruleset; coordinates that are 0 here stay 0.
        game: Game,
        /// The formula, as it was typed.
        formula: String,
        /// The subject of the formula.
        about: About,
        /// The largest coordinate of the positions on which it is tested.
        bound: u32,
    },
    /// The moves after which games that could have been won were lost.
    Lost {
        /// The position in which all of them began.
        first: Game,
        /// The moves of each game.
        games: Vec<Vec<Move>>,
    },
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "tutor";
}

/// A result of the tutor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// Of [`Question::Evaluate`].
    Evaluation(Evaluation),
    /// Of [`Question::Row`], one for each position, in their order.
    Row(Vec<Evaluation>),
    /// Of [`Question::Rule`].
    Rule(RuleVerdict),
    /// Of [`Question::Lost`], in the order of the games.
    Lost(Vec<Lost>),
}

/// Why nothing was found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WhyNot {
    /// There are more positions below this one than are looked at.
    TooLarge,
    /// There are more games than [`MOST_GAMES`].
    TooMany,
    /// The text is no formula.
    Mistaken(Mistake),
}

/// The result, or the reason why there is none.
pub type Answer = Result<Found, WhyNot>;
