//! Who wins.

use serde::Deserialize;
use serde::Serialize;
use std::fmt;

/// The outcome of a position under its ruleset's play, normal or misère.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The previous player wins: whoever just moved here.
    P,
    /// The next player wins: whoever moves from here.
    N,
}

impl Outcome {
    /// The outcome of a position with this value: P exactly for zero. Under misère play the value must be the misère
    /// Grundy value, in which the terminal position counts 1.
    pub fn of_value(value: crate::values::Nimber) -> Self {
        if value == crate::values::Nimber::ZERO { Self::P } else { Self::N }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::P => "P",
            Self::N => "N",
        })
    }
}
