//! From a formula to a theorem for every k. A [`Template`] is a ruleset and a formula for its P-positions. The answer is the theorem of
//! the folder `proofs` that covers it, or a position at which the formula fails.
//!
//! # Covered templates
//! A theorem for all parameters gives the rule of a bar ([`Covered`]); `rule` has those of the rims ⌊(x + z + s)/k⌋ and ⌊(z + s)/k⌋,
//! `rims` those of other rims. A formula is an instance of the theorem if it is true at the same positions. That is seen at once if both
//! are the same nim-sum; otherwise automata decide it, for all positions of this bar.
//!
//! # The other k of the class
//! k is one of a residue class: modulo 4 for triangles, modulo 2 for stair bars. The same formula is tried for other k of the class, with
//! the same s: for the smallest, and for all up to which the conditions of a theorem depend on more than the class. A k at which it fails
//! is named with the smallest counterexample, so a formula that holds for three k and fails for the fourth is not called a theorem for
//! all of them.
//!
//! # Templates that no theorem covers
//! If no counterexample is found either, the answer is [`Answer::Open`]. A certificate for this one bar may be found, as a file that Rocq
//! checks (`file`).

mod asking;
mod file;
mod nim_sum;
mod rims;
mod rule;
mod template;
#[cfg(test)]
mod tests;
mod theorem;

pub use asking::Asking;
pub use rims::{Orbit, Slope, sporadic};
pub use rule::Rule;
pub use template::{Answer, Breaks, Class, Others, Refused, Template};
pub use theorem::{General, Stated};

use crate::theorems::cell::Cell;
use maths::games::{Rules, Ruleset};
use rims::Late;

/// A bar, or Sharing Nim, whose P-positions a theorem for all parameters says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Covered {
    /// The rim is ⌊(x + z + s)/k⌋ or ⌊(z + s)/k⌋.
    Cell(Rule),
    /// The bar is flat first, and then one of those that other theorems are about.
    Late(Late),
    /// The rim is ⌊(ax + az + c)/d⌋ with the numbers of the infinite family.
    Slope(Slope),
    /// The rim is ⌊(ax + bz + c)/d⌋, and its orbit is closed.
    Orbit(Orbit),
    /// Sharing Nim with three piles.
    Sharing,
}

impl Covered {
    /// The theorem that says the rule of a bar, if one does.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let cell = || Cell::of(ruleset).and_then(Rule::of).map(Self::Cell);
        let is_plain = !ruleset.misere && !ruleset.pass;
        let plain = || {
            if ruleset.rules == Rules::SHARING {
                return Some(Self::Sharing);
            }
            let bar = ruleset.rules.bar()?;
            let late = || Late::of(bar).map(Self::Late);
            let slope = || Slope::of(bar).map(Self::Slope);
            late().or_else(slope).or_else(|| Orbit::of(bar).map(Self::Orbit))
        };
        cell().or_else(|| is_plain.then(plain).flatten())
    }

    /// The theorem.
    pub fn theorem(&self) -> General {
        match self {
            Self::Cell(rule) => rule.theorem,
            Self::Late(late) => late.theorem(),
            Self::Slope(_) => General::Slopes,
            Self::Orbit(_) => General::Orbit,
            Self::Sharing => General::Sharing,
        }
    }

    /// The theorem by which misère play follows from it.
    pub fn misere(&self) -> Option<General> {
        match self {
            Self::Cell(rule) => rule.misere(),
            Self::Late(_) | Self::Slope(_) | Self::Orbit(_) | Self::Sharing => None,
        }
    }

    /// c, if the rule is that the nim-sum of x + c, y and z + c is 0, without exceptions.
    pub fn shift(&self) -> Option<i32> {
        match self {
            Self::Cell(_) | Self::Sharing => None,
            Self::Late(late) => Some(-late.begin),
            Self::Slope(_) | Self::Orbit(_) => Some(0),
        }
    }

    /// The rule as a formula, with its exceptions. None of Sharing Nim, whose rule is about powers of 4.
    pub fn formula(&self) -> Option<String> {
        match self {
            Self::Cell(rule) => Some(rule.formula()),
            Self::Late(late) => Some(nim_sum::written(-late.begin, 0)),
            Self::Slope(_) | Self::Orbit(_) => Some(nim_sum::written(0, 0)),
            Self::Sharing => None,
        }
    }
}
