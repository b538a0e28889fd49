//! For tests, also of pages: a sentence is there in every language.

use crate::texts::{Language, Texts};

/// The sentence is there in every language, and in Japanese it is another one than in English.
#[allow(clippy::unwrap_used, reason = "only tests use it")]
#[track_caller]
pub fn said_in_every_language(said: impl Fn(Texts) -> String) {
    let english = said(Texts::default());
    let japanese = said(Texts::of(Language::with_code("ja").unwrap()));
    assert!(!english.is_empty() && !japanese.is_ascii() && japanese != english, "{english} / {japanese}");
}
