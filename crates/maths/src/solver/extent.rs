//! The size of a box of positions.

use crate::games::{Axis, Game, Rules};

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
            Rules::Piles(_) | Rules::Own(_) => Self { x: 0, y: n, z: n },
            Rules::Bar(_) => Self { x: n, y: n.min(rules.rim(n, n)), z: n },
        }
    }

    /// The least box that holds a position and every position that can be reached from it.
    pub fn holding(game: &Game) -> Self {
        let [x, y, z] = match game.ruleset().rules {
            Rules::Piles(_) => {
                let largest = spread(&game.position().coordinates);
                [0, largest, largest]
            }
            Rules::Bar(_) => game.position().xyz(),
            Rules::Own(_) => {
                let largest = game.position().coordinates.iter().copied().max().unwrap_or(0);
                [0, largest, largest]
            }
        };
        Self { x, y, z }
    }

    /// True if every position of the other box is in this one.
    pub fn contains(&self, other: &Self) -> bool {
        other.x <= self.x && other.y <= self.y && other.z <= self.z
    }

    /// The largest value of a coordinate.
    pub fn along(&self, axis: Axis) -> u32 {
        [self.x, self.y, self.z][axis.index()]
    }
}

/// The largest of some piles less the smallest.
pub(super) fn spread(piles: &[u32]) -> u32 {
    let [largest, smallest] = [piles.iter().max(), piles.iter().min()].map(|pile| pile.copied().unwrap_or(0));
    largest - smallest
}
