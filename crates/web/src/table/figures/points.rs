//! P-positions as points in space.

use crate::table::Heights;
use crate::view::cloud::{Camera, Points, Preset};
use maths::solver::Grid;

/// More points than this are not drawn.
pub const MOST: u32 = 2_000_000;

/// True if a map can be drawn as points: all of it has arrived, and the number of points is at most `MOST`.
pub fn is_drawn(heights: &Heights) -> bool {
    heights.window.stride == 1 && heights.tally.positions <= MOST
}

/// The box of a map goes from 0 to these coordinates.
pub fn sizes_of(heights: &Heights) -> [u32; 3] {
    let (columns, rows) = heights.places;
    [columns.saturating_sub(1), heights.tally.largest.into(), rows.saturating_sub(1)]
}

/// The camera that was chosen, or else the one that shows all of a map.
pub fn camera_of(chosen: Option<Camera>, heights: &Heights) -> Camera {
    chosen.unwrap_or_else(|| Preset::Oblique.camera(sizes_of(heights)))
}

/// The points of a map of heights; compared with another one, points that the other map does not have are of the second kind.
pub fn points_of(heights: &Grid, other: Option<&Grid>) -> Points {
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
