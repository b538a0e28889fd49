//! The sentences of other languages than English, by the numbers of the English ones. A file of them is kept as long as the page is open,
//! as the English ones are.

use crate::texts::Language;
use crate::texts::marks::{SENTENCE_END, number_of};
use std::cell::RefCell;

/// The sentences of a language, ordered by their numbers.
type Sentences = &'static [(u32, &'static str)];

thread_local! {
    static KEPT: RefCell<Vec<(Language, Sentences)>> = const { RefCell::new(Vec::new()) };
}

impl Language {
    /// True if the sentences of the language are available now. English is in every program.
    pub fn is_kept(self) -> bool {
        self == Self::default() || kept(self).is_some()
    }

    /// Keeps the sentences of a file: each is the number of the English sentence, a blank, and the words, in
    /// the order of the numbers. Returns whether the file is whole.
    pub fn keep(self, file: String) -> bool {
        if self.is_kept() {
            return true;
        }
        let Some(sentences) = read(file.leak()) else { return false };
        KEPT.with_borrow_mut(|all| all.push((self, sentences)));
        true
    }
}

fn read(file: &'static str) -> Option<Sentences> {
    let entry =
        |line: &'static str| line.split_once(' ').and_then(|(number, words)| Some((number.parse().ok()?, words)));
    let all = file.strip_suffix(SENTENCE_END)?.split(SENTENCE_END).map(entry).collect::<Option<Vec<_>>>()?;
    all.is_sorted_by_key(|(number, _)| *number).then(|| &*all.leak())
}

/// A language's sentence for an English one; `None` for English itself, and if the language is not kept.
pub(super) fn said(language: Language, english: &str) -> Option<&'static str> {
    if language == Language::default() {
        return None;
    }
    let sentences = kept(language)?;
    let place = sentences.binary_search_by_key(&number_of(english), |(number, _)| *number).ok()?;
    sentences.get(place).map(|(_, words)| *words)
}

fn kept_already(language: Language) -> Option<Sentences> {
    KEPT.with_borrow(|all| all.iter().find(|(of, _)| *of == language).map(|(_, sentences)| *sentences))
}

#[cfg(target_arch = "wasm32")]
use kept_already as kept;

/// Outside of a browser all languages are at hand.
#[cfg(not(target_arch = "wasm32"))]
fn kept(language: Language) -> Option<Sentences> {
    kept_already(language).or_else(|| {
        let (_, file) = crate::texts::AT_HAND.iter().find(|(code, _)| *code == language.code())?;
        let sentences = read(file)?;
        KEPT.with_borrow_mut(|all| all.push((language, sentences)));
        Some(sentences)
    })
}

#[cfg(test)]
mod tests {
    use super::{kept, read, said};
    use crate::texts::{Language, Texts};

    #[test]
    fn a_file_that_is_cut_off_or_of_another_kind_is_not_read() {
        assert_eq!(read("7 seven\u{8}12 twelve words\u{8}"), Some(&[(7, "seven"), (12, "twelve words")][..]));
        for broken in [
            "12 twelve words\u{8}7 seven\u{8}",
            "",
            "7 seven",
            "7 seven\u{8}12 twel",
            "seven\u{8}",
            "<!DOCTYPE html>\u{8}",
        ] {
            assert_eq!(read(broken), None, "{broken}");
        }
    }

    #[test]
    fn a_sentence_that_a_language_has_not_is_said_in_english() {
        let japanese = Language::with_code("ja").unwrap();
        assert!(kept(japanese).unwrap().windows(2).all(|pair| pair[0].0 < pair[1].0), "a number for each sentence");
        assert_eq!(Texts::of(japanese).plain("No sentence of ours.\u{7}1"), "No sentence of ours.");
        assert_eq!(said(Language::default(), Texts::default().undo()), None);
        assert_ne!(Texts::of(japanese).undo(), Texts::default().undo());
    }
}
