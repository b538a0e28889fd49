//! The drawing of four free numbers that are called l, r, u and d: a rectangular bar with the bitter piece anywhere in it.
//!
//! Source: T. Okubo, Y. Kashiwagi, N. Niida, Recursive patterns in the chocolate game, arXiv:2602.20182 (2026), Definition 2.1. A player breaks a
//! bar along a line and eats the part without the bitter piece. The numbers are the columns left and right of this piece, and the rows above
//! (up) and below it (down). So the game is Nim with four heaps.

use crate::games::own::OwnRules;
use crate::games::scene::{Point, Rect, Scene, SceneBuilder};
use crate::games::{Coordinate, Coordinates};

impl OwnRules {
    /// True if a position is a rectangular bar with four sides: the names are l, r, u and d, and each number is lowered by any amount and
    /// in no other way.
    pub fn is_rectangle(self) -> bool {
        self.names() == ["l", "r", "u", "d"]
            && !self.has_bounds()
            && !self.has_several()
            && self.directions().count() == 4
            && Coordinate::first(4).all(|which| self.lowers_alone_by_any(which))
    }
}

/// The numbers left, right, above and below.
fn sides(coordinates: Coordinates) -> [i64; 4] {
    [0, 1, 2, 3].map(|side| coordinates.get(side).copied().unwrap_or(0).into())
}

/// The number of squares in the drawing.
pub(super) fn piece_count(coordinates: Coordinates) -> u64 {
    let [left, right, up, down] = sides(coordinates).map(i64::unsigned_abs);
    (left + 1 + right).saturating_mul(up + 1 + down)
}

/// The rectangle, with the bitter piece's lower left corner at the origin.
pub(super) fn scene(rules: OwnRules, coordinates: Coordinates) -> Scene {
    let [l, r, u, d] = sides(coordinates);
    let frame = Rect { left: -l, bottom: -d, right: r + 1, top: u + 1 };
    let edges = [
        (Point(frame.left, 0), Point(-1, 0)),
        (Point(frame.right, 0), Point(1, 0)),
        (Point(0, frame.top), Point(0, 1)),
        (Point(0, frame.bottom), Point(0, -1)),
    ];
    let mut scene = SceneBuilder::new(1, frame, edges);
    for row in -d..=u {
        for column in -l..=r {
            let needs = [-column, column, row, -row].map(|number| number.max(0) as u32);
            scene.square(Coordinates::new(&needs).unwrap_or(coordinates), column, row);
        }
    }
    rules.each_move(coordinates, &mut |play, left| {
        let Some(which) = Coordinate::first(4).find(|which| play.lowers(*which)) else { return };
        let to = i64::from(left[which]);
        let at = [-to, to + 1, to + 1, -to][which.index()];
        let line = match which.index() {
            0 | 1 => [Point(at, frame.bottom), Point(at, frame.top)],
            _ => [Point(frame.right, at), Point(frame.left, at)],
        };
        scene.groove_of(play, left[which], line.to_vec());
    });
    scene.finish()
}

#[cfg(test)]
mod tests;
