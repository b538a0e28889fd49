//! The work of each question. Adding a question to the protocol leads here.

use crate::workers::host::{Job, Work};
use crate::workers::learner::protocol::{Answer, Question};
use crate::workers::learner::scaling::Scaling;
use crate::workers::learner::studying::Studying;
use proofs::automata::Budget;

impl Job for Question {
    const MEMORY: u64 = Budget::USUAL.bytes;

    fn begin(self, memory: u64) -> Box<dyn Work<Answer>> {
        match self {
            Self::Learn(study) => Box::new(Studying::new(study, Budget { bytes: memory, ..Budget::USUAL })),
            Self::Scale(pile) => Box::new(Scaling::new(pile)),
        }
    }
}
