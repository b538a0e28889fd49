//! What a table will take, known before anything is allocated.

use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Extent;
use std::fmt;

/// The size of a table to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many positions it has, both layers of the pass counted.
    pub positions: u64,
    /// How much memory it takes, in bytes.
    pub bytes: u64,
}

impl Plan {
    /// The memory bound in a browser tab, in bytes.
    pub const BOUND: u64 = 512 * 1024 * 1024;
    /// The largest N that may be asked for.
    pub const LARGEST_SIZE: u32 = 100_000;
    /// Two bytes for each value.
    const VALUE: u64 = 2;
    /// The start of each column is kept in four.
    const COLUMN: u64 = 4;

    /// The size of the table of a ruleset over a box, or why it is refused.
    ///
    /// # Errors
    /// When it takes more than `bound` bytes, naming the largest cube that fits.
    pub fn new(ruleset: &Ruleset, extent: &Extent, bound: u64) -> Result<Self, Refusal> {
        let plan = Self::unbounded(ruleset, extent, bound);
        if plan.bytes <= bound {
            Ok(plan)
        } else {
            Err(Refusal { bytes: plan.bytes, bound, fits: largest(ruleset, bound) })
        }
    }

    /// Counts the positions; stops counting once the columns alone go past the bound.
    fn unbounded(ruleset: &Ruleset, extent: &Extent, bound: u64) -> Self {
        let layers = if ruleset.pass { 2 } else { 1 };
        let [x, y, z] = [extent.x, extent.y, extent.z].map(u64::from);
        let height = |x: u64, z: u64| {
            // The sum of two coordinates fits 32 bits; the rim of `triangle` depends on it alone.
            let (x, z) = (u32::try_from(x).unwrap_or(u32::MAX), u32::try_from(z).unwrap_or(u32::MAX));
            y.min(u64::from(ruleset.shape.rim(x, z))) + 1
        };
        let columns = match ruleset.shape {
            Shape::Sharing => z + 1,
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => (x + 1) * (z + 1),
        };
        let overhead = columns * Self::COLUMN;
        if overhead > bound {
            return Self { positions: columns, bytes: overhead };
        }
        let cells: u64 = match ruleset.shape {
            Shape::Sharing => (z + 1) * (z + 2) / 2,
            Shape::Nim => (x + 1) * (z + 1) * (y + 1),
            // Every x has the same columns.
            Shape::Step { .. } => (x + 1) * (0..=z).map(|z| height(0, z)).sum::<u64>(),
            // All columns with the same x+z are equally high.
            Shape::Triangle { .. } => {
                let columns_with = |sum: u64| sum.min(x).min(z).min(x + z - sum) + 1;
                (0..=x + z).map(|sum| columns_with(sum) * height(sum, 0)).sum()
            }
        };
        let positions = cells * layers;
        Self { positions, bytes: positions * Self::VALUE + overhead }
    }
}

/// The largest N whose cube fits into the bound, if even N = 0 does.
fn largest(ruleset: &Ruleset, bound: u64) -> Option<u32> {
    let fits = |n: u32| Plan::unbounded(ruleset, &Extent::cube(ruleset.shape, n), bound).bytes <= bound;
    let (mut low, mut high) = (0, Plan::LARGEST_SIZE + 1);
    if !fits(low) {
        return None;
    }
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some(low)
}

/// A table that would take too much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// How much it would take, at least.
    pub bytes: u64,
    /// How much it may take.
    pub bound: u64,
    /// The largest N whose table fits.
    pub fits: Option<u32>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: u64| bytes.div_ceil(1024 * 1024);
        let (needed, bound) = (megabytes(self.bytes), megabytes(self.bound));
        write!(out, "this needs at least {needed} MB of memory and {bound} MB are allowed; ")?;
        match self.fits {
            Some(n) => write!(out, "all positions with coordinates up to {n} fit"),
            None => write!(out, "with these parameters no table fits"),
        }
    }
}

impl std::error::Error for Refusal {}
