//! A bar whose rim names k and s: one cell of the map of both numbers ([`shifts`](crate::theorems::shifts)).

use crate::certificates::{self, Rim};
use maths::games::{Rules, Ruleset};
use maths::values::Ratio;

maths::named! {
    /// Which bar: each has a rim that names k and s.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Shape {
        /// y ≤ ⌊(x + z + s)/k⌋.
        Triangle = "triangle",
        /// Strip and stair bar: y ≤ ⌊(z + s)/k⌋.
        Step = "step",
    }
}

/// One cell of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// Which bar.
    pub shape: Shape,
    /// True if one pass may be used.
    pub pass: bool,
    /// True if the player who makes the last move loses.
    pub misere: bool,
    /// k, at least 1.
    pub k: u32,
    /// s.
    pub s: u32,
}

impl Cell {
    /// The largest k and the largest s of the map.
    pub const LARGEST: (u32, u32) = (20, 40);

    /// All cells of the map, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        let plays = [(false, false), (true, false), (false, true), (true, true)];
        Shape::ALL.into_iter().flat_map(move |shape| {
            plays.into_iter().flat_map(move |(pass, misere)| {
                (1..=Self::LARGEST.0)
                    .flat_map(move |k| (0..=Self::LARGEST.1).map(move |s| Self { shape, pass, misere, k, s }))
            })
        })
    }

    /// The cell of a ruleset whose rim is one of the two, also where it is written as ⌊(a·x + a·z + c)/(a·k)⌋; it may be outside the map.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let Rim { of_x, of_z, constant, divisor } = certificates::rim(ruleset.rules.bar()?)??;
        let shape = match of_x {
            0 => Shape::Step,
            _ if of_x == of_z => Shape::Triangle,
            _ => return None,
        };
        if of_z == 0 || divisor % of_z != 0 {
            return None;
        }
        let (k, s) = (u32::try_from(divisor / of_z).ok()?, u32::try_from(constant / of_z).ok()?);
        Some(Self { shape, pass: ruleset.pass, misere: ruleset.misere, k, s })
    }

    /// The bar with its kind of play; none if k is 0.
    pub fn ruleset(self) -> Option<Ruleset> {
        let k = Ratio::whole(self.k).ok()?;
        let rules = match self.shape {
            Shape::Triangle => Rules::raised_triangle(k, self.s),
            Shape::Step => Rules::step(k, self.s),
        };
        Some(Ruleset { rules, misere: self.misere, pass: self.pass })
    }

    /// The highest legal y over x and z.
    pub fn rim(self, x: u32, z: u32) -> u32 {
        let columns = match self.shape {
            Shape::Triangle => x + z,
            Shape::Step => z,
        };
        (columns + self.s) / self.k
    }
}

/// The nim-sum of x + c, y and z + c, in two's complement.
pub(super) fn nim_sum(c: i32, [x, y, z]: [u32; 3]) -> i64 {
    let shifted = |number: u32| i64::from(number) + i64::from(c);
    shifted(x) ^ i64::from(y) ^ shifted(z)
}
