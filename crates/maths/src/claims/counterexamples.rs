//! All counterexamples of a claim up to a bound, as data.

mod packed;

use crate::claims::counterexamples::packed::Packed;
use crate::claims::{Finding, Verdict};
use crate::games::Witness;
use serde::{Deserialize, Serialize};

/// A place at which a claim fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counterexample {
    /// The position, or the numbers.
    pub at: Witness,
    /// The finding that the claim states at this place.
    pub expected: Finding,
    /// The true finding at this place.
    pub found: Finding,
}

/// The counterexamples up to a bound: the smallest one of each place, by the kind of place in [`Each`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Packed", into = "Packed")]
pub struct Counterexamples {
    /// The smallest [`Counterexamples::MOST`] of them, the smallest first: by their largest coordinate, then by the sum, then in the order
    /// of the coordinates, and a position without the pass before the same one with it. If the claim goes through cases, counterexamples of
    /// a smaller case come first.
    pub rows: Vec<Counterexample>,
    /// The number of further counterexamples, all of them larger.
    pub beyond: u64,
    /// The kind of place of which only the smallest counterexample is listed.
    pub each: Each,
    /// The end of the search: complete, or at a bound.
    pub end: End,
}

impl Counterexamples {
    /// The most that are listed.
    pub const MOST: usize = 100_000;

    /// The number of counterexamples that the search found.
    pub fn count(&self) -> u64 {
        self.rows.len() as u64 + self.beyond
    }
}

/// The places of which only the smallest counterexample is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Each {
    /// A column (x, z) of a bar, with and without the pass.
    Column,
    /// A column b of Sharing Nim, and of it a ≤ b/2; the others are mirror images.
    SharingColumn,
    /// A position: none is left out.
    Position,
    /// A normal form (0, a, b) of Sharing Nim with a ≤ b/2; the others are mirror images.
    NormalForm,
    /// A number n: the counterexamples that are there up to n and not up to n − 1.
    Size,
    /// A number n, and a first coordinate of the counterexamples that are there up to n and not up to n − 1. If the first coordinate is n
    /// itself, a third coordinate instead.
    Part,
}

/// The end of a search for counterexamples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The search reached the requested bound.
    Complete,
    /// The search was stopped, or could not continue. All counterexamples up to this bound are listed and none beyond it. Without a bound
    /// none is listed.
    Stopped {
        /// The bound.
        bound: Option<u32>,
    },
    /// There is nothing to look at, or it would take too much memory.
    Nothing(Verdict),
}
