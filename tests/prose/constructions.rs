//! Counts the constructions of [`Rule`] in everything that is written, against `ceilings.csv`.

use super::passages::{Kind, Passage, all, root};
use super::rules::{Rule, sentences};
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

type Counts = BTreeMap<(Kind, Rule), Vec<String>>;

/// The rules that a passage breaks.
fn broken(passage: &Passage) -> Vec<(Rule, String)> {
    let all = sentences(&passage.text).into_iter().enumerate();
    let of = |(turn, sentence): (usize, &str)| {
        let rules = Rule::ALL.into_iter().filter(move |rule| rule.is_in(sentence, turn == 0));
        rules.map(|rule| (rule, format!("{}: {sentence}", passage.place))).collect::<Vec<_>>()
    };
    all.flat_map(of).collect()
}

fn counted() -> Counts {
    let mut counts = Counts::new();
    for passage in all().iter().filter(|passage| !passage.is_japanese) {
        for (rule, place) in broken(passage) {
            counts.entry((passage.kind, rule)).or_default().push(place);
        }
    }
    counts
}

fn ceilings() -> BTreeMap<(String, String), usize> {
    let text = fs::read_to_string(root().join("tests/prose/ceilings.csv")).unwrap();
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        ((cells[0].to_owned(), cells[1].to_owned()), cells[2].parse().unwrap())
    };
    text.lines().skip(1).map(row).collect()
}

/// `LOWER_CEILINGS=1` writes counts that have fallen; none is ever raised. `SHOW=texts` prints the places in a kind of text.
#[test]
fn there_are_no_more_constructions_than_the_ceilings() {
    let (counts, mut ceilings) = (counted(), ceilings());
    let (mut higher, shown) = (Vec::new(), std::env::var("SHOW").unwrap_or_default());
    for kind in KINDS {
        for rule in Rule::ALL {
            let places = counts.get(&(kind, rule)).map_or(&[][..], Vec::as_slice);
            if kind.key() == shown {
                places.iter().for_each(|place| println!("{}: {place}", rule.key()));
            }
            let ceiling = ceilings.entry((kind.key().to_owned(), rule.key().to_owned())).or_default();
            if places.len() > *ceiling {
                let more = format!("{} in {}: {} instead of {ceiling}", rule.key(), kind.key(), places.len());
                higher.push(format!("{more}\n  {}", places.join("\n  ")));
            }
            *ceiling = places.len().min(*ceiling);
        }
    }
    if std::env::var("LOWER_CEILINGS").is_ok() {
        let rows: String = ceilings.iter().map(|((kind, rule), count)| format!("{kind},{rule},{count}\n")).collect();
        fs::write(root().join("tests/prose/ceilings.csv"), format!("kind,rule,ceiling\n{rows}")).unwrap();
    }
    assert!(higher.is_empty(), "{}", higher.join("\n"));
}

const KINDS: [Kind; 7] =
    [Kind::Texts, Kind::Course, Kind::Articles, Kind::Papers, Kind::Claims, Kind::Documents, Kind::Comments];

/// The last commit whose subject nobody has read against this list.
const READ_BEFORE: &str = "2b0acdee5b11..HEAD";

/// Nothing is read where the history is not there, as in an archive.
#[test]
fn subjects_of_new_commits_are_plain() {
    let run = Command::new("git").args(["log", "--no-merges", "--format=%s", READ_BEFORE]).current_dir(root()).output();
    let Ok(run) = run else { return };
    let subjects = String::from_utf8_lossy(&run.stdout).into_owned();
    let is_wrong = |subject: &&str| {
        let (room, said) = subject.split_once(": ").unwrap_or(("", subject));
        room.is_empty() || subject.chars().count() > 72 || Rule::ALL.into_iter().any(|rule| rule.is_in(said, true))
    };
    let wrong: Vec<&str> = subjects.lines().filter(is_wrong).collect();
    assert!(
        wrong.is_empty(),
        "room: imperative, at most 72 characters, no construction of the list:\n{}",
        wrong.join("\n")
    );
}
