//! In which rows of Sharing Nim which value is, as a small table.

use crate::explore::figures::columns_figure::ranges;
use files::exports::listing::Listing;
use std::rc::Rc;
use web::table::Rows;

/// What is known of each of the first values.
#[derive(Clone, PartialEq)]
pub(in crate::explore) struct Counted {
    pub(in crate::explore) rows: Rc<Rows>,
    /// The largest coordinate.
    pub(in crate::explore) size: u32,
}

impl Counted {
    /// A row for each value: how many positions have it, their part of all, the rows with it, and the largest of those rows
    /// with the first b there.
    pub(super) fn listing(&self) -> Listing {
        let head = ["value", "positions", "share", "rows", "largest_row", "first_b"].map(str::to_owned).to_vec();
        let all = self.rows.positions.max(1.0);
        let row = |(value, of): (usize, &web::workers::solver::protocol::RowsOf)| {
            let (row, first) = of.highest.map(|(a, b)| (a.to_string(), b.to_string())).unwrap_or_default();
            let share = format!("{:.6}", of.positions / all);
            vec![value.to_string(), of.positions.to_string(), share, ranges(&of.rows), row, first]
        };
        Listing { head, rows: self.rows.values.iter().enumerate().map(row).collect() }
    }
}
