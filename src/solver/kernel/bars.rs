//! Tables of bars: any rim that does not fall when x or z grows.
//!
//! # What the sets hold
//! Three lines run through the position (x, y, z) of one layer p:
//!
//! - its *x-line*, on which lie all positions that differ in x alone, and those that a cut of x clamps to: the line
//!   (y, z) has the set X\[z\]\[y\];
//! - its *z-line*, likewise the line (x, y), with the set Z\[x\]\[y\];
//! - its *column*, on which y alone differs; a fresh set for each column, filled from the bottom.
//!
//! Every option lies on one of them (or is the same position without the pass), and any two positions of a line are joined
//! by a move, so the mex is the least value free on all three.
//!
//! # Clamping: a level is born as a copy of the level below
//! The x-options of (x, y, z) are (u, y, z) for those u < x over which the rim reaches y, and (u, rim(u, z), z) for the
//! smaller ones. Call the values of the second kind E(y, z). When x grows, the level t becomes legal over (x, z) at one
//! moment, when rim(x, z) first reaches t. The options from level t that are clamped are those from level t−1 that are
//! clamped, and besides all of level t−1 itself so far:
//!
//! ```text
//!   E(t, z) = E(t−1, z) ∪ { G(u, t−1, z) : u so far }
//! ```
//!
//! and that is exactly what X\[z\]\[t−1\] holds as taken at that moment. So X\[z\]\[t\] begins as a copy of it; everything
//! placed on level t comes later. Levels that are legal already at x = 0 begin empty. The same holds of Z\[x\]\[t\] when z
//! grows. It asks only that for each z the columns come in the order of x, and for each x in the order of z.
//!
//! # Half the work
//! Where the rim is the same for (x, z) and (z, x), so is the value, and the sets X\[i\]\[y\] and Z\[i\]\[y\] are the same
//! set: the values at level y of pairs with i. Only columns with x ≤ z are placed, each on the lines of x and of z. The
//! columns of a pair's number i then come in the order of its partner: first those with i as the larger, then the others.
//!
//! # Order
//! Sets of lines that are used together should stay in the cache, so eight rows are placed together:
//!
//! ```text
//!   half:    for each block of 8 z,  for each x from 0,  for each z ≥ x of the block:  column (x, z)
//!   whole:   for each block of 8 x,  for each z from 0,  for each x of the block:      column (x, z)
//! ```
//!
//! Either keeps both orders asked for above. In the second the sets Z are needed for the x of one block only.

use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::kernel::Lines;
use crate::solver::kernel::TooFewValues;
use crate::solver::layout::Layout;
use crate::solver::memory::NoMemory;

/// Rows placed together.
const BLOCK: u32 = 8;

/// A table of a bar on its way.
pub(crate) struct Bars {
    ruleset: Ruleset,
    extent: Extent,
    is_half: bool,
    lines: Lines,
    /// Where the sets of X\[z\] begin; in a half also those of Z.
    starts: Vec<usize>,
    /// How many sets each x of a block has; they follow those of X.
    levels: usize,
    /// The set of the column that is being placed.
    own: Vec<u64>,
    cursor: Cursor,
}

/// The next group of columns: all of one block over one inner coordinate.
#[derive(Clone, Copy)]
struct Cursor {
    layer: usize,
    block: u32,
    inner: u32,
}

impl Bars {
    /// How many sets there are: of all X, and of the Z of one block where only half is not enough.
    pub(crate) fn line_count(ruleset: &Ruleset, extent: &Extent, is_half: bool) -> u64 {
        let levels = |z: u32| u64::from(extent.y.min(ruleset.shape.rim(extent.x, z))) + 1;
        let beside = if is_half { 0 } else { u64::from(BLOCK) * levels(extent.z) };
        (0..=extent.z).map(levels).sum::<u64>() + beside
    }

    pub(crate) fn new(ruleset: Ruleset, layout: &Layout, is_half: bool, words: usize) -> Result<Self, NoMemory> {
        let extent = layout.extent();
        let (starts, levels) = starts(&ruleset, &extent);
        let count = starts[starts.len() - 1];
        let beside = if is_half { 0 } else { BLOCK as usize * levels };
        let lines = Lines::new(count + beside, words)?;
        let cursor = Cursor { layer: 0, block: 0, inner: 0 };
        Ok(Self { ruleset, extent, is_half, lines, starts, levels, own: vec![!0; words], cursor })
    }

    /// Goes on to a larger half, after a full one without a pass. The lines of a number keep what is taken on them; levels
    /// that become legal only now are born when their time comes.
    pub(crate) fn grow(&mut self, layout: &Layout, words: usize) -> Result<(), NoMemory> {
        let old = std::mem::take(&mut self.starts);
        let first = self.extent.z + 1;
        self.extent = layout.extent();
        (self.starts, self.levels) = starts(&self.ruleset, &self.extent);
        let count = self.starts[self.starts.len() - 1];
        let places = old.windows(2).zip(&self.starts).map(|(old, &new)| (old[0], new, old[1] - old[0]));
        self.lines.grow(count, words, places)?;
        self.own = vec![!0; words];
        self.cursor = Cursor { layer: 0, block: first, inner: 0 };
        Ok(())
    }

    /// The box of which all positions are placed, if there is one: the blocks before the present one.
    pub(crate) fn complete(&self) -> Option<Extent> {
        let is_last_layer = self.cursor.layer == usize::from(self.ruleset.pass);
        let last = self.cursor.block.checked_sub(1).filter(|_| is_last_layer)?;
        Some(if self.is_half { Extent { x: last, z: last, ..self.extent } } else { Extent { x: last, ..self.extent } })
    }

    /// Places the next group of columns. Returns how many positions that were, or nothing when the table is full.
    pub(crate) fn advance(&mut self, layout: &Layout, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        let layers = if self.ruleset.pass { 2 } else { 1 };
        let Cursor { layer, block, inner } = self.cursor;
        let last = if self.is_half { self.extent.z } else { self.extent.x };
        if layer == layers || block > last {
            return Ok(None);
        }
        let last_row = (block + BLOCK - 1).min(last);
        let first_row = if self.is_half { block.max(inner) } else { block };
        let mut placed = 0;
        for row in first_row..=last_row {
            let (x, z) = if self.is_half { (inner, row) } else { (row, inner) };
            let stands_for = if self.is_half && x != z { 2 } else { 1 };
            placed += stands_for * self.column(x, z, layer, layout, values)?;
        }
        let last_inner = if self.is_half { last_row } else { self.extent.z };
        self.cursor = if inner < last_inner {
            Cursor { inner: inner + 1, ..self.cursor }
        } else if last_row < last {
            self.begin_block();
            Cursor { layer, block: block + BLOCK, inner: 0 }
        } else {
            if self.ruleset.pass {
                self.begin_layer();
            }
            Cursor { layer: layer + 1, block: 0, inner: 0 }
        };
        Ok(Some(placed))
    }

    /// The next block has other x, so their lines are new.
    fn begin_block(&mut self) {
        let count = self.starts[self.starts.len() - 1];
        self.lines.clear(count..count + if self.is_half { 0 } else { BLOCK as usize * self.levels });
    }

    /// The layers have nothing in common but the pass.
    fn begin_layer(&mut self) {
        let count = self.starts[self.starts.len() - 1];
        self.lines.clear(0..count);
        self.begin_block();
    }

    fn rim(&self, x: u32, z: u32) -> u32 {
        self.extent.y.min(self.ruleset.shape.rim(x, z))
    }

    /// The first of the z-lines of x: its own, or in a half the x-lines of the same number.
    fn z_lines(&self, x: u32) -> usize {
        if self.is_half {
            self.starts[x as usize]
        } else {
            self.starts[self.starts.len() - 1] + (x % BLOCK) as usize * self.levels
        }
    }

    fn column(
        &mut self,
        x: u32,
        z: u32,
        layer: usize,
        layout: &Layout,
        values: &mut [u16],
    ) -> Result<u64, TooFewValues> {
        let (a, b) = (self.starts[z as usize], self.z_lines(x));
        let rim = self.rim(x, z);
        if x > 0 {
            (self.rim(x - 1, z)..rim).for_each(|below| self.lines.copy(a + below as usize, a + below as usize + 1));
        }
        // In a half the lines of x = z are one family, and it was born just now.
        if z > 0 && !(self.is_half && x == z) {
            (self.rim(x, z - 1)..rim).for_each(|below| self.lines.copy(b + below as usize, b + below as usize + 1));
        }
        let range = layout.range(layout.column_over(x, z));
        let (used_up, there) = values.split_at_mut(if layer == 0 { 0 } else { layout.cells() });
        let out = &mut there[range.clone()];
        self.own.fill(!0);
        let first = if (x, z) == (0, 0) { self.place_terminal(a, b, &mut out[0]) } else { 0 };
        let (own, at) = (&mut self.own, (a + first, b + first));
        if layer == 0 {
            self.lines.fill::<false>(at, own, &mut out[first..], &[])?;
        } else {
            self.lines.fill::<true>(at, own, &mut out[first..], &used_up[range][first..])?;
        }
        Ok(out.len() as u64)
    }

    /// The terminal position has no option, not even the pass. It counts 0, under misère play 1. Returns how many cells
    /// of its column are placed.
    fn place_terminal(&mut self, a: usize, b: usize, out: &mut u16) -> usize {
        *out = u16::from(self.ruleset.misere);
        self.lines.take(a, *out);
        self.lines.take(b, *out);
        self.own[0] &= !(1 << *out);
        1
    }
}

/// Where the lines of each z begin and where they end, and how many levels the last one has.
fn starts(ruleset: &Ruleset, extent: &Extent) -> (Vec<usize>, usize) {
    let levels = |z: u32| extent.y.min(ruleset.shape.rim(extent.x, z)) as usize + 1;
    let mut starts = vec![0];
    let mut count = 0;
    for z in 0..=extent.z {
        count += levels(z);
        starts.push(count);
    }
    (starts, levels(extent.z))
}
