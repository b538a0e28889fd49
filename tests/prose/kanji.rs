//! Pupils can read what Play and lessons say in Japanese: kanji that are not taught up to grade 6 are in words with a reading.

use super::ftl::{Part, language};
use super::passages::root;
use std::fs;

/// The 1,026 kanji of the table for grades 1 to 6 (学年別漢字配当表, Ministry of Education, in force since 2020).
const TAUGHT: &str = include_str!("kyoiku.txt");

/// How the keys of these texts begin.
const KEYS: [&str; 8] = ["play-", "friend-", "daily-", "lesson-", "task-", "example-", "game-triangle", "game-strip"];

/// The sentences that are shown with readings: the sources call `readable` with them. Labels of grooves are heard, not read; the example
/// is a lesson, whose paragraphs have readings.
const WITH_READINGS: [&str; 6] = [
    "play-sharing-secret",
    "play-rule-break",
    "play-groove-before",
    "play-groove-after",
    "example-rules",
    "example-nim",
];

fn is_kanji(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}

/// The kanji of a text that have no reading and are not taught.
fn hard(text: &str, readings: &[&str]) -> Vec<char> {
    let without = readings.iter().fold(text.to_owned(), |text, word| text.replace(word, ""));
    without.chars().filter(|letter| is_kanji(*letter) && !TAUGHT.contains(*letter)).collect()
}

fn words(parts: &[Part]) -> String {
    let of = |part: &Part| match part {
        Part::Words(words) => words.clone(),
        Part::Given(_) | Part::Number(_) => String::new(),
        Part::Choice(_, all) => all.iter().map(|(_, parts)| words(parts)).collect(),
    };
    parts.iter().map(of).collect()
}

/// The sentences of Japanese by key.
fn texts() -> Vec<(String, String)> {
    let read = language("ja", &fs::read_to_string(root().join("static/texts/ja.ftl")).unwrap()).unwrap();
    read.messages.iter().map(|message| (message.key.clone(), words(&message.parts))).collect()
}

/// The words of `readings`.
fn known(texts: &[(String, String)]) -> Vec<&str> {
    let (_, readings) = texts.iter().find(|(key, _)| key == "readings").unwrap();
    readings.split('》').filter_map(|pair| pair.split_once('《')).map(|(word, _)| word).collect()
}

/// Each lesson of the course, without the page for teachers and without comments.
fn lessons() -> Vec<(String, String)> {
    let folder = root().join("static/course/ja");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |file: std::path::PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let (pupils, _) = text.split_once("::teacher").unwrap();
        let lines = pupils.lines().filter(|line| !line.starts_with('%')).collect::<Vec<_>>().join("\n");
        (file.display().to_string(), lines)
    };
    files.map(read).collect()
}

#[test]
fn kanji_beyond_grade_6_have_readings_in_play_and_lessons() {
    assert_eq!(TAUGHT.chars().filter(|letter| is_kanji(*letter)).count(), 1026);
    let (texts, lessons) = (texts(), lessons());
    let (readings, mut found) = (known(&texts), Vec::new());
    for (key, text) in texts.iter().filter(|(key, _)| KEYS.iter().any(|start| key.starts_with(start))) {
        let readings = if WITH_READINGS.contains(&key.as_str()) { &readings[..] } else { &[] };
        let hard = hard(text, readings);
        found.extend((!hard.is_empty()).then(|| format!("{key}: {hard:?}")));
    }
    for (file, text) in &lessons {
        let hard = hard(text, &readings);
        found.extend((!hard.is_empty()).then(|| format!("{file}: {hard:?}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!((lessons.len(), WITH_READINGS.iter().all(|key| texts.iter().any(|(known, _)| known == key))), (6, true));
}

#[test]
fn every_reading_is_used_and_begins_like_no_other() {
    let (texts, lessons) = (texts(), lessons());
    let readings = known(&texts);
    for word in &readings {
        let shown = texts.iter().filter(|(key, _)| WITH_READINGS.contains(&key.as_str())).chain(&lessons);
        assert!(shown.clone().any(|(_, text)| text.contains(word)), "{word} is not used");
        assert!(!readings.iter().any(|other| other != word && other.starts_with(word)), "{word} begins another word");
        assert!(word.chars().any(|letter| is_kanji(letter) && !TAUGHT.contains(letter)), "{word} needs no reading");
    }
}

#[test]
fn hard_kanji_are_found() {
    assert_eq!(hard("山の溝と塔", &["溝"]), ['塔']);
    assert_eq!(hard("山の溝と塔", &[]), ['溝', '塔']);
}
