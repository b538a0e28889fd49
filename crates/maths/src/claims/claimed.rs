//! A claim for some values of its parameters.

use crate::claims::{Claim, Parameters};
use serde::{Deserialize, Serialize};

/// A claim with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claimed {
    /// The claim.
    pub claim: Claim,
    /// The parameters of the claim.
    pub parameters: Parameters,
}
