//! Messages for people: there has to be one in every language, and it is short.

use web::texts::{Language, Texts};

/// A message quotes a part of a hostile text at most.
const LONGEST: usize = 6000;

/// Panics if a refusal has no words in some language, or too many.
pub(super) fn is_said(words: impl Fn(Texts) -> String) {
    for language in Language::all() {
        let said = words(Texts::of(language));
        assert!(!said.is_empty() && said.len() <= LONGEST, "{} bytes: {said}", said.len());
    }
}
