//! A plane of a table as it is written on the page, a number in each cell.
//!
//! ```text
//!   z \ x │  0   1   2        names and numbers of columns above; below where rows run upwards
//!   ──────┼────────────
//!     0   │  7   6 [ 0 ]      a highlighted number has its own background
//!     1   │  6   7   1
//! ```

#[cfg(test)]
mod tests;

use crate::exports::drawing::{Anchor, Attribute, Drawing, Element, Font, Shape};
use crate::exports::{Frame, Source};
use maths::solver::{Grid, Writing};
use std::rc::Rc;

/// The height of a cell in pixels of the picture.
const HEIGHT: u32 = 22;
/// The size of its letters, about how wide one is, and the room beside them.
const FONT: u32 = 14;
const LETTER: u32 = 9;
const ROOM: u32 = 8;

/// A table that is to be drawn.
pub struct Written {
    grid: Rc<Grid>,
    frame: Frame,
    writing: Writing,
    is_upwards: bool,
    /// The width of the cells with the numbers of rows, and of all others.
    widths: [u32; 2],
}

/// A cell of the drawing.
struct Cell {
    /// Left, top, width and height, in pixels of the picture.
    bounds: [u32; 4],
    text: String,
    kind: Kind,
}

/// The look of a cell.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// The names of the coordinates, or the number of a column or of a row.
    Head,
    /// A number.
    Plain,
    /// A highlighted number.
    Marked,
    /// No position.
    Nothing,
}

impl Written {
    /// A table of these numbers. Rows run downwards or upwards, as on the page.
    pub fn new(grid: Rc<Grid>, frame: Frame, writing: Writing, is_upwards: bool) -> Self {
        let columns = length(frame.column(grid.columns.saturating_sub(1)));
        let rows = length(frame.row(grid.rows.saturating_sub(1)));
        let corner = corner(&frame).chars().count();
        let width = |letters: usize| (letters as u32 * LETTER + ROOM).max(HEIGHT);
        let numbers = writing.length(&grid) as usize;
        let widths = [width(rows.max(corner)), width(numbers.max(columns))];
        Self { grid, frame, writing, is_upwards, widths }
    }

    /// Width and height of the picture.
    fn size(&self) -> [u32; 2] {
        let [first, width] = self.widths;
        [first + self.grid.columns * width, (self.grid.rows + 1) * HEIGHT]
    }

    /// The number of cells, including the heads.
    fn count(&self) -> usize {
        (self.grid.columns as usize + 1) * (self.grid.rows as usize + 1)
    }

    /// A cell by its number: from left to right, line by line from the top.
    fn cell(&self, index: usize) -> Cell {
        let Grid { columns, rows, .. } = *self.grid;
        let across = columns as usize + 1;
        let (line, at) = ((index / across) as u32, (index % across) as u32);
        let column = at.checked_sub(1);
        let row = if self.is_upwards { rows.checked_sub(line + 1) } else { line.checked_sub(1) };
        let (text, kind) = match (column, row) {
            (None, None) => (corner(&self.frame), Kind::Head),
            (Some(column), None) => (self.frame.column(column).to_string(), Kind::Head),
            (None, Some(row)) => (self.frame.row(row).to_string(), Kind::Head),
            (Some(column), Some(row)) => match self.grid.at(column, row) {
                None => (String::new(), Kind::Nothing),
                Some(value) if self.writing.stands_out(value) => (self.writing.text(value), Kind::Marked),
                Some(value) => (self.writing.text(value), Kind::Plain),
            },
        };
        let [first, width] = self.widths;
        let (left, width) = column.map_or((0, first), |column| (first + column * width, width));
        Cell { bounds: [left, line * HEIGHT, width, HEIGHT], text, kind }
    }
}

/// The names of the coordinates that run down and across.
fn corner(frame: &Frame) -> String {
    [&frame.down(), " \\ ", &frame.across()].concat()
}

fn length(number: u32) -> usize {
    number.to_string().len()
}

/// The table.
pub fn drawn(written: &Written, source: &Source) -> Drawing {
    let size = written.size().map(f64::from);
    let cells = (0..written.count()).flat_map(|index| elements(written.cell(index))).collect();
    let look = [Attribute::Font(Font::Plain), Attribute::FontSize(FONT.into()), Attribute::Anchor(Anchor::Middle)];
    let description = [&*written.frame.value, ": ", &written.frame.in_words()].concat();
    let elements = vec![Element::Paper, Element::Group(look.into(), cells)];
    Drawing::new(source, description, [0.0, 0.0, size[0], size[1]], size, elements)
}

/// The ground of a cell, unless it is that of the paper, and its text.
fn elements(Cell { bounds, text, kind }: Cell) -> impl Iterator<Item = Element> {
    let (ground, ink) = match kind {
        Kind::Head => (Some(0xf2_f2f2), 0x66_6666),
        Kind::Plain => (None, 0x22_2222),
        Kind::Marked => (Some(0xd4_efe8), 0x00_695c),
        Kind::Nothing => (Some(0xf8_f8f8), 0x22_2222),
    };
    let square = |fill| Element::Drawn(vec![Attribute::Fill(Some(fill))], Shape::Rectangle(bounds.map(f64::from)));
    let mut look = vec![Attribute::Fill(Some(ink))];
    // Colour alone would not be enough.
    look.extend((kind == Kind::Marked).then_some(Attribute::Font(Font::Bold)));
    let [left, top, width, height] = bounds;
    let base = [left + width / 2, top + height / 2 + FONT * 7 / 20].map(f64::from);
    let words = (!text.is_empty()).then_some(Element::Drawn(look, Shape::Text(base, text)));
    ground.map(square).into_iter().chain(words)
}
