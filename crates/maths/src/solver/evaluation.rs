//! The evaluation of a position: its value, its outcome, and the value of each option.

use crate::games::{Game, Move, Position};
use crate::solver::Table;
use crate::values::{Nimber, Outcome};
use serde::{Deserialize, Serialize};

/// A position's value, outcome and the value behind each of its moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evaluation {
    /// The Grundy value; under misère play the misère Grundy value.
    pub value: u32,
    /// The outcome of the position.
    pub outcome: Outcome,
    /// Every move, in the ruleset's order, with the value of the position it leads to.
    pub options: Vec<Valued>,
}

/// A move and the value of the position it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Valued {
    /// The move.
    pub play: Move,
    /// The value of that position.
    pub value: u32,
}

impl Evaluation {
    /// Reads the evaluation from a table of the same ruleset; `None` if the table does not hold the position.
    pub fn of(game: &Game, table: &Table) -> Option<Self> {
        Self::by(game, |position| table.value(position))
    }

    /// The evaluation with values from `value_of`; `None` if one of them is not known.
    pub fn by(game: &Game, value_of: impl Fn(Position) -> Option<Nimber>) -> Option<Self> {
        let value = value_of(game.position())?;
        let valued = |(play, to)| value_of(to).map(|Nimber(value)| Valued { play, value });
        let options = game.options().into_iter().map(valued).collect::<Option<_>>()?;
        Some(Self { value: value.0, outcome: Outcome::of_value(value), options })
    }

    /// The moves to a P-position.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.options.iter().filter(|option| option.value == 0).map(|option| option.play)
    }
}
