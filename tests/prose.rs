//! The prose of the project: one word for one thing (`docs/terms.csv`), and no construction that has to be read twice
//! (`tests/prose/ceilings.csv` counts those that remain).
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "prose/comments.rs"]
mod comments;
#[path = "prose/constructions.rs"]
mod constructions;
#[path = "prose/documents.rs"]
mod documents;
#[path = "prose/examples.rs"]
mod examples;
#[path = "prose/ftl.rs"]
mod ftl;
#[path = "prose/kanji.rs"]
mod kanji;
#[path = "prose/languages.rs"]
mod languages;
#[path = "prose/passages.rs"]
mod passages;
#[path = "prose/rules.rs"]
mod rules;
#[path = "prose/terms.rs"]
mod terms;
