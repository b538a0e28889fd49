//! The computation that checks a claim: the positions that it visits, and the test of each.
//!
//! There are three ways to check a claim about all positions, from the quickest to the slowest. A claim takes the first that is enough for
//! it: [`Maps`] of P-positions, the small values in [`Columns`] of Sharing Nim, and all [`Values`] of a table. All other statements of a
//! paper (lemmas about numbers, examples, printed lists) are checked by [`Cases`].

mod cases;
mod formula;
mod moves;

use crate::claims::verdict::{Failure, Finding};
use crate::games::{Game, Position, Rules, Ruleset, Witness};
use crate::solver::Grid;
use crate::values::Ratio;
pub(super) use cases::{Cases, Known, each_of_part, each_of_size, parts_of_size};
pub(super) use formula::{against, height};
pub(super) use moves::{Printed, cuts};

/// A claim with its parameters, ready to be checked.
pub(super) enum Check {
    /// Needs P-positions only.
    Maps(Maps),
    /// Needs the small values of Sharing Nim.
    Columns(Columns),
    /// Needs all values.
    Values(Values),
    /// Goes through the cases of the claim.
    Cases(Cases),
}

impl Check {
    /// The number of cases up to a bound; 0 if the claim is about all positions.
    pub(super) fn cases(&self, bound: u32) -> u64 {
        match self {
            Self::Cases(cases) => (cases.count)(bound),
            Self::Maps(_) | Self::Columns(_) | Self::Values(_) => 0,
        }
    }
}

/// Tests one column (x, z) of maps, or for Sharing Nim one place (b, a), and returns the first place in it at which the claim fails.
pub(super) type PlaceJudge = Box<dyn Fn(&[Grid], u32, u32) -> Option<Failure> + Send>;
/// Tests column b of Sharing Nim, given its small values as (a, value). Returns the least a ≤ b/2 at which the claim fails, the finding
/// that the claim states, and the true one.
pub(super) type ColumnJudge = Box<dyn Fn(u32, &[(u32, u32)]) -> Option<(u32, Finding, Finding)> + Send>;
/// Tests a position and its value. If the claim is wrong, returns the finding that the claim states, and the true one.
pub(super) type ValueJudge = Box<dyn Fn(Position, u32) -> Option<(Finding, Finding)> + Send>;

/// A check by maps of P-positions.
pub(super) struct Maps {
    /// The maps that are needed, with the pass still there or not.
    pub(super) maps: Vec<(Ruleset, bool)>,
    /// The game of which the claim speaks.
    pub(super) counted: Ruleset,
    /// The test of each place.
    pub(super) judge: PlaceJudge,
}

/// A check by the small values of Sharing Nim.
pub(super) struct Columns {
    /// The largest value that is needed.
    pub(super) g: u8,
    /// The test of each column.
    pub(super) judge: ColumnJudge,
}

/// A check by a table.
pub(super) struct Values {
    /// The game.
    pub(super) ruleset: Ruleset,
    /// The test of each position. For Sharing Nim it gets only the positions (0, a, b) with a ≤ b/2; the others are their mirror images and
    /// larger.
    pub(super) judge: ValueJudge,
}

/// The triangular bar.
pub(super) fn triangle(k: Ratio) -> Ruleset {
    Ruleset::normal(Rules::triangle(k))
}

/// The stair bar.
pub(super) fn step(k: Ratio, s: u32) -> Ruleset {
    Ruleset::normal(Rules::step(k, s))
}

/// Sharing Nim.
pub(super) fn sharing() -> Ruleset {
    Ruleset::normal(Rules::SHARING)
}

/// A failure at a position, which is legal since it is one of a table or of a map.
pub(super) fn failure(ruleset: Ruleset, position: Position, (expected, found): (Finding, Finding)) -> Option<Failure> {
    Game::new(ruleset, position).ok().map(|game| Failure { at: Witness::Position(game), expected, found })
}

/// The failure of a case that is named by three numbers.
pub(super) fn named(numbers: [u32; 3], (expected, found): (Finding, Finding)) -> Failure {
    Failure { at: numbers.into(), expected, found }
}
