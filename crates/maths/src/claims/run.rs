//! A check in slices.
//!
//! ```
//! use maths::claims::Claim;
//! use maths::claims::Parameter;
//! use maths::claims::Run;
//! use maths::claims::Verdict;
//! use maths::solver::{Computation, Plan};
//! let claim = Claim::Triangular7_3;
//! let parameters = claim.parameters().with(Parameter::K, "5")?;
//! let run = Run::new(claim, &parameters, 40, Plan::BOUND).run_to_end()?;
//! let checked = run.stop();
//! let Verdict::Refuted { counterexample, .. } = checked.verdict else { return Err("it holds".into()) };
//! assert_eq!(counterexample.to_string(), "triangle:k=5:2,1,3");
//! // The theorem is about k = 3, 7, 11, …
//! assert!(!checked.is_stated);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cases;
mod columns;
mod failures;
#[cfg(test)]
mod listing_tests;
mod maps;
#[cfg(test)]
mod tests;
mod values;

use crate::claims::check::{Check, sharing};
use crate::claims::{Checked, Claim, Counterexamples, Each, End, Parameters, Verdict};
use crate::games::{Rules, Ruleset};
use crate::solver::{Computation, Extent, Plan};
use cases::CasesRun;
use columns::ColumnsRun;
use failures::Failures;
use maps::MapsRun;
use std::convert::Infallible;
use values::ValuesRun;

/// A claim that is being checked for all positions with coordinates up to a bound.
pub struct Run {
    /// The work; `None` if the check is refused.
    way: Option<Box<dyn Checking>>,
    is_stated: bool,
    /// The only row of Sharing Nim that the claim is about.
    row: Option<u32>,
    /// The number of positions that the claim is about.
    positions: u64,
    bytes: u64,
    verdict: Option<Verdict>,
    /// Granularity at which counterexamples are reported.
    each: Each,
}

/// A way to check a claim.
trait Checking: Send {
    /// The work so far, and the work of the whole check if the claim holds, in steps of about the same length.
    fn progress(&self) -> (u64, u64);

    /// The failures, and up to which bound they are complete.
    fn failures(&self) -> (&Failures, Option<u32>);

    /// The verdict if the check ends now.
    fn stopped(&self) -> Verdict;

    /// Does at least `work` steps more. Returns the verdict once there is one.
    fn advance(&mut self, work: u64) -> Option<Verdict>;
}

impl Run {
    /// Begins to check a claim; more than `memory` bytes are refused.
    pub fn new(claim: Claim, parameters: &Parameters, bound: u32, memory: u64) -> Self {
        Self::about(claim, parameters, bound, memory, Failures::least())
    }

    /// Begins to list all counterexamples of a claim: it does not end with the first one, and [`Run::listed`] tells them.
    pub fn listing(claim: Claim, parameters: &Parameters, bound: u32, memory: u64) -> Self {
        Self::about(claim, parameters, bound, memory, Failures::all(Counterexamples::MOST))
    }

    fn about(claim: Claim, parameters: &Parameters, bound: u32, memory: u64, failures: Failures) -> Self {
        let (check, is_stated) = (claim.check(parameters, bound), claim.is_stated(parameters));
        if let Some(assumption) = claim.unmet(parameters) {
            let (verdict, each) = (Some(Verdict::Outside(assumption)), each(&check));
            return Self { way: None, is_stated, row: None, positions: 0, bytes: 0, verdict, each };
        }
        let run = Self::begin(check, is_stated, bound, memory, failures);
        let Some(row) = claim.row(parameters).filter(|_| run.verdict.is_none()) else { return run };
        let positions = in_row(row, bound);
        let verdict = (positions == 0).then_some(Verdict::Empty { bound, least: Some(row) });
        Self { row: Some(row), positions, verdict, ..run }
    }

    /// Begins a check that need not be one of a paper.
    #[cfg(test)]
    pub(super) fn of(check: Check, is_stated: bool, bound: u32, memory: u64) -> Self {
        Self::begin(check, is_stated, bound, memory, Failures::least())
    }

    fn begin(check: Check, is_stated: bool, bound: u32, memory: u64, failures: Failures) -> Self {
        let kept = failures.bytes();
        let left = memory.saturating_sub(kept);
        let each = each(&check);
        let about = |way: Option<Box<dyn Checking>>, bytes: u64, positions: u64, verdict: Option<Verdict>| {
            let bytes = bytes.saturating_add(kept);
            Self { way, is_stated, row: None, positions, bytes, verdict, each }
        };
        let run = match check {
            Check::Maps(maps) => {
                let counted = maps.counted;
                MapsRun::new(maps, bound, left, failures)
                    .map(|(run, bytes)| about(Some(Box::new(run)), bytes, positions(counted, bound), None))
            }
            Check::Columns(all) => ColumnsRun::new(all, bound, left, failures)
                .map(|(run, bytes)| about(Some(Box::new(run)), bytes, positions(sharing(), bound), None)),
            Check::Values(values) => {
                let counted = values.ruleset;
                ValuesRun::new(values, bound, left, failures)
                    .map(|(run, bytes)| about(Some(Box::new(run)), bytes, positions(counted, bound), None))
            }
            Check::Cases(cases) => CasesRun::new(cases, bound, left, failures).map(|(run, bytes)| {
                let positions = run.positions();
                let empty = (positions == 0).then(|| Verdict::Empty { bound, least: run.least() });
                about(Some(Box::new(run)), bytes, positions, empty)
            }),
        };
        // Of a box as large as that not even the positions are counted: their number need not fit 64 bits.
        run.unwrap_or_else(|bytes| {
            let refused = Verdict::Refused { bytes: bytes.saturating_add(kept), most: memory };
            about(None, bytes, 0, Some(refused))
        })
    }

    /// The memory that the check takes at most, in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of positions that the check visits if the claim holds.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The verdict; if there is none yet, how far the claim is known to hold.
    pub fn stop(&self) -> Checked {
        let verdict = self.verdict.unwrap_or_else(|| match &self.way {
            Some(way) => way.stopped(),
            None => Verdict::Stopped { bound: None, positions: 0 },
        });
        let verdict = match (verdict, self.row) {
            (Verdict::Verified { bound, .. }, Some(row)) => Verdict::Verified { bound, positions: in_row(row, bound) },
            (Verdict::Stopped { bound: Some(last), .. }, Some(row)) => {
                Verdict::Stopped { bound: Some(last), positions: in_row(row, last) }
            }
            (verdict, _) => verdict,
        };
        // That it holds for none is nothing to tell.
        let is_of_none = matches!(verdict, Verdict::Stopped { positions: 0, .. });
        let verdict = if is_of_none { Verdict::Stopped { bound: None, positions: 0 } } else { verdict };
        Checked { verdict, is_stated: self.is_stated }
    }

    /// The counterexamples; if there is no verdict yet, those up to the bound up to which all are known. None of a run that ends
    /// with the first one.
    pub fn listed(&self) -> Counterexamples {
        let known = self.way.as_ref().map(|way| way.failures());
        let (rows, beyond, end) = match (self.verdict, known) {
            (Some(Verdict::Verified { .. } | Verdict::Refuted { .. }), Some((failures, _))) => {
                let (rows, beyond) = failures.listed();
                (rows, beyond, End::Complete)
            }
            (Some(verdict @ (Verdict::Empty { .. } | Verdict::Outside(_) | Verdict::Refused { .. })), _) => {
                (Vec::new(), 0, End::Nothing(verdict))
            }
            (Some(Verdict::Stopped { .. }) | None, Some((failures, bound))) => {
                let (rows, bound) = failures.listed_up_to(bound);
                (rows, 0, End::Stopped { bound })
            }
            (_, None) => (Vec::new(), 0, End::Stopped { bound: None }),
        };
        Counterexamples { rows, beyond, each: self.each, end }
    }
}

impl Computation for Run {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        self.way.as_ref().map_or((0, 0), |way| way.progress())
    }

    /// Returns `true` if there is a verdict.
    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        if self.verdict.is_none() {
            self.verdict = self.way.as_mut().and_then(|way| way.advance(work));
        }
        Ok(self.verdict.is_some())
    }
}

/// The kind of place for which a check reports at most one failure.
fn each(check: &Check) -> Each {
    match check {
        Check::Maps(maps) if maps.counted.rules.is_piles() => Each::NormalForm,
        Check::Maps(_) => Each::Column,
        Check::Columns(_) => Each::SharingColumn,
        Check::Values(values) if values.ruleset.rules.is_piles() => Each::NormalForm,
        Check::Values(_) => Each::Position,
        Check::Cases(cases) if (cases.parts)(1) > 1 => Each::Part,
        Check::Cases(_) => Each::Size,
    }
}

/// Boxes of bars are counted up to this bound.
const COUNTED: u32 = 1 << 20;

/// The number of positions with coordinates up to a bound; for Sharing Nim the number of normal forms. Returns `u64::MAX` for boxes that
/// are too large to be counted.
pub(super) fn positions(ruleset: Ruleset, bound: u32) -> u64 {
    let columns = u64::from(bound) + 1;
    match ruleset.rules {
        // Counting takes as long as there are columns with different heights, and no box of a bar so large is looked at.
        Rules::Bar(_) if bound > COUNTED => u64::MAX,
        Rules::Piles(_) => columns * (columns + 1) / 2,
        Rules::Bar(_) => {
            // Counting them is part of planning a table of them.
            Plan::new(&ruleset, &Extent::cube(ruleset.rules, bound), u64::MAX).map_or(u64::MAX, |plan| plan.positions)
        }
        Rules::Own(own) => (0..own.count()).fold(1, |positions: u64, _| positions.saturating_mul(columns)),
    }
}

/// The number of positions (0, row, b) with row ≤ b ≤ bound.
pub(super) fn in_row(row: u32, bound: u32) -> u64 {
    (u64::from(bound) + 1).saturating_sub(row.into())
}

/// The verdict if a check ends before its bound.
fn stopped(ruleset: Ruleset, bound: Option<u32>) -> Verdict {
    Verdict::Stopped { bound, positions: bound.map_or(0, |bound| positions(ruleset, bound)) }
}
