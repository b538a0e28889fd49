//! Claims about all positions of a ruleset, proved or refuted by automata.
//!
//! # The statements
//! A claim describes the P-positions, or the Grundy values, by a formula. It is true of all positions if and only if two
//! statements hold, which speak of one move only (`kernel`, `values`):
//!
//! - of a set F, *the kernel*: (A) no option of a position of F is in F, and (B) every legal position outside F has an option
//!   in F;
//! - of a formula g: (A) no option of a position has its value, and (B) every smaller value is that of some option.
//!
//! Every game ends, so by induction along the moves a set with (A) and (B) is the set of P-positions, and a formula with (A) and (B) is
//! the Grundy value. The statements are made once from the rules, for every claim: of a bar from the positions of F, and from those on
//! the rim, to which a break that lowers y as well can lead (`bar`); of Sharing Nim from the relation of a position and its options
//! (`piles`); of own rules from their bounds and moves (`own`).
//!
//! # The smallest counterexample
//! A position *violates* the statements if (A) or (B) fails at it. The smallest position at which the claim is wrong is the
//! smallest violation. For let w be the smallest wrong position, in the order of [`Witness::size`](maths::games::Witness::size).
//! A break makes no coordinate larger and one of them smaller. A move between piles makes the last coordinate of the normal form smaller.
//! A pass leaves the coordinates and lowers p. So options are smaller than their position, and the claim is right at all options of w. If
//! w did not violate the statements, the claim would be right at w. Conversely, if a position violates the statements, the claim is wrong
//! at it or at an option; so no violation is smaller than w.
//!
//! # Grundy values in a formula
//! Grundy values that a formula asks for are replaced by known ones ([`KnownValues`](maths::claims::KnownValues)), and these are proved
//! in the same run (`grundy`). So a claim about some P-positions can be decided if a formula for all of them is known. A claim about the
//! positions of value 1 can be decided if there are formulas for the values 0 and 1.
//!
//! # Sentences
//! Some claims follow from a sentence with quantifiers ([`Assertion`](maths::claims::Assertion)), in which values are replaced in the
//! same way (`sentence`).
//!
//! # Sets without a formula
//! A set that is given by an automaton takes the place of one that a formula describes ([`SetProof`]). So a set that was learned from a
//! table is proved or refuted in the same way.
//!
//! # Heaps that split
//! Their values are proved to repeat for ever by other arguments ([`periods`]).
//!
//! # Claims that cannot be decided this way
//! Sharing Nim with more than three piles; own rules with more than four coordinates, or whose bounds name each other; values for which
//! there is no formula; and formulas that [`logic`](crate::automata::logic) refuses. [`NotDecidable`] names the reason.

mod bar;
mod cell;
mod coming_down;
mod defined;
mod evidence;
pub mod foundry;
pub mod general;
mod grundy;
mod kernel;
pub mod learning;
mod lowered;
mod names;
mod not_decidable;
mod own;
pub mod periods;
mod piles;
mod positions;
mod proof;
mod sentence;
mod sets;
pub mod shifts;
mod surroundings;
#[cfg(test)]
mod tests;
mod trees;
pub mod universal;
mod values;
mod verdict;
mod wanted;

pub use names::Numbers;
pub use not_decidable::NotDecidable;
pub use proof::Proof;
pub use sets::{Differing, SetProof, SetVerdict};
pub use surroundings::Surroundings;
pub use verdict::Verdict;
