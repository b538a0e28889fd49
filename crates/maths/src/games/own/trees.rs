//! The formulas of own rules as trees, for code that reasons about the rules and does not play by them.

use crate::expressions::{Number, Variable};
use crate::games::own::bound::PLACES;
use crate::games::{Coordinate, Direction};
use crate::values::Amounts;

/// The bounds and the moves. Coordinates are called by names of the language ([`OwnTrees::name`]).
#[derive(Clone, Debug, PartialEq)]
pub struct OwnTrees {
    /// The most a coordinate may be; the whole part of the number counts.
    pub bounds: Vec<(Coordinate, Number)>,
    /// The directions of moves, and the amounts. At least one.
    pub moves: Vec<(Direction, Vec<AmountTree>)>,
    /// The moves that lower some of several coordinates.
    pub several: Vec<SeveralTree>,
}

/// Moves that lower some of several coordinates, each by one of the amounts.
#[derive(Clone, Debug, PartialEq)]
pub struct SeveralTree {
    /// The coordinates.
    pub of: Vec<Coordinate>,
    /// The most of them that a move lowers.
    pub most: usize,
    /// The amounts of each.
    pub amounts: Vec<AmountTree>,
    /// If there is one, a move lowers all of them, and this is 1 if the amounts are allowed. In it, the name of a coordinate is its amount.
    pub condition: Option<Number>,
}

/// One entry of a list of amounts.
#[derive(Clone, Debug, PartialEq)]
pub enum AmountTree {
    /// Any amount of which there is enough.
    Any,
    /// This one, at least 1.
    Exactly(u32),
    /// From the first, at least 1, up to the whole part of a number that depends on the position before the move.
    Range(u32, Number),
    /// The value of a number that depends on the position before the move, if it is whole and at least 1.
    By(Number),
    /// The multiples of such a number.
    Multiples(Number),
    /// One of a set.
    Set(Amounts),
    /// Every amount but these.
    AllBut(Vec<u32>),
}

impl OwnTrees {
    /// The name of a coordinate in formulas: x, y, z and w for the first four.
    pub fn name(which: Coordinate) -> Variable {
        PLACES[which.index()]
    }
}
