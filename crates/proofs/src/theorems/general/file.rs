//! Files for Rocq about one bar, which no theorem for all parameters covers, or which one covers by a computation.

use crate::certificates::{Claim, Rim, find, rocq};
use crate::theorems::general::{Covered, Template};
use maths::expressions::Formula;
use maths::games::Ruleset;

/// A certificate of one bar as a file. `None` if none is found, or if certificates are not about formulas of this kind.
pub(super) fn certified(ruleset: &Ruleset, formula: &Formula) -> Option<String> {
    let claim = Claim::of(formula, ruleset)?;
    let certificate = find(&claim).ok()?;
    rocq(&format!("{ruleset}: {formula}"), &claim, &certificate)
}

impl Template {
    /// A file in which Rocq computes the condition of the theorem for this rim; none if the theorem needs no computation.
    pub fn computed(covered: &Covered) -> Option<String> {
        let (Rim { of_x, of_z, constant, divisor }, proof) = match covered {
            Covered::Orbit(orbit) => (orbit.rim, "apply orbit_criterion; vm_compute; reflexivity".to_owned()),
            Covered::Slope(slope) => {
                (slope.rim, format!("apply (rational_slopes {} {} {}); lia", slope.i, slope.n, slope.g))
            }
            Covered::Cell(_) | Covered::Late(_) | Covered::Sharing => return None,
        };
        Some(format!(
            "From Coq Require Import ZArith Lia.
From Bittersweet Require Import Games Bars Slopes.
Open Scope Z_scope.

Theorem P_positions : forall x y z, 0 <= x -> 0 <= y -> 0 <= z -> y <= ({of_x} * x + {of_z} * z + {constant}) / {divisor} ->
  (P_position (is_option (Rim {of_x} {of_z} {constant} {divisor})) (At x y z) <-> Z.lxor (Z.lxor x y) z = 0).
Proof. change (rule_of {of_x} {of_z} {constant} {divisor}). {proof}. Qed.

Print Assumptions P_positions.
"
        ))
    }
}
