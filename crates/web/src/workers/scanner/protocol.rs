//! The questions of the page for teachers to the scanner, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host). With a question goes [`GREY`], as an array that is transferred.

use crate::workers::host::PlainQuestion;
use serde::{Deserialize, Serialize};

/// The key of the picture in the object that travels: one byte for each pixel, 0 for black, row by row from the top.
pub const GREY: &str = "grey";

/// Which codes are in the picture that travels with the question?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The width of the picture, in pixels.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "scanner";
}

/// The contents of the codes; none if no code can be read.
pub type Answer = Vec<String>;
