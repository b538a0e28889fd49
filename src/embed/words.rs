//! Texts for programs of host pages: errors of messages, and what exported texts say of themselves. English, as
//! their code is; what readers see is in the texts.

use crate::values::Outcome;

/// A message whose version is not known.
pub(super) const WRONG_VERSION: &str = "Messages need bittersweet: 1, the only version there is.";
/// A message without a known request.
pub(super) fn unknown_request(allowed: &str) -> String {
    format!("A message needs do, which may be {allowed}.")
}

/// A field of a message that is needed.
pub(super) fn missing(name: &str) -> String {
    format!("This message needs {name}.")
}

/// A field that holds something else than it may.
pub(super) fn wrong_kind(name: &str, wanted: &str) -> String {
    format!("{name} must be {wanted}.")
}

/// Too many questions at once.
pub(super) const TOO_MANY: &str = "Too many questions wait for an answer; ask again when some have one.";
/// No solver for the page around.
pub(super) const SOLVER_IS_OFF_FOR_ALL: &str = "The solver is turned off in this frame (solver=0).";
/// A position that cannot be drawn.
pub(super) const TOO_LARGE_TO_DRAW: &str = "This position has too many pieces to be drawn.";
/// Nothing to take back or to make again.
pub(super) const NO_MOVE_BACK: &str = "No move can be taken back.";
/// Nothing to make again.
pub(super) const NO_MOVE_FORWARD: &str = "No move can be made again.";

/// A table that is too large for a message.
pub(super) fn table_too_large(most: u32) -> String {
    format!("size must be a whole number from 0 to {most}.")
}

/// A plane that bars of a ruleset do not have.
pub(super) fn no_plane(plane: &str, ruleset: &str) -> String {
    format!("{ruleset} has no plane {plane}.")
}

/// A plane beyond the table.
pub(super) fn plane_outside(coordinate: &str, most: u32, at: u32) -> String {
    format!("In this table {coordinate} goes from 0 to {most}, so it has no plane {coordinate}:{at}.")
}

/// A layer that there is only with a pass.
pub(super) fn no_pass(ruleset: &str) -> String {
    format!("{ruleset} has no pass, so pass cannot be true.")
}

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
