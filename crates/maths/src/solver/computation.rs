//! The trait of all computations that run in slices.

use crate::games::{Position, Ruleset};
use crate::solver::{CannotBegin, Extent, GameTooLong, Grid, Measuring, OwnMeasuring, PileMeasuring, PileRules, Plan};
use crate::values::Outcome;
use std::convert::Infallible;

/// A computation in slices.
pub trait Computation {
    /// The error if the computation cannot go on; it is then of no use.
    type Fault;

    /// The steps that are done, and the number of all steps; the unit depends on the computation. Both are 0 while they are not known.
    fn progress(&self) -> (u64, u64);

    /// Does at least `work` further steps, or all that remain. Returns `true` if the computation is complete.
    ///
    /// # Errors
    /// When the computation cannot go on.
    fn advance(&mut self, work: u64) -> Result<bool, Self::Fault>;

    /// Does all steps. Some limits are checked between two slices only, so they are not too long.
    ///
    /// # Errors
    /// When the computation cannot go on.
    fn run_to_end(self) -> Result<Self, Self::Fault>
    where
        Self: Sized,
    {
        self.run_in_slices(1 << 20)
    }

    /// Does all steps, about `work` of them in each slice.
    ///
    /// # Errors
    /// When the computation cannot go on.
    fn run_in_slices(mut self, work: u64) -> Result<Self, Self::Fault>
    where
        Self: Sized,
    {
        while !self.advance(work)? {}
        Ok(self)
    }
}

/// A computation of one number for every position of a box: the value, or the outcome with the remoteness.
pub trait Filling: Computation {
    /// The number of a position.
    type Number;

    /// The plan of the box.
    fn plan(&self) -> Plan;

    /// The number of a position; `None` if it is beyond the bound or not legal. Of positions that are not done it is `None` or wrong.
    fn at(&self, position: Position) -> Option<Self::Number>;

    /// Makes every number wrong, if it can.
    #[cfg(feature = "testing")]
    fn spoil(&mut self) {}
}

/// The computation of the remoteness of any positions.
pub type AnyMeasuring = dyn Filling<Number = (Outcome, u32), Fault = GameTooLong>;

impl AnyMeasuring {
    /// Plans and allocates what a ruleset needs. Of piles and of user-defined rules the box holds all numbers up to the largest of the
    /// extent.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn begin(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Box<Self>, CannotBegin> {
        Ok(match (ruleset.rules.own(), PileRules::of_many(&ruleset)) {
            (Some(own), _) => Box::new(OwnMeasuring::new(ruleset, own, extent.z, bound)?),
            (None, Some(piles)) => Box::new(PileMeasuring::new(piles, extent.z, bound)?),
            (None, None) => Box::new(Measuring::new(ruleset, extent, bound)?),
        })
    }
}

/// A computation of a map of P-positions.
pub trait Mapping: Computation<Fault = Infallible> {
    /// Takes the full map out, and leaves an empty one.
    fn take_heights(&mut self) -> Grid;

    /// Does all steps, and returns the map.
    fn into_heights(self) -> Grid
    where
        Self: Sized,
    {
        let Ok(mut full) = self.run_to_end();
        full.take_heights()
    }
}
