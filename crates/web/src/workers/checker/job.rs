//! Open requests, one kind of work to a file. Adding a question to the protocol leads here.

mod formula;
mod picture;
mod search;
mod sweep;

use crate::workers::checker::job::formula::FormulaJob;
use crate::workers::checker::job::picture::Drawing;
use crate::workers::checker::job::search::Searching;
use crate::workers::checker::job::sweep::Sweep;
use crate::workers::checker::protocol::{Answer, Case, Question};
use crate::workers::host;
use crate::workers::host::{News, Progress};
use maths::claims::Run;
use maths::solver::Computation;

/// Steps of a check done in one slice: about a millisecond.
const SLICE: u64 = 200_000;

/// An open request.
pub enum Job {
    Check(Box<Run>),
    List(Box<Run>),
    Sweep(Box<Sweep>),
    Formula(Box<FormulaJob>),
    Search(Box<Searching>),
    Picture(Box<Drawing>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    // A search reports with every slice what it has found so far.
    const HAS_MANY_PARTS: bool = true;

    fn begin(question: Question, memory: u64) -> Self {
        match question {
            Question::Check(case) => Self::Check(Box::new(run(&case, memory))),
            Question::List(case) => {
                Self::List(Box::new(Run::listing(case.claim, &case.parameters, case.bound, memory)))
            }
            Question::Sweep(cases) => Self::Sweep(Box::new(Sweep::new(cases, memory))),
            Question::Formula(job) => Self::Formula(Box::new(FormulaJob::new(job, memory))),
            Question::Picture { formula, ruleset } => Self::Picture(Box::new(Drawing::new(&formula, ruleset))),
            Question::Search(question) => Self::Search(Box::new(Searching::new(question, memory))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Check(run) | Self::List(run) => run.advance(SLICE) == Ok(true),
            Self::Sweep(sweep) => sweep.step(),
            Self::Formula(job) => job.step(),
            Self::Search(searching) => searching.step(),
            Self::Picture(drawing) => drawing.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Check(run) => Answer::Checked(run.stop()),
            Self::List(run) => Answer::Listed(run.listed()),
            Self::Sweep(sweep) => Answer::Swept(sweep.found().to_vec()),
            Self::Formula(job) => Answer::Formula(job.result()),
            Self::Search(searching) => searching.answer(),
            Self::Picture(drawing) => Answer::Picture(drawing.picture()),
        }
    }

    fn news(&self) -> News<Answer> {
        let progress = match self {
            Self::Check(run) | Self::List(run) => progress(run),
            Self::Sweep(sweep) => sweep.progress(),
            Self::Formula(job) => job.progress(),
            Self::Picture(drawing) => drawing.progress(),
            // The remaining part of a search is unknown. Its results so far are worth more than a number.
            Self::Search(searching) => return News::Growing(searching.answer()),
        };
        News::Progress(progress)
    }
}

fn run(case: &Case, memory: u64) -> Run {
    Run::new(case.claim, &case.parameters, case.bound, memory)
}

/// The part of a check that is done.
fn part(run: &Run) -> f64 {
    let (done, total) = run.progress();
    done as f64 / total.max(1) as f64
}

/// The progress of a check: in positions, or as a part of 1 if positions are not counted.
fn progress(run: &Run) -> Progress {
    let (part, positions) = (part(run), run.positions() as f64);
    let total = if positions > 0.0 { positions } else { 1.0 };
    Progress { done: part * total, total, bytes: run.bytes() as f64 }
}

#[cfg(test)]
mod tests;
