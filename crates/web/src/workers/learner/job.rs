//! Open requests. Adding a question to the protocol leads here.

use crate::workers::host;
use crate::workers::host::News;
use crate::workers::learner::protocol::{Answer, Question};
use crate::workers::learner::scaling::Scaling;
use crate::workers::learner::studying::Studying;
use proofs::automata::Budget;

/// An open request.
pub enum Job {
    /// A set that is learned.
    Learn(Box<Studying>),
    /// P-positions at two sizes.
    Scale(Box<Scaling>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    const HAS_MANY_PARTS: bool = false;

    fn begin(question: Question, memory: u64) -> Self {
        let budget = Budget { bytes: memory, ..Budget::USUAL };
        match question {
            Question::Learn(study) => Self::Learn(Box::new(Studying::new(study, budget))),
            Question::Scale(pile) => Self::Scale(Box::new(Scaling::new(pile))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Learn(studying) => studying.step(),
            Self::Scale(scaling) => scaling.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Learn(studying) => Answer::Studied(studying.studied()),
            Self::Scale(scaling) => Answer::Scaled(scaling.scaled()),
        }
    }

    fn news(&self) -> News<Answer> {
        match self {
            Self::Learn(studying) => News::Progress(studying.progress()),
            Self::Scale(scaling) => News::Progress(scaling.progress()),
        }
    }
}
