//! The drawing of a position as a file: pieces, grooves labelled with the coordinate that a break leaves, and the bitter piece, blue and
//! marked with a cross. Piles of tokens are drawn the same way, without grooves.

mod svg;
#[cfg(test)]
mod tests;
mod tikz;

pub(in crate::exports) use svg::inside;
pub use svg::svg;
pub use tikz::tikz;
