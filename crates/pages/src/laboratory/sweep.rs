//! A claim over a range of parameters: the questions, their order, and the results.

mod cell;
mod found;
mod plan;
mod span;
#[cfg(test)]
mod tests;

pub use cell::{CellVerdict, Kind};
pub use found::{Band, Found};
pub use plan::{Plan, Way};
pub use span::Span;

use crate::laboratory::{Key, News, ProofKey, ProofNews};
use maths::claims::{Checked, Claimed};
use std::rc::Rc;
use web::workers::checker::protocol::{Answer, Case, Question};
use web::workers::prover;
use web::workers::requests;
use web::workers::requests::trial::Failure;
use web::workers::requests::{Effort, Unanswered};

/// The sweep: the next plan, and the last sweep that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Sweep {
    /// The next plan.
    pub plan: Plan,
    /// The number of cells in a row, if there is one parameter only.
    pub width: u32,
    /// The last sweep that was begun.
    pub run: Option<Run>,
}

impl Default for Sweep {
    fn default() -> Self {
        Self { plan: Plan::default(), width: Sweep::WIDTH, run: None }
    }
}

/// A sweep on its way, or done.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The plan with its ranges.
    pub plan: Plan,
    /// A verdict for each cell, row by row; none as long as there is none.
    pub cells: Rc<Vec<Option<CellVerdict>>>,
    /// The number of open questions.
    open: usize,
    /// From the beginning of the first question to the last news.
    effort: Option<Effort>,
    /// Why some cells have no verdict.
    pub failure: Option<Failure>,
}

impl Sweep {
    /// The number of cells in a row at first. Every fourth column is the same k mod 4.
    pub const WIDTH: u32 = 20;
    /// The most cells a row can be asked to have.
    pub const WIDEST: u32 = 200;
    /// The largest bound that can be asked for.
    pub const LARGEST_BOUND: u32 = 10_000;

    pub(super) fn begin(&mut self, plan: Plan, open: usize) {
        let cells = Rc::new(plan.before());
        self.run = Some(Run { plan, cells, open, effort: None, failure: None });
    }

    pub(super) fn hear(&mut self, first: usize, news: News) {
        let Some(run) = &mut self.run else { return };
        match news {
            News::Progress(..) | News::Growing(..) => {}
            News::Answered(Answer::Swept(found), effort) => {
                run.take(first, found.into_iter().map(CellVerdict::Tested), effort);
            }
            News::Answered(
                Answer::Checked(_)
                | Answer::Listed(_)
                | Answer::Formula(_)
                | Answer::Found(_)
                | Answer::CannotSearch(_)
                | Answer::Picture(_),
                _,
            )
            | News::Unanswered(Unanswered::Cancelled) => run.open = run.open.saturating_sub(1),
            News::Unanswered(failure) => {
                run.open = run.open.saturating_sub(1);
                run.failure = Some(failure);
            }
        }
    }

    pub(super) fn hear_proofs(&mut self, first: usize, news: ProofNews) {
        let Some(run) = &mut self.run else { return };
        match news {
            requests::News::Progress(..) | requests::News::Growing(..) => {}
            requests::News::Answered(prover::protocol::Answer::Proofs(verdicts), effort) => {
                let plan = run.plan.clone();
                let open = (first..run.cells.len()).filter(|index| !run.is_universal(*index)).collect::<Vec<_>>();
                let cells = verdicts.into_iter().zip(open).map(|(verdict, index)| {
                    let is_stated = plan.case(index).is_some_and(|case| case.claim.is_stated(&case.parameters));
                    CellVerdict::Proved { verdict, is_stated }
                });
                run.take(first, cells, effort);
            }
            requests::News::Answered(..) | requests::News::Unanswered(Unanswered::Cancelled) => {
                run.open = run.open.saturating_sub(1)
            }
            requests::News::Unanswered(failure) => {
                run.open = run.open.saturating_sub(1);
                run.failure = Some(failure);
            }
        }
    }
}

impl Run {
    fn is_universal(&self, index: usize) -> bool {
        self.cells.get(index).and_then(Option::as_ref).is_some_and(CellVerdict::is_universal)
    }

    /// Takes the answer to a question: the verdicts of some cells. Those that a theorem for all parameters decides are not among them.
    fn take(&mut self, first: usize, found: impl Iterator<Item = CellVerdict>, effort: Effort) {
        let cells = Rc::make_mut(&mut self.cells);
        let is_asked = |cell: &&mut Option<CellVerdict>| !cell.as_ref().is_some_and(CellVerdict::is_universal);
        for (cell, verdict) in cells.iter_mut().skip(first).filter(is_asked).zip(found) {
            *cell = Some(verdict);
        }
        let begun = self.effort.map_or(effort.begun, |so_far| so_far.begun.min(effort.begun));
        self.effort = Some(Effort { begun, ..effort });
        self.open = self.open.saturating_sub(1);
    }

    /// True if more verdicts are to come.
    pub fn is_open(&self) -> bool {
        self.open > 0
    }

    /// The number of cells with a verdict.
    pub fn done(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// The time taken so far, in milliseconds.
    pub fn milliseconds(&self) -> f64 {
        self.effort.map_or(0.0, Effort::milliseconds)
    }

    /// The cells that have a verdict, with their cases.
    pub fn rows(&self) -> impl Iterator<Item = (Case, &CellVerdict)> {
        self.cells.iter().enumerate().filter_map(|(index, cell)| Some((self.plan.case(index)?, cell.as_ref()?)))
    }

    /// The cells that were tested.
    pub fn tested(&self) -> impl Iterator<Item = (Case, Checked)> {
        self.rows().filter_map(|(case, cell)| match cell {
            CellVerdict::Tested(checked) => Some((case, *checked)),
            CellVerdict::Universal { .. } | CellVerdict::Proved { .. } => None,
        })
    }
}

/// Cells that are asked for together. Many questions keep all workers busy to the end, few spare messages.
const MOST_QUESTIONS: usize = 160;

/// The cases about which no theorem for all parameters speaks, in parts with the place of the first of each.
fn parts(plan: &Plan, at_least: usize) -> Vec<(usize, Vec<Case>)> {
    let open = plan.before().into_iter().enumerate().filter(|(_, known)| known.is_none());
    let open: Vec<(usize, Case)> = open.filter_map(|(index, _)| Some((index, plan.case(index)?))).collect();
    let together = open.len().div_ceil(MOST_QUESTIONS).max(1).min(open.len().div_ceil(at_least).max(1));
    let part = |part: &[(usize, Case)]| Some((part.first()?.0, part.iter().map(|(_, case)| *case).collect()));
    open.chunks(together).filter_map(part).collect()
}

/// The questions of a sweep, each with the place of its first cell.
pub fn questions(plan: &Plan, at_least: usize) -> Vec<(Key, Question)> {
    parts(plan, at_least).into_iter().map(|(first, cases)| (Key::Sweep(first), Question::Sweep(cases))).collect()
}

/// The questions to the prover of a sweep, each with the place of its first cell.
pub fn proof_questions(plan: &Plan) -> Vec<(ProofKey, prover::protocol::Question)> {
    let question = |(first, cases): (usize, Vec<Case>)| {
        let claims = cases.into_iter().map(|Case { claim, parameters, .. }| Claimed { claim, parameters }).collect();
        (ProofKey::Swept(first), prover::protocol::Question::ProveEach(claims))
    };
    parts(plan, 1).into_iter().map(question).collect()
}
