//! Positions that are looked at together.

use crate::games::{Coordinate, Position};

/// Positions in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) first: Position,
    /// The coordinate in which they differ.
    pub(crate) axis: Coordinate,
    pub(crate) count: u32,
}
