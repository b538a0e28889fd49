//! What is on the worksheet.

use std::ops::RangeInclusive;

/// The content of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// Whether it is on the page, and so printed in its place.
    pub is_open: bool,
    /// Whether a second page has the answers.
    pub has_answers: bool,
    /// The largest coordinate of the table.
    pub size: u32,
    /// The y of the table, of bars. At first 0: from there every move stays in the table, so that it can be filled in by
    /// hand.
    pub height: u32,
}

impl Default for Worksheet {
    fn default() -> Self {
        Self { is_open: false, has_answers: false, size: 7, height: 0 }
    }
}

impl Worksheet {
    /// Tables that fit on the sheet and can be filled in by hand.
    pub const SIZES: RangeInclusive<u32> = 3..=11;
}
