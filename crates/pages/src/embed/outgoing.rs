//! Messages to the page around the frame, as data. On the wire each is an object with `bittersweet: 1`, its `type`, and
//! the fields below. Nothing in them is private.

use crate::embed::incoming::Id;
use serde::Serialize;

/// A message to the host page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Out {
    /// The bar is ready.
    Ready(Shown),
    /// Something else is shown, once at the end of a gesture.
    Change(Shown),
    /// A move was made.
    Move(Made),
    /// The game is over.
    Result(Ended),
    /// An error that is not the answer to a message.
    Error {
        /// A sentence.
        message: String,
    },
    /// The height of the content.
    Height {
        /// In CSS pixels, a whole number.
        height: f64,
    },
    /// The answer to a message that had an id.
    Answer {
        /// That id.
        id: Id,
        /// The answer.
        #[serde(skip_serializing_if = "Option::is_none")]
        ok: Option<Answer>,
        /// Why there is no answer, a sentence.
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    },
}

/// The shown state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The position, in the notation.
    pub position: String,
    /// The number of moves that led to it.
    pub moves: usize,
    /// The size of table and plot.
    pub size: u32,
    /// The computer, as the fragment writes it; an empty text for none.
    pub computer: String,
    /// Everything, as the fragment writes it.
    pub state: String,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Made {
    /// As records of games write it, such as `x4`.
    #[serde(rename = "move")]
    pub play: String,
    /// In words.
    pub words: String,
    /// The position before, in the notation.
    pub before: String,
    /// The position after, in the notation.
    pub after: String,
    /// The player who made it: 1 or 2.
    pub player: u32,
    /// True if that is the computer.
    pub computer: bool,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ended {
    /// The winner: 1 or 2.
    pub winner: u32,
    /// True if that is the computer.
    pub computer: bool,
    /// By which rule: `normal` or `misere`.
    pub rule: &'static str,
    /// In a sentence.
    pub words: String,
    /// The last position, in the notation.
    pub position: String,
}

/// The answer to a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The shown state: to `play`, `undo`, `redo`, `reset`, `set` and `hello`.
    Shown(Shown),
    /// To `evaluate`.
    Value(Valued),
    /// To `table`.
    Table(Rows),
    /// To `export`.
    Text(String),
}

/// The value of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Valued {
    /// The position, in the notation.
    pub position: String,
    /// The Grundy value of the position; that of misère play, if the ruleset is misère.
    pub grundy: u32,
    /// `P` or `N`.
    pub outcome: &'static str,
    /// The bars for which a theorem that Rocq has checked says the P-positions, this one among them, such as `every k = 4m + 3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proved: Option<String>,
    /// The options of the position.
    pub options: Vec<Led>,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Led {
    /// The move, as records of games write it.
    #[serde(rename = "move")]
    pub play: String,
    /// The position, in the notation.
    pub position: String,
    /// The Grundy value of the option.
    pub grundy: u32,
}

/// A plane of Grundy values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rows {
    /// The ruleset, in the notation.
    pub ruleset: String,
    /// The plane, as the fragment writes it.
    pub plane: String,
    /// The name of the coordinate that runs across.
    pub columns: &'static str,
    /// The name of the coordinate that runs down.
    pub rows: &'static str,
    /// The values row by row; null where there is no position.
    pub values: Vec<Vec<Option<u16>>>,
}
