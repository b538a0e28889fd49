//! The file by which Rocq checks a period.

use crate::theorems::periods::{Period, Theorem};
use maths::solver::heaps::HeapRules;

/// The most values that Rocq computes, in some ten seconds.
const MOST_VALUES: usize = 8_000;

/// A file for Rocq that proves the period by `proofs/Heaps.v`, which computes the values by itself. `None` if no theorem covers the rules, or
/// if the computation would take too long.
pub fn rocq(rules: &HeapRules, period: Period) -> Option<String> {
    Theorem::of(rules)?;
    let digits: Vec<String> =
        rules.digits().iter().map(|digit| digit.octal().map(|digit| digit.to_string())).collect::<Option<_>>()?;
    let digits = digits.join("; ");
    let Period { from, length } = period;
    (period.needs(rules)? <= MOST_VALUES).then(|| {
        format!(
            "(* {rules}: the Grundy values of one heap have the period {length} from {from} on. *)\n\
             From Coq Require Import NArith List.\n\
             From Bittersweet Require Import Heaps.\n\
             Import ListNotations.\n\
             Open Scope N_scope.\n\n\
             Theorem period : forall G, is_grundy (code [{digits}]) G -> forall n, {from} <= n -> G (n + {length}) = G n.\n\
             Proof. apply checked. by_computation. Qed.\n"
        )
    })
}
