//! The request for a search.

use crate::games::Ruleset;
use serde::{Deserialize, Serialize};

crate::named! {
    /// The quantity that a formula gives.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Target {
        /// Which positions are P-positions.
        PPositions = "p",
        /// The Grundy value of every position.
        Values = "values",
    }
}

/// A search to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// The rules.
    pub ruleset: Ruleset,
    /// The quantity that a formula gives.
    pub target: Target,
    /// The most names and numbers in a side of a formula.
    pub longest_side: u32,
    /// True if formulas may use G of positions with a coordinate 0, or without the pass.
    pub smaller_positions: bool,
    /// The largest coordinate of the largest box that a formula is compared with.
    pub up_to: u32,
    /// The most by which a formula may be longer than the shortest one and still count as another finding.
    pub longer: u32,
    /// The number of findings at which the search ends.
    pub enough: u32,
}

impl Question {
    /// The request that is worth trying first.
    pub fn new(ruleset: Ruleset, target: Target) -> Self {
        Self { ruleset, target, longest_side: 5, smaller_positions: false, up_to: 100, longer: 0, enough: 4 }
    }

    /// The largest coordinate of the largest box: `up_to`, but for positions of four numbers not more than 32, which are a million
    /// positions.
    pub fn largest(&self) -> u32 {
        if self.ruleset.rules.own().is_some_and(|rules| rules.count() > 3) { self.up_to.min(32) } else { self.up_to }
    }
}
