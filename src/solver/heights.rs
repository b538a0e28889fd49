//! The P-positions of a table as a map of heights.

use crate::games::Position;
use crate::games::Shape;
use crate::solver::Table;

/// For each (x, z) the y with which it is a P-position. There is at most one: of two positions that differ in y alone the
/// higher has a move to the lower. For Sharing Nim, height 0 over (a, b) where (0, a, b) is a P-position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heights {
    /// How many columns: x from 0 on. For Sharing Nim, b.
    pub columns: u32,
    /// How many rows: z from 0 on. For Sharing Nim, a.
    pub rows: u32,
    /// Row by row; [`Heights::NONE`] where no y makes a P-position.
    pub values: Vec<u16>,
}

impl Heights {
    /// Marks places without a P-position.
    pub const NONE: u16 = u16::MAX;

    /// The P-positions of a table with the pass there or not.
    pub fn of(table: &Table, pass: bool) -> Self {
        let extent = table.extent();
        let is_sharing = table.ruleset().shape == Shape::Sharing;
        let (columns, rows) = if is_sharing { (extent.z + 1, extent.y + 1) } else { (extent.x + 1, extent.z + 1) };
        let mut values = vec![Self::NONE; columns as usize * rows as usize];
        for (Position { cells: [x, y, z], .. }, _) in
            table.positions().filter(|&(position, value)| value.0 == 0 && position.pass == pass)
        {
            let (column, row, height) = if is_sharing { (z, y, 0) } else { (x, z, y) };
            values[row as usize * columns as usize + column as usize] = height as u16;
        }
        Self { columns, rows, values }
    }

    /// The height over a place, if there is a P-position.
    pub fn at(&self, column: u32, row: u32) -> Option<u16> {
        if column >= self.columns {
            return None;
        }
        let height = *self.values.get(row as usize * self.columns as usize + column as usize)?;
        (height != Self::NONE).then_some(height)
    }

    /// Every P-position as (column, row, height).
    pub fn points(&self) -> impl Iterator<Item = (u32, u32, u16)> + '_ {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).filter_map(move |column| Some((column, row, self.at(column, row)?))))
    }
}
