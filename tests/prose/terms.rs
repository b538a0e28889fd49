//! One word for one thing in each language: `docs/terms.csv` against everything that is written.

use super::passages::{Passage, all, files, root};
use std::fs;

/// A row of the table.
struct Term {
    concept: String,
    english: String,
    not_english: Vec<String>,
    japanese: String,
    not_japanese: Vec<String>,
    /// Phrases in which such a word is right.
    allowed: Vec<String>,
    /// The kinds of text that the row binds; empty for all.
    kinds: Vec<String>,
    /// A key of the texts or a document.
    explained: String,
}

fn table() -> Vec<Term> {
    let text = fs::read_to_string(root().join("docs/terms.csv")).unwrap();
    let mut lines = text.lines();
    let head = "concept,english,not_english,japanese,not_japanese,allowed,where,explained";
    assert_eq!(lines.next(), Some(head));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let [concept, english, not_english, japanese, not_japanese, allowed, kinds, explained] = cells[..] else {
            panic!("eight cells: {line}");
        };
        let list = |cell: &str| cell.split(';').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        Term {
            concept: concept.to_owned(),
            english: english.to_owned(),
            not_english: list(not_english),
            japanese: japanese.to_owned(),
            not_japanese: list(not_japanese),
            allowed: list(allowed),
            kinds: list(kinds),
            explained: explained.to_owned(),
        }
    };
    lines.map(row).collect()
}

/// The words of a row that a passage must not have.
fn wrong(term: &Term, passage: &Passage) -> Vec<String> {
    if !term.kinds.is_empty() && !term.kinds.iter().any(|kind| kind == passage.kind.key()) {
        return Vec::new();
    }
    let without_allowed =
        term.allowed.iter().fold(passage.text.to_lowercase(), |text, phrase| text.replace(phrase, ""));
    let words = if passage.is_japanese { &term.not_japanese } else { &term.not_english };
    let has = |word: &&String| {
        if passage.is_japanese { has_part(&without_allowed, word) } else { has_words(&without_allowed, word) }
    };
    words.iter().filter(has).cloned().collect()
}

/// Whether a text has these words as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, found)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + found.len()..].chars().next());
        !is_letter(before) && !is_letter(after)
    })
}

/// Whether a Japanese text has a word that is not the beginning of one with a long vowel (パラメータ in パラメーター).
fn has_part(text: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    text.match_indices(&word).any(|(at, found)| !text[at + found.len()..].starts_with('ー'))
}

#[test]
fn nothing_has_a_word_that_is_not_used() {
    let (table, all) = (table(), all());
    let found = |passage: &Passage| {
        let of = |term: &Term| {
            let instead = if passage.is_japanese { &term.japanese } else { &term.english };
            let line = |word: String| format!("{}: {word} → {instead} ({})", passage.place, term.concept);
            wrong(term, passage).into_iter().map(line).collect::<Vec<_>>()
        };
        table.iter().flat_map(of).collect::<Vec<_>>()
    };
    let found: Vec<String> = all.iter().flat_map(found).collect();
    assert!(found.is_empty(), "{} words\n{}", found.len(), found.join("\n"));
}

#[test]
fn classes_have_the_words_of_the_table() {
    let sheets =
        files(&root().join("static")).into_iter().filter(|file| file.extension().is_some_and(|end| end == "css"));
    let classes: Vec<String> = sheets
        .flat_map(|file| {
            let text = fs::read_to_string(file).unwrap();
            let name =
                |part: &str| part.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect();
            text.split('.').skip(1).map(name).collect::<Vec<String>>()
        })
        .filter(|name| name.starts_with(char::is_alphabetic))
        .collect();
    assert!(classes.len() > 500, "{} classes", classes.len());
    let binds = |term: &&Term| term.kinds.is_empty() || term.kinds.iter().any(|kind| kind == "classes");
    for term in table().iter().filter(binds) {
        for word in &term.not_english {
            let of = classes.iter().find(|class| class.split('-').any(|part| part == word));
            assert_eq!(of, None, "{}: a class has {word}", term.concept);
        }
    }
}

#[test]
fn every_term_is_used_and_explained() {
    let all = all();
    let keys = fs::read_to_string(root().join("static/texts/en.ftl")).unwrap();
    let table = table();
    assert!(table.len() >= 40, "{} terms", table.len());
    for term in &table {
        let is_used = |is_japanese: bool, word: &str| {
            let word = word.to_lowercase();
            word.is_empty()
                || all.iter().any(|one| one.is_japanese == is_japanese && one.text.to_lowercase().contains(&word))
        };
        assert!(is_used(false, &term.english), "{} is not used", term.english);
        assert!(is_used(true, &term.japanese), "{} is not used", term.japanese);
        let place = &term.explained;
        let is_there = place.is_empty() || keys.contains(&format!("\n{place} = ")) || root().join(place).is_file();
        assert!(is_there, "{} should be explained at {place}", term.concept);
    }
}

#[test]
fn words_are_whole_words() {
    assert!(has_words("a frame stands over it.", "stands"));
    assert!(!has_words("it withstands it.", "stands"));
    assert!(has_part("二つのパラメータを", "パラメータ"));
    assert!(!has_part("二つのパラメーターを", "パラメータ"));
}
