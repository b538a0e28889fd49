//! The command `./dev foundry`, as far as it can be tested without trying thousands of rules.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "../cli/src/foundry/alone.rs"]
mod alone;

use alone::Alone;
use proofs::theorems::foundry::Forge;

/// Two runs at once would write into each other's file.
#[test]
fn a_second_run_is_refused_until_the_first_has_ended() {
    let path = std::env::temp_dir().join(format!("bittersweet-foundry-{}.lock", std::process::id()));
    let first = Alone::on(&path).unwrap();
    assert!(first.is_some());
    assert!(Alone::on(&path).unwrap().is_none());
    drop(first);
    assert!(Alone::on(&path).unwrap().is_some());
    std::fs::remove_file(&path).unwrap();
}

/// The page names the formulas that are looked for, in every language.
#[test]
fn the_page_names_the_formulas_that_are_looked_for() {
    for texts in [include_str!("../static/texts/en.ftl"), include_str!("../static/texts/ja.ftl")] {
        let lead = texts.lines().find(|line| line.starts_with("foundry-lead = ")).unwrap();
        let numbers: Vec<i64> =
            lead.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        assert_eq!(numbers, Forge::SEARCHED, "{lead}");
        assert!(lead.contains("(x + i) ⊕ (y + j) ⊕ (z + l) = c"), "{lead}");
    }
}
