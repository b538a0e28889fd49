//! A ruleset and a formula for its P-positions, and the answer which theorem covers them.

use crate::theorems::cell::{Cell, Shape};
use crate::theorems::general::nim_sum::{NimSum, Numbers};
use crate::theorems::general::{Asking, Covered, file};
use maths::expressions::{Formula, Mistake, Truth};
use maths::games::{Problems, Ruleset, Witness};
use maths::values::Ratio;
use serde::{Deserialize, Serialize};

/// A ruleset, and a formula that is said to be true at its P-positions and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub(super) ruleset: Ruleset,
    /// As it was written.
    pub(super) written: Formula,
    /// With numbers in the place of k and s.
    pub(super) formula: Truth,
}

/// Why something is no template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The ruleset cannot be read: k = 0, say.
    Rules(Problems),
    /// The formula cannot be read.
    Formula(Mistake),
    /// The formula is a number, or asks for Grundy values.
    NoRule,
}

/// The answer to a template.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A theorem says it for this ruleset; and what is known of the other k of its class.
    Covered(Covered, Others),
    /// The formula is wrong, for this k or for another one of its class.
    Fails(Breaks),
    /// No theorem covers it.
    Open {
        /// The k of its class for which no counterexample was found, this one first; none if k is in no class.
        tried: Vec<u32>,
        /// The bound up to which none was found for this k.
        bound: u32,
    },
}

/// The results about the other k of a class, with the same formula and the same s.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Others {
    /// Theorems say it for every k of the class.
    Every,
    /// For this k it is wrong.
    Breaks(Breaks),
    /// For no k it was found wrong; for these no theorem says that it is right.
    Unknown(Vec<u32>),
    /// There are none: the rim is none with k and s, or k is a fraction.
    NoClass,
}

/// A place at which a template fails.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Breaks {
    /// k; none if the rules name none, or a fraction.
    pub k: Option<u32>,
    /// The smallest position at which the formula is wrong.
    pub at: Witness,
}

/// The number of k of a class that are tried, beyond those up to s + [`NEAR`].
const TRIED: usize = 5;

/// For k > s + 4 the conditions of the theorems depend on the class of k alone: s < k, and rim(2, 2) = 0 under misère play with a pass.
const NEAR: u32 = 4;

impl Template {
    /// A ruleset and a formula.
    ///
    /// # Errors
    /// When the formula is a number or asks for Grundy values.
    pub fn new(ruleset: Ruleset, formula: &Formula) -> Result<Self, Refused> {
        match formula.replaced(&Numbers::of(&ruleset)) {
            Formula::Truth(_) if formula.asks_for_values() => Err(Refused::NoRule),
            Formula::Truth(truth) => Ok(Self { ruleset, written: formula.clone(), formula: truth }),
            Formula::Number(_) => Err(Refused::NoRule),
        }
    }

    /// Reads both.
    ///
    /// # Errors
    /// When one of them cannot be read, or the formula is none that is true or false.
    pub fn read(ruleset: &str, formula: &str) -> Result<Self, Refused> {
        let ruleset = ruleset.parse().map_err(Refused::Rules)?;
        Self::new(ruleset, &formula.parse().map_err(Refused::Formula)?)
    }

    /// The theorem of which it is an instance, as far as that is seen without automata: if both say the same nim-sum or the same text.
    pub fn at_once(&self) -> Option<Covered> {
        Covered::of(&self.ruleset).filter(|covered| self.is_written_as(covered))
    }

    pub(super) fn is_written_as(&self, covered: &Covered) -> bool {
        let Some(Ok(Formula::Truth(rule))) = covered.formula().map(|text| text.parse()) else { return false };
        let is_same_sum = NimSum::of(&rule).is_some_and(|sum| NimSum::of(&self.formula) == Some(sum));
        is_same_sum || rule == self.formula
    }

    /// Which theorem covers it, or where it fails.
    pub fn answer(&self) -> Answer {
        let mut asking = Asking::new(self.clone());
        loop {
            if let Some(answer) = asking.advance(1 << 20) {
                return answer;
            }
        }
    }

    /// A file with a proof for this ruleset alone, which Rocq accepts; none if none was found.
    pub fn certified(&self) -> Option<String> {
        file::certified(&self.ruleset, &Formula::Truth(self.formula.clone()))
    }

    /// k, also of a rim that was typed; none if the rim has none, or a fraction.
    pub(super) fn k(&self) -> Option<u32> {
        let of_cell = || Cell::of(&self.ruleset).map(|cell| cell.k);
        self.ruleset.rules.k().map_or_else(of_cell, Ratio::as_whole)
    }

    pub(super) fn breaks(&self, at: Witness) -> Breaks {
        Breaks { k: self.k(), at }
    }

    /// The template with other k of the class of this k: the smallest ones. If a theorem covers the template, they include all k for
    /// which the class alone may not show this. Empty if the rim is not one with k and s, or k is a fraction.
    pub(super) fn class(&self, is_covered: bool) -> Vec<Self> {
        let Some((own, class)) = Cell::of(&self.ruleset).map(|own| (own, Class::of(&own))) else { return Vec::new() };
        let near = if is_covered { own.s.saturating_add(NEAR) } else { 0 };
        let count = class.members().take_while(|k| *k <= near).count() + TRIED;
        let others = class.members().take(count).filter(|k| *k != own.k);
        let with_k = |k| Self::new(Cell { k, ..own }.ruleset()?, &self.written).ok();
        others.filter_map(with_k).collect()
    }

    /// The bound of the search for counterexamples: beyond the first ones, (2m, 1, 2m + 1) for k = 4m + 1, say.
    pub(super) fn bound(&self) -> u32 {
        let of_k = self.ruleset.rules.k().map_or(0, |k| k.numerator());
        let (k, s) = Cell::of(&self.ruleset).map_or((of_k, 0), |cell| (cell.k, cell.s));
        k.saturating_add(s).saturating_add(16).clamp(24, 96)
    }
}

/// A residue class of k: those of triangles modulo 4, those of stair bars modulo 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Class {
    /// 4 or 2.
    pub modulus: u32,
    /// Below the modulus.
    pub residue: u32,
}

impl Class {
    /// The class of the k of a cell.
    pub fn of(cell: &Cell) -> Self {
        let modulus = match cell.shape {
            Shape::Triangle => 4,
            Shape::Step => 2,
        };
        Self { modulus, residue: cell.k % modulus }
    }

    /// The k of the class, from the smallest positive one on.
    pub fn members(self) -> impl Iterator<Item = u32> {
        (1..).filter(move |k| k % self.modulus == self.residue)
    }
}
