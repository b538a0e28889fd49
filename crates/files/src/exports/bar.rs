//! The drawing of a position as a file: pieces, grooves labelled with the coordinate that a break leaves, and the bitter piece, blue and
//! marked with a cross. Piles of tokens are drawn the same way, without grooves.

mod drawn;
#[cfg(test)]
mod tests;
mod tikz;

pub use drawn::drawn;
pub use tikz::tikz;
