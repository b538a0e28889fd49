//! A plane of a table.

use crate::games::Axis;
use crate::games::Position;
use crate::games::Shape;
use crate::solver::Extent;
use crate::solver::Table;
use crate::values::Nimber;

/// The values over two coordinates with the third fixed. Of Sharing Nim there is one plane: a against b, a ≤ b.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// How many columns: the first of the two free coordinates runs across. For Sharing Nim, b.
    pub columns: u32,
    /// How many rows: the second runs down. For Sharing Nim, a.
    pub rows: u32,
    /// Row by row; [`Slice::NOT_A_POSITION`] where the coordinates are not legal.
    pub values: Vec<u16>,
}

impl Slice {
    /// Marks cells that are no positions.
    pub const NOT_A_POSITION: u16 = u16::MAX;

    /// The plane of a table where `axis` is `at` and the pass is there or not.
    pub fn of(table: &Table, axis: Axis, at: u32, pass: bool) -> Self {
        let mut slice = Self::begin(table, axis, table.extent());
        while !slice.read_row(table, axis, at, pass) {}
        slice
    }

    /// A plane of a table, or of a box inside of it, of which no row is read yet.
    pub fn begin(table: &Table, axis: Axis, extent: Extent) -> Self {
        let [across, down] = Self::axes(table.ruleset().shape, axis);
        let (columns, rows) = (extent.along(across) + 1, extent.along(down) + 1);
        Self { columns, rows, values: Vec::with_capacity(columns as usize * rows as usize) }
    }

    /// Reads the next row of a plane that was begun with the same table and axis. Returns whether it was the last.
    pub fn read_row(&mut self, table: &Table, axis: Axis, at: u32, pass: bool) -> bool {
        let shape = table.ruleset().shape;
        let [across, down] = Self::axes(shape, axis);
        let row = (self.values.len() / self.columns as usize) as u32;
        let fixed = Position::new(0, 0, 0).with_pass(pass).with(axis, at).with(down, row);
        for column in 0..self.columns {
            let is_new = shape != Shape::Sharing || row <= column;
            let value = table.value(fixed.with(across, column)).filter(|_| is_new);
            self.values.push(value.map_or(Self::NOT_A_POSITION, |Nimber(value)| value as u16));
        }
        row + 1 == self.rows
    }

    /// What runs across and down a plane in which `fixed` is fixed.
    pub fn axes(shape: Shape, fixed: Axis) -> [Axis; 2] {
        match shape {
            Shape::Sharing => [Axis::Z, Axis::Y],
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => fixed.others(),
        }
    }

    /// The value in a cell, if it is a position.
    pub fn value(&self, column: u32, row: u32) -> Option<u16> {
        if column >= self.columns {
            return None;
        }
        let value = *self.values.get(row as usize * self.columns as usize + column as usize)?;
        (value != Self::NOT_A_POSITION).then_some(value)
    }

    /// The values of a column that are positions, from row 0 on.
    pub fn column(&self, column: u32) -> Vec<u16> {
        (0..self.rows).filter_map(|row| self.value(column, row)).collect()
    }
}
