//! What the papers number, in words. `static/papers` has them; `build/numbered.rs` makes HTML with MathML of them.

use crate::texts::LANGUAGES;
use crate::texts::Texts;

/// A numbered thing of a paper in the words of one language. All is HTML that comes from the build alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedWords {
    /// What it says.
    pub text: &'static str,
    /// What is printed wrongly, and what it should be.
    pub misprints: &'static [[&'static str; 2]],
}

include!(concat!(env!("OUT_DIR"), "/numbered.rs"));

// As many languages as the page speaks.
const _: () = assert!(NUMBERED[0].2.len() == LANGUAGES.len());

impl Texts {
    /// The words of everything that the paper with this key numbers, in the paper's order; none for another key.
    pub fn numbered(self, paper: &str) -> &'static [NumberedWords] {
        let found = NUMBERED.iter().find(|(key, ..)| *key == paper);
        found.and_then(|(_, _, in_each)| in_each.get(self.language.index())).copied().unwrap_or_default()
    }

    /// The file of the paper with this key without its words, for [`Numbered::read`](crate::claims::Numbered::read); empty for
    /// another key.
    pub fn numbered_facts(paper: &str) -> &'static str {
        NUMBERED.iter().find(|(key, ..)| *key == paper).map_or("", |(_, facts, _)| facts)
    }
}
