//! The theorems that are kept in a file.

use crate::theorems::foundry::{Dossier, Fit};
use serde::{Deserialize, Serialize};

/// What is in `static/foundry.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// How many rules were tried.
    pub tried: u32,
    /// Of how many of these automata decide the P-positions.
    pub proved: u32,
    /// How many theorems are left of these, without what is known and without repetitions.
    pub new: u32,
    /// Some of them, in the order of interest.
    pub theorems: Vec<Dossier>,
    /// What fits those that differ in one number.
    pub fits: Vec<Fit>,
}

impl Kept {
    /// How many theorems are kept.
    pub const MOST: usize = 100;
}
