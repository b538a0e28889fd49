//! No page names another page: shared modules are in `web` or below it.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the crate: each is a page.
const PAGES: &str = include_str!("../crates/pages/src/lib.rs");

/// The module with which the tests of several pages draw; it is compiled for tests only.
const FOR_TESTS: &str = "rendered";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/pages/src")
}

fn pages() -> Vec<&'static str> {
    PAGES.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect()
}

/// The files of a folder and of all folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The paths in a text that lead out of the page, or may do so: those from the root of the crate to anything else than the page, and
/// those that go up more than one module.
fn leading_out<'a>(text: &'a str, page: &str) -> Vec<&'a str> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let from_root = text.match_indices("crate::").filter_map(|(at, root)| {
        let name = &text[at + root.len()..];
        let end = name.find(|letter| !is_letter(letter)).unwrap_or(name.len());
        (name[..end] != *page && name[..end] != *FOR_TESTS).then(|| &text[at..at + root.len() + end])
    });
    from_root.chain(text.matches("super::super")).collect()
}

#[test]
fn no_page_names_another_page() {
    let mut found = Vec::new();
    for page in pages() {
        let root = folder().join(format!("{page}.rs"));
        let text = fs::read_to_string(&root).unwrap();
        // One module up from here is the root of the crate.
        found.extend(text.matches("super::").map(|path| format!("{page}.rs: {path}")));
        for file in files(&folder().join(page)).into_iter().chain([root]) {
            let text = fs::read_to_string(&file).unwrap();
            let name = file.strip_prefix(folder()).unwrap().display().to_string();
            found.extend(leading_out(&text, page).into_iter().map(|path| format!("{name}: {path}")));
        }
    }
    assert!(found.is_empty(), "pages name other pages:\n{}", found.join("\n"));
}

#[test]
fn every_way_out_of_a_page_is_seen() {
    assert_eq!(pages().len(), 9, "{:?}", pages());
    assert!(PAGES.contains("#[cfg(test)]\nmod rendered;"), "it is for tests only");
    assert!(pages().iter().all(|page| !files(&folder().join(page)).is_empty()));
    for (text, expected) in [
        ("use crate::explore::State;", "crate::explore"),
        ("crate::player::x()", "crate::player"),
        ("use crate::{explore, play};", "crate::"),
        ("use super::super::explore;", "super::super"),
    ] {
        assert_eq!(leading_out(text, "play"), [expected], "{text}");
    }
    assert!(leading_out("use crate::play::State; use super::State; use web::table::State;", "play").is_empty());
}
