//! The kernels of bars, with the same methods as [`ByOptions`](crate::solver::own::by_options::ByOptions).

use crate::games::{Position, Ruleset};
use crate::solver::own::by_options::{Kept, OwnValue};
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Extent, Measuring, Plan, Refusal, Solving};

/// A kernel that fills a box of positions of a bar, and keeps a `T` of each.
pub trait OfBars<T: Kept>: Sized {
    /// Plans and allocates.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin>;

    /// The plan of a box.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal>;

    /// The plan of this box.
    fn plan(&self) -> Plan;

    /// The number of known positions.
    fn done(&self) -> u64;

    /// Processes at least `work` further positions, or all that remain. Returns `true` if the box is full.
    ///
    /// # Errors
    /// When a datum is too large.
    fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge>;

    /// The datum of a position of a full box; `None` outside the box or above the rim.
    fn at(&self, position: Position) -> Option<T>;
}

impl OfBars<OwnValue> for Solving {
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Self::new(bar, extent, bound)
    }

    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal> {
        Plan::new(bar, extent, bound)
    }

    fn plan(&self) -> Plan {
        self.plan()
    }

    fn done(&self) -> u64 {
        self.done()
    }

    fn advance(&mut self, work: u64) -> Result<bool, <OwnValue as Kept>::TooLarge> {
        self.advance(work)
    }

    fn at(&self, position: Position) -> Option<OwnValue> {
        self.table().value(position).map(OwnValue::of)
    }
}

impl OfBars<Score> for Measuring {
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Ok(Self::new(bar, extent, bound)?)
    }

    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal> {
        Self::plan_for(bar, extent, bound)
    }

    fn plan(&self) -> Plan {
        self.plan()
    }

    fn done(&self) -> u64 {
        self.done()
    }

    fn advance(&mut self, work: u64) -> Result<bool, <Score as Kept>::TooLarge> {
        self.advance(work)
    }

    fn at(&self, position: Position) -> Option<Score> {
        self.remoteness().score(position)
    }
}
