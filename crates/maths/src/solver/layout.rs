//! The place of a position in a table.
//!
//! A table is a row of columns. A bar has one column for each pair (x, z), in which y runs from 0 to the rim; Sharing Nim has one for each
//! b, in which a runs from 0. With a pass each column occurs twice, first without the pass and then with it.
//!
//! Many games are symmetric: bars whose rim does not change when x and z are exchanged, under (x, y, z) ↔ (z, y, x), and Sharing Nim under
//! (0, a, b) ↔ (0, b−a, b) (`sharing` Theorem 1). A table of such a game holds only one half: the columns with x ≤ z, or the entries with a
//! ≤ b/2. If x and z have the same bound, columns are in the order of the larger of the two. A larger table then begins with the columns of
//! the smaller one:
//!
//! ```text
//!   half:    column  (0,0) (0,1) (1,1) (0,2) (1,2) (2,2) (0,3) …               z(z+1)/2 + x
//!   square:  column  (0,0) (0,1) (1,0) (1,1) (0,2) (1,2) (2,0) (2,1) (2,2) …   z² + x for x < z,  x² + x + z otherwise
//!   rows:    column  (0,0) (0,1) (0,2) …  (1,0) (1,1) …                        x(Z+1) + z
//!   index    starts[column] + y,  with the pass starts[column] + height + y
//! ```

use crate::games::{Position, Rules, Ruleset, normal_form};
use crate::solver::Extent;
use std::ops::Range;

/// The order of the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// One column for each b: Sharing Nim.
    Piles,
    /// x ≤ z, by z.
    Half,
    /// By the larger of x and z.
    Square,
    /// By x.
    Rows,
}

impl Arrangement {
    pub(crate) fn of(rules: Rules, extent: &Extent) -> Self {
        match rules {
            Rules::Piles(_) | Rules::Own(_) => Self::Piles,
            Rules::Bar(_) if extent.x != extent.z => Self::Rows,
            Rules::Bar(bar) if bar.is_symmetric() => Self::Half,
            Rules::Bar(_) => Self::Square,
        }
    }

    /// True if only one half of the box is kept.
    pub(super) fn is_half(self) -> bool {
        match self {
            Self::Piles | Self::Half => true,
            Self::Square | Self::Rows => false,
        }
    }

    /// True if a larger table begins with the columns of a smaller one.
    pub(super) fn can_grow(self) -> bool {
        match self {
            Self::Piles | Self::Half | Self::Square => true,
            Self::Rows => false,
        }
    }
}

/// The places of the positions of a box in memory. Requires a box whose [`Plan`](crate::solver::Plan) was accepted.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    rules: Rules,
    extent: Extent,
    arrangement: Arrangement,
    /// 2 with a pass, otherwise 1.
    layers: usize,
    /// Index of the first cell of each column, and the number of cells at the end.
    starts: Vec<u32>,
}

impl Layout {
    pub(crate) fn new(ruleset: &Ruleset, extent: Extent) -> Self {
        let (rules, layers) = (ruleset.rules, if ruleset.pass { 2 } else { 1 });
        let arrangement = Arrangement::of(rules, &extent);
        let pairs = Pairs { arrangement, last: (extent.x, extent.z), next: Some((0, 0)) };
        let mut starts = vec![0];
        let mut cells = 0;
        for (x, z) in pairs {
            let height = if arrangement == Arrangement::Piles { z / 2 } else { extent.y.min(rules.rim(x, z)) } + 1;
            cells += height * layers;
            starts.push(cells);
        }
        Self { rules, extent, arrangement, layers: layers as usize, starts }
    }

    pub(super) fn extent(&self) -> Extent {
        self.extent
    }

    /// Cells of all layers.
    pub(crate) fn cells(&self) -> usize {
        self.starts.last().map_or(0, |&cells| cells as usize)
    }

    /// 2 with a pass, otherwise 1.
    pub(crate) fn layers(&self) -> usize {
        self.layers
    }

    /// The number of columns.
    pub(super) fn columns(&self) -> usize {
        self.starts.len() - 1
    }

    /// The column over (x, z), which must be in the box, with x ≤ z if only half is kept; over b for Sharing Nim.
    pub(super) fn column_over(&self, x: u32, z: u32) -> usize {
        let (x, z) = (x as usize, z as usize);
        match self.arrangement {
            Arrangement::Piles => z,
            Arrangement::Half => z * (z + 1) / 2 + x,
            Arrangement::Square if x < z => z * z + x,
            Arrangement::Square => x * x + x + z,
            Arrangement::Rows => x * (self.extent.z as usize + 1) + z,
        }
    }

    /// The cells of a column in one layer, by their indices.
    pub(super) fn range(&self, column: usize, layer: usize) -> Range<usize> {
        let (start, end) = (self.starts[column] as usize, self.starts[column + 1] as usize);
        let height = (end - start) / self.layers;
        start + layer * height..start + (layer + 1) * height
    }

    /// The cells of a column without the pass, and those with it, of all values.
    pub(super) fn split<'a, T>(&self, column: usize, values: &'a mut [T]) -> (&'a mut [T], &'a mut [T]) {
        let height = self.range(column, 0).len();
        values[self.starts[column] as usize..self.starts[column + 1] as usize].split_at_mut(height)
    }

    /// Moves the known values to their places in a larger layout that begins with the same columns. Returns `false` if no value had to be
    /// moved, because no column has become higher.
    ///
    /// Every value moves to an equal or larger index, and columns stay in order. So in the order from the last column to the first no value
    /// is overwritten before it is moved.
    pub(super) fn move_into<T: Copy>(&self, larger: &Self, values: &mut [T]) -> bool {
        let is_moved = larger.starts[self.columns()] != self.starts[self.columns()];
        for column in (0..if is_moved { self.columns() } else { 0 }).rev() {
            for layer in (0..self.layers).rev() {
                values.copy_within(self.range(column, layer), larger.range(column, layer).start);
            }
        }
        is_moved
    }

    /// The kept columns in the order in which they lie: (x, z), or (0, b).
    pub(super) fn pairs(&self) -> Pairs {
        let Extent { x, z, .. } = self.extent;
        Pairs { arrangement: self.arrangement, last: (x, z), next: Some((0, 0)) }
    }

    /// The index of a position's cell, or `None` outside the box.
    pub(super) fn index(&self, position: Position) -> Option<usize> {
        let [x, y, z] = self.kept(position.xyz());
        let layer = usize::from(position.pass);
        if x > self.extent.x || z > self.extent.z || layer >= self.layers {
            return None;
        }
        let cells = self.range(self.column_over(x, z), layer);
        let index = cells.start + y as usize;
        (index < cells.end).then_some(index)
    }

    /// The coordinates under which a position is kept.
    fn kept(&self, cells: [u32; 3]) -> [u32; 3] {
        match self.rules {
            Rules::Piles(_) => {
                let [_, a, b] = normal_form(cells);
                [0, a.min(b - a), b]
            }
            Rules::Bar(_) if self.is_half() && cells[0] > cells[2] => [cells[2], cells[1], cells[0]],
            Rules::Bar(_) | Rules::Own(_) => cells,
        }
    }

    /// The cells of a kept column of `height` cells that represent one position, and those that represent two.
    pub(super) fn own_mirror(&self, x: u32, z: u32, height: usize) -> (Range<usize>, Range<usize>) {
        let stand_for_two = match self.rules {
            // Only the middle of a column of odd length is its own mirror image.
            Rules::Piles(_) => height - usize::from(z.is_multiple_of(2)),
            Rules::Bar(_) if self.is_half() && x != z => height,
            Rules::Bar(_) | Rules::Own(_) => 0,
        };
        (stand_for_two..height, 0..stand_for_two)
    }

    /// The other position that a kept cell represents, if there is one.
    pub(super) fn mirror(&self, [x, y, z]: [u32; 3]) -> Option<[u32; 3]> {
        let mirrored = match self.rules {
            Rules::Piles(_) => [0, z - y, z],
            Rules::Bar(_) | Rules::Own(_) => [z, y, x],
        };
        (self.is_half() && mirrored != [x, y, z]).then_some(mirrored)
    }

    fn is_half(&self) -> bool {
        self.arrangement.is_half()
    }
}

/// The kept columns of a table, in order.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    arrangement: Arrangement,
    /// The largest x and z.
    last: (u32, u32),
    /// The next column.
    next: Option<(u32, u32)>,
}

impl Pairs {
    fn after(&self, (x, z): (u32, u32)) -> (u32, u32) {
        match self.arrangement {
            Arrangement::Piles => (0, z + 1),
            Arrangement::Half if x < z => (x + 1, z),
            Arrangement::Half => (0, z + 1),
            Arrangement::Square if x + 1 < z => (x + 1, z),
            // The columns with the largest z are done, those with the largest x come.
            Arrangement::Square if x < z => (z, 0),
            Arrangement::Square if z < x => (x, z + 1),
            Arrangement::Square => (0, z + 1),
            Arrangement::Rows if z < self.last.1 => (x, z + 1),
            Arrangement::Rows => (x + 1, 0),
        }
    }
}

impl Iterator for Pairs {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        let here = self.next?;
        let (x, z) = self.after(here);
        self.next = (x <= self.last.0 && z <= self.last.1).then_some((x, z));
        Some(here)
    }
}
