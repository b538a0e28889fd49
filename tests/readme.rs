//! The README and the other documents are right: their notations, links and commands work, the papers are those of the
//! catalogue, and every counterexample on record is among the findings.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::claims::{Claim, Paper, Parameters, Record};
use maths::games::{Family, Sum};
use std::path::Path;

const README: &str = include_str!("../README.md");
const NOTATION: &str = include_str!("../docs/notation.md");
const FINDINGS: &str =
    concat!(include_str!("../FINDINGS.md"), include_str!("../docs/misprints.md"), include_str!("../docs/even.md"));
const CITATION: &str = include_str!("../CITATION.cff");
const CHANGELOG: &str = include_str!("../CHANGELOG.md");
const CONTRIBUTING: &str = include_str!("../CONTRIBUTING.md");
const DEV: &str = include_str!("../dev");
const RECORDS: &str = include_str!("../static/records.json");

/// Every document, with its folder.
const DOCUMENTS: [(&str, &str); 12] = [
    ("", README),
    ("", include_str!("../FINDINGS.md")),
    ("docs", include_str!("../docs/misprints.md")),
    ("docs", include_str!("../docs/even.md")),
    ("", CHANGELOG),
    ("", CONTRIBUTING),
    ("docs", NOTATION),
    ("docs", include_str!("../docs/embedding.md")),
    ("docs", include_str!("../docs/embedding-api.md")),
    ("docs", include_str!("../docs/hosting.md")),
    ("", include_str!("../SECURITY.md")),
    ("proofs", include_str!("../proofs/README.md")),
];

/// The text between backticks.
fn quoted(text: &'static str) -> Vec<&'static str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn records() -> Vec<Record> {
    serde_json::from_str::<Vec<Record>>(RECORDS).unwrap().iter().flat_map(Record::instances).collect()
}

#[test]
fn every_notation_is_canonical() {
    let names = || Family::ALL.map(Family::key).into_iter().chain(["sum"]);
    let is_notation = |text: &&str| names().any(|name| text.starts_with(&format!("{name}:")));
    for (text, least) in [(NOTATION, 12), (FINDINGS, 18), (README, 1)] {
        let notations: Vec<&str> = quoted(text).into_iter().filter(is_notation).collect();
        assert!(notations.len() >= least, "{notations:?}");
        for text in notations {
            assert_eq!(text.parse::<Sum>().unwrap().to_string(), text);
        }
    }
}

#[test]
fn every_file_that_is_pointed_to_is_there() {
    for (folder, text) in DOCUMENTS {
        for rest in text.split("](").skip(1) {
            let target = rest.split([')', '#']).next().unwrap();
            let is_here = root().join(folder).join(target).exists();
            assert!(is_here || target.starts_with("https://") || target.starts_with("http://"), "{target} is missing");
        }
    }
}

/// The README is read in half a minute: a screen and a half of some fifty lines each.
#[test]
fn the_readme_is_short() {
    assert!(README.lines().count() <= 75, "{} lines", README.lines().count());
    let pictures = README.matches("![").count();
    assert_eq!(pictures, 2, "one of Play and one of Explore");
}

/// The findings are read in two screens; their details have separate documents.
#[test]
fn the_findings_are_short() {
    let count = include_str!("../FINDINGS.md").lines().count();
    assert!(count <= 110, "{count} lines");
}

#[test]
fn papers_are_named_in_full() {
    for paper in Paper::ALL {
        let reference = paper.reference();
        let line = format!(
            "- {}: [{}]({}). {}.",
            reference.authors.join(", "),
            reference.title,
            reference.link,
            reference.place()
        );
        assert!(README.lines().any(|known| known == line), "the README lacks: {line}");
        assert!(CITATION.contains(&format!("title: \"{}\"", reference.title)), "{line}");
        assert!(CITATION.contains(&format!("url: \"{}\"", reference.link)), "{line}");
        assert!(reference.year.is_none_or(|year| CITATION.contains(&format!("year: {year}"))), "{line}");
        for author in reference.authors {
            let (given, family) = author.rsplit_once(' ').unwrap();
            assert!(CITATION.contains(&format!("{{ family-names: {family}, given-names: {given} }}")), "{author}");
        }
    }
}

#[test]
fn versions_are_that_of_the_package() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(CITATION.contains(&format!("\nversion: {version}\n")));
    assert!(CHANGELOG.contains(&format!("\n## [{version}] - ")));
}

/// The commands of the script: the labels of its cases.
fn commands() -> Vec<&'static str> {
    let labels = DEV.lines().filter_map(|line| line.strip_prefix("  ")?.strip_suffix(')'));
    let is_command = |name: &&str| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase());
    labels.flat_map(|label| label.split(" | ")).filter(is_command).collect()
}

#[test]
fn every_command_is_one_of_the_script() {
    let commands = commands();
    for (_, text) in DOCUMENTS {
        for rest in text.split("./dev ").skip(1) {
            let command = rest.split(|other: char| !other.is_ascii_lowercase()).next().unwrap();
            assert!(command.is_empty() || commands.contains(&command), "./dev {command}");
        }
    }
}

/// `./dev COMMAND --help` prints the lines of the list that begin with the command.
#[test]
fn every_command_of_the_script_is_listed() {
    let (list, _) = DEV.split_once("\nEND\n").unwrap();
    let commands = commands();
    assert!(commands.len() >= 25, "{commands:?}");
    for command in commands {
        assert!(list.contains(&format!("\n./dev {command} ")), "./dev {command}");
    }
}

/// Commands such as `./dev verify --again "sharing Conj 1" row=2 g=41` are about claims and parameters that there are.
#[test]
fn every_finding_can_be_computed_again() {
    let commands: Vec<&str> = quoted(FINDINGS).into_iter().filter(|text| text.starts_with("./dev verify")).collect();
    assert!(commands.len() >= 15);
    for command in commands {
        let [_, id, rest] = command.splitn(3, '"').collect::<Vec<_>>()[..] else { panic!("{command}") };
        let claim = Claim::with_id(id).unwrap_or_else(|| panic!("{command}"));
        let set = |parameters: Parameters, pair: &str| {
            let (name, value) = pair.split_once('=').unwrap();
            let parameter = claim.takes().find(|taken| taken.key() == name).unwrap();
            parameters.with(parameter, value).unwrap()
        };
        let parameters = rest.split_whitespace().fold(claim.parameters(), set);
        let is_kept = |record: &Record| match rest {
            "" => record.claim == id,
            _ => record.is_of(claim, &parameters),
        };
        assert!(records().iter().any(is_kept), "{command} is not on record");
    }
}

#[test]
fn every_counterexample_on_record_is_a_finding() {
    for record in records().iter().filter(|record| record.fails()) {
        let at = record.counterexample.as_deref().unwrap();
        // FINDINGS names the first of these, and says where the others are.
        let k = record.parameters.get("k").and_then(|k| k.parse::<u32>().ok());
        if let ("misere Conj 2.1", Some(k @ 9..)) = (record.claim.as_str(), k) {
            assert!(k % 4 == 1 && FINDINGS.contains("at (2m, 1, 2m+1) for k = 4m+1"), "{record:?}");
            assert_eq!(at, format!("triangle:k={k}:{},1,{}", (k - 1) / 2, k.div_ceil(2)));
        } else {
            assert!(FINDINGS.contains(&format!("`{at}`")), "{record:?}");
        }
    }
}
