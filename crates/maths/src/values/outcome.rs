//! Outcomes of positions: P and N.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The outcome of a position under its ruleset's play, normal or misère.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The previous player, who has just moved here, can win.
    P,
    /// The next player, who moves from here, can win.
    N,
}

impl Outcome {
    /// The outcome of a position with this value: P if and only if the value is zero. Under misère play the value must be the misère Grundy
    /// value, in which the terminal position counts 1.
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

#[cfg(test)]
mod tests {
    use super::Outcome;
    use crate::values::Nimber;

    #[test]
    fn the_previous_player_wins_where_the_value_is_zero() {
        assert_eq!(Outcome::of_value(Nimber::ZERO), Outcome::P);
        assert_eq!(Outcome::of_value(Nimber(1)), Outcome::N);
    }
}
