//! Where a position lies in a table.
//!
//! A bar's table is a row of columns, one for each pair (x, z), x slowest; in a column y runs from 0 to the rim. Sharing
//! Nim has one column for each b, in which a runs from 0 to b. With a pass the layer p = 1 follows the layer p = 0.
//!
//! ```text
//!   column   (0,0) (0,1)   (0,2)      …  (1,0) …
//!   y        0     0 1     0 1 2         0 1
//!   index    0     1 2     3 4 5         …
//!   starts   0     1       3             …              starts[column] + y is the index
//! ```
//!
//! Every move lowers x, or keeps x and lowers z, or keeps both and lowers y; in Sharing Nim it lowers b (the largest
//! difference); the pass leads from p = 1 to p = 0. So when columns are filled in order, each from the bottom, p = 0
//! before p = 1 in each cell, every option is known before it is asked for.

use crate::games::Position;
use crate::games::Shape;
use crate::games::normal_form;
use crate::solver::Extent;

/// The arrangement of the positions of a box in memory. Needs a box whose [`Plan`](crate::solver::Plan) was accepted.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    shape: Shape,
    extent: Extent,
    /// Index of the first cell of each column, and the number of cells at the end.
    starts: Vec<u32>,
}

impl Layout {
    pub(crate) fn new(shape: Shape, extent: Extent) -> Self {
        let mut starts = vec![0];
        let mut cells = 0;
        let mut add = |height: u32| {
            cells += height;
            starts.push(cells);
        };
        match shape {
            Shape::Sharing => (0..=extent.z).for_each(|b| add(b + 1)),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => {
                for x in 0..=extent.x {
                    (0..=extent.z).for_each(|z| add(extent.y.min(shape.rim(x, z)) + 1));
                }
            }
        }
        Self { shape, extent, starts }
    }

    pub(crate) fn extent(&self) -> Extent {
        self.extent
    }

    /// Cells of one layer.
    pub(crate) fn cells(&self) -> usize {
        self.starts.last().map_or(0, |&cells| cells as usize)
    }

    pub(crate) fn columns(&self) -> usize {
        self.starts.len() - 1
    }

    /// The cells of a column, from the bottom, each with its index.
    pub(crate) fn column(&self, column: usize) -> impl Iterator<Item = (usize, [u32; 3])> + use<> {
        let start = self.starts[column];
        let height = self.starts[column + 1] - start;
        let column = u32::try_from(column).unwrap_or(u32::MAX);
        let width = self.extent.z + 1;
        let shape = self.shape;
        (0..height).map(move |level| {
            let cells = match shape {
                Shape::Sharing => [0, level, column],
                Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => [column / width, level, column % width],
            };
            ((start + level) as usize, cells)
        })
    }

    /// The index of a position's cell, or `None` outside the box.
    pub(crate) fn index(&self, position: Position) -> Option<usize> {
        let [x, y, z] = match self.shape {
            Shape::Sharing => normal_form(position.cells),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => position.cells,
        };
        if x > self.extent.x || z > self.extent.z {
            return None;
        }
        let column = match self.shape {
            Shape::Sharing => z as usize,
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => {
                x as usize * (self.extent.z as usize + 1) + z as usize
            }
        };
        let (start, end) = (self.starts[column], self.starts[column + 1]);
        (y < end - start).then(|| (start + y) as usize)
    }
}
