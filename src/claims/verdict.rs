//! What came out of a check, as data.

use crate::games::Game;
use crate::games::Position;
use crate::values::Outcome;
use std::fmt;

/// What came out of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all positions with coordinates up to the bound.
    Verified {
        /// The largest coordinate.
        bound: u32,
        /// How many positions that are; of a claim about one row of Sharing Nim, how many of the row.
        positions: u64,
    },
    /// It fails.
    Refuted {
        /// The smallest position at which it does: of those with the least largest coordinate that with the least sum, then
        /// the first in the order of the coordinates, without the pass before with it.
        counterexample: Game,
        /// What the claim says there.
        expected: Finding,
        /// What is true there.
        found: Finding,
    },
    /// The check ended early: it was stopped, or could go no further.
    Stopped {
        /// So far it holds for all positions with coordinates up to this; none if it is not known for any.
        bound: Option<u32>,
        /// How many positions that are.
        positions: u64,
    },
    /// The check would take more memory than it may.
    Refused {
        /// How much it would take, in bytes.
        bytes: u64,
        /// How much it may take.
        most: u64,
    },
}

/// A verdict, and whether the paper states the claim for these parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What came out.
    pub verdict: Verdict,
    /// Whether the parameters are in the stated range. Outside it a verdict says nothing about the paper.
    pub is_stated: bool,
}

/// What a claim says of a position, or what is true of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Who wins.
    Outcome(Outcome),
    /// The Grundy value.
    Value(u32),
    /// The Grundy value is at most this.
    AtMost(u32),
    /// The Grundy value is another one.
    OtherThan(u32),
    /// The Grundy value is larger than this.
    MoreThan(u32),
    /// The row is at most this.
    RowAtMost(u32),
    /// The row is this, and the value that.
    RowWithValue(u32, u32),
    /// So many of the moves that make two piles equal win.
    Winning(u32),
    /// One of those moves wins, or more.
    SomeWinning,
    /// The nim-sum.
    Sum(u32),
    /// The nim-sum is 0, 1 or 2^n − 2.
    SumOfTheList,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outcome(outcome) => write!(out, "{outcome}"),
            Self::Value(value) => write!(out, "G = {value}"),
            Self::AtMost(value) => write!(out, "G ≤ {value}"),
            Self::OtherThan(value) => write!(out, "G ≠ {value}"),
            Self::MoreThan(value) => write!(out, "G > {value}"),
            Self::RowAtMost(row) => write!(out, "a ≤ {row}"),
            Self::RowWithValue(row, value) => write!(out, "a = {row}, G = {value}"),
            Self::Winning(count) => write!(out, "{count} winning"),
            Self::SomeWinning => write!(out, "≥ 1 winning"),
            Self::Sum(sum) => write!(out, "⊕ = {sum}"),
            Self::SumOfTheList => write!(out, "⊕ = 0, 1 or 2^n − 2"),
        }
    }
}

/// A position at which a claim fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    /// Where.
    pub(super) game: Game,
    /// What the claim says.
    pub(super) expected: Finding,
    /// What is true.
    pub(super) found: Finding,
}

impl Failure {
    /// The smaller one of two.
    pub(super) fn least(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        one.into_iter().chain(other).min_by_key(|failure| size(failure.game.position()))
    }

    /// The verdict it makes.
    pub(super) fn verdict(self) -> Verdict {
        Verdict::Refuted { counterexample: self.game, expected: self.expected, found: self.found }
    }
}

/// How large a position is: its largest coordinate, then their sum, then the coordinates in their order, then p.
pub(super) fn size(position: Position) -> (u32, u64, [u32; 3], bool) {
    let cells = position.cells;
    let largest = cells.into_iter().max().unwrap_or(0);
    (largest, cells.into_iter().map(u64::from).sum(), cells, position.pass)
}
