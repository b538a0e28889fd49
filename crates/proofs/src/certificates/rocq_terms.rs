//! Terms that all files for Rocq share: certificates, automata and statements.

use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::{Goal, Statement};
use crate::certificates::{Acceptor, Certificate};
use std::fmt::Display;

/// The text of a certificate as a list of lines in Rocq, without the end of the list.
pub(super) fn lines(certificate: &Certificate) -> String {
    certificate.to_string().lines().map(|line| format!("\"{line}\" ::\n")).collect()
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
