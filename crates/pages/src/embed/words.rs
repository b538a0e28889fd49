//! The descriptions in exported texts, for programs of host pages. They are English, like the code of these programs; words for readers are
//! in the texts.

use maths::values::Outcome;

/// The letter of an outcome.
pub(super) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "P",
        Outcome::N => "N",
    }
}

/// The description of an exported drawing.
pub(super) fn drawing_of(position: &str) -> String {
    format!("The position {position}")
}
