//! The questions of the landing page to its worker, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use crate::workers::solver;
use maths::games::Game;
use maths::solver::{Advice, CannotBegin, GameTooLong};
use serde::{Deserialize, Serialize};

/// Who wins this game?
pub type Question = Game;

/// The advice, or why there is none.
pub type Answer = Result<Advice, WhyNot>;

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "adviser";
}

/// Why there is no advice: of the reasons of the worker [`solver`] those that there are here, so that the page reads no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum WhyNot {
    /// The question takes more memory than is allowed, or than there is.
    CannotBegin(#[from] CannotBegin),
    /// The game lasts longer than there are numbers for.
    GameTooLong,
    /// The question is not done yet; the page never hears this.
    NotThere,
}

impl From<GameTooLong> for WhyNot {
    fn from(_: GameTooLong) -> Self {
        Self::GameTooLong
    }
}

impl From<WhyNot> for solver::WhyNot {
    fn from(reason: WhyNot) -> Self {
        match reason {
            WhyNot::CannotBegin(reason) => reason.into(),
            WhyNot::GameTooLong => Self::GameTooLong,
            WhyNot::NotThere => Self::NotThere,
        }
    }
}
