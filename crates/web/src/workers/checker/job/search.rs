//! A search for formulas.

use crate::workers::checker::protocol::{Answer, Found};
use maths::formulas::CannotCompare;
use maths::formulas::search::{Question, Search};

/// Work done in one slice: about a millisecond.
const SLICE: u64 = 100_000;

/// A search on its way, or why there is none.
pub struct Searching(Result<Search, CannotCompare>);

impl Searching {
    pub(super) fn new(question: Question, memory: u64) -> Self {
        Self(Search::new(question, memory))
    }

    /// Does one slice of work. Returns whether it has ended.
    pub(super) fn step(&mut self) -> bool {
        self.0.as_mut().map_or(true, |search| search.advance(SLICE))
    }

    /// The results so far.
    pub(super) fn answer(&self) -> Answer {
        match &self.0 {
            Ok(search) => Answer::Found(Found {
                findings: search.findings().to_vec(),
                failures: search.failures().to_vec(),
                summary: search.summary(),
            }),
            Err(reason) => Answer::CannotSearch(*reason),
        }
    }
}
