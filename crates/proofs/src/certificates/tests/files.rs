//! Certificates as files for Rocq and Lean, read again: they have the claim, the statements and the data of the certificate.

use super::rules::nim_sum_by_automaton;
use super::{claim, lowered, nim_sum};
use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::{Goal, Statement, statements};
use crate::certificates::table::{Entry, Witness};
use crate::certificates::{Acceptor, BarClaim, Certificate, Members, find, lean, rocq};
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
    /// What the automaton of the file is, once that was read.
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
        let file = rocq("a claim", &claim, &certificate).unwrap();
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

// Lean

fn lean_entry(reader: &mut Reader<'_>) -> Entry {
    reader.take("⟨");
    let hypothesis = if reader.takes("none") {
        None
    } else {
        reader.take("(some");
        let sums = reader.list(",", Reader::number);
        reader.take(")");
        Some(sums)
    };
    reader.take(",");
    let witnesses = reader.list(",", |reader| {
        reader.take("⟨");
        let goal = reader.number();
        reader.take(",");
        let sums = reader.list(",", Reader::number);
        reader.take("⟩");
        Witness { goal, sums }
    });
    reader.take(",");
    let next = reader.list(",", Reader::number);
    reader.take("⟩");
    Entry { hypothesis, witnesses, next }
}

/// Adds the entries of a tree in the order of their numbers. Returns how deep it is.
fn lean_tree(reader: &mut Reader<'_>, entries: &mut Vec<Entry>) -> usize {
    if reader.takes(".leaf") {
        return 0;
    }
    reader.take("(.node");
    let left = lean_tree(reader, entries);
    assert_eq!(reader.number::<usize>(), entries.len(), "numbers ascend by 1");
    entries.push(lean_entry(reader));
    let right = lean_tree(reader, entries);
    reader.take(")");
    left.max(right) + 1
}

/// Brackets that close in the right order, outside of comments.
fn is_balanced(text: &str) -> bool {
    let code: String = text.split("/-").map(|part| part.split_once("-/").map_or(part, |(_, code)| code)).collect();
    let mut open = Vec::new();
    for c in code.chars() {
        match c {
            '(' | '[' | '⟨' | '{' => open.push(c),
            ')' | ']' | '⟩' | '}' => {
                let pair = (open.pop(), c);
                if !matches!(pair, (Some('('), ')') | (Some('['), ']') | (Some('⟨'), '⟩') | (Some('{'), '}')) {
                    return false;
                }
            }
            _ => (),
        }
    }
    open.is_empty()
}

#[test]
fn the_file_for_lean_has_the_claim_and_the_certificate() {
    for claim in claims() {
        let certificate = find(&claim).unwrap();
        let file = lean("a claim", &claim, &certificate).unwrap();
        assert!(is_balanced(&file));
        let mut tables = Vec::new();
        for number in 1..=certificate.0.len() {
            let mut reader = after(&file, &format!("def table{number} : Table where"));
            reader.take("start :=");
            let next = reader.list(",", Reader::number);
            let mut entries = vec![Entry { hypothesis: Some(Vec::new()), witnesses: Vec::new(), next }];
            reader.take("entries :=");
            let depth = lean_tree(&mut reader, &mut entries);
            assert!(1 << (depth - 1) <= entries.len(), "{depth} levels for {} entries", entries.len());
            tables.push(entries);
        }
        let names = after(&file, "def certificate : List Table :=").list(",", |reader| reader.word().to_owned());
        assert_eq!(names, (1..=tables.len()).map(|number| format!("table{number}")).collect::<Vec<_>>());
        assert_eq!(Certificate(tables), certificate);
        let mut reader = after(&file, "def theClaim : Claim where");
        reader.take("bar :=");
        let bar = reader.word();
        let rim = claim.rim.map(|rim| [rim.of_x, rim.of_z, rim.constant, rim.divisor]);
        assert_eq!(bar, if rim.is_some() { ".rim" } else { ".rectangle" });
        assert_eq!(rim.map(|_| [(); 4].map(|()| reader.number::<i64>())), rim);
        let shifts = ["i", "j", "l"].map(|name| {
            reader.take(&format!("{name} :="));
            reader.number::<i64>()
        });
        assert_eq!(shifts, claim.shifts());
        reader.take("members := .");
        let Members::Accepted(wanted) = &claim.members else {
            reader.take("nimSumIsZero");
            continue;
        };
        reader.take("accepted theAutomaton");
        let mut reader = after(&file, "def theAutomaton : Automaton where");
        reader.take("rows :=");
        let next = |reader: &mut Reader<'_>| if reader.takes("none") { None } else { some(reader, "some") };
        let rows = reader.list(",", |reader| reader.list(",", next));
        reader.take("accepting :=");
        assert_eq!(Acceptor::new(rows, reader.list(",", Reader::number)).as_ref(), Some(&**wanted));
    }
}

/// The file says that it was not run, and does not pretend to prove what it does not.
#[test]
fn the_file_for_lean_says_what_it_establishes() {
    let claim = nim_sum(3);
    let file = lean("a claim", &claim, &find(&claim).unwrap()).unwrap();
    let head: String = file.lines().take(4).collect();
    assert!(head.contains("Lean has not run this file"));
    let code: String = file.split("/-").map(|part| part.split_once("-/").map_or(part, |(_, code)| code)).collect();
    for word in ["sorry", "axiom ", "native_decide", "partial ", "unsafe", "import"] {
        assert!(!code.contains(word), "{word}");
    }
    // Each definition is closed before it is used.
    for name in ["check", "checkTables", "checkTable", "checkLetters", "statements", "cuts", "afterDigits"] {
        let defined = code.find(&format!("def {name} ")).unwrap();
        let used = code.find(&format!(" {name} ")).unwrap();
        assert!(defined <= used, "{name}");
    }
}
