//! P-positions as points in space.

use crate::solver::Grid;
use crate::view::cloud::Points;

/// More points than this are not drawn.
pub(super) const MOST: u32 = 2_000_000;

/// The points of a map of heights; held against another one, those that it has not are of the second kind.
pub(super) fn points_of(heights: &Grid, other: Option<&Grid>) -> Points {
    let (mut places, mut kinds) = (Vec::new(), Vec::new());
    // The map has at most 4001 columns and rows, so coordinates fit.
    for (x, z, y) in heights.points() {
        places.push([x as u16, y, z as u16]);
        if let Some(other) = other {
            kinds.push(u8::from(other.at(x, z) != Some(y)));
        }
    }
    Points { places, kinds }
}
