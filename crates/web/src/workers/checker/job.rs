//! The work of each question, one kind to a file. Adding a question to the protocol leads here.

mod formula;
mod picture;
mod search;
mod sweep;

use crate::workers::checker::job::formula::FormulaJob;
use crate::workers::checker::job::picture::Drawing;
use crate::workers::checker::job::search::Searching;
use crate::workers::checker::job::sweep::Sweep;
use crate::workers::checker::protocol::{Answer, Case, Question};
use crate::workers::host::{Job, Progress, Work};
use maths::claims::Run;
use maths::solver::{Computation, Plan};

/// Steps of a check done in one slice: about a millisecond.
const SLICE: u64 = 200_000;

impl Job for Question {
    const MEMORY: u64 = Plan::BOUND;

    fn begin(self, memory: u64) -> Box<dyn Work<Answer>> {
        match self {
            Self::Check(case) => {
                Box::new(Checking { run: run(&case, memory), answer: |run| Answer::Checked(run.stop()) })
            }
            Self::List(case) => Box::new(Checking {
                run: Run::listing(case.claim, &case.parameters, case.bound, memory),
                answer: |run| Answer::Listed(run.listed()),
            }),
            Self::Sweep(cases) => Box::new(Sweep::new(cases, memory)),
            Self::Formula(job) => Box::new(FormulaJob::new(job, memory)),
            Self::Picture { formula, ruleset } => Box::new(Drawing::new(&formula, ruleset)),
            Self::Search(question) => Box::new(Searching::new(question, memory)),
        }
    }
}

/// A claim that is checked, and the answer that is made of it.
struct Checking {
    run: Run,
    answer: fn(&Run) -> Answer,
}

impl Work<Answer> for Checking {
    fn step(&mut self) -> bool {
        self.run.advance(SLICE) == Ok(true)
    }

    fn answer(&self) -> Answer {
        (self.answer)(&self.run)
    }

    /// The progress, in positions, or as a part of 1 if positions are not counted.
    fn progress(&self) -> Option<Progress> {
        let (part, positions) = (part(&self.run), self.run.positions() as f64);
        let total = if positions > 0.0 { positions } else { 1.0 };
        Some(Progress { done: part * total, total, bytes: self.run.bytes() as f64 })
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

#[cfg(test)]
mod tests;
