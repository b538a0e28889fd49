//! Tables of bars, for any rim that does not fall when x or z grows.
//!
//! # Contents of the sets
//! Three lines run through the position (x, y, z) of one layer p:
//!
//! - the *x-line* of (y, z), with the set X\[z\]\[y\]. It contains all positions that differ in x alone, and those to which a break of x
//!   clamps.
//! - the *z-line* of (x, y), with the set Z\[x\]\[y\], in the same way.
//! - the *column* of (x, z), on which y alone differs. Each column has a new set, filled from the bottom.
//!
//! Every option lies on one of these lines, or is the same position without the pass. A move joins any two positions of a line. So the mex
//! is the least value free on all three lines.
//!
//! # Clamping: a level begins as a copy of the level below
//! The x-options of (x, y, z) are (u, y, z) for those u < x over which the rim reaches y, and (u, rim(u, z), z) for the
//! smaller ones. Call the values of the second kind E(y, z). When x grows, the level t becomes legal over (x, z) at one
//! moment, when rim(x, z) first reaches t. The options from level t that are clamped are those from level t−1 that are
//! clamped, and also all of level t−1 itself so far:
//!
//! ```text
//!   E(t, z) = E(t−1, z) ∪ { G(u, t−1, z) : u so far }
//! ```
//!
//! The right side is exactly the set of values taken in X\[z\]\[t−1\] at that moment. So X\[z\]\[t\] begins as a copy of that set;
//! everything placed on level t comes later. Levels that are legal already at x = 0 begin empty. The same is true of Z\[x\]\[t\] when z
//! grows. The only requirement is that the columns are visited in the order of x for each z, and in the order of z for each x.
//!
//! # Half the work
//! If the rim is the same for (x, z) and (z, x), then so is the value. The sets X\[i\]\[y\] and Z\[i\]\[y\] are then the same set: the
//! values at level y of pairs with i. Only columns with x ≤ z are placed, each on the lines of x and of z. The columns of a pair's number i
//! are then visited in the order of its partner: first those with i as the larger, then the others.
//!
//! # Order
//! Sets of lines that are used together should stay in the cache, so eight rows are placed together:
//!
//! ```text
//!   half:    for each block of 8 numbers,  for each i from 0,  for each j ≥ i of the block:   (i, j)
//!   square:  for each block of 8 numbers,  for each i from 0,  for each j ≥ i of the block:   (i, j), then (j, i) if i < j
//!   rows:    for each block of 8 x,        for each z from 0,  for each x of the block:       (x, z)
//! ```
//!
//! Each arrangement keeps both orders required above. In a square the columns (x, z) of one z come with j = z while x ≤ z, in the order of
//! i = x, and afterwards with i = z, in the order of j = x. The same is true of the columns of one x. Rows are for boxes that are wider
//! than deep or deeper than wide; they need the sets Z of one block only, and cannot grow.
//!
//! With a pass each block is placed twice, first without the pass and then with it. The two layers have separate lines; only the pass
//! connects them.
//!
//! # Growth
//! A full table with equal bounds on x and z can grow to larger bounds: the lines of a number keep their values, and new levels begin when
//! they become legal. Columns that ended at a height n below the rim grow as well, in the same order as all others. A level above n begins
//! as a copy of X\[z\]\[n\] at the moment when the rim over (x, z) first exceeds n. At that moment the set held the values below, and it
//! holds them again if it is emptied and filled again on the way:
//!
//! ```text
//!   E(n, z) ∪ { G(u, n, z) : u < x }  =  { G(u, min(n, rim(u, z)), z) : u < x }
//! ```
//!
//! one value of each old column: its highest. The same is true of Z.

use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::kernel::{Lines, TooFewValues};
use crate::solver::layout::{Arrangement, Layout};
use crate::solver::memory::NoMemory;

/// Rows placed together.
const BLOCK: u32 = 8;

/// An unfinished table of a bar.
pub(crate) struct Bars {
    ruleset: Ruleset,
    extent: Extent,
    arrangement: Arrangement,
    /// Without the pass, and with it.
    lines: Vec<Lines>,
    starts: Starts,
    /// The set of the column that is being placed.
    own: Vec<u64>,
    cursor: Cursor,
    /// The smaller table that this one grew from.
    known: Option<Extent>,
}

/// The index of the first set of each X\[z\] and each Z\[x\], and the end of the last ones.
struct Starts {
    x_lines: Vec<usize>,
    /// Empty for a half, in which both are the same; for rows, the sets of one block.
    z_lines: Vec<usize>,
}

/// The next group of columns: all of one block with one inner number.
#[derive(Clone, Copy)]
struct Cursor {
    block: u32,
    layer: usize,
    inner: u32,
}

impl Bars {
    /// The number of sets in each layer.
    pub(crate) fn line_count(ruleset: &Ruleset, extent: &Extent, arrangement: Arrangement) -> u64 {
        let levels = |x, z| u64::from(extent.y.min(ruleset.rules.rim(x, z))) + 1;
        let x_lines: u64 = (0..=extent.z).map(|z| levels(extent.x, z)).sum();
        let z_lines = match arrangement {
            Arrangement::Piles | Arrangement::Half => 0,
            Arrangement::Square => (0..=extent.x).map(|x| levels(x, extent.z)).sum(),
            Arrangement::Rows => u64::from(BLOCK) * levels(extent.x, extent.z),
        };
        x_lines + z_lines
    }

    pub(crate) fn new(ruleset: Ruleset, layout: &Layout, words: usize) -> Result<Self, NoMemory> {
        let extent = layout.extent();
        let arrangement = Arrangement::of(ruleset.rules, &extent);
        let starts = Starts::new(&ruleset, &extent, arrangement);
        let lines = (0..layout.layers()).map(|_| Lines::new(starts.count(), words)).collect::<Result<_, _>>()?;
        let cursor = Cursor { block: 0, layer: 0, inner: 0 };
        Ok(Self { ruleset, extent, arrangement, lines, starts, own: vec![!0; words], cursor, known: None })
    }

    /// Begins a larger table that contains this full one. Requires an arrangement that can grow.
    pub(crate) fn grow(&mut self, layout: &Layout, words: usize) -> Result<(), NoMemory> {
        let known = self.extent;
        self.extent = layout.extent();
        let starts = Starts::new(&self.ruleset, &self.extent, self.arrangement);
        for lines in &mut self.lines {
            lines.grow(starts.count(), words, self.starts.places_in(&starts))?;
        }
        self.starts = starts;
        self.own = vec![!0; words];
        let cuts_off = known.y < self.rim(known.x, known.z);
        if cuts_off {
            self.empty_level(known);
        }
        self.cursor = Cursor { block: if cuts_off { 0 } else { known.z + 1 }, layer: 0, inner: 0 };
        self.known = Some(known);
        Ok(())
    }

    /// Empties the lines of the highest level of a table whose columns end below the rim.
    fn empty_level(&mut self, known: Extent) {
        for number in 0..=known.z {
            for line in self.lines_at(number, number, known.y).into_iter().flatten() {
                self.lines.iter_mut().for_each(|lines| lines.clear(line..line + 1));
            }
        }
    }

    /// The box of which all positions are placed, if there is one: the blocks before the present one.
    pub(crate) fn complete(&self) -> Option<Extent> {
        let known = self.known.filter(|known| self.cursor.block <= known.z);
        let last = self.cursor.block.checked_sub(1);
        known.or(match self.arrangement {
            Arrangement::Piles | Arrangement::Half | Arrangement::Square => {
                last.map(|last| Extent { x: last, z: last, ..self.extent })
            }
            Arrangement::Rows => last.map(|last| Extent { x: last, ..self.extent }),
        })
    }

    /// Places the next group of columns. Returns the number of its positions, or `None` if the table is full.
    pub(crate) fn advance(&mut self, layout: &Layout, values: &mut [u16]) -> Result<Option<u64>, TooFewValues> {
        let Cursor { block, inner, .. } = self.cursor;
        if block > self.extent.x {
            return Ok(None);
        }
        let last_row = (block + BLOCK - 1).min(self.extent.x);
        let mut placed = 0;
        let last_inner = match self.arrangement {
            Arrangement::Piles | Arrangement::Half => {
                for row in block.max(inner)..=last_row {
                    placed += self.column(inner, row, layout, values)? * if inner == row { 1 } else { 2 };
                }
                last_row
            }
            Arrangement::Square => {
                for row in block.max(inner)..=last_row {
                    placed += self.column(inner, row, layout, values)?;
                    if inner < row {
                        placed += self.column(row, inner, layout, values)?;
                    }
                }
                last_row
            }
            Arrangement::Rows => {
                for row in block..=last_row {
                    placed += self.column(row, inner, layout, values)?;
                }
                self.extent.z
            }
        };
        self.go_on(last_inner);
        Ok(Some(placed))
    }

    fn go_on(&mut self, last_inner: u32) {
        let Cursor { block, layer, inner } = self.cursor;
        self.cursor = if inner < last_inner {
            Cursor { inner: inner + 1, ..self.cursor }
        } else if layer + 1 < self.lines.len() {
            Cursor { block, layer: layer + 1, inner: 0 }
        } else {
            if self.arrangement == Arrangement::Rows {
                // The next block has other x, so their lines are new.
                let beside = self.starts.beside();
                self.lines.iter_mut().for_each(|lines| lines.clear(beside.clone()));
            }
            Cursor { block: (block + BLOCK).min(self.extent.x + 1), layer: 0, inner: 0 }
        };
    }

    fn rim(&self, x: u32, z: u32) -> u32 {
        self.extent.y.min(self.ruleset.rules.rim(x, z))
    }

    /// The lowest x-line of z and the lowest z-line of x.
    fn lines_of(&self, x: u32, z: u32) -> (usize, usize) {
        let Starts { x_lines, z_lines } = &self.starts;
        let b = match self.arrangement {
            Arrangement::Piles | Arrangement::Half => x_lines[x as usize],
            Arrangement::Square => z_lines[x as usize],
            Arrangement::Rows => z_lines[(x % BLOCK) as usize],
        };
        (x_lines[z as usize], b)
    }

    /// The x-line of z and the z-line of x at a level, where there are columns that reach it.
    fn lines_at(&self, x: u32, z: u32, level: u32) -> [Option<usize>; 2] {
        let ((a, b), rim) = (self.lines_of(x, z), |x, z| self.rim(x, z));
        let has_level = [rim(self.extent.x, z) >= level, rim(x, self.extent.z) >= level];
        [has_level[0].then_some(a + level as usize), has_level[1].then_some(b + level as usize)]
    }

    /// The number of a column's cells that the smaller table contains.
    fn known_cells(&self, x: u32, z: u32) -> u32 {
        let known = self.known.filter(|known| x.max(z) <= known.z);
        known.map_or(0, |known| known.y.min(self.ruleset.rules.rim(x, z)) + 1)
    }

    /// Places the unknown cells of a column in the present layer. Returns their number.
    fn column(&mut self, x: u32, z: u32, layout: &Layout, values: &mut [u16]) -> Result<u64, TooFewValues> {
        let (a, b) = self.lines_of(x, z);
        let known = self.known_cells(x, z) as usize;
        self.bear_levels(x, z, known as u32);
        let layer = self.cursor.layer;
        let (used_up, there) = layout.split(layout.column_over(x, z), values);
        let (used_up, out): (&[u16], _) = if layer == 0 { (&[], used_up) } else { (used_up, there) };
        self.own.fill(!0);
        let first = if known > 0 {
            self.recall(x, z, &out[..known]);
            known
        } else if (x, z) == (0, 0) {
            self.place_terminal(a, b, &mut out[0]);
            1
        } else {
            0
        };
        let (lines, own, at) = (&mut self.lines[layer], &mut self.own, (a + first, b + first));
        if layer == 0 {
            lines.fill::<false>(at, own, &mut out[first..], &[])?;
        } else {
            lines.fill::<true>(at, own, &mut out[first..], &used_up[first..])?;
        }
        Ok((out.len() - known) as u64)
    }

    /// Begins the levels that become legal over (x, z), except those of known cells.
    fn bear_levels(&mut self, x: u32, z: u32, known: u32) {
        let ((a, b), rim) = (self.lines_of(x, z), self.rim(x, z));
        let legal = |x, z| (self.rim(x, z) + 1).max(known);
        let (over_x, over_z) = (x.checked_sub(1).map(|x| legal(x, z)), z.checked_sub(1).map(|z| legal(x, z)));
        let lines = &mut self.lines[self.cursor.layer];
        let mut bear = |start: usize, from: Option<u32>| {
            // At x = 0 levels begin empty.
            for level in from.map_or(0..0, |from| from..rim + 1) {
                lines.copy(start + level as usize - 1, start + level as usize);
            }
        };
        bear(a, over_x);
        // In a half the lines of x = z are one family, which has just begun.
        if a != b {
            bear(b, over_z);
        }
    }

    /// Takes the known values of a column on the column itself, and the highest of them on the lines of the level at which the smaller
    /// table's columns ended.
    fn recall(&mut self, x: u32, z: u32, known: &[u16]) {
        known.iter().for_each(|value| self.own[usize::from(value >> 6)] &= !(1 << (value & 63)));
        if let (Some(highest), Some(Extent { y, .. })) = (known.last(), self.known) {
            let lines = self.lines_at(x, z, y);
            lines.into_iter().flatten().for_each(|line| self.lines[self.cursor.layer].take(line, *highest));
        }
    }

    /// The terminal position has no option, not even the pass. It counts 0, under misère play 1.
    fn place_terminal(&mut self, a: usize, b: usize, out: &mut u16) {
        *out = u16::from(self.ruleset.misere);
        self.lines[self.cursor.layer].take(a, *out);
        self.lines[self.cursor.layer].take(b, *out);
        self.own[0] &= !(1 << *out);
    }
}

impl Starts {
    fn new(ruleset: &Ruleset, extent: &Extent, arrangement: Arrangement) -> Self {
        let levels = |x, z| extent.y.min(ruleset.rules.rim(x, z)) as usize + 1;
        let after = |start: usize, levels: &mut dyn Iterator<Item = usize>| {
            let mut starts = vec![start];
            starts.extend(levels.scan(start, |end, levels| {
                *end += levels;
                Some(*end)
            }));
            starts
        };
        let x_lines = after(0, &mut (0..=extent.z).map(|z| levels(extent.x, z)));
        let count = x_lines[x_lines.len() - 1];
        let z_lines = match arrangement {
            Arrangement::Piles | Arrangement::Half => Vec::new(),
            Arrangement::Square => after(count, &mut (0..=extent.x).map(|x| levels(x, extent.z))),
            Arrangement::Rows => after(count, &mut (0..BLOCK).map(|_| levels(extent.x, extent.z))),
        };
        Self { x_lines, z_lines }
    }

    /// The number of all sets.
    fn count(&self) -> usize {
        let last = if self.z_lines.is_empty() { &self.x_lines } else { &self.z_lines };
        last[last.len() - 1]
    }

    /// The sets of Z.
    fn beside(&self) -> std::ops::Range<usize> {
        self.z_lines.first().map_or(0, |&first| first)..self.z_lines.last().map_or(0, |&last| last)
    }

    /// The places of each number's lines in a larger table: old place, new place, number of lines.
    fn places_in<'a>(&'a self, larger: &'a Self) -> impl Iterator<Item = (usize, usize, usize)> + 'a {
        let both = [(&self.x_lines, &larger.x_lines), (&self.z_lines, &larger.z_lines)];
        let places = |(old, new): (&'a Vec<usize>, &'a Vec<usize>)| {
            old.windows(2).zip(new).map(|(old, &new)| (old[0], new, old[1] - old[0]))
        };
        both.into_iter().flat_map(places)
    }
}
