//! Sentences with arguments.

use crate::texts::marks::{CHOICE, CHOICE_END, FIRST, GIVEN, KEY_END, NUMBER, VARIANT_END, is_mark};
use crate::texts::{Language, Said, rules};

/// The sentence with its arguments in their places.
pub(super) fn build(language: Language, sentence: &str, given: &[&dyn Said]) -> String {
    let given: Vec<String> = given.iter().map(ToString::to_string).collect();
    let mut text = String::new();
    write(&mut text, language, sentence, &given);
    text
}

/// The argument that a character means.
fn argument_of(sign: char) -> usize {
    u32::from(sign).wrapping_sub(u32::from(FIRST)) as usize
}

fn write(text: &mut String, language: Language, sentence: &str, given: &[String]) {
    let mut rest = sentence;
    while let Some((words, mark, after)) = next_mark(rest) {
        text.push_str(words);
        let mut after = after.chars();
        let argument =
            after.next().and_then(|sign| given.get(argument_of(sign))).map(String::as_str).unwrap_or_default();
        rest = after.as_str();
        match mark {
            CHOICE => {
                let (variants, after) = variants(rest);
                write(text, language, choose(language, &variants, argument), given);
                rest = after;
            }
            NUMBER => text.push_str(&rules::grouped(language, argument)),
            GIVEN => text.push_str(argument),
            _ => {}
        }
    }
    text.push_str(rest);
}

/// The text before the next mark, the mark, and the text after it.
fn next_mark(text: &str) -> Option<(&str, char, &str)> {
    let mut rest = text.chars();
    let mark = rest.by_ref().find(|character| is_mark(*character))?;
    let words = text.len() - rest.as_str().len() - mark.len_utf8();
    Some((text.get(..words)?, mark, rest.as_str()))
}

/// The variants of a choice, key and words, and the text after the choice. There may be choices in the words.
fn variants(text: &str) -> (Vec<(&str, &str)>, &str) {
    let (mut all, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, character) in text.char_indices() {
        match character {
            CHOICE => depth += 1,
            CHOICE_END if depth == 0 => return (all, text.get(at + 1..).unwrap_or_default()),
            CHOICE_END => depth -= 1,
            VARIANT_END if depth == 0 => {
                all.extend(text.get(from..at).and_then(|variant| variant.split_once(KEY_END)));
                from = at + 1;
            }
            _ => {}
        }
    }
    (all, "")
}

/// The variant whose key is the argument itself, else its plural form, else the last.
fn choose<'a>(language: Language, variants: &[(&str, &'a str)], given: &str) -> &'a str {
    let with_key = |wanted: &str| variants.iter().find(|(key, _)| *key == wanted);
    let number = given.parse::<u64>().ok();
    with_key(given)
        .or_else(|| with_key(&rules::plural(language, number?)))
        .or(variants.last())
        .map_or("", |(_, words)| *words)
}
