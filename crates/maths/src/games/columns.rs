//! The drawing of a bar whose rim depends on z alone: a strip of x squares, and columns of squares right of it.
//!
//! Column i of 0 ≤ i ≤ z has min(y, rim(i)) + 1 squares; the bitter piece is the lowest of column 0. The strip lies left
//! of it in the bottom row, and no cut of it changes a height. The rim must not fall when z grows.

use crate::games::Axis;
use crate::games::scene::{Point, Rect, Scene, SceneBuilder};

/// A lower bound of the number of squares in the drawing; exact unless the heights differ.
pub(super) fn piece_count(rim: impl Fn(u32) -> u32, [x, y, z]: [u32; 3]) -> u64 {
    // More than a million columns are not drawn; adding them up would only keep the page waiting.
    if z > 1_000_000 {
        return u64::from(x) + u64::from(z) + 1;
    }
    u64::from(x) + (0..=z).map(|column| u64::from(height(rim(column), y))).sum::<u64>()
}

/// Squares in a column whose highest y is this.
pub(super) fn height(rim: u32, y: u32) -> u32 {
    y.min(rim) + 1
}

/// Strip and columns, with the bitter piece's lower left corner at the origin.
pub(super) fn scene(rim: impl Fn(u32) -> u32, [x, y, z]: [u32; 3]) -> Scene {
    let height = |column: u32| height(rim(column), y);
    let (left, right) = (-i64::from(x), i64::from(z) + 1);
    let top = i64::from(y) + 1;
    // The last column is as high as any.
    let edges = [(Point(left, 0), Point(-1, 0)), (Point(right, top), Point(0, 1)), (Point(right, 0), Point(1, 0))];
    let mut scene = SceneBuilder::new(1, Rect { left, bottom: 0, right, top }, edges);
    for distance in (1..=x).rev() {
        scene.square([distance, 0, 0], -i64::from(distance), 0);
    }
    for column in 0..=z {
        for row in 0..height(column) {
            scene.square([0, row, column], i64::from(column), i64::from(row));
        }
    }
    for to in (0..x).rev() {
        let at = -i64::from(to);
        scene.groove(Axis::X, to, Point(at, 0), Point(at, 1));
    }
    for to in (0..y).rev() {
        let at = i64::from(to) + 1;
        // Heights do not fall to the right, so a groove runs from the first column above it to the end.
        let first = (0..=z).find(|&column| height(column) > to + 1).unwrap_or(z);
        scene.groove(Axis::Y, to, Point(right, at), Point(i64::from(first), at));
    }
    for to in (0..z).rev() {
        let at = i64::from(to) + 1;
        // The groove ends where the lower of its two columns does.
        scene.groove(Axis::Z, to, Point(at, 0), Point(at, i64::from(height(to))));
    }
    scene.finish()
}

#[cfg(test)]
mod tests {
    use super::{piece_count, scene};
    use crate::games::Axis;
    use crate::games::scene::{Hit, Point};

    #[test]
    fn columns_are_as_high_as_a_list_says() {
        let rim = |z: u32| [0, 1, 1, 3].get(z as usize).copied().unwrap_or(3);
        let scene = scene(rim, [2, 2, 4]);
        let heights = (0..5).map(|z| {
            scene.pieces.iter().filter(|piece| piece.needs[Axis::X] == 0 && piece.needs[Axis::Z] == z).count()
        });
        assert_eq!(heights.collect::<Vec<_>>(), [1, 2, 2, 3, 3]);
        assert_eq!(piece_count(rim, [2, 2, 4]), scene.pieces.len() as u64);
        let lines = scene.grooves.iter().filter(|groove| groove.is_level()).map(|groove| groove.hit.clone());
        let lines: Vec<_> = lines.collect();
        assert_eq!(lines, [Hit::Along(vec![Point(5, 2), Point(3, 2)]), Hit::Along(vec![Point(5, 1), Point(1, 1)])]);
    }
}
