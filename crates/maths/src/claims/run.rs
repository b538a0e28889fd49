//! A check in slices.
//!
//! ```
//! use maths::claims::Claim;
//! use maths::claims::Parameter;
//! use maths::claims::Run;
//! use maths::claims::Verdict;
//! use maths::solver::Plan;
//! let claim = Claim::Triangular7_3;
//! let parameters = claim.parameters().with(Parameter::K, "5")?;
//! let mut run = Run::new(claim, &parameters, 40, Plan::BOUND);
//! while !run.advance(1000) {}
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
use crate::solver::{Extent, Plan};
use cases::CasesRun;
use columns::ColumnsRun;
use failures::Failures;
use maps::MapsRun;
use values::ValuesRun;

/// A claim that is being checked for all positions with coordinates up to a bound.
pub struct Run {
    way: Way,
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

enum Way {
    Maps(MapsRun),
    Columns(ColumnsRun),
    Values(ValuesRun),
    Cases(Box<CasesRun>),
    /// Nothing is to be done: it is refused.
    Refused,
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
            return Self { way: Way::Refused, is_stated, row: None, positions: 0, bytes: 0, verdict, each };
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
        let counted = match &check {
            Check::Maps(maps) => Some(maps.counted),
            Check::Columns(_) => Some(sharing()),
            Check::Values(values) => Some(values.ruleset),
            Check::Cases(_) => None,
        };
        let begun = match check {
            Check::Maps(maps) => MapsRun::new(maps, bound, left, failures).map(|(run, bytes)| (Way::Maps(run), bytes)),
            Check::Columns(all) => {
                ColumnsRun::new(all, bound, left, failures).map(|(run, bytes)| (Way::Columns(run), bytes))
            }
            Check::Values(values) => {
                ValuesRun::new(values, bound, left, failures).map(|(run, bytes)| (Way::Values(run), bytes))
            }
            Check::Cases(cases) => {
                CasesRun::new(cases, bound, left, failures).map(|(run, bytes)| (Way::Cases(Box::new(run)), bytes))
            }
        };
        match begun {
            Ok((way, bytes)) => {
                let positions = match (&way, counted) {
                    (Way::Cases(run), _) => run.positions(),
                    (_, Some(ruleset)) => positions(ruleset, bound),
                    (_, None) => 0,
                };
                let verdict = match &way {
                    Way::Cases(run) if positions == 0 => Some(Verdict::Empty { bound, least: run.least() }),
                    Way::Maps(_) | Way::Columns(_) | Way::Values(_) | Way::Cases(_) | Way::Refused => None,
                };
                Self { way, is_stated, row: None, positions, bytes: bytes.saturating_add(kept), verdict, each }
            }
            // Of a box as large as that not even the positions are counted: their number need not fit 64 bits.
            Err(bytes) => Self {
                way: Way::Refused,
                is_stated,
                row: None,
                positions: 0,
                bytes: bytes.saturating_add(kept),
                verdict: Some(Verdict::Refused { bytes: bytes.saturating_add(kept), most: memory }),
                each,
            },
        }
    }

    /// The memory that the check takes at most, in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of positions that the check visits if the claim holds.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The work that is done, of [`Run::total`].
    pub fn done(&self) -> u64 {
        match &self.way {
            Way::Maps(run) => run.done(),
            Way::Columns(run) => run.done(),
            Way::Cases(run) => run.done(),
            Way::Values(run) => run.done(),
            Way::Refused => 0,
        }
    }

    /// The work of the whole check if the claim holds, in steps of about the same length.
    pub fn total(&self) -> u64 {
        match &self.way {
            Way::Maps(run) => run.total(),
            Way::Columns(run) => run.total(),
            Way::Cases(run) => run.total(),
            Way::Values(run) => run.total(),
            Way::Refused => 0,
        }
    }

    /// Does at least `work` steps more, or all that remain. Returns true if there is a verdict.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.verdict.is_none() {
            self.verdict = match &mut self.way {
                Way::Maps(run) => run.advance(work),
                Way::Columns(run) => run.advance(work),
                Way::Cases(run) => run.advance(work),
                Way::Values(run) => run.advance(work),
                Way::Refused => None,
            };
        }
        self.verdict.is_some()
    }

    /// The verdict; if there is none yet, how far the claim is known to hold.
    pub fn stop(&self) -> Checked {
        let verdict = self.verdict.unwrap_or_else(|| match &self.way {
            Way::Maps(run) => run.stopped(),
            Way::Columns(run) => run.stopped(),
            Way::Cases(run) => run.stopped(),
            Way::Values(run) => run.stopped(),
            Way::Refused => Verdict::Stopped { bound: None, positions: 0 },
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
        let known = match &self.way {
            Way::Maps(run) => Some(run.failures()),
            Way::Columns(run) => Some(run.failures()),
            Way::Values(run) => Some(run.failures()),
            Way::Cases(run) => Some(run.failures()),
            Way::Refused => None,
        };
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
