//! The search for a number c, for cells about which no theorem speaks.
//!
//! # Why no number is left out
//! Of (x + c) ⊕ (z + c) the lowest [`DIGITS`] binary digits depend on c modulo 2^[`DIGITS`] alone. So each P-position excludes residues of
//! c: those for which these digits are not the ones that the rule asks for. When no residue is left, no c makes it the rule.

use super::{Cell, Known, Shape};
use crate::theorems::cell::nim_sum;
use maths::claims::partner;
use maths::games::Position;
use maths::solver::{Grid, Mapping, PPositions, Plan};

/// The number of binary digits of c that are distinguished.
const DIGITS: u32 = 8;
/// Beyond the exceptions.
const CORNER: u32 = 3;

impl Cell {
    /// The bound of the search: y reaches numbers with more binary digits than the numbers c that are tried. Shorter searches find
    /// numbers c that fail later.
    fn bound(self) -> u32 {
        self.k * (self.s + 16) + 4 * self.s + 32
    }

    /// The numbers c that are tried.
    fn tried(self) -> impl Iterator<Item = i32> {
        let most = self.s as i32 + 7;
        (-3..=most).filter(move |_| self.k > 0)
    }

    /// The nim-sum that the rule compares with 0.
    fn sum(self, c: i32, [x, y, z]: [u32; 3]) -> i64 {
        match (self.pass, self.shape) {
            (false, _) => nim_sum(c, [x, y, z]),
            (true, Shape::Step) => nim_sum(c, [partner(x), y, z]),
            (true, Shape::Triangle) => nim_sum(c, [x, y, z]) ^ 1,
        }
    }

    /// The search asks for the rule at the positions with x and z at least this: under misère play and with a pass there are exceptions
    /// near the corner.
    pub fn least(self) -> u32 {
        if self.pass || self.misere { CORNER } else { 0 }
    }

    fn asks(self, x: u32, z: u32) -> bool {
        x.min(z) >= self.least()
    }
}

/// The result of the search for a cell; `None` if its map does not fit into memory.
pub fn searched(cell: Cell) -> Option<Known> {
    let bound = cell.bound();
    let heights = PPositions::new(cell.ruleset()?, bound, cell.pass, Plan::BOUND).ok()?.into_heights();
    if let Some(excluding) = excluded(cell, &heights) {
        return Some(Known::NoShift(excluding));
    }
    let found = cell.tried().find(|&shift| is_rule(cell, &heights, shift));
    Some(found.map_or(Known::Open { bound }, |shift| Known::Verified { shift, bound }))
}

/// The P-position that excludes the last residue, if one does.
fn excluded(cell: Cell, heights: &Grid) -> Option<Position> {
    let mut points: Vec<[u32; 3]> = heights.points().map(|(x, z, y)| [x, y.into(), z]).collect();
    points.retain(|&[x, _, z]| cell.asks(x, z));
    points.sort_by_key(|&[x, y, z]| position(cell, [x, y, z]).size());
    let mut left: Vec<i32> = (0..1 << DIGITS).collect();
    for point in points {
        left.retain(|&c| cell.sum(c, point).trailing_zeros() >= DIGITS);
        if left.is_empty() {
            return Some(position(cell, point));
        }
    }
    None
}

fn position(cell: Cell, [x, y, z]: [u32; 3]) -> Position {
    Position::new(x, y, z).with_pass(cell.pass)
}

/// True if the shift is the rule on the whole map, which has the positions with y below its side.
fn is_rule(cell: Cell, heights: &Grid, shift: i32) -> bool {
    let side = heights.columns;
    (0..side).all(|z| {
        (0..side).filter(|&x| cell.asks(x, z)).all(|x| {
            let wanted = u32::try_from(cell.sum(shift, [x, 0, z])).ok().filter(|&y| y <= cell.rim(x, z).min(side - 1));
            heights.at(x, z).map(u32::from) == wanted
        })
    })
}
