//! Checks by all values of a table.

use crate::claims::Verdict;
use crate::claims::check::Values;
use crate::claims::check::failure;
use crate::claims::run::failures::Failures;
use crate::claims::run::positions;
use crate::games::Position;
use crate::games::Rules;
use crate::solver::CannotBegin;
use crate::solver::Extent;
use crate::solver::Solving;

/// A check by a table on its way.
pub(super) struct ValuesRun {
    check: Values,
    solving: Solving,
    memory: u64,
    is_full: bool,
    /// The next plane x of a bar, or column b of Sharing Nim, to look at.
    next: u32,
    /// The failures so far.
    failures: Failures,
}

impl ValuesRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Values, bound: u32, memory: u64, failures: Failures) -> Result<(Self, u64), u64> {
        let extent = Extent::cube(check.ruleset.rules, bound);
        let solving = Solving::new(check.ruleset, extent, memory).map_err(|error| match error {
            CannotBegin::Refused(refusal) => refusal.bytes(),
            CannotBegin::NoMemory(none) => none.bytes,
        })?;
        let bytes = solving.plan().bytes;
        Ok((Self { check, solving, memory, is_full: false, next: 0, failures }, bytes))
    }

    fn bound(&self) -> u32 {
        self.solving.extent().z
    }

    pub(super) fn done(&self) -> u64 {
        self.solving.done() + u64::from(self.next) * self.solving.plan().positions / (u64::from(self.bound()) + 1)
    }

    pub(super) fn total(&self) -> u64 {
        2 * self.solving.plan().positions
    }

    /// The failures, and up to which bound all of them are there.
    pub(super) fn failures(&self) -> (&Failures, Option<u32>) {
        (&self.failures, self.next.checked_sub(1))
    }

    pub(super) fn advance(&mut self, work: u64) -> Option<Verdict> {
        if !self.is_full {
            match self.solving.advance(work) {
                Ok(is_full) => self.is_full = is_full,
                // More values than were planned for, and no room for them.
                Err(_) => return Some(Verdict::Refused { bytes: self.memory.saturating_add(1), most: self.memory }),
            }
            return None;
        }
        let until = self.done().saturating_add(work);
        while self.done() < until && self.next <= self.bound() {
            self.look();
            self.next += 1;
        }
        let is_sharing = self.check.ruleset.rules.is_piles();
        let is_over = self.next > self.bound() || (is_sharing && self.failures.are_enough());
        let verified = || {
            let bound = self.bound();
            Verdict::Verified { bound, positions: positions(self.check.ruleset, bound) }
        };
        is_over.then(|| self.failures.verdict().unwrap_or_else(verified))
    }

    /// Looks at one plane or column.
    fn look(&mut self) {
        let (rules, bound, n) = (self.check.ruleset.rules, self.bound(), self.next);
        match rules {
            Rules::Piles(_) => (0..=n / 2).for_each(|a| self.look_at(Position::new(0, a, n))),
            Rules::Bar(_) => {
                for z in 0..=bound {
                    (0..=bound.min(rules.rim(n, z))).for_each(|y| self.look_at(Position::new(n, y, z)));
                }
            }
        }
    }

    fn look_at(&mut self, position: Position) {
        let passes: &[bool] = if self.check.ruleset.pass { &[false, true] } else { &[false] };
        for &pass in passes {
            let position = position.with_pass(pass);
            let Some(value) = self.solving.table().value(position) else { continue };
            if let Some(findings) = (self.check.judge)(position, value.0)
                && let Some(failure) = failure(self.check.ruleset, position, findings)
            {
                self.failures.add(failure);
            }
        }
    }
}
