//! Formulas tested on positions: a formula in the language of [`expressions`](crate::expressions) is compiled and compared
//! with the P-positions or the Grundy values of a box.
//!
//! # From text to verdict
//! - [`Formula`](crate::expressions::Formula) parses the text and writes the tree; a
//!   [`Mistake`](crate::expressions::Mistake) points at characters.
//! - [`Interpreter`] evaluates the tree at one position: the judge of compiled programs, and the source of the reason where a
//!   formula has no value.
//! - [`Program`] is the same compiled, for a [`Block`] of positions at a time.
//! - [`Comparison`] goes through a box of positions in slices and ends in a [`Verdict`].
//! - [`ValueCollector`] does so for a number, and ends in the values that it takes at the P-positions.

mod block;
mod cannot_compare;
mod collected;
mod collector;
mod comparison;
mod compile;
mod interpreter;
mod known_values;
mod line;
mod own;
mod program;
pub mod search;
mod shells;
mod source;
mod stack;
mod step;
mod verdict;
mod walk;

pub use block::Block;
pub use cannot_compare::CannotCompare;
pub use collected::{CollectedValues, Taken};
pub use collector::{Layers, ValueCollector};
pub use comparison::{Comparison, Subject};
pub use interpreter::Interpreter;
pub use known_values::KnownValues;
pub(crate) use line::Line;
pub use own::MOST as MOST_COORDINATES;
pub use program::Program;
pub(crate) use source::Source;
pub use verdict::{FormulaValue, Verdict};
pub use walk::Phase;
pub(crate) use walk::{End, Walk};

#[cfg(test)]
mod tests;
