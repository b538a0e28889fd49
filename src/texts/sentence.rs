//! Sentences with arguments.

use crate::texts::Language;
use crate::texts::rules;
use std::fmt::Display;

/// A part of a sentence; arguments go by number.
pub(super) enum Part {
    /// As it is written.
    Words(&'static str),
    /// An argument.
    Given(usize),
    /// An argument that is a number, with its digits in groups.
    Number(usize),
    /// One of several: by the word or number that an argument is, or by the plural form that the number takes; the last
    /// is for all others.
    Choice(usize, &'static [(&'static str, &'static [Part])]),
}

/// The sentence with its arguments in their places.
pub(super) fn build(language: Language, parts: &'static [Part], given: &[&dyn Display]) -> String {
    let given: Vec<String> = given.iter().map(ToString::to_string).collect();
    let mut text = String::new();
    write(&mut text, language, parts, &given);
    text
}

fn write(text: &mut String, language: Language, parts: &'static [Part], given: &[String]) {
    for part in parts {
        match part {
            Part::Words(words) => text.push_str(words),
            Part::Given(index) => text.push_str(&given[*index]),
            Part::Number(index) => text.push_str(&rules::grouped(language, &given[*index])),
            Part::Choice(index, variants) => write(text, language, choose(language, variants, &given[*index]), given),
        }
    }
}

/// The variant whose key is the argument itself, else its plural form, else the last.
fn choose(language: Language, variants: &'static [(&'static str, &'static [Part])], given: &str) -> &'static [Part] {
    let with_key = |wanted: &str| variants.iter().find(|(key, _)| *key == wanted);
    let number = given.parse::<u64>().ok();
    with_key(given)
        .or_else(|| with_key(&rules::plural(language, number?)))
        .or(variants.last())
        .map_or(&[], |(_, parts)| *parts)
}
