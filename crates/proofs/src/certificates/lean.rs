//! A claim and its certificate as a file for Lean 4.
//!
//! The file begins with `proofs/Certificate.lean`: the rules, the checker, and what the file establishes. Then come the numbers of the
//! claim, the tables, and two theorems. No Lean was at hand to run it.

use crate::certificates::table::Entry;
use crate::certificates::{Acceptor, BarClaim, Certificate, Members, Rim};

/// What is the same in every file.
const DEFINITIONS: &str = include_str!("../../../../proofs/Certificate.lean");

const THEOREMS: &str = "\
theorem accepted : check theClaim certificate = true := by decide +kernel

theorem claim_is_true (sound : CheckerIsSound) : theClaim.IsTrue := sound theClaim certificate accepted

#print axioms accepted

end Bittersweet
";

/// The file for a claim, which is called by this name in a comment. None if there is a pass, which its definitions do not have.
pub fn lean(name: &str, claim: &BarClaim, certificate: &Certificate) -> Option<String> {
    if claim.has_pass {
        return None;
    }
    let bar = match &claim.rim {
        None => ".rectangle".to_owned(),
        Some(Rim { of_x, of_z, constant, divisor }) => format!(".rim {of_x} {of_z} {constant} {divisor}"),
    };
    let [i, j, l] = claim.shifts();
    let mut text = format!("{DEFINITIONS}\n/-! ## {name} -/\n\n");
    let members = match &claim.members {
        Members::NimSum(_) => ".nimSumIsZero",
        Members::Accepted(automaton) => {
            text += &self::automaton(automaton);
            ".accepted theAutomaton"
        }
    };
    text += &format!("def theClaim : Claim where\n  bar := {bar}\n  i := {i}\n  j := {j}\n  l := {l}\n");
    text += &format!("  members := {members}\n\n");
    let mut names = Vec::new();
    for (number, entries) in certificate.0.iter().enumerate() {
        let name = format!("table{}", number + 1);
        let (begin, others) = entries.split_first().map_or((&[][..], &[][..]), |(first, rest)| (&first.next[..], rest));
        text += &format!("def {name} : Table where\n  start := {}\n  entries :=\n", list(begin));
        add_tree(&mut text, 1, others, 4);
        text += "\n\n";
        names.push(name);
    }
    text += &format!("def certificate : List Table := [{}]\n\n{THEOREMS}", names.join(", "));
    Some(text)
}

fn automaton(automaton: &Acceptor) -> String {
    let next = |to: &Option<usize>| to.map_or_else(|| "none".to_owned(), |to| format!("some {to}"));
    let row = |row: &Vec<Option<usize>>| list(&row.iter().map(next).collect::<Vec<_>>());
    let rows: Vec<String> = automaton.rows().iter().map(row).collect();
    let (rows, accepting) = (rows.join(",\n    "), list(automaton.accepting()));
    format!("def theAutomaton : Automaton where\n  rows := [\n    {rows}]\n  accepting := {accepting}\n\n")
}

/// Entries with ascending numbers as a balanced tree, one of them on each line.
fn add_tree(text: &mut String, from: usize, entries: &[Entry], indent: usize) {
    let space = " ".repeat(indent);
    let (left, rest) = entries.split_at(entries.len() / 2);
    let Some((middle, right)) = rest.split_first() else {
        *text += &format!("{space}.leaf");
        return;
    };
    if entries.len() == 1 {
        *text += &format!("{space}(.node .leaf {from} {} .leaf)", entry(middle));
        return;
    }
    *text += &format!("{space}(.node\n");
    add_tree(text, from, left, indent + 1);
    *text += &format!("\n{space} {} {}\n", from + left.len(), entry(middle));
    add_tree(text, from + left.len() + 1, right, indent + 1);
    *text += ")";
}

fn entry(Entry { hypothesis, witnesses, next }: &Entry) -> String {
    let hypothesis = hypothesis.as_ref().map_or_else(|| "none".to_owned(), |sums| format!("(some {})", list(sums)));
    let witnesses: Vec<String> =
        witnesses.iter().map(|witness| format!("⟨{}, {}⟩", witness.goal, list(&witness.sums))).collect();
    format!("⟨{hypothesis}, {}, {}⟩", list(&witnesses), list(next))
}

fn list<T: ToString>(items: &[T]) -> String {
    format!("[{}]", items.iter().map(T::to_string).collect::<Vec<_>>().join(", "))
}
