//! Checks by the small values of Sharing Nim, column by column.

use crate::claims::Finding;
use crate::claims::Verdict;
use crate::claims::check::Columns;
use crate::claims::check::failure;
use crate::claims::check::sharing;
use crate::claims::run::positions;
use crate::claims::run::stopped;
use crate::games::Position;
use crate::solver::Far;

/// Columns are looked at so many at a time or more, since for each time some are placed again.
const STRETCH: u64 = 1 << 15;

/// A check by columns on its way.
pub(super) struct ColumnsRun {
    check: Columns,
    far: Far,
    /// The next column to look at.
    next: u64,
}

impl ColumnsRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Columns, bound: u32, memory: u64) -> Result<(Self, u64), u64> {
        let far = Far::new(false, check.g, bound, memory).map_err(|refusal| refusal.bytes)?;
        let bytes = Far::bytes(check.g, bound);
        Ok((Self { check, far, next: 0 }, bytes))
    }

    pub(super) fn done(&self) -> u64 {
        self.next
    }

    pub(super) fn total(&self) -> u64 {
        self.far.total()
    }

    pub(super) fn stopped(&self) -> Verdict {
        let bound = self.next.checked_sub(1).and_then(|last| u32::try_from(last).ok());
        stopped(sharing(), bound)
    }

    pub(super) fn advance(&mut self, work: u64) -> Option<Verdict> {
        let is_over = self.far.advance(work.max(STRETCH));
        if let Some((b, (a, expected, found))) = self.look() {
            return failure(sharing(), Position::new(0, a, b), (expected, found)).map(|failure| failure.verdict());
        }
        self.next = self.far.done();
        if !is_over {
            return None;
        }
        match self.far.unproven() {
            Some(_) => Some(self.stopped()),
            None => {
                let bound = (self.far.total() - 1) as u32;
                Some(Verdict::Verified { bound, positions: positions(sharing(), bound) })
            }
        }
    }

    /// Looks at the columns that are new, also at those without a small value. The first failure ends it.
    fn look(&self) -> Option<(u32, (u32, Finding, Finding))> {
        let (first, past) = (self.next as u32, self.far.done() as u32);
        let mut failed = None;
        let mut judged = first;
        let mut column: Vec<(u32, u32)> = Vec::new();
        let mut judge_until = |end: u32, column: &mut Vec<(u32, u32)>| {
            while judged < end && failed.is_none() {
                failed = (self.check.judge)(judged, column).map(|failure| (judged, failure));
                column.clear();
                judged += 1;
            }
        };
        self.far.each(first..=past.saturating_sub(1), |a, b, value| {
            judge_until(b, &mut column);
            column.push((a, value.into()));
        });
        judge_until(past, &mut column);
        failed
    }
}
