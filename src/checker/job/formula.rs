//! Compares a formula with positions, or collects its values.

use crate::checker::protocol::Against;
use crate::checker::protocol::Held as Asked;
use crate::checker::protocol::Judged;
use crate::expressions::Formula;
use crate::formulas::CannotHold;
use crate::formulas::Gathering;
use crate::formulas::Holding;
use crate::formulas::Layers;
use crate::formulas::Subject;
use crate::games::Ruleset;
use crate::worker_host::Progress;

/// Positions looked at in one slice: about a millisecond.
const SLICE: u64 = 200_000;

/// A formula on its way.
pub struct Held {
    way: Way,
    judged: Option<Judged>,
}

enum Way {
    Holding(Box<Holding>),
    Gathering(Box<Gathering>),
    /// There is nothing to do.
    None,
}

impl Held {
    pub(super) fn new(question: Asked, memory: u64) -> Self {
        let way = match question.formula.parse::<Formula>() {
            Err(mistake) => Err(Judged::Mistaken(mistake)),
            Ok(formula) => begin(formula, &question, memory).map_err(Judged::CannotHold),
        };
        match way {
            Ok(way) => Self { way, judged: None },
            Err(judged) => Self { way: Way::None, judged: Some(judged) },
        }
    }

    /// Does one slice of work. Returns whether there is an answer.
    pub(super) fn step(&mut self) -> bool {
        if self.judged.is_none() {
            let step = match &mut self.way {
                Way::Holding(holding) => holding.advance(SLICE).map(|verdict| verdict.map(Judged::Verdict)),
                Way::Gathering(gathering) => gathering.advance(SLICE).map(|gathered| gathered.map(Judged::Gathered)),
                Way::None => Ok(None),
            };
            self.judged = step.unwrap_or(Some(Judged::ValueTooLarge));
        }
        self.judged.is_some()
    }

    /// What is known.
    pub(super) fn judged(&self) -> Judged {
        self.judged.clone().unwrap_or_else(|| {
            Judged::Stopped(match &self.way {
                Way::Holding(holding) => holding.known(),
                Way::Gathering(_) | Way::None => None,
            })
        })
    }

    pub(super) fn progress(&self) -> Progress {
        let (done, total) = match &self.way {
            Way::Holding(holding) => (holding.done(), holding.total()),
            Way::Gathering(gathering) => (gathering.done(), gathering.total()),
            Way::None => (0, 1),
        };
        Progress { done: done as f64, total: total as f64, bytes: 0.0 }
    }
}

fn begin(formula: Formula, question: &Asked, memory: u64) -> Result<Way, CannotHold> {
    let Asked { against, ruleset, bound, .. } = *question;
    let hold = |subject: Subject, ruleset: Ruleset, formula: Formula| {
        Holding::new(formula, subject, ruleset, bound, memory, u64::MAX).map(|holding| Way::Holding(Box::new(holding)))
    };
    match against {
        Against::PPositions => hold(Subject::PPositions, ruleset, formula),
        Against::AtPPositions => hold(Subject::AtPPositions, ruleset, formula),
        Against::Values => hold(Subject::Values, ruleset, formula),
        Against::Taken => Gathering::new(formula, Layers::Both, ruleset, bound, memory, u64::MAX)
            .map(|gathering| Way::Gathering(Box::new(gathering))),
    }
}
