//! How large a box of positions is.

use crate::games::Axis;
use crate::games::Game;
use crate::games::Shape;
use crate::games::normal_form;

/// The box of all legal positions with x, y, z at most these. For Sharing Nim, whose value depends on the normal form
/// (0, a, b) alone, the box is all a ≤ b ≤ z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Extent {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Extent {
    /// All coordinates at most `n`, without the heights that no legal position has.
    pub fn cube(shape: Shape, n: u32) -> Self {
        match shape {
            Shape::Sharing => Self { x: 0, y: n, z: n },
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => Self { x: n, y: n.min(shape.rim(n, n)), z: n },
        }
    }

    /// The least box that holds a position and everything that can be reached from it.
    pub fn holding(game: &Game) -> Self {
        let cells = game.position().cells;
        let [x, y, z] = match game.ruleset().shape {
            Shape::Sharing => {
                let [_, _, largest] = normal_form(cells);
                [0, largest, largest]
            }
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => cells,
        };
        Self { x, y, z }
    }

    /// Whether every position of the other box is in this one.
    pub fn contains(&self, other: &Self) -> bool {
        other.x <= self.x && other.y <= self.y && other.z <= self.z
    }

    /// The largest value of a coordinate.
    pub fn along(&self, axis: Axis) -> u32 {
        [self.x, self.y, self.z][axis.index()]
    }
}
