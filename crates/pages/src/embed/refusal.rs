//! The reasons why a message from the host page was refused. Programs read these sentences, so they are English; sentences for readers are
//! in the texts.

use std::fmt;

/// Why a message was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The version of the message is unknown.
    WrongVersion,
    /// The message has no known request.
    UnknownRequest,
    /// A field is missing.
    Missing(&'static str),
    /// A field has a value of another kind.
    WrongKind {
        /// The field.
        name: &'static str,
        /// The allowed values.
        allowed: &'static str,
    },
    /// A text is too long or no text.
    Unreadable {
        /// The field.
        name: &'static str,
        /// The largest number of characters of a text.
        longest: usize,
    },
    /// Too many questions wait.
    TooMany,
    /// The frame was opened without a solver.
    SolverIsOff,
    /// The position has too many pieces.
    TooLargeToDraw,
    /// Nothing can be undone.
    NoMoveBack,
    /// Nothing can be made again.
    NoMoveForward,
    /// The table is too large for a message.
    TableTooLarge {
        /// The largest size.
        most: u32,
    },
    /// Bars of this ruleset have no such plane.
    NoPlane {
        /// The plane.
        plane: String,
        /// The ruleset.
        ruleset: String,
    },
    /// The plane is outside the table.
    PlaneOutside {
        /// The coordinate that is fixed in the plane.
        coordinate: &'static str,
        /// The largest value in the table.
        most: u32,
        /// The value of the coordinate.
        at: u32,
    },
    /// The ruleset has no pass.
    NoPass {
        /// The ruleset.
        ruleset: String,
    },
    /// A sentence of the page, in its language.
    InWords(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongVersion => write!(out, "Messages need bittersweet: 1, the only version that exists."),
            Self::UnknownRequest => write!(out, "A message needs do, which may be {}.", REQUESTS.join(", ")),
            Self::Missing(name) => write!(out, "This message needs {name}."),
            Self::WrongKind { name, allowed } => write!(out, "{name} must be {allowed}."),
            Self::Unreadable { name, longest } => write!(out, "{name} must be a text of at most {longest} characters."),
            Self::TooMany => write!(out, "Too many questions wait for an answer; ask again when some have one."),
            Self::SolverIsOff => write!(out, "The solver is turned off in this frame (solver=0)."),
            Self::TooLargeToDraw => write!(out, "This position has too many pieces to be drawn."),
            Self::NoMoveBack => write!(out, "No move can be taken back."),
            Self::NoMoveForward => write!(out, "No move can be made again."),
            Self::TableTooLarge { most } => write!(out, "size must be a whole number from 0 to {most}."),
            Self::NoPlane { plane, ruleset } => write!(out, "{ruleset} has no plane {plane}."),
            Self::PlaneOutside { coordinate, most, at } => {
                write!(out, "In this table {coordinate} goes from 0 to {most}, so it has no plane {coordinate}:{at}.")
            }
            Self::NoPass { ruleset } => write!(out, "{ruleset} has no pass, so pass cannot be true."),
            Self::InWords(sentence) => write!(out, "{sentence}"),
        }
    }
}

/// The requests, as messages name them.
pub(super) const REQUESTS: [&str; 9] = ["hello", "play", "undo", "redo", "reset", "set", "evaluate", "table", "export"];
