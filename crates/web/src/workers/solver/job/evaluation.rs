//! The value of one position and of its options; or who wins with each move, and how long that lasts.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, TableState, Wanted};
use crate::workers::solver::job::{SLICE, Step};
use crate::workers::solver::kept::Kind;
use crate::workers::solver::protocol::Answer;
use maths::games::Game;
use maths::solver::{Advice, Evaluation, Extent};

/// A box that holds one position; a larger one will do.
pub(super) fn wanted(kind: Kind, game: &Game) -> Wanted {
    Wanted { kind, ruleset: game.ruleset(), extent: Extent::holding(game), exactly: false }
}

/// One slice of work on the box, or the answer.
pub(super) fn step(kind: Kind, game: &Game, cache: &mut Cache) -> Result<Step, WhyNot> {
    let kept = match cache.advance(&wanted(kind, game), SLICE)? {
        TableState::Unfinished { done, total, .. } => return Ok(Step::Progress { done, total }),
        TableState::Finished(kept) => kept,
    };
    let answer = match kind {
        Kind::Values => Evaluation::by(game, |position| kept.value(position)).map(Answer::Evaluation),
        Kind::Remoteness => Advice::by(game, |position| kept.lasts(position)).map(Answer::Advice),
    };
    match answer {
        Some(answer) => Ok(Step::Answered(answer, None)),
        None => Err(WhyNot::NotThere),
    }
}
