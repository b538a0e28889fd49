//! Numbers that articles quote. Each number of two digits or more in the words of an article has one of three sources. It is computed here,
//! it belongs to a formula without letters that is evaluated, or it is the number of a theorem of the papers. Smaller numbers are nearly
//! all moves and coordinates; those that state a result are among the facts as well. Results that take hours are on record, and `./dev
//! verify --again` computes them again.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

mod documents;
mod entries;
mod even;
mod facts;
mod ground;
mod prose;

use facts::facts;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The articles by name, in a language.
fn articles(folder: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("static/articles").join(folder)).unwrap();
    let paths = files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "txt"));
    paths
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap()))
        .collect()
}

#[test]
fn what_was_computed_is_in_the_articles() {
    let articles = articles("");
    for (article, phrase) in facts() {
        let words = prose::words(&articles[article]);
        assert!(words.contains(&phrase), "{article} does not say what is computed: {phrase}");
    }
}

#[test]
fn what_was_counted_is_in_the_documents() {
    for (document, phrase) in documents::facts() {
        let (_, text) = documents::DOCUMENTS.into_iter().find(|(name, _)| *name == document).unwrap();
        let words = documents::words(text);
        assert!(words.contains(&phrase), "{document} does not say what is counted: {phrase}\n{words}");
    }
}

/// Numbers of FINDINGS.md that are no references and belong to no phrase that is counted.
#[test]
fn every_number_of_the_findings_is_counted() {
    let (document, text) = documents::DOCUMENTS[1];
    let words = documents::words(text);
    let mut known: Vec<(usize, usize)> = prose::references(&words);
    known.extend(prose::definitions(&words));
    for (_, phrase) in documents::facts().iter().filter(|(of, _)| *of == document) {
        known.extend(words.match_indices(phrase.as_str()).map(|(at, phrase)| (at, at + phrase.len())));
    }
    let is_known = |at: usize| known.iter().any(|&(from, to)| (from..to).contains(&at));
    let numbers = prose::numbers(&words).into_iter().filter(|(at, number)| number.len() >= 2 && !is_known(*at));
    let unknown: Vec<String> =
        numbers.map(|(at, number)| format!("{number} in “{}”", prose::around(&words, at))).collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn every_number_of_two_digits_is_computed() {
    let facts = facts();
    let mut unknown = Vec::new();
    for (article, text) in articles("") {
        let words = prose::words(&text);
        let mut known: Vec<(usize, usize)> = prose::references(&words);
        known.extend(
            prose::formulas(&words)
                .filter(|(_, _, latex)| ground::is_true(latex).is_some())
                .map(|(from, to, _)| (from, to)),
        );
        for (_, phrase) in facts.iter().filter(|(of, _)| *of == article) {
            known.extend(words.match_indices(phrase.as_str()).map(|(at, phrase)| (at, at + phrase.len())));
        }
        let is_known = |at: usize| known.iter().any(|&(from, to)| (from..to).contains(&at));
        let numbers = prose::numbers(&words).into_iter().filter(|(at, number)| number.len() >= 2 && !is_known(*at));
        unknown.extend(numbers.map(|(at, number)| format!("{article}: {number} in “{}”", prose::around(&words, at))));
    }
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn formulas_without_letters_are_true() {
    let mut count = 0;
    for folder in ["", "ja"] {
        for (article, text) in articles(folder) {
            let words = prose::words(&text);
            for (_, _, latex) in prose::formulas(&words) {
                if let Some(is_true) = ground::is_true(latex) {
                    assert!(is_true, "{folder} {article}: {latex}");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn references_are_to_what_the_papers_number() {
    let known = include_str!("../golden/numbered.txt");
    let mut count = 0;
    for (article, text) in articles("") {
        let words = prose::words(&text);
        for (kind, number) in prose::named(&words) {
            let is_it =
                |line: &&str| line.split(' ').nth(1) == Some(&kind) && line.split(' ').skip(2).any(|one| one == number);
            assert!(known.lines().find(is_it).is_some(), "{article}: no paper has {kind} {number}");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

/// Only numbers of two digits or more: smaller ones are often written in words. “900万” is no such number.
#[test]
fn translations_have_the_same_numbers() {
    let numbers = |text: &str| {
        let words = prose::words(text);
        let mut all: Vec<String> = prose::numbers(&words).into_iter().map(|(_, number)| number).collect();
        all.retain(|number| number.len() >= 2);
        all.sort();
        all
    };
    let japanese = articles("ja");
    for (article, text) in articles("") {
        assert_eq!(numbers(&text), numbers(&japanese[&article]), "{article}");
    }
}

#[test]
fn planted_mistakes_are_found() {
    assert_eq!(ground::is_true(r"4 \oplus 3 \oplus 7 = 1"), Some(false));
    assert_eq!(ground::is_true(r"\lfloor 11/3 \rfloor = 3"), Some(true));
    assert_eq!(ground::is_true(r"8 > 9"), Some(false));
    assert_eq!(ground::is_true(r"32 = 4 \cdot 4 \cdot 2"), Some(true));
    assert_eq!(ground::is_true(r"2 < 3 < 3"), Some(false));
    assert_eq!(ground::is_true(r"x = 3"), None);
    let words = prose::words(
        "# A\nOf 1{,}234 bars {value nim:1,2,3} win.\n\n::ask How many of 17?\n- 55\n+ 66\nTheorem 7.3 and 2,400.\n::end",
    );
    let numbers: Vec<String> = prose::numbers(&words).into_iter().map(|(_, number)| number).collect();
    assert_eq!(numbers, ["1234", "17", "66", "7", "3", "2400"].map(str::to_owned));
    let plain = prose::words("$1{,}234$ and Theorems 7.3 and 8.1");
    assert_eq!(prose::numbers(&plain)[0].1, "1234");
    assert_eq!(
        prose::named(&plain),
        [("theorem".to_owned(), "7.3".to_owned()), ("theorem".to_owned(), "8.1".to_owned())]
    );
}
