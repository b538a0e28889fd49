//! The numbered items of the papers: their words, and the facts that the page has about a paper before they are read. `static/papers` has
//! them; `build/numbered.rs` makes HTML with MathML of them.

use crate::texts::Texts;

/// A numbered thing of a paper in the words of one language. All is HTML that comes from the build alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedWords {
    /// The text of the item.
    pub text: &'static str,
    /// The misprints: each as printed, and as it should be.
    pub misprints: Vec<[&'static str; 2]>,
}

/// The facts about a paper before its words are read.
struct Known {
    key: &'static str,
    /// The file without words.
    facts: &'static str,
    /// The number of misprints.
    misprints: usize,
}

include!(concat!(env!("OUT_DIR"), "/numbered.rs"));

/// The file of a paper's words in the language with this index.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn file(paper: &str, language: usize) -> Option<&'static str> {
    let index = KNOWN.iter().position(|known| known.key == paper)?;
    WORDS.get(index)?.get(language).copied()
}

fn known(paper: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.key == paper)
}

impl Texts {
    /// The file of the paper with this key without its words, for [`Numbered::read`](maths::claims::Numbered::read); empty for
    /// another key.
    pub fn numbered_facts(paper: &str) -> &'static str {
        known(paper).map_or("", |known| known.facts)
    }

    /// The number of known misprints of the paper with this key.
    pub fn misprints(paper: &str) -> usize {
        known(paper).map_or(0, |known| known.misprints)
    }
}
