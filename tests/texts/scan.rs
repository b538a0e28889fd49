//! A simple reader of source text: which string literals there are, and which of them a person would read.

use std::fs;
use std::path::{Path, PathBuf};

/// A string literal and the text before it on its line.
pub(crate) struct Literal {
    pub(crate) text: String,
    pub(crate) line: usize,
    before: String,
}

/// Every source file of a folder and of the module beside it that has its name.
pub(crate) fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    let beside = folder.with_extension("rs");
    found.extend(fs::read_to_string(&beside).ok().map(|text| (beside, text)));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// The literals of a file, without those of comments, attributes and its own tests.
pub(crate) fn literals(text: &str) -> Vec<Literal> {
    let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut open: Option<Literal> = None;
    for (number, line) in code.lines().enumerate() {
        let is_left_out = ["//", "#["].iter().any(|start| line.trim_start().starts_with(start));
        if open.is_none() && is_left_out {
            continue;
        }
        let mut before = String::new();
        let mut characters = line.chars().peekable();
        while let Some(character) = characters.next() {
            match (&mut open, character) {
                (Some(literal), '\\') => {
                    // An escaped character is no letter, and a line that ends with a backslash goes on.
                    let _ = characters.next().filter(|&next| next == '"').map(|next| literal.text.push(next));
                }
                (Some(_), '"') => found.extend(open.take()),
                (Some(literal), character) => literal.text.push(character),
                (None, '/') if characters.peek() == Some(&'/') => break,
                (None, '\'') if characters.peek() == Some(&'"') => drop(characters.next()),
                (None, '"') => {
                    let before = before.clone();
                    open = Some(Literal { text: String::new(), line: number + 1, before });
                }
                (None, character) => before.push(character),
            }
        }
    }
    found
}

/// Attributes whose value is read to somebody.
const READ: [&str; 7] =
    ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "label", "alt"];

/// True if a person would read the literal: words in the text of the page or in such an attribute, or a sentence anywhere.
pub(crate) fn spoken(literal: &Literal) -> bool {
    let words = words(&literal.text);
    let longest = words.iter().map(|word| word.len()).max().unwrap_or(0);
    let before = literal.before.trim_end();
    let is_attribute = READ.iter().any(|name| {
        before
            .strip_suffix('=')
            .and_then(|rest| rest.strip_suffix(name))
            .is_some_and(|rest| rest.ends_with(' ') || rest.is_empty())
    });
    let is_text = before.ends_with(">{") || before == "{";
    let mut letters = literal.text.chars();
    let has_capital = letters.next().is_some_and(|first| first.is_ascii_uppercase())
        && letters.next().is_some_and(|second| second.is_ascii_lowercase());
    let is_sentence = words.iter().filter(|word| word.len() > 2).count() > 2 && !before.ends_with("class=");
    longest > 1 && (is_attribute || is_text) || has_capital || is_sentence
}

/// Runs of letters between spaces and points, without what is in braces or joined by other signs.
fn words(text: &str) -> Vec<&str> {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    text.split([' ', '.', ',', ';', ':', '(', ')', '?', '!']).filter(is_word).collect()
}
