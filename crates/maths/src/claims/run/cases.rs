//! Checks case by case, after the tables that they need.

use crate::claims::Verdict;
use crate::claims::check::{Cases, Known};
use crate::claims::run::failures::Failures;
use crate::claims::run::{COUNTED, Checking};
use crate::solver::{CannotBegin, Computation, Filling, PileTable, Solving, ValueTooLarge};

/// The test of a case takes about as long as this many steps of a table, or less.
const STEPS_TO_A_CASE: u64 = 16;

/// A check of cases on its way.
pub(super) struct CasesRun {
    check: Cases,
    solving: Option<Solving>,
    piles: Option<Box<PileTable>>,
    is_full: bool,
    memory: u64,
    bound: u32,
    /// The next size to look at; none after the last one.
    next: Option<u32>,
    /// The next part of that size.
    part: u32,
    /// The failures of the parts before.
    failures: Failures,
    /// The steps of the sizes before.
    before: u64,
}

impl CasesRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Cases, bound: u32, memory: u64, failures: Failures) -> Result<(Self, u64), u64> {
        let left = memory.checked_sub(check.bytes).ok_or(check.bytes)?;
        let wanted = |error| match error {
            CannotBegin::Refused(refusal) => refusal.bytes().saturating_add(check.bytes),
            CannotBegin::NoMemory(none) => none.bytes,
        };
        let solving = check.table.map(|(ruleset, extent)| Solving::new(ruleset, extent, left)).transpose();
        let solving = solving.map_err(wanted)?;
        let planned = solving.as_ref().map_or(0, |solving| solving.plan().bytes);
        let piles = check.piles.map(|(rules, bound)| PileTable::new(rules, bound, left - planned)).transpose();
        let piles = piles.map_err(|error| wanted(error).saturating_add(planned))?.map(Box::new);
        let bytes = check.bytes + planned + piles.as_ref().map_or(0, |piles| piles.plan().bytes);
        let is_full = solving.is_none() && piles.is_none();
        Ok((Self { check, solving, piles, is_full, memory, bound, next: Some(0), part: 0, failures, before: 0 }, bytes))
    }

    /// The number of cases up to the bound.
    pub(super) fn positions(&self) -> u64 {
        (self.check.count)(self.bound)
    }

    /// The smallest bound with a case, if one is found.
    pub(super) fn least(&self) -> Option<u32> {
        let has_one = |bound: u32| (self.check.count)(bound) > 0;
        // Up to a larger bound there are never fewer cases.
        let (mut least, mut enough) = (0, (0..=COUNTED.ilog2()).map(|power| 1 << power).find(|&bound| has_one(bound))?);
        while least < enough {
            let middle = least + (enough - least) / 2;
            if has_one(middle) { enough = middle } else { least = middle + 1 }
        }
        Some(least)
    }

    /// The steps of all that was looked at.
    fn looked(&self) -> u64 {
        let of_size = |n: u32| self.steps(n) * u128::from(self.part) / u128::from((self.check.parts)(n));
        self.before.saturating_add(self.next.map_or(0, of_size).try_into().unwrap_or(u64::MAX))
    }

    /// The steps for the cases of a size.
    fn steps(&self, n: u32) -> u128 {
        (u128::from(n) + 1).saturating_pow(self.check.power)
    }

    /// The last size of which everything was looked at.
    fn looked_at(&self) -> Option<u32> {
        self.next.map_or(Some(self.bound), |next| next.checked_sub(1))
    }

    /// Goes on with the tables. Returns whether they are full.
    fn solve(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        let is_full = self.solving.as_mut().map_or(Ok(true), |solving| solving.advance(work))?;
        Ok(is_full && self.piles.as_mut().map_or(Ok(true), |piles| piles.advance(work))?)
    }
}

impl Checking for CasesRun {
    fn progress(&self) -> (u64, u64) {
        let solved = self.solving.as_ref().map_or((0, 0), |solving| solving.progress());
        let placed = self.piles.as_ref().map_or((0, 0), |piles| piles.progress());
        let looked = (self.looked(), sum_of_powers(self.bound, self.check.power));
        ((solved.0 + placed.0).saturating_add(looked.0), (solved.1.saturating_add(placed.1)).saturating_add(looked.1))
    }

    fn failures(&self) -> (&Failures, Option<u32>) {
        (&self.failures, self.looked_at())
    }

    fn stopped(&self) -> Verdict {
        let bound = self.looked_at();
        Verdict::Stopped { bound, positions: bound.map_or(0, |bound| (self.check.count)(bound)) }
    }

    fn advance(&mut self, work: u64) -> Option<Verdict> {
        if !self.is_full {
            return match self.solve(work) {
                Ok(is_full) => {
                    self.is_full = is_full;
                    None
                }
                // More values than were planned for, and no room for them.
                Err(_) => Some(Verdict::Refused { bytes: self.memory.saturating_add(1), most: self.memory }),
            };
        }
        let until = self.looked().saturating_add(work / STEPS_TO_A_CASE + 1);
        while let Some(n) = self.next {
            if self.looked() >= until {
                return None;
            }
            let known = Known { table: self.solving.as_ref().map(Solving::table), piles: self.piles.as_deref() };
            if let Some(failure) = (self.check.look)(&known, n, self.part) {
                self.failures.add_from(n, failure);
            }
            self.part += 1;
            if self.part < (self.check.parts)(n) {
                continue;
            }
            if self.failures.are_enough() {
                return self.failures.verdict();
            }
            self.before = self.looked();
            self.part = 0;
            self.next = (n < self.bound).then(|| n + 1);
        }
        let verified = || Verdict::Verified { bound: self.bound, positions: self.positions() };
        Some(self.failures.verdict().unwrap_or_else(verified))
    }
}

/// The steps for all sizes up to a bound together.
fn sum_of_powers(bound: u32, power: u32) -> u64 {
    let n = u128::from(bound) + 1;
    let sum = match power {
        0 => n,
        1 => n * (n + 1) / 2,
        2 => n * (n + 1) * (2 * n + 1) / 6,
        3 => (n * (n + 1) / 2).pow(2),
        // Such checks are of small boxes only: they take as much memory.
        _ => (1..=n).fold(0u128, |sum, size| sum.saturating_add(size.saturating_pow(power))),
    };
    u64::try_from(sum).unwrap_or(u64::MAX)
}
