//! A claim and its certificate as a file for Rocq (Coq), whose kernel checks it by the theorems in `proofs/`.
//!
//! The file has the numbers of the claim, and the certificate as the text that the checker of this program reads. The statements that
//! are checked are made from the claim inside Rocq. The file has those of this program as well, and Rocq compares them: two
//! programs that share nothing make the same statements.

use crate::certificates::rocq_terms::{automaton, lines, list, statement};
use crate::certificates::statement::statements;
use crate::certificates::{BarClaim, Certificate, Claim, Members, Rim, rocq_own};

/// The file for a claim, which is called by this name in a comment. None if there is a pass, which the theorems do not have.
pub fn rocq(name: &str, claim: &Claim, certificate: &Certificate) -> Option<String> {
    match claim {
        Claim::Bar(claim) => of_bar(name, claim, certificate),
        Claim::Own(claim) => Some(rocq_own::file(name, claim, certificate)),
    }
}

/// The file for a claim about a bar.
fn of_bar(name: &str, claim: &BarClaim, certificate: &Certificate) -> Option<String> {
    if claim.has_pass {
        return None;
    }
    let bar = match &claim.rim {
        None => "Rectangle".to_owned(),
        Some(Rim { of_x, of_z, constant, divisor }) => format!("Rim {of_x} {of_z} {constant} {divisor}"),
    };
    let [x, y, z] = claim.shifts();
    let lines = lines(certificate);
    let statements = list(statements(claim).iter().map(|each| statement(each, COORDINATES)), ";\n  ");
    let (legal, values) = (legal(claim), values(claim));
    let (tables, set, member) = match &claim.members {
        Members::NimSum(shifts) => (String::new(), "NimSumIsZero", format!("{} = 0", nim_sum(*shifts))),
        Members::Accepted(accepts) => {
            let member = "accepts the_automaton [x; y; z] = true".to_owned();
            (automaton(accepts), "Accepted the_automaton", member)
        }
    };
    Some(format!(
        "(* {name}, made by the command `prove`; proofs/README.md says how it is checked. *)
From Coq Require Import ZArith List.
From Bittersweet Require Import Games Bars Conditions Checker Claims Values Certificates.
Import ListNotations.
Open Scope Z_scope.

Definition the_bar : bar := {bar}.
{tables}
Definition the_claim : claim :=
  {{| of_bar := the_bar; shift_x := {x}; shift_y := {y}; shift_z := {z}; of_set := {set} |}}.

Definition certificate : list line := (
{lines}[])%line.

Lemma accepted : check the_claim (tables certificate) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_positions : forall x y z, {legal} ->
  (P_position (is_option the_bar) (At x y z) <-> {member}).
Proof. by_certificate the_bar the_claim accepted. Qed.

Print Assumptions P_positions.
{values}
(** The statements as the checker in Rust makes them are those that are made here. *)
Lemma same_statements : statements the_claim =
  {statements}.
Proof. vm_compute. reflexivity. Qed.
"
    ))
}

/// That a position is legal.
fn legal(claim: &BarClaim) -> String {
    let not_negative = "0 <= x -> 0 <= y -> 0 <= z".to_owned();
    let Some(rim) = &claim.rim else { return not_negative };
    let multiple = |number: i64, name: &str| match number {
        0 => None,
        1 => Some(name.to_owned()),
        _ => Some(format!("{number} * {name}")),
    };
    let constant = Some(rim.constant).filter(|constant| *constant != 0).map(|constant| constant.to_string());
    let parts = [multiple(rim.of_x, "x"), multiple(rim.of_z, "z"), constant];
    let sum = match &parts.into_iter().flatten().collect::<Vec<_>>()[..] {
        [] => "0".to_owned(),
        [part] => part.clone(),
        parts => format!("({})", parts.join(" + ")),
    };
    format!("{not_negative} -> y <= {sum} / {}", rim.divisor)
}

/// The nim-sum of the shifted coordinates.
fn nim_sum([i, j, l]: [i64; 3]) -> String {
    format!("Z.lxor (Z.lxor {} {}) {}", shifted("x", i), shifted("y", j), shifted("z", l))
}

/// The sum of a name and a shift, in Rocq.
fn shifted(name: &str, shift: i64) -> String {
    match shift {
        0 => name.to_owned(),
        1.. => format!("({name} + {shift})"),
        _ => format!("({name} - {})", -shift),
    }
}

/// The theorem about values, for a bar whose rim does not depend on x, and whose P-positions are given by a nim-sum.
fn values(claim: &BarClaim) -> String {
    let Members::NimSum([i, j, l]) = claim.members else { return String::new() };
    if claim.rim.is_some_and(|rim| rim.of_x != 0) {
        return String::new();
    }
    let legal = legal(claim);
    let rest = shifted(&format!("(Z.lxor {} {})", shifted("y", j), shifted("z", l)), -i);
    format!(
        "
Theorem values : forall value, are_values the_bar value -> forall x y z, {legal} ->
  value (At x y z) = Z.lxor x {rest}.
Proof. values_by_certificate the_bar the_claim accepted. Qed.

Print Assumptions values.
"
    )
}

/// The number of digits of a mask in Rocq.
const COORDINATES: usize = 5;
