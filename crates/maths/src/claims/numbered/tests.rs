//! The files, compared with the list of the numbers in the papers, and files with mistakes.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use crate::claims::numbered::{Mistake, Numbered, Shown, Sort, WhyNoEntry};
use crate::claims::{Claim, Paper};
use crate::games::Record;
use std::collections::BTreeSet;

const LIST: &str = include_str!("../../../../../tests/golden/numbered.txt");

/// Claims about a part of a paper that has no number: a whole section.
const WITHOUT_NUMBER: [&str; 1] = ["sharing Sec 7"];

fn file(paper: Paper) -> Vec<Numbered> {
    let text = match paper {
        Paper::Triangular => include_str!("../../../../../static/papers/triangular.txt"),
        Paper::Pass => include_str!("../../../../../static/papers/pass.txt"),
        Paper::Variants => include_str!("../../../../../static/papers/variants.txt"),
        Paper::Misere => include_str!("../../../../../static/papers/misere.txt"),
        Paper::Sharing => include_str!("../../../../../static/papers/sharing.txt"),
    };
    Numbered::read(text).unwrap_or_else(|mistakes| {
        let all: Vec<String> = mistakes.iter().map(Mistake::to_string).collect();
        panic!("{}: {}", paper.key(), all.join("\n"))
    })
}

/// The elements that only one of two lists has.
fn differences<'a>(a: &'a BTreeSet<String>, b: &'a BTreeSet<String>) -> Vec<&'a String> {
    a.symmetric_difference(b).collect()
}

#[test]
fn everything_that_has_a_number_is_there_once() {
    for paper in Paper::ALL {
        let lines = LIST.lines().filter_map(|line| line.strip_prefix(paper.key()));
        let expected: BTreeSet<String> = lines
            .flat_map(|line| {
                let (kind, numbers) = line.trim().split_once(' ').unwrap();
                numbers.split(' ').map(move |number| format!("{kind} {number}"))
            })
            .collect();
        let entries = file(paper);
        let name = |entry: &Numbered| format!("{} {}", entry.kind.name(), entry.number);
        let with_number = entries.iter().filter(|entry| entry.number.starts_with(|first: char| first.is_ascii_digit()));
        let names: Vec<String> = with_number.map(name).collect();
        let found: BTreeSet<String> = names.iter().cloned().collect();
        assert_eq!(differences(&expected, &found), Vec::<&String>::new(), "{}", paper.key());
        assert_eq!(names.len(), found.len(), "{}: something is there twice", paper.key());
    }
}

#[test]
fn every_claim_has_its_place() {
    let placed: BTreeSet<&str> =
        Paper::ALL.into_iter().flat_map(file).flat_map(|entry| entry.claims).map(Claim::id).collect();
    let missing: Vec<&str> = Claim::ALL.into_iter().map(Claim::id).filter(|id| !placed.contains(id)).collect();
    assert_eq!(missing, WITHOUT_NUMBER);
    for paper in Paper::ALL {
        for entry in file(paper) {
            assert!(entry.claims.iter().all(|claim| claim.paper() == Some(paper)), "{entry:?}");
        }
    }
}

/// Three are about other papers and persons; of one the text is missing.
#[test]
fn whatever_can_be_shown_is_shown() {
    let with = |shown: Shown| {
        let entries = Paper::ALL.into_iter().flat_map(|paper| file(paper).into_iter().map(move |entry| (paper, entry)));
        let found = entries.filter(move |(_, entry)| entry.shown == shown);
        found
            .map(|(paper, entry)| format!("{} {} {}", paper.key(), entry.kind.name(), entry.number))
            .collect::<Vec<_>>()
    };
    assert_eq!(with(Shown::Open), Vec::<String>::new());
    let silent = ["pass remark 3.1", "pass remark 3.2", "variants example 1.2", "misere remark 3"];
    assert_eq!(with(Shown::Words), silent);
}

#[test]
fn figures_have_the_bars_that_the_papers_draw() {
    let mut count = 0;
    for row in include_str!("../../../../../tests/golden/figures.csv").lines().filter(|row| !row.starts_with('#')) {
        let (position, source) = (row.split(';').next().unwrap(), row.rsplit(';').next().unwrap());
        let [key, kind, number] = source.split(' ').collect::<Vec<_>>()[..3] else { panic!("{row}") };
        let kind = match kind {
            "Fig" => Sort::Figure,
            "Ex" => Sort::Example,
            "Graph" => Sort::Graph,
            _ => panic!("{row}"),
        };
        let entries = file(Paper::with_key(key).unwrap());
        let entry = entries.iter().find(|entry| entry.kind == kind && entry.number == number).unwrap();
        let mut drawn = entry.bars.iter().chain(entry.cuts.iter().map(Record::first));
        assert!(drawn.any(|sum| sum.to_string() == position), "{source} is not drawn with {position}");
        count += 1;
    }
    assert!(count > 25, "{count}");
}

#[test]
fn cuts_are_one_move_each() {
    let cuts: Vec<_> = Paper::ALL.into_iter().flat_map(file).flat_map(|entry| entry.cuts).collect();
    assert!(cuts.len() > 10);
    assert!(cuts.iter().all(|cut| cut.moves().len() == 1));
}

#[test]
fn mistakes_are_named_with_their_line() {
    let head = "theorem 7.3\n  section 7\n  state open\n  text A text\n    that goes on.\n";
    let read = Numbered::read(head).unwrap();
    assert_eq!((read.len(), read[0].text.as_str(), read[0].shown), (1, "A text that goes on.", Shown::Open));
    let unreadable = |text: &str| WhyNoEntry::Unreadable(text.to_owned());
    for (line, why) in [
        ("  claim triangular 99", unreadable("triangular 99")),
        ("  bar triangle:k=3:0,9,0", unreadable("triangle:k=3:0,9,0")),
        ("  cut triangle:k=3:7,4,7 x9", unreadable("triangle:k=3:7,4,7 x9")),
        ("  misprint no line", unreadable("no line")),
        ("  state half", unreadable("half")),
        ("  sentence A", unreadable("sentence")),
        ("axiom 1", WhyNoEntry::NoKind("axiom".to_owned())),
    ] {
        let mistakes = Numbered::read(&format!("% a comment\n\n{head}{line}\n")).unwrap_err();
        assert!(mistakes.contains(&Mistake { line: 8, why }), "{line}: {mistakes:?}");
    }
    let name = |text: &str| WhyNoEntry::NotWhole(text.to_owned());
    for (file, line, why) in [
        ("  section 7", 1, WhyNoEntry::NoHead),
        ("theorem 1\n  section 7", 0, name("theorem 1")),
        ("theorem 1\n  section 7\n  state claim\n  text A", 0, name("theorem 1")),
        ("figure 2\n  section 7\n  state drawn\n  text A", 0, name("figure 2")),
    ] {
        assert_eq!(Numbered::read(file), Err(vec![Mistake { line, why }]), "{file}");
    }
}
