//! The paper of a plot: the arrangement of its places, and their meaning.

use crate::exports::Frame;
use crate::exports::plot::Trim;
use maths::solver::Grid;

/// A paper with columns one unit wide, which run to the right, and rows.
pub(super) struct Sheet {
    pub(super) columns: u32,
    pub(super) rows: u32,
    /// True if row 0 is at the bottom.
    pub(super) is_upwards: bool,
    pub(super) trim: Trim,
    /// The height of a row in thousandths of a unit.
    pub(super) height: f64,
    pub(super) across: Axis,
    pub(super) along: Axis,
}

/// The meaning of columns or rows.
pub(super) struct Axis {
    /// Such as `x`.
    pub(super) name: String,
    /// The number of the first one.
    pub(super) first: i64,
    /// The difference between the numbers of two neighbours.
    pub(super) stride: i64,
}

impl Sheet {
    /// Squares for the places of a grid.
    pub(super) fn of(grid: &Grid, frame: &Frame, is_upwards: bool, trim: Trim) -> Self {
        let axis = |name: String, first: u32| Axis { name, first: first.into(), stride: frame.stride.into() };
        let (across, along) = (axis(frame.across(), frame.first.0), axis(frame.down(), frame.first.1));
        Self { columns: grid.columns, rows: grid.rows, is_upwards, trim, height: 1000.0, across, along }
    }

    /// The number of rows below this one.
    pub(super) fn below(&self, row: u32) -> u32 {
        if self.is_upwards { row } else { self.rows - 1 - row }
    }

    /// The total height of this number of rows, in thousandths of a unit.
    pub(super) fn high(&self, rows: u32) -> i64 {
        (f64::from(rows) * self.height).round() as i64
    }

    /// The longer side in units, rounded up.
    pub(super) fn longest(&self) -> i64 {
        let rows = (self.high(self.rows) as u64).div_ceil(1000) as i64;
        rows.max(self.columns.into()).max(1)
    }
}

impl Axis {
    /// The places with a label, among `count` places, and their numbers. `every` is the distance of labels in places.
    pub(super) fn ticks(&self, count: u32, every: u32) -> impl Iterator<Item = (u32, i64)> {
        // If every number has a place, the multiples of the distance have labels.
        let start = if self.stride == 1 { (-self.first).rem_euclid(every.into()) as u32 } else { 0 };
        (start..count).step_by(every as usize).map(|at| (at, self.first + i64::from(at) * self.stride))
    }
}
