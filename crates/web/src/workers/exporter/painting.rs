//! The places of a plot as pixels, band by band.
//!
//! ```text
//!          left
//!          ┌ scale ┐
//!    top   ┌───────┬───────┬───
//!          │ (0,0) │ (1,0) │ …      with `is_upwards` row 0 is at the bottom
//!          ├───────┼───────┼───
//! ```

use crate::workers::exporter::drawing::Cells;
use std::fmt;

/// The number of pixels of a band, about.
const BAND: u32 = 1 << 18;
/// The colour of places without a number: that of the paper.
const PAPER: u32 = u32::MAX;

/// Places that are being painted: an iterator over bands, from the top down.
#[derive(Clone)]
pub(super) struct Painting {
    cells: Cells,
    /// The upper left corner of the places, in pixels: left and top.
    corner: [f64; 2],
    /// The width of a column in pixels, at least 1. Edges are where the nearest pixel begins.
    scale: f64,
    /// The number of rows that are painted.
    painted: u32,
}

/// Some rows of pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Band {
    /// The first column and the first row of pixels.
    pub(super) corner: [u32; 2],
    /// The number of pixels in a row.
    pub(super) width: u32,
    /// Red, green, blue and opacity of every pixel, row by row.
    pub(super) pixels: Vec<u8>,
    /// The number of rows of places that are painted with it.
    pub(super) done: u32,
    /// The number of rows of places in all.
    pub(super) total: u32,
}

impl fmt::Debug for Painting {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Painting of {} × {} places", self.cells.grid.columns, self.cells.grid.rows)
    }
}

impl Painting {
    /// Begins to paint places whose upper left corner is here, in pixels. A column is `scale` pixels wide.
    pub(super) fn new(cells: Cells, corner: [f64; 2], scale: f64) -> Self {
        Self { cells, corner, scale, painted: 0 }
    }

    /// The least scale at which every row and every column has at least one pixel.
    pub(super) fn least(cells: &Cells) -> f64 {
        (1.0 / cells.height).max(1.0)
    }

    /// The first pixel of a column.
    fn left(&self, column: u32) -> u32 {
        (self.corner[0] + f64::from(column) * self.scale).round() as u32
    }

    /// The first row of pixels of a row, counted from the top.
    fn top(&self, row: u32) -> u32 {
        (self.corner[1] + f64::from(row) * self.scale * self.cells.height).round() as u32
    }
}

impl Iterator for Painting {
    type Item = Band;

    fn next(&mut self) -> Option<Band> {
        let Cells { ref grid, ref colours, is_upwards, height } = self.cells;
        let columns = grid.columns as usize;
        let corner = [self.left(0), self.top(self.painted)];
        let width = self.left(grid.columns) - corner[0];
        let rows = (f64::from(BAND) / (f64::from(width) * self.scale * height)) as u32;
        let end = grid.rows.min(self.painted + rows.max(1));
        if self.painted == end {
            return None;
        }
        let edges: Vec<u32> = (0..=grid.columns).map(|column| self.left(column)).collect();
        let mut pixels = Vec::with_capacity((self.top(end) - corner[1]) as usize * width as usize * 4);
        for from_top in self.painted..end {
            let row = if is_upwards { grid.rows - 1 - from_top } else { from_top } as usize;
            let start = pixels.len();
            for (&number, edges) in grid.values[row * columns..(row + 1) * columns].iter().zip(edges.windows(2)) {
                let colour = colours.get(usize::from(number)).copied().filter(|colour| colour >> 24 > 0);
                let colour = colour.unwrap_or(PAPER).to_le_bytes();
                (edges[0]..edges[1]).for_each(|_| pixels.extend(colour));
            }
            let until = pixels.len();
            (self.top(from_top) + 1..self.top(from_top + 1)).for_each(|_| pixels.extend_from_within(start..until));
        }
        let total = grid.rows;
        self.painted = end;
        Some(Band { corner, width, pixels, done: end, total })
    }
}

#[cfg(test)]
mod tests {
    use super::Painting;
    use crate::workers::exporter::drawing::Cells;
    use maths::solver::Grid;
    use std::f64::consts::FRAC_1_SQRT_2;
    use std::rc::Rc;

    /// A colour for each number, which its lowest bytes are; none for no number.
    fn colours() -> Vec<u32> {
        (0..1 << 16).map(|number| if number == 0xffff { 0 } else { 0xff00_0000 | number }).collect()
    }

    fn cells(columns: u32, values: Vec<u16>, is_upwards: bool, height: f64) -> Cells {
        let rows = values.len() as u32 / columns;
        Cells { grid: Rc::new(Grid { columns, rows, values }), colours: colours(), is_upwards, height }
    }

    /// The numbers of all pixels, row by row, and the sizes of the bands.
    fn painted(painting: Painting) -> (Vec<Vec<u32>>, Vec<[u32; 2]>) {
        let bands: Vec<_> = painting.collect();
        let rows = bands.iter().flat_map(|band| band.pixels.chunks(band.width as usize * 4));
        let number = |pixel: &[u8]| u32::from_le_bytes([pixel[0], pixel[1], pixel[2], 0]);
        let rows = rows.map(|row| row.chunks(4).map(number).collect()).collect();
        (rows, bands.iter().map(|band| band.corner).collect())
    }

    #[test]
    fn cells_are_where_the_nearest_pixel_begins() {
        let painting = Painting::new(cells(3, vec![1, 2, 3, 4, 5, Grid::NOTHING], false, 1.0), [10.2, 3.0], 1.5);
        let (rows, corners) = painted(painting);
        // Edges at 10.2, 11.7, 13.2, 14.7 and at 3, 4.5, 6.
        assert_eq!(rows, [vec![1, 1, 2, 3, 3], vec![1, 1, 2, 3, 3], vec![4, 4, 5, 0xff_ffff, 0xff_ffff]]);
        assert_eq!(corners, [[10, 3]]);
    }

    #[test]
    fn rows_run_upwards_where_they_do() {
        let (rows, _) = painted(Painting::new(cells(1, vec![1, 2, 3], true, 1.0), [0.0; 2], 1.0));
        assert_eq!(rows, [[3], [2], [1]]);
    }

    #[test]
    fn every_row_has_a_pixel_of_its_own() {
        let cells = cells(2, (0..40).collect(), true, FRAC_1_SQRT_2);
        let scale = Painting::least(&cells);
        assert!((scale - std::f64::consts::SQRT_2).abs() < 1e-9);
        let (rows, _) = painted(Painting::new(cells, [0.0; 2], scale));
        assert_eq!(rows.len(), 20);
        assert_eq!(
            rows.iter().map(|row| row[0]).collect::<Vec<_>>(),
            (0..20).rev().map(|row| 2 * row).collect::<Vec<_>>()
        );
    }

    #[test]
    fn large_maps_come_in_bands() {
        let painting = Painting::new(cells(1000, vec![7; 1_000_000], false, 1.0), [0.0; 2], 2.0);
        let bands: Vec<_> = painting.collect();
        assert!(bands.len() > 10 && bands.iter().all(|band| band.pixels.len() <= 4 << 18));
        assert_eq!(bands.iter().map(|band| band.pixels.len()).sum::<usize>(), 4 * 2000 * 2000);
        assert!(bands.windows(2).all(|pair| pair[0].done < pair[1].done && pair[0].corner[1] < pair[1].corner[1]));
    }
}
