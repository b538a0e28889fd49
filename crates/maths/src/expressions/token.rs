//! Characters become words, numbers and symbols.

use crate::expressions::{Fraction, Mistake, Reason};
use std::ops::Range;

/// A part of the text of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number(i64),
    Word(String),
    /// Always in the first spelling of [`SYMBOLS`].
    Symbol(&'static str),
}

/// A token and the characters it is.
pub(super) type Placed = (Token, Range<usize>);

/// Each symbol with its spellings; longer ones before those they begin with.
const SYMBOLS: &[(&str, &[&str])] = &[
    ("<<", &["<<"]),
    (">>", &[">>"]),
    ("≤", &["<=", "≤"]),
    ("≥", &[">=", "≥"]),
    ("≠", &["!=", "≠"]),
    ("=", &["==", "="]),
    ("∧", &["&&", "∧"]),
    ("∨", &["||", "∨"]),
    ("<", &["<"]),
    (">", &[">"]),
    ("¬", &["!", "¬"]),
    ("&", &["&"]),
    ("|", &["|"]),
    ("⊕", &["^", "⊕"]),
    ("+", &["+"]),
    ("−", &["-", "−"]),
    ("·", &["*", "·", "×"]),
    ("/", &["/"]),
    ("mod", &["%"]),
    ("∈", &["∈"]),
    ("(", &["("]),
    (")", &[")"]),
    ("⌊", &["⌊"]),
    ("⌋", &["⌋"]),
    ("⌈", &["⌈"]),
    ("⌉", &["⌉"]),
    ("{", &["{"]),
    ("}", &["}"]),
    (",", &[","]),
];

/// Words that are symbols.
const WORDS: &[(&str, &str)] =
    &[("and", "∧"), ("or", "∨"), ("not", "¬"), ("xor", "⊕"), ("mod", "mod"), ("div", "div"), ("in", "∈")];

/// All tokens of a text.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, Mistake> {
    let mut found = Vec::new();
    let (mut rest, mut at) = (text, 0);
    while let Some(first) = rest.chars().next() {
        if first.is_whitespace() {
            (rest, at) = (rest.trim_start_matches(first), at + rest.chars().take_while(|&c| c == first).count());
            continue;
        }
        let (token, length) = token(rest, first, at)?;
        // Tokens end where characters do.
        let Some((read, after)) = rest.split_at_checked(length) else { break };
        let characters = read.chars().count();
        found.push((token, at..at + characters));
        (rest, at) = (after, at + characters);
    }
    Ok(found)
}

/// The first token of a text that is not empty, and how many bytes it has.
fn token(rest: &str, first: char, at: usize) -> Result<(Token, usize), Mistake> {
    let run = |belongs: fn(char) -> bool| {
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        (rest.get(..length).unwrap_or_default(), length)
    };
    if first.is_ascii_digit() {
        let (digits, length) = run(|c| c.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number| number < Fraction::BOUND);
        let too_large = Mistake { at: at..at + length, reason: Reason::NumberTooLarge };
        return Ok((Token::Number(number.ok_or(too_large)?), length));
    }
    // No name has other letters, which are a table of kilobytes.
    if first.is_ascii_alphabetic() {
        let (word, length) = run(|c| c.is_ascii_alphanumeric() || c == '_');
        let symbol = WORDS.iter().find(|(spelling, _)| *spelling == word);
        return Ok((symbol.map_or_else(|| Token::Word(word.into()), |(_, symbol)| Token::Symbol(symbol)), length));
    }
    let spelled = SYMBOLS.iter().find_map(|(symbol, spellings)| {
        spellings.iter().find(|spelling| rest.starts_with(**spelling)).map(|spelling| (*symbol, spelling.len()))
    });
    match spelled {
        Some((symbol, length)) => Ok((Token::Symbol(symbol), length)),
        None => Err(Mistake { at: at..at + 1, reason: Reason::UnknownCharacter(first) }),
    }
}
