//! docs/misprints.md and the misprints of the papers: each corrected statement is proved, or names the bound up to which it was verified;
//! and no theorem that holds reads as if it failed.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::claims::{Claim, Kind, Paper, Record, Word};
use std::path::Path;

const MISPRINTS: &str = include_str!("../docs/misprints.md");

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn records() -> Vec<Record> {
    let rows: Vec<Record> = serde_json::from_str(include_str!("../static/records.json")).unwrap();
    rows.iter().flat_map(Record::instances).collect()
}

/// The rows of a table of docs/misprints.md, as their cells.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let (_, part) = MISPRINTS.split_once(&format!("\n## {heading}\n")).unwrap();
    let lines = part.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    lines.skip(2).map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// A number as the documents write it, such as 2,000.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let parts: Vec<&str> = digits.as_bytes().rchunks(3).rev().map(|part| std::str::from_utf8(part).unwrap()).collect();
    parts.join(",")
}

/// docs/misprints.md has no corrected statement without a proof or the bound up to which it was verified: the bound on record for our
/// claim.
#[test]
fn every_repaired_statement_says_how_far_it_is_known() {
    let rows = rows("Statements that fail as they are printed");
    assert_eq!(rows.len(), 12);
    assert!(include_str!("../FINDINGS.md").contains("Twelve statements fail as they are printed"));
    for row in rows {
        let [_, _, holds, command] = row[..] else { panic!("{row:?}") };
        assert!(holds.contains("**proved") || holds.contains("**verified"), "{holds}");
        let printed = command.split('"').nth(1).unwrap().trim_end_matches(" ours").trim_end_matches(" wide");
        let ours = format!("{printed} ours");
        for record in records().iter().filter(|record| record.claim == ours) {
            // A claim with separate cases is about finitely many things if its check does not depend on the bound.
            let bound = format!("**verified up to {}**", grouped(record.bound));
            let all = format!("**verified** for all of its {}", record.positions);
            let their = format!("**verified** for all of their {}", record.positions);
            let is_said = match record.verdict {
                Word::Proved => holds.contains("**proved**"),
                Word::Verified => [bound, all, their].iter().any(|said| holds.contains(said)),
                Word::Refuted | Word::Exceeded | Word::Stopped => false,
            };
            assert!(is_said, "{ours}: {holds}");
        }
    }
}

/// No row of docs/misprints.md on a step of a proof reads as if the theorem failed.
#[test]
fn a_slip_in_a_proof_says_that_the_theorem_holds() {
    let steps: Vec<Claim> =
        Claim::ALL.into_iter().filter(|claim| claim.kind() == Kind::Step && !claim.is_ours()).collect();
    assert_eq!(steps.len(), 2);
    for step in steps {
        let command = format!("`./dev verify --again \"{}\"`", step.id());
        let line = MISPRINTS.lines().find(|line| line.contains(&command)).unwrap();
        assert!(line.contains("one step of the proof of Theorem") && line.contains("**The theorem holds**"), "{line}");
    }
}

/// If our correction of a misprint is not proved, the same text names the bound up to which it was verified, in every language.
#[test]
fn corrections_of_ours_say_how_far_they_are_known() {
    let read = |folder: &str, paper: Paper| {
        std::fs::read_to_string(root().join(folder).join(format!("{}.txt", paper.key()))).unwrap()
    };
    let mut met = 0;
    for paper in Paper::ALL {
        let english = read("static/papers", paper);
        for (entry, lines) in entries(&english) {
            let claims = lines.iter().filter_map(|line| line.strip_prefix("  claim "));
            let own = |claim: &str| {
                let claim = Claim::with_id(claim).filter(|known| known.is_ours() && known.kind() == Kind::Conjecture);
                claim.map_or_else(Vec::new, |claim| {
                    records().into_iter().filter(|row| row.claim == claim.id()).collect()
                })
            };
            let open = claims.flat_map(own).filter(|record| record.verdict != Word::Proved);
            for record in open {
                let bound = grouped(record.bound).replace(',', "{,}");
                for folder in ["static/papers", "static/papers/ja"] {
                    let text = read(folder, paper);
                    let (_, lines) = entries(&text).into_iter().find(|(name, _)| *name == entry).unwrap();
                    for misprint in lines.iter().filter(|line| line.starts_with("  misprint ")) {
                        assert!(misprint.contains(&bound), "{folder}, {entry}: {misprint}");
                        met += 1;
                    }
                }
            }
        }
    }
    assert_eq!(met, 2, "that of Section 6 of Sharing Nim, in two languages");
}

/// The numbered items of a paper: the name of each entry, and its lines joined with their continuations.
fn entries(text: &str) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    let joined = text.replace("\n    ", " ");
    for line in joined.lines().filter(|line| !line.is_empty() && !line.starts_with('%')) {
        match all.last_mut().filter(|_| line.starts_with(' ')) {
            Some((_, lines)) => lines.push(line.to_owned()),
            None => all.push((line.to_owned(), Vec::new())),
        }
    }
    all
}
