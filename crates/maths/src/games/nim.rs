//! `nim`: the rectangular bar, three independent heaps.
//!
//! Source: `triangular` section 3. Position (x, y, z): x grooves left of, y above, z right of the bitter piece. The rim
//! is unbounded: no cut ever shortens another direction. Drawn as y+1 rows and x+1+z columns of unit squares.

use crate::games::Axis;
use crate::games::scene::{Point, Rect, Scene, SceneBuilder};

/// Every height is legal.
pub(super) const RIM: u32 = u32::MAX;

/// The number of squares in the drawing.
pub(super) fn piece_count([x, y, z]: [u32; 3]) -> u64 {
    (u64::from(x) + 1 + u64::from(z)) * (u64::from(y) + 1)
}

/// The rectangle, with the bitter piece's lower left corner at the origin.
pub(super) fn scene([x, y, z]: [u32; 3]) -> Scene {
    let (left, top, right) = (-i64::from(x), i64::from(y) + 1, i64::from(z) + 1);
    let edges = [
        (Point(left, 0), Point(-1, 0)),
        (Point((left + right).div_euclid(2), top), Point(0, 1)),
        (Point(right, 0), Point(1, 0)),
    ];
    let mut scene = SceneBuilder::new(1, Rect { left, bottom: 0, right, top }, edges);
    for row in 0..=y {
        for distance in (1..=x).rev() {
            scene.square([distance, row, 0], -i64::from(distance), i64::from(row));
        }
        for distance in 0..=z {
            scene.square([0, row, distance], i64::from(distance), i64::from(row));
        }
    }
    for to in (0..x).rev() {
        let at = -i64::from(to);
        scene.groove(Axis::X, to, Point(at, 0), Point(at, top));
    }
    for to in (0..y).rev() {
        let at = i64::from(to) + 1;
        scene.groove(Axis::Y, to, Point(right, at), Point(left, at));
    }
    for to in (0..z).rev() {
        let at = i64::from(to) + 1;
        scene.groove(Axis::Z, to, Point(at, 0), Point(at, top));
    }
    scene.finish()
}
