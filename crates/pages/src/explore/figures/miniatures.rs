//! What the miniatures of the figures show: small grids, made of what the figures have already.

use maths::solver::{Grid, Projected, compared};
use web::table::{Heights, Line, Table};
use web::view::miniature::{MOST, thinned};

/// A plane of a table.
pub(super) fn of_table(table: &Table) -> Grid {
    thinned(&table.grid, MOST)
}

/// The P-positions, seen from above.
pub(super) fn from_above(heights: &Heights) -> Grid {
    thinned(&heights.grid, MOST)
}

/// The P-positions, projected.
pub(super) fn projected(heights: &Heights) -> Grid {
    thinned(&Projected::of(&thinned(&heights.grid, MOST), None).grid, MOST)
}

/// The P-positions in space: x to the right, y upwards, z to the right and upwards at half its length. What is nearer
/// covers what is behind it.
pub(super) fn in_space(heights: &Heights) -> Grid {
    let grid = thinned(&heights.grid, MOST / 2);
    let step = heights.grid.columns.max(heights.grid.rows).div_ceil(MOST / 2).max(1) as u16;
    let mut space = Grid { columns: MOST, rows: MOST, values: vec![Grid::NOTHING; (MOST * MOST) as usize] };
    let scale = f64::from(MOST) / (1.5 * f64::from(grid.columns.max(grid.rows).max(1)) + 1.0);
    let mut points: Vec<_> = grid.points().collect();
    points.sort_by_key(|&(_, z, _)| std::cmp::Reverse(z));
    for (x, z, y) in points {
        let half = f64::from(z) / 2.0;
        let [column, row] = [f64::from(x) + half, f64::from(y / step) + half].map(|at| (at * scale) as u32);
        for (column, row) in [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)] {
            if column < MOST && row < MOST {
                space.values[(row * MOST + column) as usize] = y;
            }
        }
    }
    space
}

/// The first terms of a line of the table, each as a dot as high as it is large.
pub(super) fn of_line(table: &Table, line: Line) -> Grid {
    let grid = &table.grid;
    let values: Vec<u16> = match line {
        Line::Row(at) => (0..grid.columns).filter_map(|column| grid.at(column, at?)).collect(),
        Line::Column(at) => grid.column(at.unwrap_or(0)),
        Line::Diagonal(by) => (0..grid.rows).filter_map(|row| grid.at(row + by, row)).collect(),
    };
    dots(&values)
}

/// A column of Sharing Nim in the same way.
pub(super) fn of_column(table: &Table, b: u32) -> Grid {
    dots(&table.grid.column(b))
}

fn dots(values: &[u16]) -> Grid {
    let shown = &values[..values.len().min(MOST as usize)];
    let most = u32::from(shown.iter().copied().max().unwrap_or(0)).max(1);
    let columns = (shown.len() as u32).max(1);
    let rows = columns.max(2);
    let mut dots = Grid { columns, rows, values: vec![Grid::NOTHING; (columns * rows) as usize] };
    for (column, &value) in shown.iter().enumerate() {
        let row = u32::from(value) * (rows - 1) / most;
        dots.values[(row * columns) as usize + column] = 0;
    }
    dots
}

/// Which of two maps have a P-position at each place.
pub(super) fn of_comparison(here: &Heights, there: &Heights) -> Grid {
    thinned(&compared(&here.grid, &there.grid).kinds(), MOST)
}

#[cfg(test)]
mod tests {
    use super::dots;
    use maths::solver::Grid;

    #[test]
    fn terms_are_dots_as_high_as_they_are_large() {
        let none = Grid::NOTHING;
        assert_eq!(dots(&[2, 4, 0]).values, [none, none, 0, 0, none, none, none, 0, none]);
        assert_eq!(dots(&[]), Grid { columns: 1, rows: 2, values: vec![none; 2] });
    }
}
