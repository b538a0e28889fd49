//! P-positions alone, without values: much faster than a table, and for much larger bounds.
//!
//! # Bars
//! Of the positions of one extended line (a line and what it clamps to, as in the tables) at most one is a P-position, for
//! any two are joined by a move. An x-line is searched after those on lower levels y with the same z, and after those of lower z on its
//! level. Of the x-line (y, z) the P-position, if there is one, is the lowest legal x such that
//!
//! - the column (x, z) has no P-position below y: mark x of `below[z]`, kept over all levels;
//! - the z-line (x, y) has none so far: mark x of `taken[y]`, begun with those x whose z-line has one in the part that is clamped;
//! - with the pass still there, (x, y, z) is no P-position without it.
//!
//! This position is P, because these conditions exclude all its options. No higher x is P, because it has a move to this one. If the
//! clamped part of the x-line holds a P-position, all positions of the line have a move to it, and none is P. Higher levels clamp to a
//! P-position at the rim, y = rim(x, z): after its level it blocks the x-lines of z and the z-lines of x for good.
//!
//! A block of levels is searched together, for each z in turn all its levels from the bottom, so that `below[z]` is in the cache for all of
//! them. This keeps the order that each x-line needs. A P-position at the rim blocks the z-lines of x on the rest of the block at once, also
//! for lower z: but these have no positions there, since the rim does not rise when z falls.
//!
//! There is one search for each line: about N²/2 for a cube. [`Marks`] find a free x in a few steps.
//!
//! # Sharing Nim
//! Each line of `kernel::sharing` has one flag. A position is P if and only if none of its three lines has a P-position yet.
//!
//! # Misère play and the pass
//! Under misère play the terminal position is no P-position; everything else follows the same rule. On each level (or column) the positions
//! without the pass come first, since the pass leads to them. From a terminal position the pass may not be used.

mod marks;
mod reach;
#[cfg(test)]
mod tests;

use crate::games::{Rules, Ruleset};
use crate::solver::memory::filled;
use crate::solver::{CannotBegin, Computation, Extent, Grid, Mapping, Plan, Refusal};
use marks::Marks;
use reach::{LEVELS, Reach};
use std::convert::Infallible;

/// An unfinished map of P-positions.
pub struct PPositions {
    ruleset: Ruleset,
    size: u32,
    heights: Grid,
    /// Without the pass, and with it if the map is one with the pass.
    layers: Vec<Layer>,
    /// The next level; for Sharing Nim the next column.
    level: u32,
    /// For bars, the columns whose rim reaches the levels.
    reach: Option<Reach>,
    /// The shape of rows of marks.
    marks: Marks,
    plan: Plan,
}

/// The search among the positions with the same p.
struct Layer {
    /// A row of marks for each z: the x whose column has a P-position already.
    below: Vec<u64>,
    /// A row of marks for each level of the block: the x whose z-line has a P-position already.
    taken: Vec<u64>,
    /// Marks the x whose z-lines are blocked for good.
    blocked: Vec<u64>,
    /// For each z, true if its x-lines are blocked for good.
    is_blocked: Vec<bool>,
    /// For each line of Sharing Nim, true if it has a P-position already.
    flags: Vec<bool>,
}

impl PPositions {
    /// The number of positions of a table that take about as long as one line of a map.
    pub(super) const LINE: u64 = 64;

    /// Plans and allocates the map of all coordinates up to `size`, at positions with the pass if `pass`.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(ruleset: Ruleset, size: u32, pass: bool, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(size, pass, bound)?;
        Refusal::unless_three(&ruleset)?;
        ruleset.rules.check_box(size, size).map_err(Refusal::Rim)?;
        let columns = size + 1;
        let values = filled(columns as usize * columns as usize, Grid::NOTHING)?;
        let heights = Grid { columns, rows: columns, values };
        let marks = Marks::new(columns as usize);
        let layers =
            (0..if pass { 2 } else { 1 }).map(|_| Layer::new(ruleset.rules, columns as usize, marks)).collect();
        let reach = ruleset.rules.bar().map(|bar| Reach::new(bar, size)).transpose()?;
        Ok(Self { ruleset, size, heights, layers, level: 0, reach, marks, plan })
    }

    /// The plan of the map of all coordinates up to `size`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(size: u32, pass: bool, bound: u64) -> Result<Plan, Refusal> {
        let layers = if pass { 2 } else { 1 };
        let bytes = |size: u32| {
            let n = u64::from(size) + 1;
            let row = 8 * Marks::new(n as usize).len() as u64;
            n * n * 2 + layers * ((n + LEVELS as u64 + 1) * row + 8 * n)
        };
        if bytes(size) <= bound {
            let columns = u64::from(size) + 1;
            return Ok(Plan { positions: columns * columns, bytes: bytes(size), words: 0 });
        }
        let fits = (0..size).rev().find(|&size| bytes(size) <= bound);
        Err(Refusal::Memory { bytes: bytes(size), bound, fits })
    }

    /// The plan of the map; its positions are those of the map.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// The last level that has legal positions; for Sharing Nim the last column.
    fn last_level(&self) -> u32 {
        match self.ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => self.size,
            Rules::Bar(_) => Extent::cube(self.ruleset.rules, self.size).y,
        }
    }

    /// All x-lines of a block of levels of a bar. Returns how many levels these are.
    fn block(&mut self) -> u32 {
        let levels = (self.last_level() + 1 - self.level).min(LEVELS as u32);
        let Some(mut reach) = self.reach.take() else { return levels };
        reach.begin(self.level);
        for Layer { taken, blocked, .. } in &mut self.layers {
            taken.chunks_exact_mut(blocked.len()).for_each(|taken| taken.copy_from_slice(blocked));
        }
        for z in 0..=self.size {
            self.lines(z, &reach.least(self.level, z, self.size)[..=levels as usize]);
        }
        self.reach = Some(reach);
        levels
    }

    /// The x-lines of a block of levels over one z. The least x over which the rim reaches it is given for each level and for the one above.
    /// Small and called often, so that browsers compile it well and early.
    #[inline(never)]
    fn lines(&mut self, z: u32, least: &[u32]) {
        let Self { ruleset, size, layers, heights, marks, .. } = self;
        for (y, (first, above)) in (self.level..).zip(least.iter().zip(&least[1..])) {
            if first > size {
                return;
            }
            let mut found = None;
            for layer in layers.iter_mut() {
                // The terminal position is P, with or without the pass, or under misère play it is not.
                let (first, hidden) = match (y == 0 && z == 0, ruleset.misere) {
                    (true, true) => (1, found),
                    (true, false) => (*first, None),
                    (false, _) => (*first, found),
                };
                let level = (y - self.level) as usize;
                found = layer.search(*marks, [level, z as usize], first as usize, hidden);
                if let Some(x) = found.filter(|&x| x < *above as usize) {
                    layer.block(*marks, [level, z as usize], x);
                }
            }
            if let Some(x) = found {
                heights.values[z as usize * heights.columns as usize + x] = y as u16;
            }
        }
    }

    /// All positions of one column of Sharing Nim.
    fn column(&mut self, b: u32) {
        let Self { layers, heights, ruleset, .. } = self;
        for a in 0..=b / 2 {
            let mut is_hidden = false;
            let mut is_p = false;
            for layer in layers.iter_mut() {
                is_p = if b <= 1 { !ruleset.misere } else { !is_hidden && !layer.sees(a, b) };
                if is_p {
                    layer.flag(a, b);
                }
                is_hidden = is_p;
            }
            if is_p {
                for a in [a, b - a] {
                    heights.values[a as usize * heights.columns as usize + b as usize] = 0;
                }
            }
        }
    }
}

/// Steps are the positions of the map; `work` counts as many for a line as positions of a table take this long.
impl Computation for PPositions {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        let all = self.plan.positions;
        (all * u64::from(self.level) / (u64::from(self.last_level()) + 1), all)
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let mut left = work;
        while left > 0 && self.level <= self.last_level() {
            let levels = match self.ruleset.rules {
                Rules::Piles(_) | Rules::Own(_) => {
                    self.column(self.level);
                    1
                }
                Rules::Bar(_) => self.block(),
            };
            self.level += levels;
            left = left.saturating_sub(Self::LINE * u64::from(levels) * (u64::from(self.size) + 1));
        }
        Ok(self.level > self.last_level())
    }
}

impl Mapping for PPositions {
    fn take_heights(&mut self) -> Grid {
        std::mem::take(&mut self.heights)
    }
}

impl Layer {
    fn new(rules: Rules, columns: usize, marks: Marks) -> Self {
        let (for_bars, for_piles) = match rules {
            Rules::Piles(_) | Rules::Own(_) => (0, 2 * columns),
            Rules::Bar(_) => (columns, 0),
        };
        Self {
            below: vec![0; for_bars * marks.len()],
            taken: vec![0; LEVELS * marks.len()],
            blocked: marks.row(columns),
            is_blocked: vec![false; for_bars],
            flags: vec![false; for_piles],
        }
    }

    /// Finds the P-position of an x-line, from `first` on and not `hidden`.
    #[inline(always)]
    fn search(&mut self, marks: Marks, [level, z]: [usize; 2], first: usize, hidden: Option<usize>) -> Option<usize> {
        if self.is_blocked[z] {
            return None;
        }
        let [below, taken] = [(&mut self.below, z), (&mut self.taken, level)]
            .map(|(rows, at)| &mut rows[at * marks.len()..][..marks.len()]);
        let x = marks.first_free(below, taken, first, hidden)?;
        marks.mark(below, x);
        marks.mark(taken, x);
        Some(x)
    }

    /// Blocks the lines of a P-position at the rim for all higher levels.
    fn block(&mut self, marks: Marks, [level, z]: [usize; 2], x: usize) {
        self.is_blocked[z] = true;
        marks.mark(&mut self.blocked, x);
        self.taken.chunks_exact_mut(marks.len()).skip(level + 1).for_each(|taken| marks.mark(taken, x));
    }

    /// True if a line of (0, a, b), a ≤ b/2, has a P-position.
    fn sees(&self, a: u32, b: u32) -> bool {
        let [a, b] = [a, b].map(|n| n as usize);
        self.flags[2 * b - a] || self.flags[a + b] || (a > 0 && self.flags[b - 2 * a])
    }

    fn flag(&mut self, a: u32, b: u32) {
        let [a, b] = [a, b].map(|n| n as usize);
        self.flags[2 * b - a] = true;
        self.flags[a + b] = true;
        if a > 0 {
            self.flags[b - 2 * a] = true;
        }
    }
}
