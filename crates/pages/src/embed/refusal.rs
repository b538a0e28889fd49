//! The reasons why a message from the host page was refused. Programs read the sentences about messages, so they are English; sentences
//! that readers of the page see as well are in the language of the frame.

use maths::games::{NotARecord, Problems};
use web::kit::frame::Wrong;
use web::kit::refusals::{not_a_record, problems};
use web::kit::words::sentence;
use web::table::notice::reason;
use web::table::{LinkRefused, Unanswered};
use web::texts::Texts;

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
    /// A position cannot be read, or is not legal.
    Position(Problems),
    /// The moves cannot be read, or are not legal.
    Moves(NotARecord),
    /// A part of the state cannot be read.
    State(LinkRefused),
    /// A setting has no such value.
    Setting(Wrong),
    /// The solver has no answer.
    Unanswered(Unanswered),
}

impl Refusal {
    /// As a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::WrongVersion => "Messages need bittersweet: 1, the only version that exists.".to_owned(),
            Self::UnknownRequest => format!("A message needs do, which may be {}.", REQUESTS.join(", ")),
            Self::Missing(name) => format!("This message needs {name}."),
            Self::WrongKind { name, allowed } => format!("{name} must be {allowed}."),
            Self::Unreadable { name, longest } => format!("{name} must be a text of at most {longest} characters."),
            Self::TooMany => "Too many questions wait for an answer; ask again when some have one.".to_owned(),
            Self::SolverIsOff => "The solver is turned off in this frame (solver=0).".to_owned(),
            Self::TooLargeToDraw => "This position has too many pieces to be drawn.".to_owned(),
            Self::NoMoveBack => "No move can be taken back.".to_owned(),
            Self::NoMoveForward => "No move can be made again.".to_owned(),
            Self::TableTooLarge { most } => format!("size must be a whole number from 0 to {most}."),
            Self::NoPlane { plane, ruleset } => format!("{ruleset} has no plane {plane}."),
            Self::PlaneOutside { coordinate, most, at } => {
                format!("In this table {coordinate} goes from 0 to {most}, so it has no plane {coordinate}:{at}.")
            }
            Self::NoPass { ruleset } => format!("{ruleset} has no pass, so pass cannot be true."),
            Self::Position(found) => sentence(texts, &problems(texts, found)),
            Self::Moves(refused) => sentence(texts, &not_a_record(texts, refused)),
            Self::State(refused) => sentence(texts, &refused.reason(texts)),
            Self::Setting(wrong) => sentence(texts, &wrong.in_words(texts)),
            Self::Unanswered(why) => sentence(texts, &reason(texts, *why)),
        }
    }
}

/// The requests, as messages name them.
pub(super) const REQUESTS: [&str; 9] = ["hello", "play", "undo", "redo", "reset", "set", "evaluate", "table", "export"];
