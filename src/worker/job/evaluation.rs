//! The value of one position and of its options.

use crate::games::Game;
use crate::solver::Evaluation;
use crate::solver::Extent;
use crate::worker::job::SLICE;
use crate::worker::job::Step;
use crate::worker::kept::Kind;
use crate::worker::protocol::Answer;
use crate::worker::shelf::Shelf;
use crate::worker::shelf::Standing;
use crate::worker::shelf::Wanted;

/// A table that holds one position; a larger one will do.
pub(super) fn wanted(game: &Game) -> Wanted {
    Wanted { kind: Kind::Values, ruleset: game.ruleset(), extent: Extent::holding(game), exactly: false }
}

/// One slice of work on the table, or the answer.
pub(super) fn step(game: &Game, shelf: &mut Shelf) -> Result<Step, String> {
    match shelf.advance(&wanted(game), SLICE)? {
        Standing::Unfinished { done, total, .. } => Ok(Step::Progress { done, total }),
        Standing::Finished(kept) => match kept.table().and_then(|table| Evaluation::of(game, table)) {
            Some(evaluation) => Ok(Step::Answered(Answer::Evaluation(evaluation), None)),
            None => Err(format!("{game} is not in the table")),
        },
    }
}
