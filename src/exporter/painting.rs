//! A grid of numbers as the pixels of a picture, band by band.
//!
//! ```text
//!   ┌ scale ┐
//!   ┌───────┬───────┬───
//!   │ (0,0) │ (1,0) │ …      with `upwards` row 0 is at the bottom
//!   ├───────┼───────┼───
//! ```

use crate::exporter::WhyNot;
use crate::exporter::exporting::grid_of;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::Subject;
use crate::solver::Grid;
use crate::solver::Window;
use std::f64::consts::FRAC_1_SQRT_2;

/// The longer side of a small picture has at least so many pixels.
const LEAST: u32 = 600;
/// A band has about so many pixels.
const BAND: u32 = 1 << 18;

/// A picture on its way: an iterator over its bands, from the top down.
#[derive(Clone, Debug)]
pub struct Painting {
    grid: Grid,
    colours: Vec<u32>,
    is_upwards: bool,
    /// The width of a cell in pixels.
    scale: u32,
    /// The height of a row in pixels: where it is no whole number, some rows have a pixel more than others.
    height: f64,
    /// How many rows of cells are painted.
    painted: u32,
}

/// Some rows of pixels, as wide as the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// The first row of pixels.
    pub top: u32,
    /// Red, green, blue and opacity of every pixel, row by row.
    pub pixels: Vec<u8>,
    /// How many rows of cells are painted with it.
    pub done: u32,
    /// How many there will be.
    pub total: u32,
}

impl Painting {
    /// Begins a picture of a table or a map. `colours` has the colour of every number: red in the lowest byte, then green,
    /// blue and opacity. Maps of P-positions are painted upwards, tables as their order says; the cells of a projected map
    /// are √2 times as wide as high.
    ///
    /// # Errors
    /// Why there is no such picture.
    pub fn new(order: &Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<Self, WhyNot> {
        let (window, is_upwards, part) = match order.subject {
            Subject::Plane { window, is_upwards, .. } => (window, is_upwards, 1.0),
            Subject::Heights { window, .. } => (window, true, 1.0),
            Subject::Projected { columns, rows, .. } => (Window::whole(columns, rows), true, FRAC_1_SQRT_2),
            Subject::Space { .. } | Subject::Compared { .. } | Subject::Line { .. } | Subject::Bar { .. } => {
                return Err(WhyNot::NoSuchFile);
            }
        };
        let grid = grid_of(window, numbers)?;
        if colours.len() != 1 << 16 || grid.values.is_empty() {
            return Err(WhyNot::NothingToPaint);
        }
        let longest = grid.columns.max((f64::from(grid.rows) * part).ceil() as u32);
        // Every row has a pixel of its own, however large the map is.
        let usual = LEAST.div_ceil(longest);
        // Cells are whole pixels wide, so a picture of a wanted width may have some more pixels; it says how large it is.
        let wanted = order.pixels().map_or(usual, |pixels| pixels.div_ceil(grid.columns.max(1)));
        let scale = wanted.max(if part < 1.0 { 2 } else { 1 });
        Ok(Self { grid, colours, is_upwards, scale, height: f64::from(scale) * part, painted: 0 })
    }

    /// Width and height of the picture in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.grid.columns * self.scale, self.top(self.grid.rows))
    }

    /// How many pixels so many rows from the top take.
    fn top(&self, rows: u32) -> u32 {
        (f64::from(rows) * self.height).round() as u32
    }
}

impl Iterator for Painting {
    type Item = Band;

    fn next(&mut self) -> Option<Band> {
        let Self { grid, colours, is_upwards, scale, painted, .. } = &*self;
        let (columns, width) = (grid.columns as usize, grid.columns * scale);
        let rows = (f64::from(BAND) / (f64::from(width) * self.height)) as u32;
        let end = grid.rows.min(painted + rows.max(1));
        if *painted == end {
            return None;
        }
        let (top, bottom) = (self.top(*painted), self.top(end));
        let mut pixels = Vec::with_capacity((bottom - top) as usize * width as usize * 4);
        for from_top in *painted..end {
            let row = if *is_upwards { grid.rows - 1 - from_top } else { from_top } as usize;
            let start = pixels.len();
            for &number in &grid.values[row * columns..(row + 1) * columns] {
                let colour = colours[usize::from(number)].to_le_bytes();
                (0..*scale).for_each(|_| pixels.extend(colour));
            }
            let until = pixels.len();
            (self.top(from_top) + 1..self.top(from_top + 1)).for_each(|_| pixels.extend_from_within(start..until));
        }
        let total = grid.rows;
        self.painted = end;
        Some(Band { top, pixels, done: end, total })
    }
}

#[cfg(test)]
mod tests {
    use super::LEAST;
    use super::Painting;
    use crate::exporter::protocol::Format;
    use crate::exporter::protocol::Order;
    use crate::exporter::protocol::Subject;
    use crate::exports::Source;
    use crate::exports::plot::Trim;
    use crate::games::Game;
    use crate::solver::Cut;
    use crate::solver::Grid;
    use crate::solver::Window;

    fn order(subject: Subject) -> Order {
        Order { format: Format::Png, subject, width: None, trim: Trim::default(), source: Source::default() }
    }

    fn plane(is_upwards: bool, columns: u32, rows: u32) -> Order {
        let (ruleset, window) = ("nim".parse().unwrap(), Window::whole(columns, rows));
        order(Subject::Plane { ruleset, cut: Cut::Rim, pass: false, value: None, window, is_upwards, writing: None })
    }

    /// The number itself as its colour.
    fn colours() -> Vec<u32> {
        (0..1 << 16).collect()
    }

    /// All pixels as colours, put together from the bands.
    fn painted(painting: Painting) -> Vec<u32> {
        let (width, height) = painting.size();
        let mut bytes = Vec::new();
        for band in painting {
            assert_eq!(band.top as usize * width as usize * 4, bytes.len(), "bands follow each other");
            bytes.extend(band.pixels);
            // Where rows are not equally high, it is a pixel more or less.
            let expected = f64::from(band.done) * f64::from(height) / f64::from(band.total);
            assert!((expected - (bytes.len() / (4 * width as usize)) as f64).abs() < 1.0);
        }
        assert_eq!(bytes.len(), (width * height * 4) as usize);
        bytes.chunks(4).map(|pixel| u32::from_le_bytes(pixel.try_into().unwrap())).collect()
    }

    #[test]
    fn every_pixel_has_the_colour_of_its_cell() {
        for is_upwards in [false, true] {
            for (columns, rows) in [(3u32, 2u32), (7, 11), (700, 300), (1, 1), (1, 601), (1000, 900)] {
                let values: Vec<u16> = (0..columns * rows).map(|n| (n * 7 % 65_536) as u16).collect();
                let painting = Painting::new(&plane(is_upwards, columns, rows), values.clone(), colours()).unwrap();
                let (width, height) = painting.size();
                let scale = width / columns;
                assert_eq!((width, height), (columns * scale, rows * scale));
                let longest = width.max(height);
                assert!(
                    longest >= LEAST && (longest < 2 * LEAST || scale == 1),
                    "{columns} × {rows}: {width} × {height}"
                );
                let expected = (0..width * height).map(|pixel| {
                    let (column, down) = (pixel % width / scale, pixel / width / scale);
                    let row = if is_upwards { rows - 1 - down } else { down };
                    u32::from(values[(row * columns + column) as usize])
                });
                assert!(painted(painting).into_iter().eq(expected), "{is_upwards} {columns} × {rows}");
            }
        }
    }

    #[test]
    fn pictures_are_as_wide_as_is_wanted() {
        // 8 cm at 300 pixels to the inch are 944 pixels: 45 for each of 21 columns.
        let order = Order { width: Some(80), ..plane(true, 21, 10) };
        assert_eq!(order.pixels(), Some(944));
        assert_eq!(Painting::new(&order, vec![0; 210], colours()).unwrap().size(), (945, 450));
    }

    #[test]
    fn heights_rise_upwards() {
        let ruleset = "nim".parse().unwrap();
        let heights = Subject::Heights { ruleset, pass: false, window: Window::whole(1, 2) };
        let pixels = painted(Painting::new(&order(heights), vec![3, Grid::NOTHING], colours()).unwrap());
        assert_eq!([pixels[0], pixels[pixels.len() - 1]], [u32::from(Grid::NOTHING), 3]);
    }

    #[test]
    fn projected_maps_are_painted_to_scale() {
        let projected = |columns, rows| order(Subject::Projected { columns, rows, first: 0, compared: None });
        for (columns, rows) in [(14u32, 41u32), (801, 2401), (3, 1), (1, 900)] {
            let values: Vec<u16> = (0..columns * rows).map(|n| (n * 7 % 65_536) as u16).collect();
            let painting = Painting::new(&projected(columns, rows), values.clone(), colours()).unwrap();
            let (width, height) = painting.size();
            // misere, Definition 9: (x, y, z) goes to (y, (z − x)/√2).
            let expected = f64::from(rows) / std::f64::consts::SQRT_2 / f64::from(columns);
            assert!((f64::from(height) / f64::from(width) - expected).abs() < 1.0 / f64::from(width));
            let pixels = painted(painting);
            // Every cell is there, from the lowest row upwards, and as many pixels wide as all others.
            let mut column: Vec<u32> = pixels.iter().copied().step_by(width as usize).collect();
            column.dedup();
            column.reverse();
            assert!(column.into_iter().eq((0..rows).map(|row| u32::from(values[(row * columns) as usize]))));
            let lowest = pixels[pixels.len() - width as usize..].chunks((width / columns) as usize);
            assert!(lowest.zip(&values).all(|(cell, &value)| cell.iter().all(|&pixel| pixel == u32::from(value))));
        }
    }

    #[test]
    fn what_cannot_be_painted_is_refused() {
        let bar = Subject::Bar { game: "nim:1,1,1".parse::<Game>().unwrap() };
        assert!(Painting::new(&order(bar), vec![], colours()).is_err());
        assert!(Painting::new(&plane(false, 2, 2), vec![0; 3], colours()).is_err(), "too few numbers");
        assert!(Painting::new(&plane(false, 0, 0), vec![], colours()).is_err(), "no place");
        assert!(Painting::new(&plane(false, 1, 1), vec![0], vec![0; 9]).is_err(), "too few colours");
    }
}
