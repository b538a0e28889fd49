//! The statements of the papers, in a form that a program can compare with tables.
//!
//! A [`Theorem`] tells the outcome of a position by a formula, and its [`Reason`] shows the formula at work:
//!
//! ```
//! use maths::claims::Reason;
//! use maths::claims::Theorem;
//! use maths::games::Game;
//! let game: Game = "triangle:k=3:7,4,7".parse()?;
//! let theorem = Theorem::covering(&game.ruleset()).ok_or("no theorem")?;
//! let reason = theorem.reason(&game).ok_or("no reason")?;
//! let Reason::Digits(digits) = reason else { return Err("no digits".into()) };
//! // 7 ⊕ 4 ⊕ 7 = 4, and y has a one in its leading column: y = 0 makes it 0.
//! assert_eq!(digits.sum.value, 4);
//! assert_eq!(digits.step.map(|step| step.to.xyz()), Some([7, 0, 7]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Claim`] is a statement that can be checked over a box of positions, proved or not. A [`Run`] checks it in slices and ends in a
//! [`Verdict`], or lists all [`Counterexamples`]. Its [`Statement`] is the claim as a formula, if there is one. Its [`Assertion`] is a
//! sentence with quantifiers that the claim follows from. [`KnownValues`] are formulas for the Grundy values of a ruleset.
//!
//! Papers are named by the keys `triangular`, `sharing`, `pass`, `variants` and `misere`.

mod assertion;
mod assumption;
mod check;
mod claim;
mod claimed;
mod counterexamples;
mod descent;
mod digits;
pub mod fair;
mod known_values;
mod numbered;
mod ones;
mod paper;
mod parameters;
mod piles;
mod proved_for;
mod reason;
mod record;
mod reference;
mod run;
mod shift;
mod stated_for;
mod statement;
mod strategy;
mod theorem;
mod verdict;

pub use assertion::Assertion;
pub use assumption::Assumption;
pub use claim::{Claim, Counted, Kind, Looked, Refutes, id_in_address};
pub use claimed::Claimed;
pub use counterexamples::{Counterexample, Counterexamples, Each, End};
pub use digits::{Digits, Step, Term, Way, partner};
pub use known_values::KnownValues;
pub use numbered::{Mistake as NumberedMistake, Numbered, Shown, Sort, Space, ValueTable, WhyNoEntry};
pub use ones::{OneForm, Ones};
pub use paper::Paper;
pub use parameters::{Parameter, Parameters, WrongParameter};
pub use piles::{Piles, Power, Sharing};
pub use proved_for::ProvedFor;
pub use reason::Reason;
pub use record::{Checks, Record, Stamp, Word, WrongRecord};
pub use reference::Reference;
pub use run::Run;
pub use shift::{is_apart, shift_of};
pub use stated_for::StatedFor;
pub use statement::Statement;
pub use strategy::{
    Argument, Candidate, Case, Column, Fact, Gap, Kind as OptionKind, Level, Says, Stage, Strategy, Trace,
};
pub use theorem::Theorem;
pub use verdict::{Checked, Finding, Verdict};
