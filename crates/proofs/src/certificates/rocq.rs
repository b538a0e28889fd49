//! A claim and its certificate as a file for Rocq (Coq), whose kernel checks it by the theorems in `proofs/`.
//!
//! The file has the numbers of the claim, and the certificate as the text that the checker of this program reads. The statements that
//! are checked are made from the claim inside Rocq. The file has those of this program as well, and Rocq compares them: two
//! programs that share nothing make the same statements.

use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::{Goal, Statement, statements};
use crate::certificates::{Acceptor, BarClaim, Certificate, Claim, Members, Rim, rocq_own};
use std::fmt::Display;

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
    let (automaton, set, member) = match &claim.members {
        Members::NimSum(shifts) => (String::new(), "NimSumIsZero", format!("{} = 0", nim_sum(*shifts))),
        Members::Accepted(automaton) => {
            let member = "accepts the_automaton [x; y; z] = true".to_owned();
            (self::automaton(automaton), "Accepted the_automaton", member)
        }
    };
    Some(format!(
        "(* {name}, made by the command `prove`; proofs/README.md says how it is checked. *)
From Coq Require Import ZArith List.
From Bittersweet Require Import Games Bars Conditions Checker Claims Values Certificates.
Import ListNotations.
Open Scope Z_scope.

Definition the_bar : bar := {bar}.
{automaton}
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

/// The text of a certificate as a list of lines in Rocq, without the end of the list.
pub(super) fn lines(certificate: &Certificate) -> String {
    certificate.to_string().lines().map(|line| format!("\"{line}\" ::\n")).collect()
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

/// An automaton, with its tables written out.
pub(super) fn automaton(automaton: &Acceptor) -> String {
    let next = |to: &Option<usize>| to.map_or_else(|| "None".to_owned(), |to| format!("Some {to}"));
    let rows = automaton.rows().iter().map(|row| list(row.iter().map(next), "; "));
    let (rows, accepting) = (list(rows, ";\n     "), list(automaton.accepting().iter(), "; "));
    format!(
        "
Definition the_automaton : automaton :=
  {{| rows := ({rows})%nat;
     accepting := {accepting} |}}.
"
    )
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

/// A statement in Rocq, with all its numbers written out. A mask has `digits` digits.
pub(super) fn statement(Statement { coordinates, hypothesis, goals }: &Statement, digits: usize) -> String {
    let conditions = |all: &Conditions| conditions(all, digits);
    let goal = |Goal { sought, conditions: all }: &Goal| {
        format!("{{| sought := {sought}; conditions := {} |}}", conditions(all))
    };
    let goals = list(goals.iter().map(goal), ";\n     ");
    format!("{{| coordinates := {coordinates}; hypothesis := {};\n     goals := {goals} |}}", conditions(hypothesis))
}

fn conditions(Conditions(all): &Conditions, digits: usize) -> String {
    let each = all.iter().map(|condition| match condition {
        Condition::AtLeast { coefficients, least } => {
            let (low, high) = Condition::clamp(coefficients, *least);
            format!("AtLeast {} ({least}) ({low}) ({high})", list(coefficients.iter(), "; "))
        }
        Condition::NimSum { mask } => {
            format!("NimSum {}", list((0..digits).map(|place| mask >> place & 1 == 1), "; "))
        }
        Condition::Accepts { places, .. } => format!("Accepts {}%nat the_automaton", list(places.iter(), "; ")),
    });
    list(each, "; ")
}

pub(super) fn list<T: Display>(items: impl Iterator<Item = T>, between: &str) -> String {
    format!("[{}]", items.map(|item| item.to_string()).collect::<Vec<_>>().join(between))
}

/// The number of digits of a mask in Rocq.
const COORDINATES: usize = 5;
