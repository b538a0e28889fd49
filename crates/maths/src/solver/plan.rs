//! The size of a table, computed before anything is allocated.

use crate::games::{RimFault, Rules, Ruleset};
use crate::solver::Extent;
use crate::solver::kernel::{Bars, Lines, Piles};
use crate::solver::layout::Arrangement;

/// The size of a planned table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of positions, in both layers of the pass.
    pub positions: u64,
    /// The memory in bytes: for the values, the starts of the columns, and the line sets.
    pub bytes: u64,
    /// The number of values for which the line sets have room, in words of 64.
    pub(super) words: usize,
}

impl Plan {
    /// The memory bound in a browser tab, in bytes.
    pub const BOUND: u64 = 512 * 1024 * 1024;
    /// The largest N that users may request.
    pub const LARGEST_SIZE: u32 = 100_000;
    /// The plan of nothing.
    pub const NOTHING: Self = Self { positions: 0, bytes: 0, words: 0 };
    /// Two bytes for each value.
    const VALUE: u64 = 2;
    /// Four bytes for the start of each column.
    const COLUMN: u64 = 4;

    /// The size of the table of a ruleset over a box, or the reason why it is refused.
    ///
    /// # Errors
    /// When the table takes more than `bound` bytes; the refusal then names the largest cube that fits. Also when the rim is not that of a
    /// bar over the whole box.
    pub fn new(ruleset: &Ruleset, extent: &Extent, bound: u64) -> Result<Self, Refusal> {
        Self::with_words(ruleset, extent, bound, Self::words(ruleset, extent))
    }

    pub(super) fn with_words(ruleset: &Ruleset, extent: &Extent, bound: u64, words: usize) -> Result<Self, Refusal> {
        Refusal::unless_three(ruleset)?;
        let plan = Self::unbounded(ruleset, extent, bound, words);
        if plan.bytes <= bound {
            ruleset.rules.check_box(extent.x, extent.z).map_err(Refusal::Rim)?;
            return Ok(plan);
        }
        Err(Refusal::Memory { bytes: plan.bytes, bound, fits: largest(ruleset, bound) })
    }

    /// The largest N that fits, if even N = 0 does. A smaller N takes no more than a larger one.
    pub fn largest_size(fits: &dyn Fn(u32) -> bool) -> Option<u32> {
        let (mut low, mut high) = (0, Self::LARGEST_SIZE + 1);
        while high - low > 1 {
            let middle = low.midpoint(high);
            if fits(middle) { low = middle } else { high = middle }
        }
        (low > 0 || fits(0)).then_some(low)
    }

    /// The number of words that was enough in all tables computed so far: with k ≥ 2 values stay below twice the power of two above N, in
    /// Sharing Nim below 3b/4. If a value is larger, solving begins again with twice as many words.
    pub(super) fn words(ruleset: &Ruleset, extent: &Extent) -> usize {
        let power = |n: u32| (n as usize + 1).next_power_of_two();
        let values = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => power(extent.z),
            Rules::Bar(bar) if bar.is_unbounded() => {
                power(extent.x.max(extent.y).max(extent.z)) * if ruleset.pass { 2 } else { 1 }
            }
            Rules::Bar(_) => 2 * power(extent.x.max(extent.y).max(extent.z)),
        };
        (values / 64).clamp(1, Lines::MOST_WORDS)
    }

    /// Counts the positions; stops counting once the columns alone go past the bound.
    fn unbounded(ruleset: &Ruleset, extent: &Extent, bound: u64, words: usize) -> Self {
        let layers = if ruleset.pass { 2 } else { 1 };
        let [x, y, z] = [extent.x, extent.y, extent.z].map(u64::from);
        let arrangement = Arrangement::of(ruleset.rules, extent);
        let is_half = arrangement.is_half();
        let height = |x: u64, z: u64| {
            // The sum of two coordinates fits 32 bits; the rim of `triangle` depends on it alone.
            let (x, z) = (u32::try_from(x).unwrap_or(u32::MAX), u32::try_from(z).unwrap_or(u32::MAX));
            y.min(u64::from(ruleset.rules.rim(x, z))) + 1
        };
        let columns = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => z + 1,
            Rules::Bar(_) if is_half => (z + 1) * (z + 2) / 2,
            Rules::Bar(_) => (x + 1) * (z + 1),
        };
        let overhead = columns.saturating_mul(Self::COLUMN);
        if overhead > bound {
            return Self { positions: columns, bytes: overhead, words };
        }
        // All cells, and those that are their own mirror image.
        let (cells, on_axis): (u64, u64) = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => ((z + 1) * (z + 2) / 2, z / 2 + 1),
            Rules::Bar(bar) if bar.is_unbounded() => ((x + 1) * (z + 1) * (y + 1), (z + 1) * (y + 1)),
            // All columns with the same x+z are equally high.
            Rules::Bar(bar) if bar.as_triangle().is_some() => {
                let columns_with = |sum: u64| sum.min(x).min(z).min(x + z - sum) + 1;
                let cells = (0..=x + z).map(|sum| columns_with(sum) * height(sum, 0)).sum();
                (cells, if is_half { (0..=z).map(|z| height(2 * z, 0)).sum() } else { 0 })
            }
            Rules::Bar(bar) => {
                let cells = if bar.depends_on_x() {
                    columns_of_formula(x, z, &height, bound / Self::VALUE)
                } else {
                    // Every x has the same columns.
                    (x + 1) * (0..=z).map(|z| height(0, z)).sum::<u64>()
                };
                (cells, if is_half { (0..=z).map(|z| height(z, z)).sum() } else { 0 })
            }
        };
        let kept = if is_half { (cells + on_axis) / 2 } else { cells };
        let lines = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => Piles::line_count(extent.z),
            Rules::Bar(_) => Bars::line_count(ruleset, extent, arrangement),
        };
        let bytes = kept * layers * Self::VALUE + overhead + layers * lines * words as u64 * 8;
        Self { positions: cells * layers, bytes, words }
    }
}

/// The cells of all columns of a box, for a height that does not fall when x or z grows; or, if they are more than `most`, a smaller number
/// that is more than `most` too. For a large box it first counts one column in many, which represents the others of its block. So the check
/// of a much too large box takes no time.
fn columns_of_formula(x: u64, z: u64, height: &impl Fn(u64, u64) -> u64, most: u64) -> u64 {
    let (step_x, step_z) = (x / 64 + 1, z / 64 + 1);
    let corner = |i: u64, j: u64| (x + 1 - i).min(step_x) * (z + 1 - j).min(step_z) * height(i, j);
    let rows = |step: u64, last: u64| (0..=last).step_by(step as usize);
    let at_least: u64 = rows(step_x, x).map(|i| rows(step_z, z).map(|j| corner(i, j)).sum::<u64>()).sum();
    // Half of the cells may be kept.
    if at_least > 2 * most {
        return at_least;
    }
    (0..=x).map(|i| (0..=z).map(|j| height(i, j)).sum::<u64>()).sum()
}

/// The largest N whose cube fits into the bound, if even N = 0 does.
fn largest(ruleset: &Ruleset, bound: u64) -> Option<u32> {
    let fits = |n: u32| {
        let extent = Extent::cube(ruleset.rules, n);
        Plan::unbounded(ruleset, &extent, bound, Plan::words(ruleset, &extent)).bytes <= bound
    };
    Plan::largest_size(&fits)
}

/// The reason why a table is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum Refusal {
    /// The table would take too much memory.
    Memory {
        /// A lower bound of the memory that the table would take, in bytes.
        bytes: u64,
        /// The memory that it may take, in bytes.
        bound: u64,
        /// The largest N whose table fits.
        fits: Option<u32>,
    },
    /// The rim is not the rim of a bar over the whole box.
    Rim(RimFault),
    /// Only bars and three piles have such a table, and these positions are neither.
    NotThree,
}

impl Refusal {
    /// Checks that the positions are those of a bar or three piles. The code after this check handles [`Rules::Own`] together with piles,
    /// but never meets it.
    ///
    /// # Errors
    /// When the positions of this ruleset are neither bars nor three piles.
    pub(crate) fn unless_three(ruleset: &Ruleset) -> Result<(), Self> {
        if ruleset.rules.has_tables() { Ok(()) } else { Err(Self::NotThree) }
    }

    /// A lower bound of the memory that the table would take, in bytes; 0 if another reason applies.
    pub fn bytes(&self) -> u64 {
        match self {
            Self::Memory { bytes, .. } => *bytes,
            Self::Rim(_) | Self::NotThree => 0,
        }
    }

    /// The largest N whose table fits, if there is one.
    pub fn fits(&self) -> Option<u32> {
        match self {
            Self::Memory { fits, .. } => *fits,
            Self::Rim(_) | Self::NotThree => None,
        }
    }
}
