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
use crate::workers::solver::job::evaluation::Evaluating;
use crate::workers::solver::job::map::Map;
use crate::workers::solver::job::picture::Picture;
use crate::workers::solver::job::rows::Rows;
use crate::workers::solver::job::sum::OfSum;
use crate::workers::solver::kept::Kind;
use crate::workers::solver::protocol::{Answer, Question};
use maths::games::Sum;
use maths::solver::Plan;

/// Positions solved in one slice: about a millisecond.
const SLICE: u64 = 100_000;

/// An open request.
pub(super) trait Job {
    /// Does one slice of work.
    ///
    /// # Errors
    /// The reason, when there can be no answer after all.
    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot>;

    /// The tables that are needed.
    fn tables(&self) -> Vec<Wanted> {
        Vec::new()
    }

    /// The sum that is searched, if one is.
    fn searched(&self) -> Option<&Sum> {
        None
    }

    /// Ends, finished or not.
    fn put_away(&mut self, _cache: &mut Cache) {}
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

impl Step {
    fn progress((done, total): (u64, u64)) -> Self {
        Self::Progress { done, total }
    }
}

impl Cost {
    /// A table, and also the numbers of an answer twice: here, and in the message to the page.
    fn new(plan: Plan, numbers: u64) -> Self {
        Self { positions: plan.positions, bytes: plan.bytes + 2 * 2 * numbers }
    }

    /// Finds or begins tables. Returns the cost of those that are not in memory, and of the numbers of an answer.
    fn of_tables(tables: &[Wanted], numbers: u64, cache: &mut Cache) -> Result<Option<Self>, WhyNot> {
        let mut missing: Option<Self> = None;
        for wanted in tables {
            if let Some(plan) = cache.prepare(wanted)? {
                let Self { positions, bytes } = missing.unwrap_or(Self::new(Plan::NOTHING, numbers));
                missing = Some(Self { positions: positions + plan.positions, bytes: bytes + plan.bytes });
            }
        }
        Ok(missing)
    }
}

/// An accepted request and its cost; no cost if its tables are in memory.
pub(super) type Accepted<J> = Result<(J, Option<Cost>), WhyNot>;

/// Begins a request.
///
/// # Errors
/// The reason, when it cannot be answered.
pub(super) fn accept(question: Question, cache: &mut Cache) -> Accepted<Box<dyn Job>> {
    match question {
        Question::Evaluate { game } => boxed(Evaluating::accept(Kind::Values, game, cache)),
        Question::Advise { game } => boxed(Evaluating::accept(Kind::Remoteness, game, cache)),
        Question::EvaluateSum { sum } => boxed(OfSum::accept(Kind::Values, sum, cache)),
        Question::AdviseSum { sum } => boxed(OfSum::accept(Kind::Remoteness, sum, cache)),
        Question::Picture(pictured) => boxed(Picture::accept(pictured, cache)),
        Question::Heights { ruleset, size, pass } => boxed(Map::accept(ruleset, size, pass, cache)),
        Question::Columns { size, misere } => boxed(Columns::accept(size, misere, cache)),
        Question::Rows { ruleset, size, pass } => boxed(Rows::accept(ruleset, size, pass, cache)),
    }
}

fn boxed<J: Job + 'static>(accepted: Accepted<J>) -> Accepted<Box<dyn Job>> {
    accepted.map(|(job, cost)| (Box::new(job) as Box<dyn Job>, cost))
}

/// # Errors
/// The reason, when N is larger than may be asked for.
fn check_size(size: u32) -> Result<(), WhyNot> {
    if size > Plan::LARGEST_SIZE { Err(WhyNot::Size(size)) } else { Ok(()) }
}
