//! Results of checks, as data.

use crate::claims::Assumption;
use crate::games::Witness;
use crate::values::Outcome;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The claim holds for all positions with coordinates up to the bound.
    Verified {
        /// The largest coordinate.
        bound: u32,
        /// The number of positions up to the bound, never 0. For a claim about one row of Sharing Nim, the number in that row. For a claim
        /// that goes through cases, such as a list, the number of cases; see [`Claim::counts`](crate::claims::Claim::counts).
        positions: u64,
    },
    /// There is nothing to be checked up to the bound, so nothing was.
    Empty {
        /// The bound.
        bound: u32,
        /// The smallest bound with something to be checked; none if there is nothing for these parameters.
        least: Option<u32>,
    },
    /// The claim fails.
    Refuted {
        /// The smallest counterexample, as [`Witness::size`] compares them.
        counterexample: Witness,
        /// The finding that the claim states at this place.
        expected: Finding,
        /// The true finding at this place.
        found: Finding,
    },
    /// The check ended early: it was stopped, or could go no further.
    Stopped {
        /// So far it holds for all positions with coordinates up to this; none if it is not known for any.
        bound: Option<u32>,
        /// The number of positions up to the bound.
        positions: u64,
    },
    /// The parameters do not meet what the paper assumes, so it states nothing of them and nothing was checked.
    Outside(Assumption),
    /// The check would take more memory than it may.
    Refused {
        /// The memory that it would take, in bytes.
        bytes: u64,
        /// The memory that it may take, in bytes.
        most: u64,
    },
}

/// A verdict, and whether the paper states the claim for these parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// The result of the check.
    pub verdict: Verdict,
    /// True if the parameters are in the stated range. A verdict outside that range says nothing about the paper.
    pub is_stated: bool,
}

/// A stated or true fact about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Finding {
    /// The outcome.
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
    /// A move leads to these coordinates.
    Leads([u32; 3]),
    /// No move does.
    LeadsNot([u32; 3]),
    /// The number of objects that the claim counts.
    Count(u32),
    /// The number of possible breaks of the bar in each of the three directions.
    Cuts([u32; 3]),
    /// The last term of a sequence.
    Term(i64),
    /// The type of a sequence, 1 to 3; 0 if it is of none.
    Type(u32),
    /// True if the property that the claim is about holds.
    Holds(bool),
    /// The sequence has no such period from here on.
    NoPeriod(u32),
    /// The sequence has such a period from here on.
    Period(u32),
    /// The number occurs.
    Occurs(u32),
    /// The number does not occur.
    OccursNot(u32),
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
            Self::Leads([x, y, z]) => write!(out, "→ ({x}, {y}, {z})"),
            Self::LeadsNot([x, y, z]) => write!(out, "↛ ({x}, {y}, {z})"),
            Self::Count(count) => write!(out, "# = {count}"),
            Self::Cuts([x, y, z]) => write!(out, "cuts {x}, {y}, {z}"),
            Self::Term(term) => write!(out, "term {term}"),
            Self::Type(which) => write!(out, "type {which}"),
            Self::Holds(holds) => write!(out, "{}", if *holds { "yes" } else { "no" }),
            Self::NoPeriod(period) => write!(out, "no period {period}"),
            Self::Period(period) => write!(out, "period {period}"),
            Self::Occurs(number) => write!(out, "{number} occurs"),
            Self::OccursNot(number) => write!(out, "{number} does not occur"),
        }
    }
}

/// A place at which a claim fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    /// The place.
    pub(super) at: Witness,
    /// The finding that the claim states.
    pub(super) expected: Finding,
    /// The true finding.
    pub(super) found: Finding,
}

impl Failure {
    /// The smaller one of two.
    pub(super) fn least(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        one.into_iter().chain(other).min_by_key(|failure| failure.at.size())
    }

    /// The verdict it makes.
    pub(super) fn verdict(self) -> Verdict {
        Verdict::Refuted { counterexample: self.at, expected: self.expected, found: self.found }
    }
}
