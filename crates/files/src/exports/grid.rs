//! Grids of numbers as files: CSV, JSON, LaTeX. A [`Frame`] says what their places and numbers stand for.

mod csv;
mod json;
mod latex;
mod mirrored;
#[cfg(test)]
mod tests;

pub use csv::{list as csv_list, matrix as csv_matrix};
pub use json::json;
pub use latex::latex;
pub use mirrored::{mirrored, mirrored_cells};

use crate::exports::export::{Counting, Part};
use crate::exports::source::comment;
use crate::exports::{Frame, Source};
use maths::solver::Grid;
use std::ops::Range;

/// The source and where the coordinates come from, as comments.
fn comments(frame: &Frame, source: &Source, mark: &str) -> String {
    let mut text = source.comments(mark);
    comment(&mut text, mark, "coordinates", &frame.in_words());
    text
}

/// The coordinates of all columns.
fn columns(grid: &Grid, frame: &Frame, separator: &'static str) -> Part {
    Part::items(Counting { first: frame.first.0, stride: frame.stride, count: grid.columns, separator })
}

/// The coordinates of all rows.
fn rows(grid: &Grid, frame: &Frame, separator: &'static str) -> Part {
    Part::items(Counting { first: frame.first.1, stride: frame.stride, count: grid.rows, separator })
}

/// The number of places of a grid.
fn places(grid: &Grid) -> usize {
    grid.columns as usize * grid.rows as usize
}

/// Some of the places of a grid, row by row, as (column, row, number).
fn cells(grid: &Grid, places: Range<usize>) -> impl Iterator<Item = (u32, u32, Option<u16>)> {
    let columns = grid.columns.max(1);
    // Carried along, since a division for every cell would be felt.
    let (mut column, mut row) = ((places.start % columns as usize) as u32, (places.start / columns as usize) as u32);
    places.map(move |place| {
        let value = grid.values.get(place).copied().filter(|&value| value != Grid::NOTHING);
        let cell = (column, row, value);
        column += 1;
        if column == columns {
            (column, row) = (0, row + 1);
        }
        cell
    })
}
