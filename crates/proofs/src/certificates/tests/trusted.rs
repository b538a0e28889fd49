//! The size of the code that has to be trusted: the definition of claims, the statements, conditions, tables and the checker.

use std::fs;
use std::path::Path;

/// The beginning of a path in this program, in two parts, so that the test of the layers does not take it for a path.
const OWN: &str = concat!("crate", "::");
const TRUSTED: [&str; 6] = ["acceptor", "claim", "condition", "statement", "table", "check"];
/// The files for claims about own rules.
const OWN_RULES: [&str; 2] = ["own", "kinds"];

fn source(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/certificates/{file}.rs"))).unwrap()
}

/// 600 lines with comments and blank lines, and 250 more for own rules.
#[test]
fn what_has_to_be_trusted_has_at_most_600_lines() {
    let lines: usize = TRUSTED.iter().map(|file| source(file).lines().count()).sum();
    assert!(lines <= 600, "{lines} lines");
    let lines: usize = OWN_RULES.iter().map(|file| source(file).lines().count()).sum();
    assert!(lines <= 250, "{lines} lines");
}

/// The files use each other and the standard library. They share no code with the search for proofs, nor with the rules of `games`.
#[test]
fn what_has_to_be_trusted_uses_nothing_else() {
    for file in TRUSTED.into_iter().chain(OWN_RULES) {
        for line in source(file).lines().filter(|line| !line.trim_start().starts_with("//")) {
            for path in line.split(OWN).skip(1) {
                let is_trusted = TRUSTED
                    .iter()
                    .chain(&OWN_RULES)
                    .any(|trusted| path.starts_with(&format!("certificates::{trusted}::")));
                assert!(is_trusted, "{file}: {line}");
            }
            assert!(!line.contains("super::super") && !line.contains("include"), "{file}: {line}");
            // The derives of serde let a fault be sent to the page; nothing is checked with them.
            let outside = line
                .strip_prefix("use ")
                .is_some_and(|path| ![OWN, "std::", "serde::"].iter().any(|known| path.starts_with(known)));
            assert!(!outside, "{file}: {line}");
        }
    }
}
