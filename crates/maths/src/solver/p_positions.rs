//! P-positions alone, without values: much faster than a table, and for much larger bounds.
//!
//! # Bars
//! Of the positions of one extended line (a line and what it clamps to, as in the tables) at most one is a P-position, for
//! any two are joined by a move. Levels y are done from the bottom, on each level the x-lines by rising z. Of the x-line
//! (y, z) the P-position, if there is one, is the lowest legal x such that
//!
//! - the column (x, z) has no P-position below y: bit x of `below[z]`, kept over all levels;
//! - the z-line (x, y) has none so far: bit x of `taken`, kept for one level, begun with those x whose z-line has one in
//!   the part that is clamped;
//! - with the pass still there, (x, y, z) is no P-position without it.
//!
//! This position is P, because these conditions exclude all its options. No higher x is P, because it has a move to this one. If the
//! clamped part of the x-line holds a P-position, all positions of the line have a move to it, and none is P. Higher levels clamp to a
//! P-position at the rim, y = rim(x, z): after its level it blocks the x-lines of z and the z-lines of x for good.
//!
//! The search goes word by word, 64 columns at a time. There is one search for each line: about N²/2 for a cube.
//!
//! # Sharing Nim
//! Each line of `kernel::sharing` has one flag. A position is P if and only if none of its three lines has a P-position yet.
//!
//! # Misère play and the pass
//! Under misère play the terminal position is no P-position; everything else follows the same rule. On each level (or column) the positions
//! without the pass come first, since the pass leads to them. From a terminal position the pass may not be used.

mod reach;

use crate::games::{Rules, Ruleset};
use crate::solver::memory::filled;
use crate::solver::{CannotBegin, Computation, Extent, Grid, Mapping, Plan, Refusal};
use reach::Reach;
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
    /// For bars, the columns whose rim reaches that level.
    reach: Option<Reach>,
    plan: Plan,
}

/// The search among the positions with the same p.
struct Layer {
    /// For each z, one bit to an x: 1 if the column has a P-position already.
    below: Vec<u64>,
    /// One bit to an x: 1 if the z-line of this level has a P-position already.
    taken: Vec<u64>,
    /// One bit to an x: 1 if its z-lines are blocked for good.
    blocked: Vec<u64>,
    /// For each z, true if its x-lines are blocked for good.
    is_blocked: Vec<bool>,
    /// For each z, the P-position of its x-line on this level.
    found: Vec<Option<u32>>,
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
        let layers = (0..if pass { 2 } else { 1 }).map(|_| Layer::new(ruleset.rules, columns as usize)).collect();
        let reach = ruleset.rules.bar().map(|bar| Reach::new(bar, size)).transpose()?;
        Ok(Self { ruleset, size, heights, layers, level: 0, reach, plan })
    }

    /// The plan of the map of all coordinates up to `size`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(size: u32, pass: bool, bound: u64) -> Result<Plan, Refusal> {
        let layers = if pass { 2 } else { 1 };
        let bytes = |size: u32| {
            let n = u64::from(size) + 1;
            n * n * 2 + layers * (n * n.div_ceil(64) * 8 + 32 * n)
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

    /// All x-lines of one level of a bar.
    fn lines(&mut self, y: u32) {
        let Some(mut reach) = self.reach.take() else { return };
        let beyond = u32::MAX;
        match &reach {
            Reach::Triangle(k) => {
                let [sum, next] = [y, y + 1].map(|y| k.ceiling_of_product(y));
                self.lines_from(y, |z| sum.saturating_sub(z), |z| next.saturating_sub(z));
            }
            Reach::Columns(heights) => {
                let from = |y: u32| move |z: u32| if heights[z as usize] >= y { 0 } else { beyond };
                self.lines_from(y, from(y), from(y + 1));
            }
            Reach::Slanted { here, above, .. } => self.lines_from(y, |z| here[z as usize], |z| above[z as usize]),
        }
        reach.go_on(y + 1, self.size);
        self.reach = Some(reach);
    }

    /// All x-lines of one level, given the least x over which the rim reaches it, and the level above.
    fn lines_from(&mut self, y: u32, least: impl Fn(u32) -> u32, least_above: impl Fn(u32) -> u32) {
        let Self { ruleset, size, layers, heights, .. } = self;
        let mut without: Option<&Layer> = None;
        let last = layers.len() - 1;
        for (index, layer) in layers.iter_mut().enumerate() {
            layer.taken.copy_from_slice(&layer.blocked);
            for z in 0..=*size {
                let hidden = without.and_then(|layer| layer.found[z as usize]);
                layer.found[z as usize] = None;
                let first = least(z);
                if first > *size || layer.is_blocked[z as usize] {
                    continue;
                }
                // The terminal position is P, with or without the pass, or under misère play it is not.
                let (first, hidden) = match (y == 0 && z == 0, ruleset.misere) {
                    (true, true) => (1, hidden),
                    (true, false) => (first, None),
                    (false, _) => (first, hidden),
                };
                let Some(x) = layer.search(z, first, *size, hidden) else { continue };
                // Both lines are finished on this level, so this blocks them on higher levels only.
                if x < least_above(z) {
                    layer.block(x, z);
                }
                if index == last {
                    heights.values[z as usize * heights.columns as usize + x as usize] = y as u16;
                }
            }
            without = Some(layer);
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
            match self.ruleset.rules {
                Rules::Piles(_) | Rules::Own(_) => self.column(self.level),
                Rules::Bar(_) => self.lines(self.level),
            }
            self.level += 1;
            left = left.saturating_sub(Self::LINE * (u64::from(self.size) + 1));
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
    fn new(rules: Rules, columns: usize) -> Self {
        let words = columns.div_ceil(64);
        let (for_bars, for_piles) = match rules {
            Rules::Piles(_) | Rules::Own(_) => (0, 2 * columns),
            Rules::Bar(_) => (columns, 0),
        };
        Self {
            below: vec![0; for_bars * words],
            taken: vec![0; words],
            blocked: vec![0; words],
            is_blocked: vec![false; for_bars],
            found: vec![None; for_bars],
            flags: vec![false; for_piles],
        }
    }

    /// Finds the P-position of an x-line, from `first` on and not `hidden`.
    #[inline(never)]
    fn search(&mut self, z: u32, first: u32, last: u32, hidden: Option<u32>) -> Option<u32> {
        let words = self.taken.len();
        let below = &mut self.below[z as usize * words..][..words];
        let begin = first as usize / 64;
        let mut from_first = !0u64 << (first % 64);
        for (index, (below, taken)) in below.iter_mut().zip(&mut self.taken).enumerate().skip(begin) {
            let mut free = !(*below | *taken) & from_first;
            from_first = !0;
            if let Some(x) = hidden.filter(|&x| x as usize / 64 == index) {
                free &= !(1 << (x % 64));
            }
            if free != 0 {
                let x = 64 * index as u32 + free.trailing_zeros();
                if x > last {
                    return None;
                }
                *below |= 1 << (x % 64);
                *taken |= 1 << (x % 64);
                self.found[z as usize] = Some(x);
                return Some(x);
            }
        }
        None
    }

    /// Blocks the lines of a P-position at the rim for all higher levels.
    fn block(&mut self, x: u32, z: u32) {
        self.is_blocked[z as usize] = true;
        self.blocked[x as usize / 64] |= 1 << (x % 64);
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

#[cfg(test)]
mod tests {
    use super::PPositions;
    use crate::games::Ruleset;
    use crate::solver::{Computation, Extent, Grid, Mapping, Obvious, Plan, heights};
    use proptest::prelude::*;

    fn found(ruleset: Ruleset, n: u32, pass: bool, work: u64) -> Grid {
        let mut map = PPositions::new(ruleset, n, pass, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
        map.take_heights()
    }

    /// The P-positions of a map as pairs with a height, whatever its size.
    fn points(heights: &Grid) -> Vec<(u32, u32, u16)> {
        heights.points().collect()
    }

    #[track_caller]
    fn agrees(ruleset: Ruleset, n: u32, pass: bool, work: u64) {
        let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, n)).unwrap();
        assert_eq!(points(&found(ruleset, n, pass, work)), points(&heights(&table, pass)), "{ruleset} at {n}");
    }

    #[test]
    fn maps_agree_with_tables() {
        let mut rulesets: Vec<String> =
            ["1", "2", "3", "4", "5", "7", "5/2", "7/3", "1/2"].map(|k| format!("triangle:k={k}")).to_vec();
        rulesets.extend((1..=6).flat_map(|k| [0, 1, 3, 6, 9].map(|s| format!("step:k={k},s={s}"))));
        rulesets.extend(["nim", "sharing"].map(str::to_owned));
        for text in rulesets {
            for (misere, pass, there) in [
                (false, false, false),
                (true, false, false),
                (false, true, true),
                (true, true, true),
                (false, true, false),
            ] {
                let ruleset = Ruleset { misere, pass, ..text.parse().unwrap() };
                for n in [0, 1, 17, 21] {
                    agrees(ruleset, n, there, u64::MAX);
                }
            }
        }
    }

    #[test]
    fn words_are_crossed() {
        for text in ["triangle:k=3", "triangle:k=5,misere", "step:k=2,s=1,pass"] {
            let ruleset: Ruleset = text.parse().unwrap();
            agrees(ruleset, 70, ruleset.pass, 100);
        }
        agrees("sharing".parse().unwrap(), 300, false, 100);
    }

    #[test]
    fn too_large_a_map_is_refused_with_the_size_that_fits() {
        let fits = PPositions::plan_for(50_000, false, Plan::BOUND).unwrap_err().fits().unwrap();
        assert!(PPositions::plan_for(fits, false, Plan::BOUND).is_ok());
        assert!(PPositions::plan_for(fits + 1, false, Plan::BOUND).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn random_maps_agree_with_tables(
            family in 0..3usize, p in 1u32..12, q in 1u32..4, s in 0u32..12, pass: bool, misere: bool, n in 0u32..24,
        ) {
            let rules = [format!("triangle:k={p}/{q}"), format!("step:k={p}/{q},s={s}"), "sharing".to_owned()][family].clone();
            let ruleset = Ruleset { pass, misere, ..rules.parse().unwrap() };
            agrees(ruleset, n, pass, 64);
        }
    }
}
