//! What exported texts say of themselves to programs of host pages. English, as their code is; what readers see is in the texts.

use crate::values::Outcome;

/// The letter of an outcome.
pub(super) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "P",
        Outcome::N => "N",
    }
}

/// What an exported drawing shows.
pub(super) fn drawing_of(position: &str) -> String {
    format!("The position {position}")
}

/// What an exported table shows.
pub(super) fn table_of(plane: &str) -> String {
    format!("Grundy values, {plane}")
}

/// Which positions an exported table has.
pub(super) fn up_to(size: u32) -> String {
    format!("coordinates from 0 to {size}")
}
