//! All counterexamples of a claim up to a bound, as data.

mod packed;

use crate::claims::counterexamples::packed::Packed;
use crate::claims::{Finding, Verdict};
use crate::games::Witness;
use serde::{Deserialize, Serialize};

/// Where a claim fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counterexample {
    /// The position, or the numbers.
    pub at: Witness,
    /// What the claim says at this place.
    pub expected: Finding,
    /// What is true at this place.
    pub found: Finding,
}

/// The counterexamples up to a bound: of each place the smallest one, as [`Each`] tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Packed", into = "Packed")]
pub struct Counterexamples {
    /// The smallest [`Counterexamples::MOST`] of them, the smallest first: by their largest coordinate, then by the sum, then
    /// in the order of the coordinates, without the pass before with it. Of claims that have cases of their own those of a
    /// smaller case come before.
    pub rows: Vec<Counterexample>,
    /// How many more there are, all of them larger.
    pub beyond: u64,
    /// Of what each is the smallest.
    pub each: Each,
    /// How far they were looked for.
    pub end: End,
}

impl Counterexamples {
    /// The most that are listed.
    pub const MOST: usize = 100_000;

    /// How many there are as far as they were looked for.
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
    /// A number n, and a first coordinate of those that are there up to n and not up to n − 1; where the first coordinate is n
    /// itself, a third one.
    Part,
}

/// How far counterexamples were looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// As far as was asked.
    Complete,
    /// It was stopped, or could go no further: all up to this bound are listed and none beyond; none at all if it is not known
    /// for any.
    Stopped {
        /// The bound.
        bound: Option<u32>,
    },
    /// There is nothing to look at, or it would take too much memory.
    Nothing(Verdict),
}
