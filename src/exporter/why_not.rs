//! Why there is no file.

use serde::Deserialize;
use serde::Serialize;
use std::fmt;

/// The reason, as data: the page says it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhyNot {
    /// Nothing of this kind is written so; no button of the page asks for it.
    NoSuchFile,
    /// The numbers are fewer or more than the table has places.
    NumbersMissing,
    /// TeX has its limits.
    TooLargeForLatex {
        /// How many cells the table has.
        cells: u64,
        /// How many it may have.
        most: u64,
    },
    /// An SVG of differences: its scale has no signs.
    Signed,
    /// Programs that show SVG have their limits.
    TooLargeForSvg {
        /// How many places the plot has.
        places: u64,
        /// How many it may have.
        most: u64,
    },
    /// A drawing of too many pieces.
    TooManyPieces,
    /// A picture of nothing.
    NothingToPaint,
    /// The browser does not paint in a worker.
    NoPictures,
    /// The browser has no memory left.
    NoRoom,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchFile => write!(out, "There is no such file of this."),
            Self::NumbersMissing => write!(out, "The numbers do not fill the table; reload the page and try again."),
            Self::TooLargeForLatex { cells, most } => write!(
                out,
                "TeX cannot set a table of {cells} cells; {most} are about the most. Take CSV, which can be of any size, \
                 or choose a smaller N."
            ),
            Self::Signed => write!(
                out,
                "The scale of an SVG begins with 0, and differences have signs. Take PNG, which has the colours of the \
                 page, or CSV."
            ),
            Self::TooLargeForSvg { places, most } => write!(
                out,
                "Hardly a program could show an SVG of {places} places; {most} are the most. Take PNG, or CSV for the \
                 numbers."
            ),
            Self::TooManyPieces => write!(out, "This position has too many pieces to be drawn; choose a smaller one."),
            Self::NothingToPaint => write!(out, "There is nothing to paint here."),
            Self::NoPictures => {
                write!(out, "This browser cannot make pictures in the background. Take SVG, or CSV for the numbers.")
            }
            Self::NoRoom => write!(out, "The browser has no room for this file; choose a smaller N."),
        }
    }
}

impl std::error::Error for WhyNot {}
