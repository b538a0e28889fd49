//! A formula compared with larger and larger boxes, in slices.

use crate::expressions::Formula;
use crate::formulas::search::{Question, Target};
use crate::formulas::{CannotCompare, Comparison, Subject, Verdict};
use crate::solver::ValueTooLarge;

/// A formula on its way.
pub(super) struct Trial {
    question: Question,
    bound: u64,
    formula: Formula,
    size: u32,
    holding: Comparison,
    /// The largest coordinate up to which it holds, and the number of positions up to it.
    held: Option<(u32, u64)>,
}

/// The result of a trial.
pub(super) struct Outcome {
    /// The largest coordinate up to which the formula holds, and the number of positions up to it.
    pub(super) held: Option<(u32, u64)>,
    pub(super) failure: Option<Verdict>,
}

impl Trial {
    /// The first box; each is twice as wide as the one before it.
    const FIRST: u32 = 12;

    pub(crate) fn new(question: Question, formula: Formula, bound: u64) -> Result<Self, CannotCompare> {
        let size = Self::FIRST.min(question.largest());
        let holding = holding(&question, &formula, size, bound)?;
        Ok(Self { question, bound, formula, size, holding, held: None })
    }

    /// As far as it came.
    pub(super) fn given_up(&self) -> Outcome {
        Outcome { held: self.held, failure: None }
    }

    /// Tests about `work` more positions. Returns the result once it is known.
    pub(crate) fn advance(&mut self, work: u64) -> Result<Option<Outcome>, ValueTooLarge> {
        match self.holding.advance(work)? {
            None => return Ok(None),
            Some(Verdict::Holds { positions, up_to } | Verdict::Stopped { positions, up_to }) => {
                self.held = Some((up_to, positions));
            }
            Some(failure @ (Verdict::Refuted { .. } | Verdict::Undefined { .. })) => {
                return Ok(Some(Outcome { held: self.held, failure: Some(failure) }));
            }
        }
        if self.size < self.question.largest() {
            self.size = self.size.saturating_mul(2).min(self.question.largest());
            // If the next box does not fit into memory, this one is the last.
            if let Ok(holding) = holding(&self.question, &self.formula, self.size, self.bound) {
                self.holding = holding;
                return Ok(None);
            }
        }
        Ok(Some(self.given_up()))
    }
}

fn holding(question: &Question, formula: &Formula, size: u32, bound: u64) -> Result<Comparison, CannotCompare> {
    let subject = match question.target {
        Target::PPositions => Subject::PPositions,
        Target::Values => Subject::Values,
    };
    Comparison::new(formula.clone(), subject, question.ruleset, size, bound, u64::MAX)
}
