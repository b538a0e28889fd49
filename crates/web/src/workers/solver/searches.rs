//! Searches of sums, finished or not. A finished one answers for every sum that can be reached from the one it was begun
//! with, so a game that is played needs one search.

use maths::games::Sum;
use maths::solver::{Computation, SumRefusal, SumSearch};

/// The searches, in the order in which they were begun.
#[derive(Default)]
pub(super) struct Searches(Vec<Searched>);

struct Searched {
    search: SumSearch,
    is_finished: bool,
}

/// The progress of a search.
pub(super) enum Found<'a> {
    Finished(&'a SumSearch),
    Unfinished((u64, u64)),
}

impl Searches {
    /// The number of finished searches that are kept when none of them is needed.
    const KEPT: usize = 2;

    /// Begins a search unless there is one that answers for the sum.
    ///
    /// # Errors
    /// When there are clearly too many positions.
    pub(super) fn prepare(&mut self, sum: &Sum) -> Result<(), SumRefusal> {
        if self.find(sum).is_none() {
            self.0.push(Searched { search: SumSearch::new(sum.clone())?, is_finished: false });
        }
        Ok(())
    }

    /// Works on the search that answers for a sum.
    ///
    /// # Errors
    /// When there turns out to be more than is looked at.
    pub(super) fn advance(&mut self, sum: &Sum, work: u64) -> Result<Found<'_>, SumRefusal> {
        self.prepare(sum)?;
        let Some(at) = self.find(sum) else { return Ok(Found::Unfinished((0, 0))) };
        if !self.0[at].is_finished {
            match self.0[at].search.advance(work) {
                Ok(is_finished) => self.0[at].is_finished = is_finished,
                Err(refusal) => {
                    self.0.remove(at);
                    return Err(refusal);
                }
            }
        }
        let Searched { search, is_finished } = &self.0[at];
        Ok(if *is_finished { Found::Finished(search) } else { Found::Unfinished(search.progress()) })
    }

    /// The memory of the searches, in bytes.
    pub(super) fn bytes(&self) -> u64 {
        self.0.iter().filter_map(|searched| searched.search.bytes()).sum()
    }

    /// Drops the finished ones. Returns whether there were any.
    pub(super) fn drop_finished(&mut self) -> bool {
        let before = self.0.len();
        self.0.retain(|searched| !searched.is_finished);
        self.0.len() < before
    }

    /// Drops the unfinished ones that none of these sums waits for, and the oldest of the finished ones.
    pub(super) fn keep_for(&mut self, wanted: &[&Sum]) {
        self.0.retain(|searched| searched.is_finished || wanted.contains(&searched.search.sum()));
        let finished = self.0.iter().filter(|searched| searched.is_finished).count();
        for _ in Self::KEPT..finished {
            if let Some(oldest) = self.0.iter().position(|searched| searched.is_finished) {
                self.0.remove(oldest);
            }
        }
    }

    fn find(&self, sum: &Sum) -> Option<usize> {
        let answers = |searched: &Searched| searched.is_finished && searched.search.value(sum).is_some();
        self.0.iter().position(answers).or_else(|| self.0.iter().position(|searched| searched.search.sum() == sum))
    }
}
