//! The drawing of a position: a strip of squares for each coordinate, side by side.
//!
//! The place to point at for a move is the lowest square that it takes from the first of its coordinates. If several moves take as much
//! from there, each of them has one part of the square, from left to right in the order of the moves. Otherwise the move has the whole
//! square. A move that lowers some of several coordinates, each by an amount that is chosen by itself, has no place: it is made of those that
//! lower one of them.
//!
//! ```text
//!   a  b      move a by any; move b by any; move a,b by any
//!   ┌┬┐ ┌─┐
//!   ├┼┤ ├─┤   the left half of a square of a: a alone
//!   ├┼┤ └─┘   the right half: as much from a and from b
//!   └┴┘
//! ```

use crate::games::own::OwnRules;
use crate::games::scene::{Hit, Point, Rect, Scene, SceneBuilder};
use crate::games::{Coordinate, Coordinates, Move};

/// The side of a square in steps of the plane; it can be divided evenly among up to six moves.
const UNIT: i64 = 60;
/// The width of a strip and of the gap between two, in squares.
const WIDTH: i64 = 3;
const GAP: i64 = 1;

/// The square of a strip above a height.
fn square(which: Coordinate, height: u32) -> Rect {
    let left = UNIT * (WIDTH + GAP) * which.index() as i64;
    let bottom = UNIT * i64::from(height);
    Rect { left, bottom, right: left + UNIT * WIDTH, top: bottom + UNIT }
}

pub(super) fn scene(rules: OwnRules, coordinates: Coordinates) -> Scene {
    let all = Coordinate::first(coordinates.len());
    let top = UNIT * i64::from(coordinates.iter().copied().max().unwrap_or(0)).max(1);
    let right = UNIT * ((WIDTH + GAP) * coordinates.len() as i64 - GAP);
    let edge = |which| {
        let Rect { left, bottom, right, .. } = square(which, coordinates[which]);
        (Point((left + right) / 2, bottom), Point(0, UNIT))
    };
    let mut scene = SceneBuilder::new(UNIT, Rect { left: 0, bottom: 0, right, top }, all.clone().map(edge));
    for (which, name) in all.clone().zip(rules.names()) {
        let Rect { left, right, .. } = square(which, 0);
        scene.ground(name, Point(left, 0), Point(right, 0));
        for height in 0..coordinates[which] {
            scene.rect(Coordinates::zeros(coordinates.len()).with(which, height + 1), square(which, height));
        }
    }
    let mut moves = Vec::new();
    rules.each_move(coordinates, &mut |play, _| moves.push(play));
    let is_together = |play: &Move| rules.is_together(coordinates, *play);
    for play in &moves {
        let Some((which, by)) = taken(*play) else { continue };
        let mut area = square(which, coordinates[which] - by);
        if is_together(play) {
            scene.hit(*play, Hit::Inside(Rect { right: area.left, ..area }), None);
            continue;
        }
        let is_beside = |other: &&Move| taken(**other) == Some((which, by)) && !is_together(other);
        let beside: Vec<&Move> = moves.iter().filter(is_beside).collect();
        let place = beside.iter().position(|other| *other == play).unwrap_or(0) as i64;
        let width = (area.right - area.left) / beside.len().max(1) as i64;
        area.left += place * width;
        area.right = area.left + width;
        scene.hit(*play, Hit::Inside(area), None);
    }
    scene.finish()
}

/// The first coordinate that a move lowers, and by how much.
fn taken(play: Move) -> Option<(Coordinate, u32)> {
    match play {
        Move::Lower { along, by } => along.first().map(|which| (which, by * along.factor(which))),
        Move::Cut { .. } | Move::Share { .. } | Move::Pass => None,
    }
}
