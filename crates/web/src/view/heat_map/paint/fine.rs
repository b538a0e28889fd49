//! The mean of the light of all cells under a pixel.
//!
//! ```text
//!   pixels   │     x     │   x + 1   │        Each cell belongs to the pixel that has its middle, so every number in
//!   cells    │ │ │ │ │ │ │ │ │ │ │ │ │        sight counts once.
//! ```

use crate::view::heat_map::paint::{Sight, numbers};
use crate::view::maths;
use crate::view::palette::Light;
use std::ops::Range;

/// The results that are computed once for a frame, before its bands are painted.
pub struct Fine {
    /// For each pixel of a row the kept columns it mixes.
    columns: Vec<Range<u32>>,
    /// The sums of a row of pixels: red, green, blue, opacity, and how many were added.
    sums: Vec<[u32; 5]>,
}

impl Fine {
    /// True if cells are so small that several lie under a pixel. Otherwise there is nothing to mix.
    pub fn is_finer(sight: &Sight) -> bool {
        let device = sight.frame.ratio * f64::from(sight.window.stride);
        sight.view.cell * device < 1.0 || sight.frame.cell_height(sight.view.cell) * device < 1.0
    }

    /// Prepares for a frame.
    pub fn new(sight: &Sight) -> Self {
        let [width, _] = sight.pixels();
        let columns = (0..width).map(|x| sight.columns_under(x)).collect();
        Self { columns, sums: vec![[0; 5]; width] }
    }

    /// Paints some rows of pixels of a frame; `pixels` has all of them, as many as [`Sight::pixels`] says.
    pub fn paint_rows(&mut self, sight: &Sight, light: &Light, pixels: &mut [u32], rows: Range<usize>) {
        let width = self.columns.len();
        for y in rows {
            let Some(line) = pixels.get_mut(y * width..(y + 1) * width) else { return };
            self.sums.fill([0; 5]);
            for row in sight.rows_under(y) {
                add(numbers(sight.grid, row), light.lanes(), &self.columns, &mut self.sums);
            }
            for (pixel, &[red, green, blue, opacity, count]) in line.iter_mut().zip(&self.sums) {
                *pixel = light.mixed([red, green, blue, opacity], count);
            }
        }
    }
}

/// Adds the light of a row of numbers to the sums of the pixels above them.
fn add(values: &[u16], lanes: &[u64], columns: &[Range<u32>], sums: &mut [[u32; 5]]) {
    // The compiler sees from this that no index of 16 bits is out of bounds.
    let lanes = &lanes[..1 << 16];
    for (sum, columns) in sums.iter_mut().zip(columns) {
        let Some(under) = values.get(columns.start as usize..columns.end as usize) else { continue };
        for part in under.chunks(Light::MOST) {
            // A plain loop: the page is built for size, and the calls of an iterator's adapters would stay calls.
            let mut added = 0;
            for &value in part {
                added += lanes[usize::from(value)];
            }
            sum[0] += (added & 0xffff) as u32;
            sum[1] += (added >> 16 & 0xffff) as u32;
            sum[2] += (added >> 32 & 0xffff) as u32;
            sum[3] += (added >> 48) as u32;
            sum[4] += part.len() as u32;
        }
    }
}

impl Sight<'_> {
    fn columns_under(&self, x: usize) -> Range<u32> {
        let size = self.view.cell * self.frame.ratio;
        let at = |x: f64| (self.view.left + x / size - f64::from(self.window.column)) / f64::from(self.window.stride);
        under([0.0, 0.5, 1.0].map(|part| at(x as f64 + part)), self.window.columns)
    }

    fn rows_under(&self, y: usize) -> Range<u32> {
        let size = self.frame.cell_height(self.view.cell) * self.frame.ratio;
        let at = |y: f64| {
            let line = self.view.top + y / size;
            let row = if self.frame.upwards { f64::from(self.frame.rows) - line } else { line };
            (row - f64::from(self.window.row)) / f64::from(self.window.stride)
        };
        let edges = if self.frame.upwards { [1.0, 0.5, 0.0] } else { [0.0, 0.5, 1.0] };
        under(edges.map(|part| at(y as f64 + part)), self.window.rows)
    }
}

/// The kept columns or rows under a pixel, as far as there are any: those whose middle lies in it, or the one under its
/// own middle. Given are the coordinates where the pixel begins, has its middle, and ends.
fn under([start, middle, end]: [f64; 3], count: u32) -> Range<u32> {
    let inside = |at: f64| maths::within(at, 0.0, count.into()) as u32;
    let [from, until] = [start, end].map(|at| (at - 0.5).ceil());
    if from < until { inside(from)..inside(until) } else { inside(middle.floor())..inside(middle.floor() + 1.0) }
}
