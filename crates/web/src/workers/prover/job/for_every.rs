//! Tests a formula for every k of the class of its game.

use crate::workers::host::{Progress, Work};
use crate::workers::prover::protocol::{Answer, ForEvery, Stated};
use maths::formulas::Subject;
use proofs::theorems::general;
use proofs::theorems::general::{Asking, Template};

/// Positions or transitions of automata in one slice.
const SLICE: u64 = 1 << 16;

/// A formula on its way.
pub(super) struct Answering {
    /// None if the formula describes no P-positions.
    asking: Option<Asking>,
    answer: Option<ForEvery>,
}

impl Answering {
    pub(super) fn new(Stated { formula, subject, ruleset }: &Stated) -> Self {
        let formula = ruleset.formula(formula).ok().filter(|_| *subject == Subject::PPositions);
        let template = formula.and_then(|formula| Template::new(*ruleset, &formula).ok());
        Self { asking: template.map(Asking::new), answer: None }
    }
}

impl Work<Answer> for Answering {
    fn step(&mut self) -> bool {
        let Some(asking) = &mut self.asking else { return true };
        if self.answer.is_none() {
            self.answer = asking.advance(SLICE).map(said);
        }
        self.answer.is_some()
    }

    fn answer(&self) -> Answer {
        Answer::ForEvery(self.answer.clone())
    }

    /// The progress, in k of the class.
    fn progress(&self) -> Option<Progress> {
        let (done, total) = self.asking.as_ref().map_or((0, 1), Asking::progress);
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}

fn said(answer: general::Answer) -> ForEvery {
    match answer {
        general::Answer::Covered(covered, others) => {
            ForEvery::Covered { theorem: covered.theorem(), misere: covered.misere(), others }
        }
        general::Answer::Fails(breaks) => ForEvery::Fails(breaks),
        general::Answer::Open { tried, bound } => ForEvery::Open { tried, bound },
    }
}
