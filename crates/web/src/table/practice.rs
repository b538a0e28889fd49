//! Practice: finding a winning cut, and telling in advance where the P-positions of a plane lie. Plain data and plain
//! functions; what wins is what the solver said.

mod level;
mod prediction;
mod score;
mod search;
mod task;

pub use level::Level;
pub use prediction::{Cell, Found, Prediction};
pub use score::Score;
pub use search::{Search, candidate};
pub use task::{Attempt, Task};

use crate::table::{Remote, Table};
use maths::solver::Evaluation;

/// What the learner is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Practice {
    /// How hard the next task is.
    pub level: Level,
    /// How the tasks went.
    pub score: Score,
    /// The search for a task, while it lasts.
    pub search: Option<Search>,
    /// The present task, open or judged.
    pub task: Option<Task>,
    /// Where P-positions are expected.
    pub prediction: Prediction,
    /// The position that is looked at in the search.
    pub evaluation: Remote<Evaluation>,
    /// The plane in which P-positions were expected.
    pub plane: Remote<Table>,
}

impl Practice {
    /// Whether the position on the board is a task that still has to be solved, so that nothing may give it away.
    pub fn is_open(&self) -> bool {
        self.task.as_ref().is_some_and(Task::is_open)
    }

    /// Whether the figures would give away what the learner is looking for.
    pub fn covers_figures(&self) -> bool {
        self.is_open() || self.prediction.is_under_way()
    }
}

/// What the learner can do other than making a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practising {
    /// Asks for a task; all chance in its choice comes from this number.
    NewTask(u64),
    /// Puts the task on the board again.
    TryAgain,
    /// Ends the task.
    Leave,
    /// The score that was kept from an earlier visit.
    Resume(Score),
    /// The largest coordinate of the plane, held within [`Prediction::SIZES`].
    Size(u32),
    /// The fixed coordinate of the plane.
    Height(u32),
    /// Marks a place of the plane (column, row), or takes the mark away.
    Mark((u32, u32)),
    /// Asks where the P-positions are.
    Reveal,
    /// Takes all marks away.
    Clear,
}
