//! Sentences about the numbers 0, 1, 2, …, decided for all of them by automata.
//!
//! The language is that of [`expressions`](maths::expressions) with quantifiers around it:
//!
//! ```ebnf
//! sentence    = implied { ( "if and only if" | "iff" | "⇔" | "<=>" ) implied } ;
//! implied     = either [ ( "implies" | "⇒" | "=>" ) implied ] ;
//! either      = both { ( "or" | "∨" | "||" ) both } ;
//! both        = denied { ( "and" | "∧" | "&&" ) denied } ;
//! denied      = ( "not" | "¬" | "!" ) denied
//!             | ( "for all" | "∀" | "exists" | "∃" ) name { "," name } ":" sentence
//!             | "(" sentence ")"
//!             | formula that is true or false ;
//! ```
//!
//! A quantifier reaches as far as it can. The names are those of formulas. A sentence with a name that no quantifier introduces is
//! refused, unless a [`Scope`] gives the name a meaning.
//!
//! # The decidable part
//! Sums of multiples of numbers, compared; ⌊ ⌋, ⌈ ⌉, `mod`, `/`, `<<` and `>>` by constants; ⊕, `&` and `|` of whole numbers,
//! negative ones in two's complement; `min`, `max`, `mex`, `abs` and `if`. A product of two numbers that vary is not:
//! with it and quantifiers no procedure can decide all sentences. Nor is a division or a shift by a number that varies. Such a part is
//! refused with its place ([`Refusal`]).
//!
//! # From a formula to steps of a plan
//! A number becomes a list of `Form`s: sums of multiples of *tracks*, one for each case that its parts distinguish (`terms`). A part that
//! is no such sum gets a separate track: for ⌊a/3⌋ a number q with 0 ≤ a − 3q ≤ 2, for a ⊕ b a number r whose digits are those of a and b
//! added without carry (`bits`). Such a number exists once for each value of the names, so it may be sought (`there is`) where the atom
//! is compiled, even if the atom is under a "not". Tracks hold numbers of at least 0. If a part may be negative, both signs are cases.
//! For a negative number a the track holds −1 − a, whose digits are those of a in two's complement exchanged.

mod atoms;
mod bits;
mod form;
mod question;
mod reading;
mod refusal;
mod scanner;
mod scope;
mod sentence;
mod solutions;
mod terms;
#[cfg(test)]
mod tests;
mod truths;

pub use question::{Answer, Question};
pub use refusal::{Reason, Refusal, Undecidable, Why};
pub use scope::{Meaning, Scope, track_of};
pub use sentence::{Quantifier, Sentence};
pub use solutions::Solutions;
pub use truths::Compiler;
