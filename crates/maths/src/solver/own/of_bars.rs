//! The kernels of bars, as [`OwnBox`](crate::solver::own::filled_box::OwnBox) begins them.

use crate::games::Ruleset;
use crate::solver::own::kept::{Kept, OwnValue};
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Extent, Filling, Measuring, Plan, Refusal, Solving};

/// A kernel that fills a box of positions of a bar.
pub trait OfBars<T: Kept>: Filling<Fault = T::TooLarge, Number = T::Number> + Sized {
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
}

impl OfBars<OwnValue> for Solving {
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Self::new(bar, extent, bound)
    }

    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal> {
        Plan::new(bar, extent, bound)
    }
}

impl OfBars<Score> for Measuring {
    fn begin(bar: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Ok(Self::new(bar, extent, bound)?)
    }

    fn plan_for(bar: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, Refusal> {
        Self::plan_for(bar, extent, bound)
    }
}
