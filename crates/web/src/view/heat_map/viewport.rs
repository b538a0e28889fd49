//! Which part of a plane is in sight, and where its cells lie on the screen. No browser is needed here.
//!
//! ```text
//!   (left, top) ┌──────────────┐      Lengths are CSS pixels, `ratio` device pixels each. Places are counted from the
//!               │  frame       │      upper left corner of the whole plane; where rows grow upwards, the last row is
//!               │       cell   │      the one at the top. A plane smaller than the frame is in its lower left
//!               └──────────────┘      corner, where the axes meet.
//! ```
//!
//! From [`Frame::EXACT`] device pixels on, cells are a whole number of device pixels wide and high and begin at a device
//! pixel, so all are of the same size and have sharp edges.

use crate::view::cursor::Place;
use crate::view::maths;
use std::ops::Range;

/// The visible part of a plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The number of columns left of the frame.
    pub left: f64,
    /// The number of rows above the frame, counted from the top of the plane; negative if the plane is lower than the frame.
    pub top: f64,
    /// The width of a cell in CSS pixels.
    pub cell: f64,
}

/// A plane and the rectangle on the screen that shows a part of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The number of columns of the plane.
    pub columns: u32,
    /// The number of rows of the plane.
    pub rows: u32,
    /// The width of the rectangle in CSS pixels.
    pub width: f64,
    /// The height of the rectangle in CSS pixels.
    pub height: f64,
    /// The number of device pixels of a CSS pixel.
    pub ratio: f64,
    /// The height of a cell as a part of its width.
    pub aspect: f64,
    /// True if row 0 is at the bottom.
    pub upwards: bool,
}

/// A rectangle in a frame, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// From the left edge of the frame.
    pub left: f64,
    /// From the upper edge of the frame.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Frame {
    /// The widest a cell can be, in CSS pixels.
    pub const WIDEST: f64 = 64.0;
    /// Cells at least this wide, in device pixels, are drawn exactly.
    pub const EXACT: f64 = 4.0;

    /// Everything in sight, as large as possible.
    pub fn fit(&self) -> Viewport {
        self.held(Viewport { left: 0.0, top: 0.0, cell: self.narrowest() })
    }

    /// The nearest viewport that this frame can show: cells neither too wide nor too narrow, the plane not out of sight.
    pub fn held(&self, view: Viewport) -> Viewport {
        let cell = self.allowed(view.cell);
        let height = self.cell_height(cell);
        let hold = |start: f64, count: u32, size: f64, length: f64| {
            let last = f64::from(count) - length / size;
            let start = maths::within(start, 0.0, last.max(0.0));
            if self.is_exact(cell) { (start * size * self.ratio).round() / (size * self.ratio) } else { start }
        };
        let left = hold(view.left, self.columns, cell, self.width);
        let blank = f64::from(self.rows) - self.height / height;
        let top = if blank < -1e-9 { blank } else { hold(view.top, self.rows, height, self.height) };
        Viewport { left, top, cell }
    }

    /// Cells of another width, as far as it is allowed. The point of the plane under this point of the frame stays there.
    pub fn zoomed_to(&self, view: Viewport, (x, y): (f64, f64), cell: f64) -> Viewport {
        let allowed = self.allowed(cell);
        let (left, top) = (view.left + x / view.cell, view.top + y / self.cell_height(view.cell));
        self.held(Viewport { left: left - x / allowed, top: top - y / self.cell_height(allowed), cell: allowed })
    }

    /// Cells wider by this factor. The point of the plane under this point of the frame stays there.
    pub fn zoomed_at(&self, view: Viewport, point: (f64, f64), factor: f64) -> Viewport {
        self.zoomed_to(view, point, view.cell * factor)
    }

    /// The plane moved to the right and down by these numbers of pixels.
    pub fn panned(&self, view: Viewport, dx: f64, dy: f64) -> Viewport {
        let (left, top) = (view.left - dx / view.cell, view.top - dy / self.cell_height(view.cell));
        self.held(Viewport { left, top, ..view })
    }

    /// The place at a point of the frame, if there is one.
    pub fn place_at(&self, view: Viewport, (x, y): (f64, f64)) -> Option<Place> {
        let (across, down) = (view.left + x / view.cell, view.top + y / self.cell_height(view.cell));
        let is_inside = (0.0..f64::from(self.columns)).contains(&across) && (0.0..f64::from(self.rows)).contains(&down);
        is_inside.then(|| (across as u32, self.row(down as u32)))
    }

    /// The rectangle of the cell of a place, visible or not.
    pub fn rect(&self, view: Viewport, (column, row): Place) -> Rect {
        let (width, height) = (view.cell, self.cell_height(view.cell));
        let left = (f64::from(column) - view.left) * width;
        Rect { left, top: (f64::from(self.row(row)) - view.top) * height, width, height }
    }

    /// The columns and the rows of which something is in sight.
    pub fn in_sight(&self, view: Viewport) -> [Range<u32>; 2] {
        let range = |start: f64, size: f64, length: f64, count: u32| {
            // A hair less, so that a cell that only touches the edge is not counted.
            let end = (start + length / size - 1e-6).ceil().max(0.0) as u32;
            start.max(0.0) as u32..end.min(count)
        };
        let columns = range(view.left, view.cell, self.width, self.columns);
        let lines = range(view.top, self.cell_height(view.cell), self.height, self.rows);
        let rows = if self.upwards { self.rows - lines.end..self.rows - lines.start } else { lines };
        [columns, rows]
    }

    /// Moved as little as possible so that all of a cell is in sight.
    pub fn with_in_sight(&self, view: Viewport, place: Place) -> Viewport {
        let Rect { left, top, width, height } = self.rect(view, place);
        let shift = |start: f64, size: f64, length: f64| {
            if start < 0.0 { -start } else { (length - start - size).min(0.0) }
        };
        let (dx, dy) = (shift(left, width, self.width), shift(top, height, self.height));
        if dx == 0.0 && dy == 0.0 { view } else { self.panned(view, dx, dy) }
    }

    /// True if a part of the plane is not visible.
    pub fn is_zoomed(&self, view: Viewport) -> bool {
        view.cell > self.narrowest()
    }

    /// The height of cells of a width.
    pub fn cell_height(&self, cell: f64) -> f64 {
        if self.is_exact(cell) { self.whole_height(cell * self.ratio) / self.ratio } else { cell * self.aspect }
    }

    /// A row, counted from the other side where rows grow upwards.
    pub fn row(&self, row: u32) -> u32 {
        if self.upwards { self.rows.saturating_sub(row + 1) } else { row }
    }

    /// The width of a cell if everything is in sight.
    fn narrowest(&self) -> f64 {
        let [width, height] = [self.width, self.height].map(|length| length * self.ratio);
        let (columns, rows) = (f64::from(self.columns.max(1)), f64::from(self.rows.max(1)));
        let cell = (width / columns).min(height / (rows * self.aspect)).min(Self::WIDEST * self.ratio);
        let mut whole = cell.floor();
        while whole >= Self::EXACT && rows * self.whole_height(whole) > height {
            whole -= 1.0;
        }
        // A little less than the width from which on cells are exact, where no exact one will do.
        (if whole >= Self::EXACT { whole } else { cell.min(Self::EXACT * 0.99) }) / self.ratio
    }

    /// The nearest width that a cell can have.
    fn allowed(&self, cell: f64) -> f64 {
        let exact = if self.is_exact(cell) { (cell * self.ratio).round() / self.ratio } else { cell };
        let narrowest = self.narrowest();
        maths::within(exact, narrowest, narrowest.max((Self::WIDEST * self.ratio).floor() / self.ratio))
    }

    fn is_exact(&self, cell: f64) -> bool {
        // Widths are quotients; a hair less is meant to be the same.
        cell * self.ratio >= Self::EXACT - 1e-6
    }

    /// The height in device pixels of an exact cell whose width is given in device pixels.
    fn whole_height(&self, width: f64) -> f64 {
        (width * self.aspect).round().max(1.0)
    }
}

#[cfg(test)]
mod tests;
