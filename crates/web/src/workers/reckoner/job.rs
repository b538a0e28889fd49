//! Open requests. Adding a question to the protocol leads here.

use crate::workers::host;
use crate::workers::host::News;
use crate::workers::reckoner::certifying::Certifying;
use crate::workers::reckoner::protocol::{Answer, Question};
use crate::workers::reckoner::reckoned::Reckon;

/// An open request.
pub enum Job {
    /// The values of heaps.
    Reckon(Box<Reckon>),
    /// A certificate.
    Certify(Box<Certifying>),
}

impl host::Job for Job {
    type Question = Question;
    type Answer = Answer;
    const HAS_MANY_PARTS: bool = false;

    fn begin(question: Question, _memory: u64) -> Self {
        match question {
            Question::Reckon { rules, largest } => Self::Reckon(Box::new(Reckon::new(rules, largest))),
            Question::Certify { rules, period } => Self::Certify(Box::new(Certifying::new(rules, period))),
        }
    }

    fn step(&mut self) -> bool {
        match self {
            Self::Reckon(reckon) => reckon.step(),
            Self::Certify(certifying) => certifying.step(),
        }
    }

    fn answer(&self) -> Answer {
        match self {
            Self::Reckon(reckon) => Answer::Reckoned(reckon.reckoned()),
            Self::Certify(certifying) => Answer::Certified(certifying.certified()),
        }
    }

    fn news(&self) -> News<Answer> {
        News::Progress(match self {
            Self::Reckon(reckon) => reckon.progress(),
            Self::Certify(certifying) => certifying.progress(),
        })
    }
}
