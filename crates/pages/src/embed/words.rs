//! What exported texts say of themselves to programs of host pages. English, as their code is; what readers see is in the texts.

use maths::values::Outcome;

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
