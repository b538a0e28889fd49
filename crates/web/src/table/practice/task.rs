//! A position in which a winning move has to be found.

use maths::games::{Game, Move, Position};
use maths::solver::Evaluation;
use std::rc::Rc;

/// An N-position with what the solver says of it, and the learner's first move from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The position.
    pub game: Game,
    /// Its moves and their values.
    pub evaluation: Rc<Evaluation>,
    /// Whether this is not the first attempt.
    pub is_repeated: bool,
    /// The first move, once it was made.
    pub attempt: Option<Attempt>,
}

/// A move and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The position it leaves.
    pub to: Position,
    /// The value of that position: 0 is right.
    pub value: u32,
    /// Whether it counts: a first attempt without help.
    pub is_counted: bool,
}

impl Attempt {
    /// Whether the move wins.
    pub fn is_right(&self) -> bool {
        self.value == 0
    }
}

impl Task {
    pub(super) fn new(game: Game, evaluation: Rc<Evaluation>) -> Self {
        Self { game, evaluation, is_repeated: false, attempt: None }
    }

    /// Whether the first move is still to come.
    pub fn is_open(&self) -> bool {
        self.attempt.is_none()
    }

    /// What a first move from here is worth; `None` if it is no move, or not the first.
    pub fn judge(&self, play: Move, is_helped: bool) -> Option<Attempt> {
        let option = self.evaluation.options.iter().find(|option| option.play == play && self.is_open())?;
        let to = self.game.ruleset().play(self.game.position(), play)?;
        Some(Attempt { to, value: option.value, is_counted: !is_helped && !self.is_repeated })
    }

    /// The same task, not tried yet. It is not counted again.
    #[must_use]
    pub fn again(self) -> Self {
        Self { is_repeated: true, attempt: None, ..self }
    }
}
