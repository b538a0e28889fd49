//! What is searched for.

use crate::games::Ruleset;
use serde::{Deserialize, Serialize};

/// What a formula is to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Which positions are P-positions.
    PPositions,
    /// The Grundy value of every position.
    Values,
}

/// A search to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// The rules.
    pub ruleset: Ruleset,
    /// What a formula is to tell.
    pub target: Target,
    /// How many names and numbers a side of a formula may have.
    pub longest_side: u32,
    /// Whether formulas may ask for G of positions with a coordinate 0, or without the pass.
    pub smaller_positions: bool,
    /// The largest coordinate of the largest box that a formula is compared with.
    pub up_to: u32,
    /// So much longer than the shortest one a formula may be to count as another finding.
    pub longer: u32,
    /// After so many findings the search ends.
    pub enough: u32,
}

impl Question {
    /// What is worth trying first.
    pub fn new(ruleset: Ruleset, target: Target) -> Self {
        Self { ruleset, target, longest_side: 5, smaller_positions: false, up_to: 100, longer: 0, enough: 4 }
    }
}
