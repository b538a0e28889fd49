//! Checks by the small values of Sharing Nim, column by column.

use crate::claims::check::{Columns, failure, sharing};
use crate::claims::run::failures::Failures;
use crate::claims::run::{Checking, positions, stopped};
use crate::claims::{Finding, Verdict};
use crate::games::Position;
use crate::solver::{Computation, Far};

/// The least number of columns in a step of the check, since each step places some columns again.
const STRETCH: u64 = 1 << 15;

/// A check by columns on its way.
pub(super) struct ColumnsRun {
    check: Columns,
    far: Far,
    /// The next column to look at.
    next: u64,
    /// The failures so far.
    failures: Failures,
}

impl ColumnsRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Columns, bound: u32, memory: u64, failures: Failures) -> Result<(Self, u64), u64> {
        let far = Far::new(false, check.g, bound, memory).map_err(|refusal| refusal.bytes())?;
        let bytes = Far::bytes(check.g, bound);
        Ok((Self { check, far, next: 0, failures }, bytes))
    }

    /// The last column of those that were looked at.
    fn looked_at(&self) -> Option<u32> {
        self.next.checked_sub(1).and_then(|last| u32::try_from(last).ok())
    }

    /// Looks at the columns that are new, also at those without a small value.
    fn look(&mut self) {
        let Self { check, far, next, failures } = self;
        let (mut judged, past) = (*next as u32, far.progress().0 as u32);
        let mut is_over = false;
        let new = judged..=past.saturating_sub(1);
        let mut column: Vec<(u32, u32)> = Vec::new();
        let mut judge_until = |end: u32, column: &mut Vec<(u32, u32)>| {
            while judged < end && !is_over {
                if let Some(found) = (check.judge)(judged, column) {
                    is_over = add(failures, judged, found);
                }
                column.clear();
                judged += 1;
            }
        };
        far.each(new, |a, b, value| {
            judge_until(b, &mut column);
            column.push((a, value.into()));
        });
        judge_until(past, &mut column);
    }
}

impl Checking for ColumnsRun {
    fn progress(&self) -> (u64, u64) {
        (self.next, self.far.progress().1)
    }

    fn failures(&self) -> (&Failures, Option<u32>) {
        (&self.failures, self.looked_at())
    }

    fn stopped(&self) -> Verdict {
        stopped(sharing(), self.looked_at())
    }

    fn advance(&mut self, work: u64) -> Option<Verdict> {
        let Ok(is_over) = self.far.advance(work.max(STRETCH));
        self.look();
        if self.failures.are_enough() {
            return self.failures.verdict();
        }
        let (done, total) = self.far.progress();
        self.next = done;
        if !is_over {
            return None;
        }
        match self.far.unproven() {
            Some(_) => Some(self.stopped()),
            None => {
                let bound = (total - 1) as u32;
                let verified = || Verdict::Verified { bound, positions: positions(sharing(), bound) };
                Some(self.failures.verdict().unwrap_or_else(verified))
            }
        }
    }
}

/// Takes the failure of a column. Returns whether no other is wanted. Apart from the loop, which is quicker so: most columns
/// have none.
#[cold]
#[inline(never)]
fn add(failures: &mut Failures, b: u32, (a, expected, found): (u32, Finding, Finding)) -> bool {
    if let Some(failure) = failure(sharing(), Position::new(0, a, b), (expected, found)) {
        failures.add(failure);
    }
    failures.are_enough()
}
