//! Compares a formula with positions, or collects its values.

use crate::workers::checker::protocol::{Against, Answer, FormulaQuestion, FormulaResult};
use crate::workers::host::{Progress, Work};
use maths::expressions::Formula;
use maths::formulas::{CannotCompare, Comparison, Layers, Subject, ValueCollector};
use maths::games::Ruleset;

/// Positions looked at in one slice: about a millisecond.
const SLICE: u64 = 200_000;

/// A formula on its way.
pub(super) struct FormulaJob {
    way: Way,
    result: Option<FormulaResult>,
}

enum Way {
    Compare(Box<Comparison>),
    Collect(Box<ValueCollector>),
    /// There is nothing to do.
    None,
}

impl FormulaJob {
    pub(super) fn new(question: FormulaQuestion, memory: u64) -> Self {
        let way = match question.read() {
            Err(mistake) => Err(FormulaResult::Mistaken(mistake)),
            Ok(formula) => begin(formula, &question, memory).map_err(FormulaResult::CannotCompare),
        };
        match way {
            Ok(way) => Self { way, result: None },
            Err(result) => Self { way: Way::None, result: Some(result) },
        }
    }
}

impl Work<Answer> for FormulaJob {
    fn step(&mut self) -> bool {
        if self.result.is_none() {
            let step = match &mut self.way {
                Way::Compare(comparison) => {
                    comparison.advance(SLICE).map(|verdict| verdict.map(FormulaResult::Verdict))
                }
                Way::Collect(collector) => {
                    collector.advance(SLICE).map(|collected| collected.map(FormulaResult::CollectedValues))
                }
                Way::None => Ok(None),
            };
            self.result = step.unwrap_or(Some(FormulaResult::ValueTooLarge));
        }
        self.result.is_some()
    }

    fn answer(&self) -> Answer {
        Answer::Formula(self.result.clone().unwrap_or_else(|| {
            FormulaResult::Stopped(match &self.way {
                Way::Compare(comparison) => comparison.known(),
                Way::Collect(_) | Way::None => None,
            })
        }))
    }

    fn progress(&self) -> Option<Progress> {
        let (done, total) = match &self.way {
            Way::Compare(comparison) => comparison.progress(),
            Way::Collect(collector) => collector.progress(),
            Way::None => (0, 1),
        };
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}

fn begin(formula: Formula, question: &FormulaQuestion, memory: u64) -> Result<Way, CannotCompare> {
    let FormulaQuestion { against, ruleset, bound, .. } = *question;
    let hold = |subject: Subject, ruleset: Ruleset, formula: Formula| {
        Comparison::new(formula, subject, ruleset, bound, memory, u64::MAX)
            .map(|comparison| Way::Compare(Box::new(comparison)))
    };
    match against {
        Against::PPositions => hold(Subject::PPositions, ruleset, formula),
        Against::AtPPositions => hold(Subject::AtPPositions, ruleset, formula),
        Against::Values => hold(Subject::Values, ruleset, formula),
        Against::Taken => ValueCollector::new(formula, Layers::Both, ruleset, bound, memory, u64::MAX)
            .map(|collector| Way::Collect(Box::new(collector))),
    }
}
