//! What a table will take, known before anything is allocated.

use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Extent;
use crate::solver::kernel::Bars;
use crate::solver::kernel::Lines;
use crate::solver::kernel::Piles;
use crate::solver::layout::Arrangement;
use crate::solver::megabytes;
use std::fmt;

/// The size of a table to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many positions it has, both layers of the pass counted.
    pub positions: u64,
    /// How much memory it takes, in bytes: the values, the starts of the columns, and the line sets.
    pub bytes: u64,
    /// For how many values the line sets have room, in words of 64.
    pub(crate) words: usize,
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
        Self::with_words(ruleset, extent, bound, Self::words(ruleset, extent))
    }

    pub(crate) fn with_words(ruleset: &Ruleset, extent: &Extent, bound: u64, words: usize) -> Result<Self, Refusal> {
        let plan = Self::unbounded(ruleset, extent, bound, words);
        if plan.bytes <= bound {
            return Ok(plan);
        }
        Err(Refusal { bytes: plan.bytes, bound, fits: largest(ruleset, bound) })
    }

    /// Words that will do, as far as has been seen: with k ≥ 2 values stay below twice the power of two above N, in
    /// Sharing Nim below 3b/4. Where they do not, solving begins again with twice as many.
    pub(crate) fn words(ruleset: &Ruleset, extent: &Extent) -> usize {
        let power = |n: u32| (n as usize + 1).next_power_of_two();
        let values = match ruleset.shape {
            Shape::Sharing => power(extent.z),
            Shape::Nim => power(extent.x.max(extent.y).max(extent.z)) * if ruleset.pass { 2 } else { 1 },
            Shape::Triangle { .. } | Shape::Step { .. } => 2 * power(extent.x.max(extent.y).max(extent.z)),
        };
        (values / 64).clamp(1, Lines::MOST_WORDS)
    }

    /// Counts the positions; stops counting once the columns alone go past the bound.
    fn unbounded(ruleset: &Ruleset, extent: &Extent, bound: u64, words: usize) -> Self {
        let layers = if ruleset.pass { 2 } else { 1 };
        let [x, y, z] = [extent.x, extent.y, extent.z].map(u64::from);
        let arrangement = Arrangement::of(ruleset.shape, extent);
        let is_half = arrangement.is_half();
        let height = |x: u64, z: u64| {
            // The sum of two coordinates fits 32 bits; the rim of `triangle` depends on it alone.
            let (x, z) = (u32::try_from(x).unwrap_or(u32::MAX), u32::try_from(z).unwrap_or(u32::MAX));
            y.min(u64::from(ruleset.shape.rim(x, z))) + 1
        };
        let columns = match ruleset.shape {
            Shape::Sharing => z + 1,
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } if is_half => (z + 1) * (z + 2) / 2,
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => (x + 1) * (z + 1),
        };
        let overhead = columns.saturating_mul(Self::COLUMN);
        if overhead > bound {
            return Self { positions: columns, bytes: overhead, words };
        }
        // All cells, and those that are their own mirror image.
        let (cells, on_axis): (u64, u64) = match ruleset.shape {
            Shape::Sharing => ((z + 1) * (z + 2) / 2, z / 2 + 1),
            Shape::Nim => ((x + 1) * (z + 1) * (y + 1), (z + 1) * (y + 1)),
            // Every x has the same columns.
            Shape::Step { .. } => ((x + 1) * (0..=z).map(|z| height(0, z)).sum::<u64>(), 0),
            // All columns with the same x+z are equally high.
            Shape::Triangle { .. } => {
                let columns_with = |sum: u64| sum.min(x).min(z).min(x + z - sum) + 1;
                let cells = (0..=x + z).map(|sum| columns_with(sum) * height(sum, 0)).sum();
                (cells, if is_half { (0..=z).map(|z| height(2 * z, 0)).sum() } else { 0 })
            }
        };
        let kept = if is_half { (cells + on_axis) / 2 } else { cells };
        let lines = match ruleset.shape {
            Shape::Sharing => Piles::line_count(extent.z),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => Bars::line_count(ruleset, extent, arrangement),
        };
        let bytes = kept * layers * Self::VALUE + overhead + layers * lines * words as u64 * 8;
        Self { positions: cells * layers, bytes, words }
    }
}

/// The largest N whose cube fits into the bound, if even N = 0 does.
fn largest(ruleset: &Ruleset, bound: u64) -> Option<u32> {
    let fits = |n: u32| {
        let extent = Extent::cube(ruleset.shape, n);
        Plan::unbounded(ruleset, &extent, bound, Plan::words(ruleset, &extent)).bytes <= bound
    };
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
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
        let (needed, bound) = (megabytes(self.bytes), megabytes(self.bound));
        write!(out, "this needs at least {needed} MB of memory and {bound} MB are allowed; ")?;
        match self.fits {
            Some(n) => write!(out, "all positions with coordinates up to {n} fit"),
            None => write!(out, "with these parameters no table fits"),
        }
    }
}

impl std::error::Error for Refusal {}
