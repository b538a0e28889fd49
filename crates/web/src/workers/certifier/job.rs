//! Open requests, one kind of work to a file. Adding a question to the protocol leads here.

use crate::workers::certifier::certify::Certifying;
use crate::workers::certifier::examine::Examining;
use crate::workers::certifier::protocol::{Answer, Question};
use crate::workers::host;
use crate::workers::host::News;

/// An open request.
pub enum Job {
    /// A certificate that is made.
    Certify(Box<Certifying>),
    /// A certificate that is checked.
    Examine(Box<Examining>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    const HAS_MANY_PARTS: bool = false;

    fn begin(question: Question, _memory: u64) -> Self {
        match question {
            Question::Certify(claimed) => Self::Certify(Box::new(Certifying::new(&claimed))),
            Question::CertifyFormula { formula, ruleset } => {
                Self::Certify(Box::new(Certifying::of_formula(formula, ruleset)))
            }
            Question::Examine(text) => Self::Examine(Box::new(Examining::new(text))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Certify(certifying) => certifying.step(),
            Self::Examine(examining) => examining.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Certify(certifying) => Answer::Certificate(certifying.certified()),
            Self::Examine(examining) => Answer::Examined(examining.examined()),
        }
    }

    fn news(&self) -> News<Answer> {
        News::Progress(match self {
            Self::Certify(certifying) => certifying.progress(),
            Self::Examine(examining) => examining.progress(),
        })
    }
}
