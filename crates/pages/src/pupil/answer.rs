//! The open answer of a pupil at a task. An answer ends with the page; the work records the completed steps.

use files::lessons::judging::RuleVerdict;
use files::lessons::{Asked, Done, Row, Shows};
use maths::games::{Game, Move};
use maths::solver::Evaluation;
use maths::values::{Outcome, half_width, whole_number};
use web::workers::tutor::protocol::WhyNot;

/// The state of an answer at a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A move is looked for.
    Move {
        /// The move that was tried.
        tried: Option<Move>,
        /// True if the hint is shown.
        is_hinted: bool,
    },
    /// The pupil says who wins.
    Winner {
        /// The answer: N if the player who moves first is said to win.
        said: Option<Outcome>,
        /// A move that was tried to see how it is answered.
        tried: Option<Move>,
    },
    /// A row is completed.
    Row {
        /// The text at each place.
        cells: Vec<String>,
        /// The texts at the last hand-in.
        checked: Option<Vec<String>>,
    },
    /// A formula is looked for.
    Rule {
        /// The formula in the box.
        formula: String,
        /// The number of formulas that were handed in. Their questions differ in this number.
        count: u32,
        /// The formula that was handed in last, and what came out once that is known.
        tested: Option<(String, Option<Result<RuleVerdict, WhyNot>>)>,
        /// True after a check of an empty box, until something is written.
        is_missing: bool,
    },
    /// Something is explained.
    Explanation {
        /// True if the pupil is done, so that the teacher's answer is shown.
        is_done: bool,
    },
}

impl Answer {
    /// The answer at a task of which this was done before.
    pub fn begun(asked: &Asked, done: Option<&Done>) -> Self {
        match (asked, done) {
            (Asked::Move(game), Some(Done::Found(found))) => {
                Self::Move { tried: found.winning(*game), is_hinted: false }
            }
            (Asked::Move(_), _) => Self::Move { tried: None, is_hinted: false },
            (Asked::Winner(_), Some(Done::Predicted(predicted))) if predicted.is_solved => {
                let said = predicted.answers.last().map(|is_first| if *is_first { Outcome::N } else { Outcome::P });
                Self::Winner { said, tried: None }
            }
            (Asked::Winner(_), _) => Self::Winner { said: None, tried: None },
            (Asked::Row(row), _) => Self::Row { cells: vec![String::new(); row.games().count()], checked: None },
            (Asked::Rule(_), Some(Done::Ruled(ruled))) => {
                Self::Rule { formula: ruled.formula.clone(), count: 0, tested: None, is_missing: false }
            }
            (Asked::Rule(_), _) => Self::Rule { formula: String::new(), count: 0, tested: None, is_missing: false },
            (Asked::Explanation { .. }, _) => Self::Explanation { is_done: false },
        }
    }
}

/// The positions that the tutor is asked about, in their order: of a row its positions, of a move or a winner the position and those
/// after each of its moves. None where nothing is judged before an answer is handed in.
pub(super) fn judged(asked: &Asked) -> Vec<Game> {
    match asked {
        Asked::Move(game) | Asked::Winner(game) => {
            let after = game.options().into_iter().filter_map(|(play, _)| game.play(play));
            std::iter::once(*game).chain(after).collect()
        }
        Asked::Row(row) => row.games().collect(),
        Asked::Rule(_) | Asked::Explanation { .. } => Vec::new(),
    }
}

/// The right answer at a place of a row.
pub(super) fn right(row: &Row, evaluation: &Evaluation) -> String {
    match (row.shows, evaluation.outcome) {
        (Shows::Outcomes, Outcome::P) => "P".into(),
        (Shows::Outcomes, Outcome::N) => "N".into(),
        (Shows::Values, _) => evaluation.value.to_string(),
    }
}

/// The places of a row that are written and wrong.
pub(super) fn written_wrong(row: &Row, cells: &[String], known: &[Evaluation]) -> Vec<usize> {
    let is_wrong = |(place, evaluation): (usize, &Evaluation)| {
        let written = cells.get(place).map_or("", |cell| cell.trim());
        // 07 is 7.
        let read = whole_number(written).map_or_else(|| half_width(written), |number| number.to_string());
        (!written.is_empty() && read != right(row, evaluation)).then_some(place)
    };
    known.iter().enumerate().filter_map(is_wrong).collect()
}

/// A move, what it leaves and how that is answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tried {
    /// The move.
    pub play: Move,
    /// The position after the move.
    pub to: Game,
    /// A move with which the other player wins then; none if the move is a winning one, or if it was the last one and loses.
    pub reply: Option<Move>,
    /// True if the move wins.
    pub is_winning: bool,
}

/// The result of a move; `None` if it is not one of the game, or nothing is known yet.
pub(super) fn tried(game: &Game, play: Move, known: &[Evaluation]) -> Option<Tried> {
    let place = known.first()?.options.iter().position(|option| option.play == play)?;
    let after = known.get(place + 1)?;
    let is_winning = after.value == 0;
    let reply = after.winning_moves().next().filter(|_| !is_winning);
    Some(Tried { play, to: game.play(play)?, reply, is_winning })
}
