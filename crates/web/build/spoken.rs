//! The sentences of the other languages beside the English ones, by which a program knows them.

use super::marks::{CONTEXT, SENTENCE_END, number_of};
use super::read::{Language, Message};
use super::write::said;
use std::collections::HashMap;
use std::fmt::Write;

/// The sentences of another language, each paired with its English sentence. No pair occurs twice.
pub(crate) struct Spoken {
    /// The language tag.
    pub(crate) code: String,
    pairs: Vec<(String, String)>,
}

impl Spoken {
    /// The other languages. `beside` has the other texts of each language. All languages have the same number of texts, and English comes
    /// first, as in `languages`.
    ///
    /// # Errors
    /// English sentences that the page could not tell apart.
    pub(crate) fn all(languages: &[Language], beside: &[Vec<String>]) -> Result<Vec<Self>, Vec<String>> {
        let (Some((reference, others)), Some((texts, other_texts))) = (languages.split_first(), beside.split_first())
        else {
            return Ok(Vec::new());
        };
        let english = english(languages);
        let of_language = |(other, own): (&Language, &Vec<String>)| {
            let messages = reference.messages.iter().zip(&english);
            let mut pairs: Vec<_> = messages.map(|(message, line)| (line.clone(), said(message, other))).collect();
            pairs.extend(texts.iter().cloned().zip(own.iter().cloned()));
            pairs.sort_by_key(|(english, other)| (number_of(english), english.clone(), other.clone()));
            pairs.dedup();
            Self { code: other.code.clone(), pairs }
        };
        let all: Vec<Self> = others.iter().zip(other_texts).map(of_language).collect();
        let mistaken: Vec<String> = all.iter().flat_map(Self::mistaken).collect();
        if mistaken.is_empty() { Ok(all) } else { Err(mistaken) }
    }

    /// Sentences that have the same number as another one.
    fn mistaken(&self) -> Vec<String> {
        let mut numbers = HashMap::new();
        let clash = |(english, _): &(String, String)| {
            let known = numbers.insert(number_of(english), english.clone())?;
            Some(format!("“{english}” has the number of “{known}”; please word it in another way"))
        };
        self.pairs.iter().filter_map(clash).collect()
    }

    /// The file of the language as the page reads it.
    pub(crate) fn file(&self) -> String {
        self.pairs.iter().map(|(english, other)| format!("{} {other}{SENTENCE_END}", number_of(english))).collect()
    }

    /// Each English sentence and that of this language after it: `build/words.mjs` takes from it what a program says.
    pub(crate) fn translations(&self) -> String {
        self.pairs.iter().map(|(english, other)| format!("{english}{SENTENCE_END}{other}{SENTENCE_END}")).collect()
    }
}

/// The English sentences as lines with marks. Each English sentence with two different translations in some language gets a mark.
pub(crate) fn english(languages: &[Language]) -> Vec<String> {
    let Some((reference, others)) = languages.split_first() else { return Vec::new() };
    let mut known = HashMap::<String, Vec<Vec<String>>>::new();
    let mark = |message: &Message| {
        let mut line = said(message, reference);
        let in_others: Vec<String> = others.iter().map(|other| said(message, other)).collect();
        let ways = known.entry(line.clone()).or_default();
        let way = ways.iter().position(|way| *way == in_others).unwrap_or_else(|| {
            ways.push(in_others);
            ways.len() - 1
        });
        if way > 0 {
            let _ = write!(line, "{CONTEXT}{way}");
        }
        line
    };
    reference.messages.iter().map(mark).collect()
}
