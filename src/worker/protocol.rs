//! What page and worker say to each other. Data only.
//!
//! A message to the worker travels as it is; one to the page as an object with the message under [`MESSAGE`] and, where a
//! table goes with it, its numbers as a transferred array under [`PAYLOAD`], never as serialised numbers. Every request carries all it needs and a [`Ticket`]; every reply carries the
//! ticket of its request, so that late replies can be told apart.

use crate::games::Axis;
use crate::games::Game;
use crate::games::Ruleset;
use crate::solver::Evaluation;
use crate::solver::Summary;
use serde::Deserialize;
use serde::Deserializer;
use serde::Serialize;
use serde::Serializer;

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/2");

/// The key of a [`FromWorker`].
pub const MESSAGE: &str = "message";

/// The key of the transferred array.
pub const PAYLOAD: &str = "payload";

/// Names one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ticket(pub u32);

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Find something out.
    Ask {
        /// Names the request.
        ticket: Ticket,
        /// What to find out.
        question: Question,
    },
    /// Forget a request; it is answered with [`FromWorker::Cancelled`] if it was still open.
    Cancel {
        /// The request.
        ticket: Ticket,
    },
}

/// What the worker can find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The value of a position and of all its options.
    Evaluate {
        /// Ruleset and position.
        #[serde(serialize_with = "write", deserialize_with = "read")]
        game: Game,
    },
    /// A plane of the table of all positions with coordinates up to `size`.
    Slice {
        /// The ruleset.
        #[serde(serialize_with = "write", deserialize_with = "read")]
        ruleset: Ruleset,
        /// The largest coordinate.
        size: u32,
        /// The fixed coordinate.
        fixed: Axis,
        /// Its value, held at the largest there is.
        at: u32,
        /// Whether the pass is there.
        pass: bool,
    },
    /// The P-positions of the same table, as a map of heights.
    Heights {
        /// The ruleset.
        #[serde(serialize_with = "write", deserialize_with = "read")]
        ruleset: Ruleset,
        /// The largest coordinate.
        size: u32,
        /// Whether the pass is there.
        pass: bool,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// The worker is up. Sent once, before anything else.
    Ready {
        /// [`VERSION`] of the worker's build.
        version: String,
    },
    /// What a request will take, before it is begun.
    Planned {
        /// The request.
        ticket: Ticket,
        /// Positions to be solved.
        positions: f64,
        /// Memory it will take.
        bytes: f64,
    },
    /// How far a request is.
    Progress {
        /// The request.
        ticket: Ticket,
        /// Positions solved.
        done: f64,
        /// Positions to be solved.
        total: f64,
    },
    /// What is known of the answer so far: a smaller picture. The request goes on.
    Growing {
        /// The request.
        ticket: Ticket,
        /// The part.
        answer: Answer,
    },
    /// The answer. Ends the request.
    Answered {
        /// The request.
        ticket: Ticket,
        /// What was found out.
        answer: Answer,
    },
    /// Why there is no answer, in a sentence. Ends the request.
    Refused {
        /// The request.
        ticket: Ticket,
        /// The sentence.
        reason: String,
    },
    /// The request was cancelled. Ends it.
    Cancelled {
        /// The request.
        ticket: Ticket,
    },
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::Evaluate`].
    Evaluation(Evaluation),
    /// To [`Question::Slice`]; the payload holds the values row by row.
    Slice {
        /// How many columns.
        columns: u32,
        /// How many rows.
        rows: u32,
        /// The value of the fixed coordinate, not larger than asked.
        at: u32,
        /// The largest value the fixed coordinate can have in this table.
        most: u32,
        /// The whole table in numbers, once it is whole.
        summary: Option<Summary>,
    },
    /// To [`Question::Heights`]; the payload holds the heights row by row.
    Heights {
        /// How many columns.
        columns: u32,
        /// How many rows.
        rows: u32,
    },
}

/// Games and rulesets travel in the one notation.
fn write<T: ToString, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&value.to_string())
}

fn read<'de, T, D: Deserializer<'de>>(input: D) -> Result<T, D::Error>
where
    T: std::str::FromStr<Err: std::fmt::Display>,
{
    String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
}
