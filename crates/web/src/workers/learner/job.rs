//! Open requests. Adding a question to the protocol leads here.

use crate::workers::host;
use crate::workers::host::News;
use crate::workers::learner::forging::Forging;
use crate::workers::learner::protocol::{Answer, Question, VERSION};
use crate::workers::learner::scaling::Scaling;
use crate::workers::learner::studying::Studying;
use crate::workers::learner::sweeping::Sweeping;
use proofs::automata::Budget;

/// An open request.
pub enum Job {
    /// A set that is learned.
    Learn(Box<Studying>),
    /// The rules of a grammar.
    Forge(Box<Forging>),
    /// P-positions at two sizes.
    Scale(Box<Scaling>),
    /// The rules of a grid.
    Sweep(Box<Sweeping>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    const VERSION: &'static str = VERSION;
    // A foundry and a sweep report with every slice what they have found so far.
    const HAS_MANY_PARTS: bool = true;

    fn begin(question: Question, memory: u64) -> Self {
        let budget = Budget { bytes: memory, ..Budget::USUAL };
        match question {
            Question::Learn(study) => Self::Learn(Box::new(Studying::new(study, budget))),
            Question::Forge(grammar) => Self::Forge(Box::new(Forging::new(&grammar))),
            Question::Scale(pile) => Self::Scale(Box::new(Scaling::new(pile))),
            Question::Sweep(sweep) => Self::Sweep(Box::new(Sweeping::new(sweep, memory))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Learn(studying) => studying.step(),
            Self::Forge(forging) => forging.step(),
            Self::Scale(scaling) => scaling.step(),
            Self::Sweep(sweeping) => sweeping.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Learn(studying) => Answer::Studied(studying.studied()),
            Self::Forge(forging) => Answer::Forged(forging.forged().clone()),
            Self::Scale(scaling) => Answer::Scaled(scaling.scaled()),
            Self::Sweep(sweeping) => Answer::Swept(sweeping.cells()),
        }
    }

    fn news(&self) -> News<Answer> {
        match self {
            Self::Learn(studying) => News::Progress(studying.progress()),
            Self::Forge(forging) => News::Growing(Answer::Forged(forging.forged().clone())),
            Self::Scale(scaling) => News::Progress(scaling.progress()),
            Self::Sweep(sweeping) => News::Growing(Answer::Swept(sweeping.cells())),
        }
    }
}
