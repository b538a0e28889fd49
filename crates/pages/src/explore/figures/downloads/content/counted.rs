//! In which rows of Sharing Nim which value is, as a small table.

use crate::explore::figures::columns_figure::ranges;
use files::exports::listing::Listing;
use std::rc::Rc;
use web::table::Rows;

/// The counts for each of the first values.
#[derive(Clone, PartialEq)]
pub(in crate::explore) struct Counted {
    pub(in crate::explore) rows: Rc<Rows>,
    /// The largest coordinate.
    pub(in crate::explore) size: u32,
}

impl Counted {
    /// A row for each value: the number of positions with it, their part of all, the rows with it, and the largest of those rows with the
    /// first b there.
    pub(super) fn listing(&self) -> Listing {
        let head = ["value", "positions", "share", "rows", "largest_row", "first_b"].map(str::to_owned).to_vec();
        let all = self.rows.positions.max(1.0);
        let row = |(value, of): (usize, &web::workers::solver::protocol::RowsOf)| {
            let (row, first) = of.highest.map(|(a, b)| (a.to_string(), b.to_string())).unwrap_or_default();
            // In whole numbers: the library's exact decimals of any number are a dozen kilobytes of code.
            let millionths = (of.positions / all * 1e6).round() as u64;
            let share = format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000);
            let positions = (of.positions as u64).to_string();
            vec![value.to_string(), positions, share, ranges(&of.rows), row, first]
        };
        Listing { head, rows: self.rows.values.iter().enumerate().map(row).collect() }
    }
}
