//! Where a position lies in a table.
//!
//! A table is a row of columns. A bar has one column for each pair (x, z), in which y runs from 0 to the rim; Sharing Nim
//! has one for each b, in which a runs from 0. With a pass the layer p = 1 follows the layer p = 0.
//!
//! Many games look the same from both sides: `nim` and `triangle` under (x, y, z) ↔ (z, y, x), Sharing Nim under
//! (0, a, b) ↔ (0, b−a, b) (`sharing` Theorem 1). Of those only one half is kept: the columns with x ≤ z, the entries with
//! a ≤ b/2. Pairs are in the order of their second number, so that a larger table begins with the smaller one:
//!
//! ```text
//!   half:   column  (0,0) (0,1) (1,1) (0,2) (1,2) (2,2) (0,3) …        z(z+1)/2 + x
//!   whole:  column  (0,0) (0,1) (0,2) …  (1,0) (1,1) …                 x(Z+1) + z
//!   index   starts[column] + y
//! ```

use crate::games::Position;
use crate::games::Shape;
use crate::games::normal_form;
use crate::solver::Extent;
use std::ops::Range;

/// The arrangement of the positions of a box in memory. Needs a box whose [`Plan`](crate::solver::Plan) was accepted.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    shape: Shape,
    extent: Extent,
    is_half: bool,
    /// Index of the first cell of each column, and the number of cells at the end.
    starts: Vec<u32>,
}

/// Whether only one half of the box is kept.
pub(crate) fn is_half(shape: Shape, extent: &Extent) -> bool {
    match shape {
        Shape::Sharing => true,
        Shape::Nim | Shape::Triangle { .. } => extent.x == extent.z,
        Shape::Step { .. } => false,
    }
}

impl Layout {
    pub(crate) fn new(shape: Shape, extent: Extent) -> Self {
        let is_half = is_half(shape, &extent);
        let mut starts = vec![0];
        let mut cells = 0;
        let mut add = |height: u32| {
            cells += height;
            starts.push(cells);
        };
        let height = |x, z| extent.y.min(shape.rim(x, z)) + 1;
        match shape {
            Shape::Sharing => (0..=extent.z).for_each(|b| add(b / 2 + 1)),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } if is_half => {
                (0..=extent.z).for_each(|z| (0..=z).for_each(|x| add(height(x, z))));
            }
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => {
                (0..=extent.x).for_each(|x| (0..=extent.z).for_each(|z| add(height(x, z))));
            }
        }
        Self { shape, extent, is_half, starts }
    }

    pub(crate) fn extent(&self) -> Extent {
        self.extent
    }

    /// Cells of one layer.
    pub(crate) fn cells(&self) -> usize {
        self.starts.last().map_or(0, |&cells| cells as usize)
    }

    /// The column over (x, z), which must be in the box, with x ≤ z where only half is kept; over b for Sharing Nim.
    pub(crate) fn column_over(&self, x: u32, z: u32) -> usize {
        let (x, z) = (x as usize, z as usize);
        match (self.shape, self.is_half) {
            (Shape::Sharing, _) => z,
            (Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. }, true) => z * (z + 1) / 2 + x,
            (Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. }, false) => x * (self.extent.z as usize + 1) + z,
        }
    }

    /// The cells of a column, by their indices.
    pub(crate) fn range(&self, column: usize) -> Range<usize> {
        self.starts[column] as usize..self.starts[column + 1] as usize
    }

    /// The kept columns in the order in which they lie: (x, z), or (0, b).
    pub(crate) fn pairs(&self) -> Pairs {
        let Extent { x, z, .. } = self.extent;
        let (outer, is_flat) = (if self.is_half { z } else { x }, self.shape == Shape::Sharing);
        Pairs { is_half: self.is_half, is_flat, last: (outer, z), next: Some((0, 0)) }
    }

    /// The index of a position's cell, or `None` outside the box.
    pub(crate) fn index(&self, position: Position) -> Option<usize> {
        let [x, y, z] = self.kept(position.cells);
        if x > self.extent.x || z > self.extent.z {
            return None;
        }
        let cells = self.range(self.column_over(x, z));
        let index = cells.start + y as usize;
        (index < cells.end).then_some(index)
    }

    /// The coordinates under which a position is kept.
    fn kept(&self, cells: [u32; 3]) -> [u32; 3] {
        match self.shape {
            Shape::Sharing => {
                let [_, a, b] = normal_form(cells);
                [0, a.min(b - a), b]
            }
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } if self.is_half && cells[0] > cells[2] => {
                [cells[2], cells[1], cells[0]]
            }
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => cells,
        }
    }

    /// Which cells of a kept column of so many stand for one position alone, and which for two.
    pub(crate) fn own_mirror(&self, x: u32, z: u32, height: usize) -> (Range<usize>, Range<usize>) {
        let stand_for_two = match self.shape {
            // Only the middle of a column of odd length is its own mirror image.
            Shape::Sharing => height - usize::from(z.is_multiple_of(2)),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } if self.is_half && x != z => height,
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => 0,
        };
        (stand_for_two..height, 0..stand_for_two)
    }

    /// The other position that a kept cell stands for, if there is one.
    pub(crate) fn mirror(&self, [x, y, z]: [u32; 3]) -> Option<[u32; 3]> {
        let mirrored = match self.shape {
            Shape::Sharing => [0, z - y, z],
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => [z, y, x],
        };
        (self.is_half && mirrored != [x, y, z]).then_some(mirrored)
    }
}

/// The kept columns of a table, in order.
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    is_half: bool,
    /// Whether there is one column only to each outer number: Sharing Nim.
    is_flat: bool,
    /// The largest outer and inner number.
    last: (u32, u32),
    /// Outer and inner number of the next column.
    next: Option<(u32, u32)>,
}

impl Iterator for Pairs {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        let (outer, inner) = self.next?;
        let last_inner = match (self.is_flat, self.is_half) {
            (true, _) => 0,
            (false, true) => outer,
            (false, false) => self.last.1,
        };
        self.next =
            if inner < last_inner { Some((outer, inner + 1)) } else { (outer < self.last.0).then_some((outer + 1, 0)) };
        Some(if self.is_half { (inner, outer) } else { (outer, inner) })
    }
}
