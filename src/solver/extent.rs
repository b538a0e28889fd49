//! How large a box of positions is.

use crate::games::Axis;
use crate::games::Game;
use crate::games::Rules;
use crate::games::normal_form;

/// The box of all legal positions with x, y, z at most these. For Sharing Nim, whose value depends on the normal form
/// (0, a, b) alone, the box is all a ≤ b ≤ z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Extent {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Extent {
    /// All coordinates at most `n`, without the heights that no legal position has.
    pub fn cube(rules: Rules, n: u32) -> Self {
        match rules {
            Rules::Piles(_) => Self { x: 0, y: n, z: n },
            Rules::Bar(_) => Self { x: n, y: n.min(rules.rim(n, n)), z: n },
        }
    }

    /// The least box that holds a position and everything that can be reached from it.
    pub fn holding(game: &Game) -> Self {
        let cells = game.position().xyz();
        let [x, y, z] = match game.ruleset().rules {
            Rules::Piles(_) => {
                let [_, _, largest] = normal_form(cells);
                [0, largest, largest]
            }
            Rules::Bar(_) => cells,
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
