//! The work of each question. Adding a question to the protocol leads here.

use crate::workers::host::{Job, Work};
use crate::workers::reckoner::certifying::Certifying;
use crate::workers::reckoner::protocol::{Answer, Question};
use crate::workers::reckoner::reckoned::Reckon;

impl Job for Question {
    /// The values of a million heaps, and the tables for finding them, take 16 MB.
    const MEMORY: u64 = 256 * 1024 * 1024;

    fn begin(self, _memory: u64) -> Box<dyn Work<Answer>> {
        match self {
            Self::Reckon { rules, largest } => Box::new(Reckon::new(rules, largest)),
            Self::Certify { rules, period } => Box::new(Certifying::new(rules, period)),
        }
    }
}
