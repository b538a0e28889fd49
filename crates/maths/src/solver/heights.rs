//! The P-positions of a table as a map of heights.

use crate::solver::{Grid, Table};

/// For each x, across, and z, down, the y with which it is a P-position, with the pass there or not. There is at most one:
/// of two positions that differ in y alone the higher has a move to the lower. For Sharing Nim 0 over each b, across, and
/// a, down, where (0, a, b) is a P-position.
pub fn heights(table: &Table, pass: bool) -> Grid {
    let extent = table.extent();
    let is_sharing = table.ruleset().rules.is_piles();
    let (columns, rows) = if is_sharing { (extent.z + 1, extent.y + 1) } else { (extent.x + 1, extent.z + 1) };
    let mut values = vec![Grid::NOTHING; columns as usize * rows as usize];
    for (position, _) in table.positions().filter(|&(position, value)| value.0 == 0 && position.pass == pass) {
        let [x, y, z] = position.xyz();
        let (column, row, height) = if is_sharing { (z, y, 0) } else { (x, z, y) };
        values[row as usize * columns as usize + column as usize] = height as u16;
    }
    Grid { columns, rows, values }
}
