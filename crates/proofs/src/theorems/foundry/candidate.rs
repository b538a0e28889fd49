//! A set of positions that a foundry is to learn.

use maths::games::Ruleset;

/// The positions of a ruleset with one Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The value, 0 for the P-positions.
    pub value: u16,
    /// True if the five papers are about this bar, however it is played: the rectangle, T(k) and CB(s, k).
    pub is_of_papers: bool,
}
