//! Every text of the embed that a reader or the author of a page may see.

use crate::values::Outcome;

/// The name of the frame's document until a position is shown.
pub(super) const SOLVER_IS_OFF: &str = "This figure needs the solver, which is turned off in this frame.";
/// What stands in place of a figure that the game does not have.
pub(super) const NO_COLUMNS: &str = "Columns are a figure of Sharing Nim; this is another game.";
/// Why a typed position is not taken.
pub(super) const RULESET_IS_LOCKED: &str = "Only positions of the same game can be shown here.";

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

/// Who has won, for those who do not see the board.
pub(super) fn result(winner: u32, is_last: bool, is_misere: bool) -> String {
    let made = if is_last { "made" } else { "did not make" };
    let play = if is_misere { "misère play" } else { "normal play" };
    format!("Player {winner} {made} the last move and wins by the rule of {play}.")
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
