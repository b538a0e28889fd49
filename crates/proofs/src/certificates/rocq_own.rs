//! A claim about own rules and its certificate as a file for Rocq. `proofs/Own.v` has its theorem.

use crate::certificates::own::statements;
use crate::certificates::rocq_terms::{automaton, lines, list, statement};
use crate::certificates::{Certificate, Lowered, OwnClaim, OwnMembers};

/// The file for a claim, which is called by this name in a comment.
pub(super) fn file(name: &str, claim: &OwnClaim, certificate: &Certificate) -> String {
    let names = &OwnClaim::NAMES[..claim.count()];
    let (variables, position) = (names.join(" "), format!("[{}]", names.join("; ")));
    let not_negative: String = names.iter().map(|name| format!("0 <= {name} -> ")).collect();
    let moves = list(claim.moves().iter().map(|groups| list(groups.iter().map(group), "; ")), ";\n     ");
    let (automaton, set, member) = match claim.members() {
        OwnMembers::NimSum => (String::new(), "NimSumIsZero", format!("{} = 0", nim_sum(names))),
        OwnMembers::Accepted(accepts) => {
            (automaton(accepts), "Accepted the_automaton", format!("accepts the_automaton {position} = true"))
        }
    };
    let lines = lines(certificate);
    let statements = list(statements(claim).iter().map(|each| statement(each, 2 * claim.count())), ";\n  ");
    format!(
        "(* {name}, made by the command `prove`; proofs/README.md says how it is checked. *)
From Coq Require Import ZArith List.
From Bittersweet Require Import Games Conditions Checker Claims Own Certificates.
Import ListNotations.
Open Scope Z_scope.

Definition the_game : game :=
  {{| count := {};
     moves := {moves} |}}.
{automaton}
Definition the_claim : own_claim := {{| of_game := the_game; of_own_set := {set} |}}.

Definition certificate : list line := (
{lines}[])%line.

Lemma accepted : own_check the_claim (tables certificate) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_positions : forall {variables}, {not_negative}
  (P_position (is_option the_game) {position} <-> {member}).
Proof.
  intros. apply (own_certified the_claim _ accepted {position}).
  split; [reflexivity | repeat constructor; assumption].
Qed.

Print Assumptions P_positions.

(** The statements as the checker in Rust makes them are those that are made here. *)
Lemma same_statements : own_statements the_claim =
  {statements}.
Proof. vm_compute. reflexivity. Qed.
",
        claim.count()
    )
}

/// Numbers that are lowered by the same amount.
fn group(Lowered { of, least, most }: &Lowered) -> String {
    let most = most.map_or_else(|| "None".to_owned(), |most| format!("Some {most}"));
    format!("{{| of := {}%nat; least := {least}; most := {most} |}}", list(of.iter(), "; "))
}

/// The nim-sum as the definition in Rocq computes it.
fn nim_sum(names: &[&str]) -> String {
    names.iter().rev().fold("0".to_owned(), |rest, name| format!("Z.lxor {name} ({rest})"))
}
