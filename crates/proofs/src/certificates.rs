//! Proofs that can be checked without the program that found them.
//!
//! # Claims that have a certificate
//! A certificate proves that a set is the set of P-positions of a bar, for all x, y, z. The set has all legal positions with
//! (x + i) ⊕ (y + j) ⊕ (z + l) = 0, in two's complement, on a bar whose rim is ⌊(a·x + b·z + c)/d⌋ or has no bound, under normal play.
//! With a pass the nim-sum is (x + i) ⊕ (y + j) ⊕ (z + l) ⊕ p, and (0, 0, 0, 1), where there is no move, is in the set as well. Theorem
//! 7.3 and Conjecture 8.1 of `triangular` are of this kind for every k, and Theorem 4.1 of `pass`. Values are certified if they follow
//! from such a set ([`BarClaim::of`]), as in Corollary 3.1 of `pass`.
//!
//! Or the set has all legal positions whose binary digits an automaton accepts ([`BarClaim::of_automata`]). The automaton, which was
//! learned, is a part of the claim. So P-positions have a certificate even if no formula is known.
//!
//! Such claims are [`BarClaim`]s. An [`OwnClaim`] is about own rules of one to four numbers without bounds. A move lowers some numbers, each
//! or several alike, by an amount in a range that is the same at all positions. The set has all positions of nim-sum 0, or all that an
//! automaton accepts. Claims about misère play are not certified.
//!
//! # Form of a certificate
//! The claim follows from a few statements (`statement`): (A) no option of a position of the set is in the set, once for each of the five
//! ways in which a break can lower coordinates; and (B) every legal position outside has an option in the set. With a pass there are
//! more, for each part of the set. The checker makes them from the claim; they are not read from the certificate. Each has the form
//!
//! > for all integers v: if hypothesis(v), then there are integers w with goal₁(v, w), or with goal₂(v, w), …
//!
//! Hypotheses and goals are conditions *c·v ≥ a*, *the nim-sum of some coordinates is 0* and *the automaton accepts some coordinates*.
//! (A) has no goal, so it states that no v satisfies the hypothesis.
//!
//! A certificate has a table of *entries* for each statement. An entry has a state of the hypothesis, or `*` if the hypothesis
//! is no longer needed; a list of *witnesses*, which are states of goals; and the number of the next entry for each letter, which is
//! one binary digit of every coordinate of v. The first letter has the signs, then come the digits from the most significant one on.
//!
//! # The check, and why it is enough
//! For each entry and each letter that the hypothesis allows: the next entry has the state of the hypothesis after the letter, or
//! `*`; and each of its witnesses is the state after the letter, with some digits of w, of a witness of this entry. For each
//! entry but the first: if the hypothesis holds in its state (`*` always does), the goal of some witness holds in its.
//!
//! Let v satisfy the hypothesis. Its digits lead from the first entry to some entry, in which the hypothesis holds. So
//! some goal holds in the state of a witness of this entry. That witness has a predecessor in the entry before, with digits of w, and so on
//! back to the first entry: these digits make integers w for which the goal holds. The tables need not have
//! all witnesses, only enough of them; that makes certificates short.
//!
//! # Parts
//! - `acceptor`, `claim`, `condition`, `statement`, `table` and [`check()`] are what has to be trusted of a claim about a bar, at most 600
//!   lines; `own` has the statements of claims about own rules, and `kinds` joins both. They use nothing else of this program
//!   (`tests::trusted` holds both). The text of a claim says what is certified; `reading` and `reading_own` make a claim of a formula and a
//!   ruleset, `learned` and `reading_own` of automata and a ruleset.
//! - `document` is a certificate with the claim it is about, as a file has it; `text` writes and `reader` reads both. The claim that was
//!   read is shown with the verdict, and the checker makes its statements from it.
//! - `find` looks for certificates, and `shorten` makes them short. The checker finds their mistakes.
//! - `proofs/`, outside of this crate, has the same statements and the same checker in Rocq (Coq). A proof there shows that every claim
//!   which this checker accepts is true by the rules of the games. `./dev prove` runs it.

mod acceptor;
mod check;
mod claim;
mod condition;
mod document;
mod find;
mod kinds;
mod learned;
mod own;
mod pairs;
mod progress;
mod reader;
mod reading;
mod reading_own;
mod rocq;
mod rocq_own;
mod rocq_terms;
mod shorten;
mod statement;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use acceptor::Acceptor;
pub use check::{Checking, Fault, check};
pub use claim::{BarClaim, Members, Rim};
pub use document::{About, Document};
pub use find::{Finding, NotFound, find};
pub use kinds::{Claim, Stated, Statements};
pub use own::{Lowered, OwnClaim, OwnMembers};
pub use reader::{Reader, Unreadable};
pub(crate) use reading::{linear, rim};
pub use rocq::rocq;
pub use table::Certificate;
