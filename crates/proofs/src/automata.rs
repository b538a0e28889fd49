//! Automata that decide which tuples of numbers 0, 1, 2, … are in a set. The room knows no game, and formulas only in
//! [`logic`], which decides sentences about all numbers.
//!
//! # Input of an automaton
//! A tuple has a number for each [`Track`], at most [`Tracks::MOST`] of them. It is read as a word of *letters*: a letter has
//! one binary digit of every number, bit i of the letter for track i of the automaton.
//!
//! ```text
//!            most significant first →        (x, y, z) = (6, 1, 3)
//!   x = 6    1  1  0
//!   y = 1    0  0  1        letters x + 2y + 4z:  1, 5, 6
//!   z = 3    0  1  1
//! ```
//!
//! Zero letters may stand before the most significant digit, and they change nothing: every construction here keeps that
//! invariant, which is called *padding*. An automaton reads all words in one [`DigitOrder`]; both orders have the same
//! operations, and which one needs fewer states depends on the set.
//!
//! # Operations
//! A [`Plan`] is a list of [`Step`]s without loops: sums of numbers compared with a constant ([`Linear`]), relations that hold
//! for every digit ([`DigitRelation`]), powers of two, Boolean connectives, and quantifiers over one number. A [`Run`] carries
//! the steps out in slices, so it can be cancelled between any two, and stops at a [`Budget`]. After each step the automaton is
//! minimal, and its states are numbered in the order in which they are reached: two automata of the same set are equal.
//!
//! # Parts
//! - [`Automaton`]: dense tables, one successor for every state and letter.
//! - `explore`: states that are found on the fly become numbers; `combine`, `linear`, `relation` and `quantify` say what the
//!   states are. Subsets are never built for states that are not reached.
//! - `subset`: sets of states as lists of words, each set in one way only; `interner` gives every list its number.
//! - `minimise`: Hopcroft's partition refinement.
//! - [`Given`]: a set whose tables come from elsewhere, with its automaton in the other order.
//! - `witness`: the shortest word, and the smallest tuple.
//! - [`picture`]: the contents of a set of positions, seen from any distance, and the nearest positions of the set.

mod automaton;
mod budget;
mod combine;
mod explore;
mod few;
mod found;
mod given;
mod interner;
mod linear;
pub mod logic;
mod minimise;
mod order;
pub mod picture;
mod plan;
mod quantify;
mod race;
mod relation;
mod run;
mod subset;
#[cfg(test)]
mod tests;
mod text;
mod track;
mod witness;

pub use automaton::{Automaton, State};
pub use budget::{Budget, Stopped};
pub use combine::Connective;
pub use few::sort_few;
pub use given::Given;
pub use linear::{Linear, TooLarge};
pub use order::DigitOrder;
pub use plan::{Plan, Step, StepId, TooManyTracks};
pub use quantify::Bound;
pub use race::Race;
pub use relation::DigitRelation;
pub use run::Run;
pub use track::{Track, Tracks};
pub use witness::NumbersTooLong;
