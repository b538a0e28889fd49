//! A grid as comma-separated values. There are no comments, which spreadsheets and data frames cannot read.

use crate::exports::export::{Items, Part};
use crate::exports::grid::{cells, columns, places};
use crate::exports::{Along, Export, Frame, escape, numbers};
use maths::solver::Grid;
use std::ops::Range;
use std::rc::Rc;

/// One position to a row, all its coordinates and the number; places without a number are left out.
///
/// ```text
/// x,y,z,grundy
/// 0,0,0,0
/// 1,0,0,1
/// ```
pub fn list(grid: Rc<Grid>, frame: Frame) -> Export {
    let mut head = String::new();
    for (name, _) in &frame.coordinates {
        escape::csv(&mut head, name);
        head.push(',');
    }
    escape::csv(&mut head, &frame.value);
    head.push('\n');
    Export::new([Part::Text(head), Part::items(List { grid, frame })])
}

/// One row of the grid to a row, the coordinates of the columns on top and those of the rows on the left; places without a
/// number are empty. The corner names what runs down and what runs across.
///
/// ```text
/// z\x,0,1,2
/// 0,,2,3
/// 1,2,0,1
/// ```
pub fn matrix(grid: Rc<Grid>, frame: Frame) -> Export {
    let mut head = String::new();
    escape::csv(&mut head, &[frame.down(), frame.across()].join("\\"));
    head.push_str(if grid.columns > 0 { "," } else { "" });
    let across = columns(&grid, &frame, ",");
    Export::new([Part::Text(head), across, Part::Text("\n".into()), Part::items(Matrix { grid, frame })])
}

struct List {
    grid: Rc<Grid>,
    frame: Frame,
}

impl Items for List {
    fn count(&self) -> usize {
        places(&self.grid)
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for (column, row, value) in cells(&self.grid, items) {
            let Some(value) = value else { continue };
            let (column, row) = (self.frame.column(column), self.frame.row(row));
            for (_, along) in &self.frame.coordinates {
                let coordinate = match *along {
                    Along::Across => column,
                    Along::Down => row,
                    Along::Fixed(at) => at,
                    Along::Rim(shape) => shape.rim(column, row),
                };
                numbers::whole(text, coordinate);
                text.push(',');
            }
            self.frame.push_value(text, value);
            text.push('\n');
        }
    }
}

struct Matrix {
    grid: Rc<Grid>,
    frame: Frame,
}

impl Items for Matrix {
    fn count(&self) -> usize {
        places(&self.grid)
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for (column, row, value) in cells(&self.grid, items) {
            if column == 0 {
                numbers::whole(text, self.frame.row(row));
            }
            text.push(',');
            if let Some(value) = value {
                self.frame.push_value(text, value);
            }
            if column + 1 == self.grid.columns {
                text.push('\n');
            }
        }
    }
}
