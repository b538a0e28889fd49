//! Claims about all positions of a bar, proved or refuted by automata.
//!
//! # The statements
//! A claim describes the P-positions, or the Grundy values, by a formula. It is true of all positions if and only if two
//! statements hold, which speak of one move only (`kernel`, `values`):
//!
//! - of a set F, *the kernel*: (A) no option of a position of F is in F, and (B) every legal position outside F has an option
//!   in F;
//! - of a formula g: (A) no option of a position has its value, and (B) every smaller value is that of some option.
//!
//! Every game ends, so by induction along the moves a set with (A) and (B) is the set of P-positions, and a formula with (A)
//! and (B) is the Grundy value. The statements are made once from the rules of a bar, for every claim: from the
//! positions of F, and from those on the rim, to which a cut that lowers y as well can lead (`bar`).
//!
//! # The smallest counterexample
//! A position *violates* the statements if (A) or (B) fails at it. The smallest position at which the claim is wrong is the
//! smallest violation. For let w be the smallest wrong position, in the order of [`Witness::size`](crate::games::Witness::size).
//! A cut makes no coordinate larger and one of them smaller, and a pass leaves the coordinates and lowers p, so options are
//! smaller than their position. So the claim is right at all options of w, and if w did not violate the statements,
//! the claim would be right at w. Conversely, where a position violates the statements, the claim is wrong there or at an
//! option; so no violation is smaller than w.
//!
//! # What cannot be decided this way
//! Sharing Nim, whose moves compare two piles; what is said only of the P-positions or with Grundy values; and formulas that
//! [`logic`](crate::logic) refuses. [`NotDecidable`] says which.

mod bar;
mod evidence;
mod kernel;
mod not_decidable;
mod proof;
#[cfg(test)]
mod tests;
mod values;
mod verdict;

pub use not_decidable::NotDecidable;
pub use proof::Proof;
pub use verdict::Verdict;
