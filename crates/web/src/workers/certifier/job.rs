//! The work of each question. Adding a question to the protocol leads here.

use crate::workers::certifier::certify::Certifying;
use crate::workers::certifier::examine::Examining;
use crate::workers::certifier::protocol::{Answer, Question};
use crate::workers::host::{Job, Work};

impl Job for Question {
    // Certificates are bounded by how many entries they may have, not by memory.
    const MEMORY: u64 = u64::MAX;

    fn begin(self, _memory: u64) -> Box<dyn Work<Answer>> {
        match self {
            Self::Certify(claimed) => Box::new(Certifying::new(&claimed)),
            Self::CertifyFormula { formula, ruleset } => Box::new(Certifying::of_formula(formula, ruleset)),
            Self::Examine(text) => Box::new(Examining::new(text)),
        }
    }
}
