//! Certificates as files for Rocq, read again: they have the claim, the statements and the data of the certificate.

use super::rules::nim_sum_by_automaton;
use super::{claim, lowered, nim_sum};
use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::{Goal, Statement, statements};
use crate::certificates::{Acceptor, BarClaim, Claim, Members, find, rocq};
use std::rc::Rc;

fn claims() -> Vec<BarClaim> {
    vec![
        nim_sum(3),
        nim_sum(31),
        lowered(5),
        claim("x ⊕ y ⊕ z = 0", "nim"),
        claim("(x + s) ⊕ y ⊕ (z + s) = 0", "step:k=4,s=4"),
        claim("x ⊕ y ⊕ z = 0", "step:k=2,s=0"),
        nim_sum_by_automaton(&nim_sum(7)),
    ]
}

/// A text that is read from left to right.
struct Reader<'a> {
    text: &'a str,
    /// The automaton of the file, once it was read.
    automaton: Option<Rc<Acceptor>>,
}

impl<'a> Reader<'a> {
    fn takes(&mut self, start: &str) -> bool {
        let rest = self.text.trim_start().strip_prefix(start);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    #[track_caller]
    fn take(&mut self, start: &str) {
        assert!(self.takes(start), "{start} is missing before {:.60}", self.text);
    }

    /// Letters and digits, and a minus before them.
    fn word(&mut self) -> &'a str {
        let text = self.text.trim_start();
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '.').unwrap_or(text.len());
        self.text = &text[end..];
        &text[..end]
    }

    #[track_caller]
    fn number<T: std::str::FromStr>(&mut self) -> T {
        let word = self.word();
        word.parse().unwrap_or_else(|_| panic!("{word} is no number, before {:.60}", self.text))
    }

    #[track_caller]
    fn list<T>(&mut self, between: &str, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        self.take("[");
        while !self.takes("]") {
            if !items.is_empty() {
                self.take(between);
            }
            items.push(item(self));
        }
        items
    }
}

/// The part of a text after the first place of some words.
#[track_caller]
fn after<'a>(text: &'a str, words: &str) -> Reader<'a> {
    let text = text.split_once(words).unwrap_or_else(|| panic!("{words} is missing")).1;
    Reader { text, automaton: None }
}

// Rocq

fn condition(reader: &mut Reader<'_>) -> Condition {
    if reader.takes("NimSum") {
        let bits = reader.list(";", |reader| reader.number::<bool>());
        return Condition::NimSum { mask: bits.iter().rev().fold(0, |mask, bit| 2 * mask + usize::from(*bit)) };
    }
    if reader.takes("Accepts") {
        let places = reader.list(";", Reader::number);
        reader.take("%nat the_automaton");
        return Condition::Accepts { places, automaton: reader.automaton.clone().expect("it is defined before") };
    }
    reader.take("AtLeast");
    let coefficients = reader.list(";", |reader| reader.number::<i64>());
    let [least, low, high] = [(); 3].map(|()| {
        reader.take("(");
        let number = reader.number::<i64>();
        reader.take(")");
        number
    });
    assert!(low < least && least <= high);
    Condition::AtLeast { coefficients, least }
}

fn conditions(reader: &mut Reader<'_>) -> Conditions {
    Conditions(reader.list(";", condition))
}

fn goal(reader: &mut Reader<'_>) -> Goal {
    reader.take("{| sought :=");
    let sought = reader.number();
    reader.take("; conditions :=");
    let conditions = conditions(reader);
    reader.take("|}");
    Goal { sought, conditions }
}

fn statement(reader: &mut Reader<'_>) -> Statement {
    reader.take("{| coordinates :=");
    let coordinates = reader.number();
    reader.take("; hypothesis :=");
    let hypothesis = conditions(reader);
    reader.take(";");
    reader.take("goals :=");
    let goals = reader.list(";", goal);
    reader.take("|}");
    Statement { coordinates, hypothesis, goals }
}

/// The automaton of a file for Rocq.
fn automaton(file: &str) -> Acceptor {
    let mut reader = after(file, "Definition the_automaton : automaton :=");
    reader.take("{| rows := (");
    let next = |reader: &mut Reader<'_>| if reader.takes("None") { None } else { some(reader, "Some") };
    let rows = reader.list(";", |reader| reader.list(";", next));
    reader.take(")%nat;");
    reader.take("accepting :=");
    let accepting = reader.list(";", Reader::number);
    reader.take("|}.");
    Acceptor::new(rows, accepting).unwrap()
}

/// A number after a word.
fn some(reader: &mut Reader<'_>, word: &str) -> Option<usize> {
    reader.take(word);
    Some(reader.number())
}

/// The statements that Rocq compares with its own are those that are checked here; `rules` compares these with the games.
#[test]
fn the_file_for_rocq_has_the_statements_and_the_certificate() {
    for claim in claims() {
        let certificate = find(&claim).unwrap();
        let file = rocq("a claim", &Claim::Bar(claim.clone()), &certificate).unwrap();
        let lines: String = file
            .lines()
            .filter_map(|line| line.strip_prefix('"')?.strip_suffix("\" ::"))
            .fold(String::new(), |text, line| text + line + "\n");
        assert_eq!(lines.parse(), Ok(certificate));
        let (set, automaton) = match &claim.members {
            Members::NimSum(_) => ("NimSumIsZero", None),
            Members::Accepted(wanted) => {
                assert_eq!(automaton(&file), **wanted);
                assert!(file.contains("<-> accepts the_automaton [x; y; z] = true)."));
                ("Accepted the_automaton", Some(Rc::clone(wanted)))
            }
        };
        let mut reader = Reader { automaton, ..after(&file, "statements the_claim =") };
        assert_eq!(reader.list(";", statement), statements(&claim));
        // The theorem about values is for bars whose rim does not depend on x, and for nim-sums.
        let is_nim_sum = matches!(claim.members, Members::NimSum(_));
        assert_eq!(file.contains("Theorem values"), is_nim_sum && claim.rim.is_none_or(|rim| rim.of_x == 0));
        let [x, y, z] = claim.shifts();
        assert!(file.contains(&format!("shift_x := {x}; shift_y := {y}; shift_z := {z}; of_set := {set} |}}")));
    }
}
