//! The theorems that are kept in a file.

use crate::theorems::foundry::{Dossier, Fit};
use serde::{Deserialize, Serialize};

/// The contents of `static/foundry.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The number of rules that were tried.
    pub tried: u32,
    /// The number of these whose P-positions automata decide.
    pub proved: u32,
    /// The number of theorems that are left of these, without known ones and without repetitions.
    pub new: u32,
    /// Some of them, in the order of interest.
    pub theorems: Vec<Dossier>,
    /// The fits of those that differ in one number.
    pub fits: Vec<Fit>,
}

impl Kept {
    /// The largest number of theorems that are kept.
    pub const MOST: usize = 100;
}
