//! Numbers become pixels. No browser is needed here.
//!
//! There are two ways to paint. [`paint`] takes the number under the middle of each pixel; it is quick enough to run in every frame of a
//! drag. With many cells under one pixel it picks one of them and drops the others. So [`Fine`] mixes them all, in bands of rows that can
//! be spread over several frames.
//!
//! Pixels outside the window of the grid stay transparent.

mod fine;

pub use fine::Fine;

use crate::view::heat_map::viewport::{Frame, Viewport};
use crate::view::palette::Palette;
use maths::solver::{Grid, Window};
use std::ops::Range;

/// The numbers of a part of a plane, and what is in sight of it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The numbers.
    pub grid: &'a Grid,
    /// Which part of the plane they are.
    pub window: Window,
    /// The rectangle on the screen.
    pub frame: Frame,
    /// The visible part.
    pub view: Viewport,
}

impl Sight<'_> {
    /// The number of device pixels of the frame, across and down.
    pub fn pixels(&self) -> [usize; 2] {
        [self.frame.width, self.frame.height].map(|length| (length * self.frame.ratio).round() as usize)
    }

    /// The column or row of the plane at a coordinate of a device pixel, and whether there is one.
    fn across(&self, x: f64) -> Option<u32> {
        let column = self.view.left + x / (self.view.cell * self.frame.ratio);
        (column >= 0.0 && column < f64::from(self.frame.columns)).then_some(column as u32)
    }

    fn down(&self, y: f64) -> Option<u32> {
        let line = self.view.top + y / (self.frame.cell_height(self.view.cell) * self.frame.ratio);
        (line >= 0.0 && line < f64::from(self.frame.rows)).then(|| self.frame.row(line as u32))
    }

    /// The kept column under the middle of each pixel of a row, and the pixels where there is one.
    fn columns(&self, width: usize) -> (Vec<u32>, Range<usize>) {
        let kept = |x: usize| Some(self.window.kept((self.across(x as f64 + 0.5)?, self.window.row))?.0);
        let all: Vec<Option<u32>> = (0..width).map(kept).collect();
        let start = all.iter().position(Option::is_some).unwrap_or(width);
        let columns: Vec<u32> = all[start..].iter().map_while(|&column| column).collect();
        let end = start + columns.len();
        (columns, start..end)
    }

    /// The numbers of the kept row under the middle of a row of pixels.
    fn row(&self, y: usize) -> Option<u32> {
        Some(self.window.kept((self.window.column, self.down(y as f64 + 0.5)?))?.1)
    }
}

/// The numbers of a row of a grid, as many as there are.
fn numbers(grid: &Grid, row: u32) -> &[u16] {
    let start = row as usize * grid.columns as usize;
    grid.values.get(start..start + grid.columns as usize).unwrap_or_default()
}

/// Fills the pixels of a frame row by row, each with the colour of the number under its middle. There must be as many as
/// [`Sight::pixels`] says.
pub fn paint(sight: &Sight, palette: &Palette, pixels: &mut [u32]) {
    let [width, _] = sight.pixels();
    if width == 0 {
        return;
    }
    let colours = palette.colours();
    let (columns, inside) = sight.columns(width);
    let mut above = None;
    for y in 0..pixels.len() / width {
        let start = y * width;
        let row = sight.row(y);
        if y > 0 && row == above {
            pixels.copy_within(start - width..start, start);
            continue;
        }
        above = row;
        let line = &mut pixels[start..start + width];
        line.fill(0);
        let values = row.map(|row| numbers(sight.grid, row)).unwrap_or_default();
        for (pixel, &column) in line[inside.clone()].iter_mut().zip(&columns) {
            if let Some(&value) = values.get(column as usize) {
                *pixel = colours[usize::from(value)];
            }
        }
    }
}

/// The colour of each number, for a picture with one pixel for each place. If one slice is longer, its rest is ignored.
pub fn colour(values: &[u16], palette: &Palette, out: &mut [u32]) {
    let colours = palette.colours();
    for (pixel, &value) in out.iter_mut().zip(values) {
        *pixel = colours[usize::from(value)];
    }
}

#[cfg(test)]
mod tests;
