//! The numbers that come with an order, and what they stand for.

use crate::workers::exporter::WhyNot;
use files::exports::Frame;
use maths::games::Ruleset;
use maths::solver::{Cut, Grid, Window};

/// The numbers that came with an order as the grid that it says they are.
pub(super) fn grid_of(window: Window, numbers: Vec<u16>) -> Result<Grid, WhyNot> {
    let Window { columns, rows, .. } = window;
    if numbers.len() as u64 != u64::from(columns) * u64::from(rows) {
        return Err(WhyNot::NumbersMissing);
    }
    Ok(Grid { columns, rows, values: numbers })
}

/// The meaning of the places and numbers of a plane.
pub(super) fn frame_of(ruleset: &Ruleset, cut: Cut, pass: bool, value: Option<(String, u16)>) -> Frame {
    let frame = Frame::of(ruleset, cut, pass);
    match value {
        Some((name, zero)) => frame.with_value(&name, zero),
        None => frame,
    }
}
