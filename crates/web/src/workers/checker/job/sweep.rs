//! One claim with several parameters.

use crate::workers::checker::job::{SLICE, part, run};
use crate::workers::checker::protocol::{Answer, Case};
use crate::workers::host::{Progress, Work};
use maths::claims::{Checked, Run};
use maths::solver::Computation;

/// Cases that are checked one after the other.
pub(super) struct Sweep {
    memory: u64,
    cases: Vec<Case>,
    found: Vec<Checked>,
    /// The check that goes on now.
    open: Option<Run>,
}

impl Sweep {
    pub(super) fn new(cases: Vec<Case>, memory: u64) -> Self {
        Self { memory, cases, found: Vec::new(), open: None }
    }
}

impl Work<Answer> for Sweep {
    fn step(&mut self) -> bool {
        let Some(case) = self.cases.get(self.found.len()) else { return true };
        let run = self.open.get_or_insert_with(|| run(case, self.memory));
        if run.advance(SLICE) == Ok(true) {
            self.found.push(run.stop());
            self.open = None;
        }
        self.found.len() == self.cases.len()
    }

    fn answer(&self) -> Answer {
        Answer::Swept(self.found.clone())
    }

    fn progress(&self) -> Option<Progress> {
        let done = self.found.len() as f64 + self.open.as_ref().map_or(0.0, part);
        Some(Progress { done: done / self.cases.len().max(1) as f64, total: 1.0, bytes: 0.0 })
    }
}
