//! Checks by maps of P-positions, in stages.
//!
//! A map is right only once it is full, so a large box alone would give no result until it is done. Smaller boxes come before it, each a
//! quarter as wide, and together they take about a fifteenth of the time. A counterexample in a corner is found at once, and a check that
//! is stopped knows how far the claim holds. If all failures are listed, the last box is enough.

use crate::claims::Verdict;
use crate::claims::check::Maps;
use crate::claims::run::failures::Failures;
use crate::claims::run::{Checking, positions, stopped};
use crate::solver::{Computation, Grid, Mapping, PPositions};

/// Boxes before the last one are not smaller than this.
const SMALLEST: u32 = 64;

/// A check by maps on its way.
pub(super) struct MapsRun {
    check: Maps,
    bytes: u64,
    memory: u64,
    /// The bounds of the stages that are to come, the next one last.
    stages: Vec<u32>,
    /// The bound of this stage.
    bound: u32,
    map: Option<PPositions>,
    grids: Vec<Grid>,
    /// The next row of the full maps.
    row: u32,
    /// The failures of this stage so far.
    failures: Failures,
    /// The largest box in which all is well.
    verified: Option<u32>,
    /// The work of the earlier stages.
    before: u64,
    total: u64,
}

impl MapsRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Maps, bound: u32, memory: u64, failures: Failures) -> Result<(Self, u64), u64> {
        let bytes = Self::bytes(&check, bound);
        // Heights are kept in 16 bits.
        if bytes > memory || bound >= Grid::NOTHING.into() {
            return Err(bytes);
        }
        let smaller = std::iter::successors(Some(bound), |&bound| Some(bound / 4).filter(|&part| part >= SMALLEST));
        let mut stages: Vec<u32> = smaller.take(if failures.are_listed() { 1 } else { usize::MAX }).collect();
        let total = stages.iter().map(|&bound| Self::steps(&check, bound)).sum();
        let first = stages.pop().unwrap_or(bound);
        let run = Self {
            check,
            bytes,
            memory,
            stages,
            bound: first,
            map: None,
            grids: Vec::new(),
            row: 0,
            failures,
            verified: None,
            before: 0,
            total,
        };
        Ok((run, bytes))
    }

    /// The memory of the last stage in bytes: all maps, and the memory of the search for the last of them.
    fn bytes(check: &Maps, bound: u32) -> u64 {
        let with_pass = check.maps.iter().any(|&(_, pass)| pass);
        let searching = match PPositions::plan_for(bound.min(Grid::NOTHING.into()), with_pass, u64::MAX) {
            Ok(plan) => plan.bytes,
            Err(refusal) => refusal.bytes(),
        };
        let columns = u64::from(bound) + 1;
        let kept = (check.maps.len() as u64).saturating_sub(1);
        searching.max(columns * columns * 2) + kept * columns * columns * 2
    }

    /// The places of the maps, and once more those that are looked at.
    fn steps(check: &Maps, bound: u32) -> u64 {
        (check.maps.len() as u64 + 1) * (u64::from(bound) + 1).pow(2)
    }

    fn done(&self) -> u64 {
        let places = (u64::from(self.bound) + 1).pow(2);
        let looked_at = u64::from(self.row) * (u64::from(self.bound) + 1);
        self.before + self.grids.len() as u64 * places + self.map.as_ref().map_or(0, |map| map.progress().0) + looked_at
    }

    /// Looks at one row of the full maps.
    fn look(&mut self) {
        for x in 0..=self.bound {
            if let Some(failure) = (self.check.judge)(&self.grids, x, self.row) {
                self.failures.add(failure);
            }
        }
        self.row += 1;
    }
}

impl Checking for MapsRun {
    fn progress(&self) -> (u64, u64) {
        (self.done(), self.total)
    }

    fn failures(&self) -> (&Failures, Option<u32>) {
        (&self.failures, self.row.checked_sub(1))
    }

    fn stopped(&self) -> Verdict {
        stopped(self.check.counted, self.verified)
    }

    fn advance(&mut self, work: u64) -> Option<Verdict> {
        let until = self.done().saturating_add(work);
        while self.done() < until {
            if let Some(&(ruleset, pass)) = self.check.maps.get(self.grids.len()) {
                let mut map = match self.map.take() {
                    Some(map) => map,
                    None => match PPositions::new(ruleset, self.bound, pass, self.memory) {
                        Ok(map) => map,
                        // The planned memory has not been allocated.
                        Err(_) => return Some(Verdict::Refused { bytes: self.bytes, most: self.memory }),
                    },
                };
                match map.advance(work.max(1)) {
                    Ok(true) => self.grids.push(map.take_heights()),
                    Ok(false) => self.map = Some(map),
                }
            } else if self.row <= self.bound {
                self.look();
            } else if let Some(verdict) = self.failures.verdict() {
                return Some(verdict);
            } else {
                self.verified = Some(self.bound);
                let Some(next) = self.stages.pop() else {
                    let positions = positions(self.check.counted, self.bound);
                    return Some(Verdict::Verified { bound: self.bound, positions });
                };
                self.before += Self::steps(&self.check, self.bound);
                (self.bound, self.row) = (next, 0);
                self.grids.clear();
            }
        }
        None
    }
}
