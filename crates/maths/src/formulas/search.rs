//! A search for formulas: of all formulas with few names and numbers, it finds those for the P-positions of a ruleset, or for its Grundy
//! values.
//!
//! # Searched formulas
//! *Sides* are made of coordinates, parameters, 0, 1, 2 and, on request, G of smaller positions, by +, −, ⊕, `min`, `max`, and ⌊a/2⌋,
//! a mod 2, ⌊a/k⌋, a mod k. For own rules the numbers that they name take the place of the parameters, and for some numbers m there are
//! ⌊a/m⌋, a mod m and m·a (`Named`). The length of a side is the number of its names and numbers: (z + s) ⊕ y has three. For P-positions
//! every *a = b* of two sides is tried, which includes every *a ⊕ b = 0*; for values every *a*, *a ⊕ b*, *a + b* and *a − b*, and some of
//! these joined with one more.
//!
//! # Method
//! - `Sample`: a few positions of a small table, among them the smallest ones, at which a formula may be wrong: those are its exceptions.
//! - `Bank`: every side by its numbers at the sample. Of two sides with the same numbers only the first is kept, which is the shortest. So
//!   a statement about all sides is a statement about their numbers at the sample.
//! - Two sides meet in the middle: a = b at the P-positions of the sample, or b = a ⊕ G, is looked up by a hash. So the search finds
//!   formulas that are twice as long as the sides.
//! - `Trial`: each formula that agrees with the sample is compiled, with its exceptions, and compared with larger and larger boxes.
//! - [`Search`] does all this in slices; findings and a [`Summary`] can be read between any two.
//!
//! All random choices are the same every time, and slices of any size lead to the same findings.

mod bank;
mod candidate;
mod finding;
mod index;
mod known;
mod leaves;
mod levels;
mod matches;
mod named;
mod question;
mod sample;
mod searching;
mod small_box;
mod trial;
mod wording;

pub use finding::{End, Exception, Finding, Summary};
pub use question::{Question, Target};
pub use searching::Search;

#[cfg(test)]
mod tests;
