//! Many rules are tried one after the other: automata of their P-positions are learned, proved and kept.
//!
//! # From a grammar to theorems
//! 1. A [`Grammar`] is a text that describes many bars and own rules: a rim with letters in it, and the numbers that each letter may be;
//!    or clauses with choices in them. [`Rules`] lists them in a fixed order. Bars with the same rim over a small box, or with the mirror
//!    image of it, are listed once. So are own rules that differ in the names of coordinates or the order of clauses. Own rules that are
//!    those of a bar are that bar.
//! 2. A [`Forge`] takes one [`Candidate`], learns the automaton of its positions and proves it ([`learning`](crate::theorems::learning)),
//!    within fixed limits of states and not of time, so that every machine comes to the same [`Outcome`].
//! 3. A nim-sum with shifted coordinates is looked for that is true at the same positions; it is kept if it is proved (`fitting`).
//! 4. [`Collection`] drops known sets: a set whose minimal automata are those of another one after x, y and z are renamed. The rules of
//!    the papers come first, so rules with the same set as a rule of the papers are dropped as well. A set that follows from normal play
//!    by a general theorem is dropped, too ([`Fate::Corollary`]).
//! 5. The rest is sorted by [`Interest`], and what is known of each rule is its [`Dossier`].
//!
//! 6. Theorems are shown by families, and rules that differ in one number are fitted together (`fits`).
//!
//! # One question about many rules
//! A [`Grid`] is a grammar with one letter or two; [`Grid::answer`] answers a [`CellQuestion`] about each choice of their numbers.
//!
//! # The proof of a dossier
//! A dossier has the automata themselves. [`Dossier::check`] proves from these, without learning anything, that they decide the
//! P-positions: no option of a position in the set is in it, and every other position has an option in it. So the automata are the
//! certificate.

mod automaton_text;
mod bars;
mod candidate;
mod collection;
mod dossier;
mod families;
mod fits;
mod fitting;
mod forge;
mod grammar;
mod grid;
mod interest;
mod kept;
mod known;
mod lines;
mod mistake;
mod numbers;
mod own_rules;
mod own_template;
mod renamed;
mod rim_template;
mod rules;
mod simplify;
mod sweeping;
mod template;
#[cfg(test)]
mod tests;

pub use automaton_text::AutomatonText;
pub use candidate::Candidate;
pub use collection::{Collection, Fate};
pub use dossier::Dossier;
pub use families::{Family, Member, families, twin_theorem};
pub use fits::{Fit, Level, fits};
pub use forge::{Forge, Outcome, Stop};
pub use grammar::Grammar;
pub use grid::{Grid, NoGrid};
pub use interest::Interest;
pub use kept::Kept;
pub use known::known;
pub use mistake::{GrammarMistake, GrammarReason};
pub use rules::{Counts, Rules};
pub use sweeping::{CellAnswer, CellQuestion};
