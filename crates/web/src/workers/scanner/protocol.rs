//! The questions of the page for teachers to the scanner, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host). With a question goes [`GREY`], as an array that is transferred.

use serde::{Deserialize, Serialize};

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/scanner/1");

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

/// The contents of the codes; none if no code can be read.
pub type Answer = Vec<String>;
