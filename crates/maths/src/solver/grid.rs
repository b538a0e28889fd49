//! Numbers over a rectangle of places: a plane of a table, a map of P-positions, anything that is drawn cell by cell.

/// Numbers over columns 0, 1, … and rows 0, 1, …; some places have no number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The number of columns.
    pub columns: u32,
    /// The number of rows.
    pub rows: u32,
    /// The numbers row by row; [`Grid::NOTHING`] at places without a number.
    pub values: Vec<u16>,
}

impl Grid {
    /// Marks places without a number.
    pub const NOTHING: u16 = u16::MAX;

    /// The number at a place, if there is one.
    pub fn at(&self, column: u32, row: u32) -> Option<u16> {
        if column >= self.columns {
            return None;
        }
        let value = *self.values.get(row as usize * self.columns as usize + column as usize)?;
        (value != Self::NOTHING).then_some(value)
    }

    /// The numbers of a column, from row 0 on.
    pub fn column(&self, column: u32) -> Vec<u16> {
        (0..self.rows).filter_map(|row| self.at(column, row)).collect()
    }

    /// Every number as (column, row, number), row by row.
    pub fn points(&self) -> impl Iterator<Item = (u32, u32, u16)> + '_ {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).filter_map(move |column| Some((column, row, self.at(column, row)?))))
    }

    /// The largest number, 0 if there is none.
    pub fn largest(&self) -> u16 {
        self.values.iter().copied().filter(|&value| value != Self::NOTHING).max().unwrap_or(0)
    }
}

/// Every `stride`-th column and row of a large grid, beginning at one place. A picture of the grid needs no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Window {
    /// The first column.
    pub column: u32,
    /// The first row.
    pub row: u32,
    /// The distance of columns and of rows, at least 1.
    pub stride: u32,
    /// The number of columns kept.
    pub columns: u32,
    /// The number of rows kept.
    pub rows: u32,
}

impl Window {
    /// The window of a whole grid with these numbers of columns and rows.
    pub fn whole(columns: u32, rows: u32) -> Self {
        Self { column: 0, row: 0, stride: 1, columns, rows }
    }

    /// A window over a whole grid that keeps at most `most` places: its stride is the smallest power of two that allows this.
    pub fn overview(columns: u32, rows: u32, most: u64) -> Self {
        let mut window = Self::whole(columns, rows);
        while u64::from(window.columns) * u64::from(window.rows) > most {
            window.stride *= 2;
            (window.columns, window.rows) = (columns.div_ceil(window.stride), rows.div_ceil(window.stride));
        }
        window
    }

    /// The part of the window inside a grid with these numbers of columns and rows; at least one place if the grid has one.
    #[must_use]
    pub fn held_within(self, columns: u32, rows: u32) -> Self {
        let stride = self.stride.max(1);
        let held = |first: u32, count: u32, all: u32| {
            let first = first.min(all.saturating_sub(1));
            (first, count.min((all - first).div_ceil(stride)))
        };
        let (column, columns) = held(self.column, self.columns, columns);
        let (row, rows) = held(self.row, self.rows, rows);
        Self { column, row, stride, columns, rows }
    }

    /// The place in the large grid of a kept place.
    pub fn place(&self, (column, row): (u32, u32)) -> (u32, u32) {
        (self.column + column * self.stride, self.row + row * self.stride)
    }

    /// The kept place that represents a place of the large grid, if there is one.
    pub fn kept(&self, (column, row): (u32, u32)) -> Option<(u32, u32)> {
        let column = column.checked_sub(self.column)? / self.stride;
        let row = row.checked_sub(self.row)? / self.stride;
        (column < self.columns && row < self.rows).then_some((column, row))
    }
}

#[cfg(test)]
mod tests {
    use super::Window;

    #[test]
    fn what_a_window_keeps_is_what_it_says_of_each_place() {
        for window in [
            Window::whole(7, 5),
            Window { column: 2, row: 1, stride: 3, columns: 2, rows: 4 },
            Window::overview(40, 30, 100),
            Window { column: 8, row: 9, stride: 2, columns: 9, rows: 9 }.held_within(12, 20),
        ] {
            let kept = |column, row| {
                let all = (0..window.rows).flat_map(|row| (0..window.columns).map(move |column| (column, row)));
                // The one whose part of the plane has the place: as wide and high as the window leaves out.
                all.into_iter().find(|&at| {
                    let (first_column, first_row) = window.place(at);
                    let is_in = |first: u32, place: u32| first <= place && place < first + window.stride;
                    is_in(first_column, column) && is_in(first_row, row)
                })
            };
            for (column, row) in (0..45).flat_map(|column| (0..35).map(move |row| (column, row))) {
                assert_eq!(window.kept((column, row)), kept(column, row), "{window:?} at {column}, {row}");
            }
        }
    }

    #[test]
    fn a_window_lies_in_its_grid_and_keeps_as_much_as_it_may() {
        assert_eq!(Window::overview(40, 30, 1200), Window::whole(40, 30));
        assert_eq!(Window::overview(40, 30, 1199), Window { column: 0, row: 0, stride: 2, columns: 20, rows: 15 });
        assert_eq!(Window::overview(41, 31, 300), Window { column: 0, row: 0, stride: 4, columns: 11, rows: 8 });
        let far = Window { column: 50, row: 3, stride: 0, columns: 9, rows: 9 };
        assert_eq!(far.held_within(12, 5), Window { column: 11, row: 3, stride: 1, columns: 1, rows: 2 });
    }
}
