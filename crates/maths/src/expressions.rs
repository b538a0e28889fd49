//! The language of formulas: text, tree and value. It knows no game, so a rim of a bar and a claim about positions are
//! written in the same language.
//!
//! # The language
//! A formula is a number or a truth value that depends on named numbers: the coordinates x, y, z, w, p of a position and the parameters k
//! and s of its ruleset. There are no loops and no definitions, so every evaluation ends. Blanks mean nothing, and a number directly before a
//! name or a bracket multiplies it: `2x` is `2·x`. The grammar begins with the operators that bind loosest:
//!
//! ```ebnf
//! formula     = either ;
//! either      = both   { ( "or" | "∨" | "||" ) both } ;
//! both        = claim  { ( "and" | "∧" | "&&" ) claim } ;
//! claim       = bits [ relation bits | ( "in" | "∈" ) set ] ;
//! relation    = "=" | "==" | "!=" | "≠" | "<" | "<=" | "≤" | ">" | ">=" | "≥" ;
//! bits        = nim-sum { "|" nim-sum } ;
//! nim-sum     = common  { ( "⊕" | "^" | "xor" ) common } ;
//! common      = shifted { "&" shifted } ;
//! shifted     = sum     { ( "<<" | ">>" ) sum } ;
//! sum         = product { ( "+" | "-" | "−" ) product } ;
//! product     = prefix  { ( "*" | "·" | "×" | "/" | "div" | "mod" | "%" ) prefix | factor } ;
//! factor      = atom that begins with a letter or a bracket, directly after digits ;
//! prefix      = ( "-" | "−" ) prefix
//!             | ( "not" | "¬" | "!" ) claim
//!             | "if" either "then" either "else" either
//!             | atom ;
//! atom        = digits | "x" | "y" | "z" | "w" | "p" | "k" | "s" | "a" | "b"
//!             | "(" either ")" | "⌊" either "⌋" | "⌈" either "⌉"
//!             | ( "floor" | "ceil" | "abs" ) "(" either ")"
//!             | ( "min" | "max" | "mex" ) "(" list ")" | "mex" "(" set ")"
//!             | "G" "(" either "," either "," either [ "," either ] ")" ;
//! set         = "{" list "}" ;
//! list        = either { "," either } ;
//! ```
//!
//! - Numbers are rationals; both parts must stay below [`Fraction::BOUND`]. `a / b` is a fraction, `a div b` is ⌊a/b⌋.
//!   `mod`, the operations on digits and `mex` need whole numbers, negative ones in two's complement.
//! - `and` and `&` (`or` and `|`) are one operation: digit by digit on numbers, logic on truth values. They differ in how
//!   tightly they bind, so that `x > 0 and y = 0` and `x & y = 0` both mean what they seem to.
//! - `G(x', y', z')` is the Grundy value of that position. A fourth number is the pass; without it the pass is that of this position.
//! - For Sharing Nim the positions are the normal forms (0, a, b): x is 0, y is a and z is b. There a and b can be written
//!   as well, so that `G(0, a, b)` is what it is in the paper; c, the third pile, means nothing in a normal form.
//!
//! - Own rules call their numbers by other letters. A formula about them may be written in these ([`Ruleset::formula`]); in its tree the
//!   first four numbers are x, y, z and w.
//!
//! [`Ruleset::formula`]: crate::games::Ruleset::formula
//!
//! # Parts
//! - [`Formula`] parses a text and writes the tree as text; a [`Mistake`] points at characters.
//! - [`Names`] gives the names of a formula their values. [`Number::value`] and [`Truth::value`] evaluate a tree under them, in
//!   exact [`Fraction`]s; a [`Fault`] says why there is no value.

mod compact;
mod dictionary;
mod evaluate;
mod fault;
mod fraction;
mod mistake;
mod operator;
mod parser;
mod parts;
mod replace;
mod token;
mod tree;
mod writing;

pub use dictionary::Dictionary;
pub(crate) use dictionary::with_letters;
pub use evaluate::Names;
pub use fault::Fault;
pub use fraction::Fraction;
pub(crate) use fraction::is_within;
pub use mistake::{Mistake, Reason};
pub use replace::Replace;
pub use tree::{Formula, Kind, Number, Operation, Relation, Selection, Truth, Variable};
