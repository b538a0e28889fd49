//! A ruleset and a formula for its P-positions, and the answer which theorem covers them.

use crate::automata::{Budget, DigitOrder};
use crate::theorems::general::nim_sum::{NimSum, Numbers};
use crate::theorems::general::{Covered, file};
use crate::theorems::shifts::{Cell, Shape};
use crate::theorems::{Proof, Verdict};
use maths::expressions::{Formula, Mistake, Truth};
use maths::formulas::{self, Comparison, Subject};
use maths::games::{Problems, Ruleset, Witness};
use maths::solver::Plan;
use maths::values::Ratio;

/// A ruleset, and a formula that is said to be true at its P-positions and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    ruleset: Ruleset,
    /// As it was written.
    written: Formula,
    /// With numbers in the place of k and s.
    formula: Truth,
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

/// What is known of a template.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A theorem says it for this ruleset. If the same formula is wrong for another k of the class, the first such k is named.
    Covered(Covered, Option<Breaks>),
    /// It is wrong, for this k or for another one of its class.
    Fails(Breaks),
    /// No theorem covers it.
    Open {
        /// The k of its class for which no counterexample was found, this one first; none if k is in no class.
        tried: Vec<u32>,
        /// The bound up to which none was found for this k.
        bound: u32,
        /// A file with a proof for this ruleset alone, which Rocq accepts; none if none was found.
        file: Option<String>,
    },
}

/// Where a template fails.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Breaks {
    /// k; none if the rules name none.
    pub k: Option<Ratio>,
    /// The smallest position at which the formula is wrong.
    pub at: Witness,
}

/// How many k of a class are tried.
const TRIED: usize = 5;

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

    fn is_written_as(&self, covered: &Covered) -> bool {
        let Some(Ok(Formula::Truth(rule))) = covered.formula().map(|text| text.parse()) else { return false };
        let is_same_sum = NimSum::of(&rule).is_some_and(|sum| NimSum::of(&self.formula) == Some(sum));
        is_same_sum || rule == self.formula
    }

    /// Which theorem covers it, or where it fails.
    pub fn answer(&self) -> Answer {
        let bound = bound(&self.ruleset);
        let covered = match Covered::of(&self.ruleset) {
            Some(covered) if self.is_written_as(&covered) => Some(covered),
            // There is one set of P-positions, so a formula that is proved says the same as the theorem.
            Some(covered) => match self.decided() {
                Some(Err(at)) => return Answer::Fails(self.breaks(at)),
                Some(Ok(())) => Some(covered),
                None => None,
            },
            None => None,
        };
        if covered.is_none()
            && let Some(at) = self.counterexample(bound)
        {
            return Answer::Fails(self.breaks(at));
        }
        let others = self.class();
        let fails = others.iter().find_map(|other| Some(other.breaks(other.counterexample_if_open()?)));
        match (covered, fails) {
            (Some(covered), fails) => Answer::Covered(covered, fails),
            (None, Some(fails)) => Answer::Fails(fails),
            (None, None) => {
                let own = self.k().and_then(Ratio::as_whole);
                let tried = own.into_iter().chain(others.iter().filter_map(|other| other.k()?.as_whole()));
                let file = file::certified(&self.ruleset, &Formula::Truth(self.formula.clone()));
                Answer::Open { tried: tried.collect(), bound, file }
            }
        }
    }

    /// Whether automata prove it for all positions, or where it is wrong; none if they cannot decide it.
    fn decided(&self) -> Option<Result<(), Witness>> {
        let formula = Formula::Truth(self.formula.clone());
        let proof = Proof::new(formula, Subject::PPositions, self.ruleset, &DigitOrder::ALL, Budget::USUAL);
        match proof.ok()?.finish() {
            Verdict::Proved { .. } => Some(Ok(())),
            Verdict::Refuted { at, .. } => Some(Err(at)),
            Verdict::RefutedBeyond { .. } | Verdict::NotDecidable(_) | Verdict::Stopped(_) => None,
        }
    }

    fn counterexample_if_open(&self) -> Option<Witness> {
        if self.at_once().is_some() { None } else { self.counterexample(bound(&self.ruleset)) }
    }

    /// The smallest position with coordinates up to a bound at which the formula is wrong.
    fn counterexample(&self, bound: u32) -> Option<Witness> {
        let formula = Formula::Truth(self.formula.clone());
        let comparison = Comparison::new(formula, Subject::PPositions, self.ruleset, bound, Plan::BOUND, u64::MAX);
        let mut comparison = comparison.ok()?;
        loop {
            match comparison.advance(1 << 20).ok()? {
                None => (),
                Some(formulas::Verdict::Refuted { at, .. } | formulas::Verdict::Undefined { at, .. }) => {
                    return Some(at);
                }
                Some(formulas::Verdict::Holds { .. } | formulas::Verdict::Stopped { .. }) => return None,
            }
        }
    }

    /// k, also of a rim that was typed; none if the rim has none.
    fn k(&self) -> Option<Ratio> {
        let of_cell = || Cell::of(&self.ruleset).and_then(|cell| Ratio::whole(cell.k).ok());
        self.ruleset.rules.k().or_else(of_cell)
    }

    fn breaks(&self, at: Witness) -> Breaks {
        Breaks { k: self.k(), at }
    }

    /// The template with the smallest k of the class of this k, without itself; none if the rim is not one with k and s, or k is a fraction.
    fn class(&self) -> Vec<Self> {
        let Some(own) = Cell::of(&self.ruleset) else { return Vec::new() };
        let modulus = match own.shape {
            Shape::Triangle => 4,
            Shape::Step => 2,
        };
        let least = (own.k + modulus - 1) % modulus + 1;
        let others = (least..).step_by(modulus as usize).filter(|k| *k != own.k).take(TRIED);
        let with_k = |k| Self::new(Cell { k, ..own }.ruleset()?, &self.written).ok();
        others.filter_map(with_k).collect()
    }
}

/// How far counterexamples are looked for: beyond the first ones, (2m, 1, 2m + 1) for k = 4m + 1, say.
fn bound(ruleset: &Ruleset) -> u32 {
    let of_k = ruleset.rules.k().map_or(0, |k| k.numerator());
    let (k, s) = Cell::of(ruleset).map_or((of_k, 0), |cell| (cell.k, cell.s));
    k.saturating_add(s).saturating_add(16).clamp(24, 96)
}
