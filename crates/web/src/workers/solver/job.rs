//! Open requests, one kind of work to a file. Adding a question to the protocol leads here.

mod columns;
mod evaluation;
mod map;
mod picture;
mod rows;
mod sum;

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, Wanted};
use crate::workers::solver::job::columns::Columns;
use crate::workers::solver::job::map::Map;
use crate::workers::solver::job::picture::Picture;
use crate::workers::solver::job::rows::Rows;
use crate::workers::solver::job::sum::OfSum;
use crate::workers::solver::kept::Kind;
use crate::workers::solver::protocol::{Answer, Question};
use maths::games::{Game, Sum};
use maths::solver::Plan;

/// Positions solved in one slice: about a millisecond.
const SLICE: u64 = 100_000;

/// An open request.
pub(super) enum Job {
    Evaluation(Kind, Game),
    Sum(Box<OfSum>),
    Picture(Box<Picture>),
    Map(Box<Map>),
    Columns(Box<Columns>),
    Rows(Box<Rows>),
}

/// The result of one slice of work.
pub(super) enum Step {
    Progress { done: u64, total: u64 },
    Growing(Answer, Vec<u16>),
    Answered(Answer, Option<Vec<u16>>),
}

/// The cost of a request.
pub(super) struct Cost {
    pub(super) positions: u64,
    pub(super) bytes: u64,
}

impl Cost {
    /// A table, and also the numbers of an answer twice: here, and in the message to the page.
    fn new(plan: Plan, numbers: u64) -> Self {
        Self { positions: plan.positions, bytes: plan.bytes + 2 * 2 * numbers }
    }
}

impl Job {
    /// Begins a request and says what it will take; nothing if its tables are in memory.
    ///
    /// # Errors
    /// The reason, when it cannot be answered.
    pub(super) fn accept(question: Question, cache: &mut Cache) -> Result<(Self, Option<Cost>), WhyNot> {
        match question {
            Question::Evaluate { game } => Self::accept_position(Kind::Values, game, cache),
            Question::Advise { game } => Self::accept_position(Kind::Remoteness, game, cache),
            Question::EvaluateSum { sum } => Self::accept_sum(Kind::Values, sum, cache),
            Question::AdviseSum { sum } => Self::accept_sum(Kind::Remoteness, sum, cache),
            Question::Picture(pictured) => {
                let (picture, cost) = Picture::accept(pictured, cache)?;
                Ok((Self::Picture(Box::new(picture)), cost))
            }
            Question::Heights { ruleset, size, pass } => {
                let (map, cost) = Map::accept(ruleset, size, pass, cache)?;
                Ok((Self::Map(Box::new(map)), Some(cost)))
            }
            Question::Columns { size, misere } => {
                let (columns, cost) = Columns::accept(size, misere, cache)?;
                Ok((Self::Columns(Box::new(columns)), Some(cost)))
            }
            Question::Rows { ruleset, size, pass } => {
                let (rows, plan) = Rows::accept(ruleset, size, pass, cache)?;
                Ok((Self::Rows(Box::new(rows)), plan.map(|plan| Cost::new(plan, 0))))
            }
        }
    }

    fn accept_position(kind: Kind, game: Game, cache: &mut Cache) -> Result<(Self, Option<Cost>), WhyNot> {
        let plan = cache.prepare(&evaluation::wanted(kind, &game))?;
        Ok((Self::Evaluation(kind, game), plan.map(|plan| Cost::new(plan, 0))))
    }

    fn accept_sum(kind: Kind, sum: Sum, cache: &mut Cache) -> Result<(Self, Option<Cost>), WhyNot> {
        let (job, cost) = OfSum::accept(kind, sum, cache)?;
        Ok((Self::Sum(Box::new(job)), cost))
    }

    /// Does one slice of work.
    ///
    /// # Errors
    /// The reason, when there can be no answer after all.
    pub(super) fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        match self {
            Self::Evaluation(kind, game) => evaluation::step(*kind, game, cache),
            Self::Sum(sum) => sum.step(cache),
            Self::Picture(picture) => picture.step(cache),
            Self::Map(map) => map.step(cache),
            Self::Columns(columns) => columns.step(cache),
            Self::Rows(rows) => rows.step(cache),
        }
    }

    /// The tables that are needed.
    pub(super) fn tables(&self) -> Vec<Wanted> {
        match self {
            Self::Evaluation(kind, game) => vec![evaluation::wanted(*kind, game)],
            Self::Sum(sum) => sum.tables(),
            Self::Picture(picture) => picture.tables().to_vec(),
            Self::Rows(rows) => vec![rows.table()],
            Self::Map(_) | Self::Columns(_) => Vec::new(),
        }
    }

    /// The sum that is searched, if one is.
    pub(super) fn searched(&self) -> Option<&Sum> {
        match self {
            Self::Sum(sum) => sum.searched(),
            Self::Evaluation(..) | Self::Picture(_) | Self::Rows(_) | Self::Map(_) | Self::Columns(_) => None,
        }
    }

    /// Ends, finished or not.
    pub(super) fn put_away(self, cache: &mut Cache) {
        match self {
            Self::Evaluation(..) | Self::Sum(_) | Self::Picture(_) | Self::Rows(_) => {}
            Self::Columns(columns) => columns.put_away(cache),
            Self::Map(map) => map.put_away(cache),
        }
    }
}

/// # Errors
/// The reason, when N is larger than may be asked for.
fn check_size(size: u32) -> Result<(), WhyNot> {
    if size > Plan::LARGEST_SIZE { Err(WhyNot::Size(size)) } else { Ok(()) }
}
