//! Why there is no file.

use serde::{Deserialize, Serialize};

/// The reason, as data: the page says it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum WhyNot {
    /// Nothing of this kind is written so; no button of the page asks for it.
    NoSuchFile,
    /// The numbers are fewer or more than the table has places.
    NumbersMissing,
    /// TeX has its limits.
    TooLargeForLatex {
        /// The number of cells of the table.
        cells: u64,
        /// The largest number of cells that it may have.
        most: u64,
    },
    /// An SVG of differences: its scale has no signs.
    Signed,
    /// Programs that show SVG have their limits.
    TooLargeForSvg {
        /// The number of places of the plot.
        places: u64,
        /// The largest number of places that it may have.
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
