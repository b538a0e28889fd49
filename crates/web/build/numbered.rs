//! The numbered results of the papers: `static/papers/*.txt`. The facts of an entry (its claims, positions, moves) are read by
//! `crates/maths/src/claims/numbered.rs`; here its words become HTML with MathML. English words are beside the facts; another language has
//! a file with the same entries in the same order in a separate folder, `static/papers/ja/*.txt`:
//!
//! ```text
//! theorem 7.3
//!   misprint As printed | as it should be
//!   text What it says.
//!     A line that is indented by four blanks goes on with the one above.
//! ```
//!
//! Programs are between backticks, LaTeX between dollar signs.

use super::lines::joined;
use super::statements::html;
use std::fmt::Write;
use std::path::Path;

/// The papers, as `Paper::key` has them.
const KEYS: [&str; 5] = ["triangular", "pass", "variants", "misere", "sharing"];
/// In place of the words, which the page has as HTML.
const SAID_ELSEWHERE: &str = "…";

/// A paper.
pub(crate) struct Paper {
    pub(crate) key: &'static str,
    /// Its file without words and comments.
    pub(crate) facts: String,
    /// The words of its entries in each language.
    pub(crate) words: Vec<Vec<Words>>,
}

/// The words of an entry, as HTML.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Words {
    /// Kind and number.
    pub(crate) head: String,
    pub(crate) text: String,
    /// Each as it is printed and as it should be.
    pub(crate) misprints: Vec<[String; 2]>,
}

/// Reads the papers in these languages, the first of which is in the files of the facts.
///
/// # Errors
/// Sentences that name the file, and the line or the entry.
pub(crate) fn read_all(folder: &Path, codes: &[&str]) -> Result<Vec<Paper>, Vec<String>> {
    let (mut papers, mut errors) = (Vec::new(), Vec::new());
    for key in KEYS {
        let mut words = Vec::<Vec<Words>>::new();
        let mut facts = String::new();
        for (index, code) in codes.iter().enumerate() {
            let file = if index == 0 { folder.to_owned() } else { folder.join(code) }.join(key).with_extension("txt");
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| {
                errors.push(format!("{}: {error}", file.display()));
                String::new()
            });
            if index == 0 {
                facts = without_words(&text);
            }
            match entries(&text) {
                Ok(own) => {
                    let found = words.first().and_then(|english| difference(english, &own));
                    errors.extend(found.map(|reason| format!("{}: {reason}", file.display())));
                    words.push(own);
                }
                Err(reasons) => errors.extend(reasons.iter().map(|reason| format!("{}: {reason}", file.display()))),
            }
        }
        papers.push(Paper { key, facts, words });
    }
    if errors.is_empty() { Ok(papers) } else { Err(errors) }
}

/// Reads the words of a file, and ignores the other fields of its entries.
///
/// # Errors
/// Sentences with the number of the line.
pub(crate) fn entries(text: &str) -> Result<Vec<Words>, Vec<String>> {
    let (mut all, mut errors) = (Vec::<Words>::new(), Vec::new());
    for (number, line) in joined(text) {
        let Some(rest) = line.strip_prefix("  ") else {
            all.push(Words { head: line, text: String::new(), misprints: Vec::new() });
            continue;
        };
        let Some(entry) = all.last_mut() else {
            errors.push(format!("line {number} comes before the first entry"));
            continue;
        };
        if let Err(reason) = take(entry, rest) {
            errors.push(format!("line {number}, {}: {reason}", entry.head));
        }
    }
    let silent = all.iter().filter(|entry| entry.text.is_empty());
    errors.extend(silent.map(|entry| format!("{} has no text", entry.head)));
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

fn take(entry: &mut Words, line: &str) -> Result<(), String> {
    if let Some(text) = line.strip_prefix("text ") {
        entry.text = said(text)?;
    } else if let Some(misprint) = line.strip_prefix("misprint ") {
        let (printed, corrected) = misprint.split_once(" | ").ok_or("a misprint is “as printed | as it should be”")?;
        entry.misprints.push([said(printed)?, said(corrected)?]);
    }
    Ok(())
}

/// Words with programs and mathematics.
fn said(text: &str) -> Result<String, String> {
    let mut whole = String::new();
    for (index, piece) in text.split('`').enumerate() {
        if index % 2 == 1 {
            let program = piece.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let _ = write!(whole, "<code>{program}</code>");
        } else {
            whole.push_str(&html(piece)?);
        }
    }
    Ok(whole)
}

/// The first difference from English, as a sentence.
pub(crate) fn difference(english: &[Words], own: &[Words]) -> Option<String> {
    let pairs = english.iter().zip(own);
    for (one, other) in pairs {
        if one.head != other.head {
            return Some(format!("{} is where {} should be", other.head, one.head));
        }
        if one.misprints.len() != other.misprints.len() {
            return Some(format!("{} should have {} misprints", one.head, one.misprints.len()));
        }
    }
    (english.len() != own.len())
        .then(|| format!("there should be {} entries, and there are {}", english.len(), own.len()))
}

/// A file without words, misprints and comments.
fn without_words(text: &str) -> String {
    let mut facts = String::new();
    for (_, line) in joined(text) {
        if line.starts_with("  text ") {
            let _ = writeln!(facts, "  text {SAID_ELSEWHERE}");
        } else if !line.starts_with("  misprint ") {
            facts.push_str(&line);
            facts.push('\n');
        }
    }
    facts
}
