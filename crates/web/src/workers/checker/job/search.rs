//! A search for formulas.

use crate::workers::checker::protocol::{Answer, Found};
use crate::workers::host::{Progress, Work};
use maths::formulas::CannotCompare;
use maths::formulas::search::{Finding, Question, Search};

/// Work done in one slice: about a millisecond.
const SLICE: u64 = 100_000;

/// A search on its way, or why there is none.
pub(super) struct Searching(Result<Search, CannotCompare>);

impl Searching {
    pub(super) fn new(question: Question, memory: u64) -> Self {
        Self(Search::new(question, memory))
    }
}

impl Work<Answer> for Searching {
    fn step(&mut self) -> bool {
        self.0.as_mut().map_or(true, |search| search.advance(SLICE))
    }

    fn answer(&self) -> Answer {
        match &self.0 {
            Ok(search) => Answer::Found(Found {
                findings: search.findings().iter().map(|finding| written(search, finding)).collect(),
                failures: search.failures().iter().map(|finding| written(search, finding)).collect(),
                summary: search.summary(),
            }),
            Err(reason) => Answer::CannotSearch(*reason),
        }
    }

    /// The remaining part is unknown. The results so far are worth more than a number.
    fn progress(&self) -> Option<Progress> {
        None
    }
}

/// A finding in the letters of the rules.
fn written(search: &Search, finding: &Finding) -> Finding {
    Finding { formula: search.question().ruleset.in_letters(&finding.formula), ..finding.clone() }
}
