//! The value of one position and of its options; or who wins with each move, and how long that lasts.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, TableState, Wanted};
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step};
use crate::workers::solver::kept::{Kind, Numbers};
use crate::workers::solver::protocol::Answer;
use maths::games::Game;
use maths::solver::{Advice, Evaluation, Extent};

/// An open request about one position.
pub(super) struct Evaluating {
    game: Game,
    wanted: Wanted,
}

impl Evaluating {
    pub(super) fn accept(kind: Kind, game: Game, cache: &mut Cache) -> Accepted<Self> {
        let wanted = wanted(kind, &game);
        let cost = Cost::of_tables(&[wanted], 0, cache)?;
        Ok((Self { game, wanted }, cost))
    }
}

impl Job for Evaluating {
    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        step(&self.wanted, &self.game, cache)
    }

    fn tables(&self) -> Vec<Wanted> {
        vec![self.wanted]
    }
}

/// A box that holds one position; a larger one will do.
pub(super) fn wanted(kind: Kind, game: &Game) -> Wanted {
    Wanted { kind, ruleset: game.ruleset(), extent: Extent::holding(game), exactly: false }
}

/// One slice of work on the box, or the answer.
pub(super) fn step(wanted: &Wanted, game: &Game, cache: &mut Cache) -> Result<Step, WhyNot> {
    let kept = match cache.advance(wanted, SLICE)? {
        TableState::Unfinished { progress, .. } => return Ok(Step::progress(progress)),
        TableState::Finished(kept) => kept,
    };
    let answer = match &kept.numbers {
        Numbers::Values(values) => Evaluation::by(game, |position| values.at(position)).map(Answer::Evaluation),
        Numbers::Remoteness(measuring) => Advice::by(game, |position| measuring.at(position)).map(Answer::Advice),
    };
    answer.map(|answer| Step::Answered(answer, None)).ok_or(WhyNot::NotThere)
}
