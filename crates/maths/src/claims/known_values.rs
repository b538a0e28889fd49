//! Formulas for the Grundy values of all positions of a ruleset, where the papers, or we, have them.

use crate::games::{Rules, Ruleset};
use crate::solver::Formula;
use crate::values::Ratio;

/// `sharing` Theorem 2: the positions (0, a, b) of value 0. The largest power of 2 that divides b is one of 4 if its remainder
/// modulo 3 is 1; for a power 2·4ⁿ it is 2.
pub(super) const SHARING_ZERO: &str = "(a = 0 or a = b) and (b & −b) mod 3 ≠ 2";

/// `sharing` Theorem 4: those of value 1.
pub(super) const SHARING_ONE: &str =
    "b mod 4 = 2 and (a = 0 or a = b) or a = 2 and b mod 4 = 1 or a = 1 and b = 2 or a mod 4 = 3 and b = a + 2";

/// Formulas for the Grundy values of all positions of a ruleset. They are what a claim says, so the crate `proofs` proves
/// them wherever it uses them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownValues {
    /// The Grundy value, as a number.
    All(String),
    /// Which positions have the value 0, which have 1, and so on: a truth value for each. Of larger values nothing is known.
    Smallest(Vec<String>),
}

/// `pass` Conjecture 4.1 strengthened: the P-positions of a stair bar with a pass, for even k and 0 < s < k. It has σ(x) with the
/// pass and x without it, where σ(0) = 0 and σ exchanges 2m − 1 and 2m.
pub(super) const STEP_WITH_PASS: &str = "(if p = 0 or x = 0 then x else ((x − 1) ⊕ 1) + 1) + s = y ⊕ (z + s)";

impl KnownValues {
    /// The formulas for a ruleset, if any are known.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let is_normal = !ruleset.pass && !ruleset.misere;
        let Some(bar) = ruleset.rules.bar() else {
            let is_known = is_normal && ruleset.rules == Rules::SHARING;
            return is_known.then(|| Self::Smallest([SHARING_ZERO, SHARING_ONE].map(String::from).into()));
        };
        if ruleset.rules == Rules::NIM {
            return is_normal.then(|| Self::All(Formula::NimSum.text().into()));
        }
        if let Some((k, _)) = bar.as_step() {
            let is_known = !ruleset.misere && k.as_whole().is_some_and(|k| k % 2 == 0);
            return is_known.then(|| match ruleset.pass {
                false => Self::All(Formula::Shifted.text().into()),
                true => Self::Smallest(vec![STEP_WITH_PASS.into()]),
            });
        }
        let sum = format!("{} = 0", sum_of_triangle(bar.as_triangle()?)?.text());
        let zero = if ruleset.misere { exchanged(&sum) } else { sum };
        (!ruleset.pass).then(|| Self::Smallest(vec![zero]))
    }
}

/// The nim-sum that is 0 at the P-positions of a triangular bar (`triangular` Theorem 7.3 and Conjecture 8.1).
fn sum_of_triangle(k: Ratio) -> Option<Formula> {
    match k.as_whole()? % 4 {
        1 => Some(Formula::Lowered),
        3 => Some(Formula::NimSum),
        _ => None,
    }
}

/// `misere` Theorem 15: the P-positions of misère play, where a formula is true at those of normal play.
pub(super) fn exchanged(normal: &str) -> String {
    format!("if x ≤ 1 and y = 0 and z ≤ 1 then x + z = 1 else {normal}")
}
