//! What the kernels of bars keep of each position, asked for in the same words as [`ByOptions`](crate::solver::own::by_options::ByOptions).

use crate::games::{Position, Ruleset};
use crate::solver::own::by_options::{Kept, OwnValue};
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Extent, Measuring, Plan, Refusal, Solving};

/// A kernel that fills a box of positions of a bar, and keeps a `T` of each.
pub trait OfBars<T: Kept>: Sized {
    /// Plans and allocates.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin>;

    /// What a box takes.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal>;

    /// What it takes.
    fn plan(&self) -> Plan;

    /// How many positions are known.
    fn done(&self) -> u64;

    /// Does at least `work` positions more, if there are so many. Returns whether the box is full.
    ///
    /// # Errors
    /// When something is too large to be kept.
    fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge>;

    /// What is kept of a position of a full box; none outside the box and above the rim.
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
