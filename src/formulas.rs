//! Formulas that a person writes down, and how they are held against positions.
//!
//! # The language
//! A formula is a number or a truth value for each position (x, y, z, p) of a ruleset with the parameters k and s. There are
//! no loops and no definitions, so every formula ends. Blanks mean nothing. From what binds loosest to what binds tightest:
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
//! product     = prefix  { ( "*" | "·" | "×" | "/" | "div" | "mod" | "%" ) prefix } ;
//! prefix      = ( "-" | "−" ) prefix
//!             | ( "not" | "¬" | "!" ) claim
//!             | "if" either "then" either "else" either
//!             | atom ;
//! atom        = digits | "x" | "y" | "z" | "p" | "k" | "s" | "a" | "b"
//!             | "(" either ")" | "⌊" either "⌋" | "⌈" either "⌉"
//!             | ( "floor" | "ceil" | "abs" ) "(" either ")"
//!             | ( "min" | "max" | "mex" ) "(" list ")" | "mex" "(" set ")"
//!             | "G" "(" either "," either "," either [ "," either ] ")" ;
//! set         = "{" list "}" ;
//! list        = either { "," either } ;
//! ```
//!
//! - Numbers are rationals; both parts must stay below [`Fraction::BOUND`]. `a / b` is a fraction, `a div b` is ⌊a/b⌋.
//!   `mod`, the operations on digits and `mex` want whole numbers, negative ones in two's complement.
//! - `and` and `&` (`or` and `|`) are one operation: digit by digit on numbers, logic on truth values. They differ in how
//!   tightly they bind, so that `x > 0 and y = 0` and `x & y = 0` both mean what they seem to.
//! - `G(x', y', z')` is the Grundy value of that position, with the pass as it is here unless a fourth number says.
//! - For Sharing Nim the positions are the normal forms (0, a, b): x is 0, y is a and z is b. There a and b can be written
//!   as well, so that `G(0, a, b)` is what it is in the paper; c, the third pile, means nothing in a normal form.
//!
//! # From text to verdict
//! - [`Formula`] reads the text and writes the tree; a [`Mistake`] points at characters.
//! - [`Interpreter`] follows the tree at one position: the judge, and the one who says where a formula is undefined.
//! - [`Program`] is the same compiled, for a [`Block`] of positions at a time.
//! - [`Holding`] goes through a box of positions in slices and ends in a [`Verdict`].
//! - [`Gathering`] does so for a number, and ends in the values that it takes at the P-positions.

mod block;
mod cannot_hold;
mod compile;
mod fault;
mod fraction;
mod gathered;
mod gathering;
mod holding;
mod interpreter;
mod mistake;
mod operator;
mod parser;
mod parts;
mod program;
mod shells;
mod source;
mod stack;
mod token;
mod tree;
mod verdict;
mod walk;
mod writing;

pub use block::Block;
pub use cannot_hold::CannotHold;
pub use fault::Fault;
pub use fraction::Fraction;
pub use gathered::Gathered;
pub use gathered::Taken;
pub use gathering::Gathering;
pub use gathering::Layers;
pub use holding::Holding;
pub use holding::Phase;
pub use holding::Subject;
pub use interpreter::Interpreter;
pub use mistake::Mistake;
pub use mistake::Reason;
pub use program::Program;
pub use tree::Formula;
pub use tree::Kind;
pub use tree::Number;
pub use tree::Operation;
pub use tree::Relation;
pub use tree::Selection;
pub use tree::Truth;
pub use tree::Variable;
pub use verdict::Told;
pub use verdict::Verdict;

#[cfg(test)]
mod tests;
