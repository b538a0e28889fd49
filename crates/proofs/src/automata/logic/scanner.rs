//! The marks of a sentence: connectives, quantifiers, brackets and colons. The text between them is left to the formulas.

use std::ops::Range;

/// A mark at which a sentence is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Iff,
    Implies,
    Or,
    And,
    Not,
    ForAll,
    Exists,
    Open,
    Close,
    Colon,
    Comma,
    /// A word that means nothing to sentences.
    Word,
    /// Any other character.
    Other,
}

/// A mark and the characters it is.
pub(super) type Marked = (Mark, Range<usize>);

/// Symbols; longer ones before those they begin with. `<=` and `>=` are listed so that their parts are not taken for symbols.
const SYMBOLS: [(&str, Mark); 24] = [
    ("<=>", Mark::Iff),
    ("⇔", Mark::Iff),
    ("<=", Mark::Other),
    (">=", Mark::Other),
    ("==", Mark::Other),
    ("!=", Mark::Other),
    ("=>", Mark::Implies),
    ("⇒", Mark::Implies),
    ("∨", Mark::Or),
    ("||", Mark::Or),
    ("∧", Mark::And),
    ("&&", Mark::And),
    ("¬", Mark::Not),
    ("!", Mark::Not),
    ("∀", Mark::ForAll),
    ("∃", Mark::Exists),
    ("(", Mark::Open),
    (")", Mark::Close),
    ("⌊", Mark::Open),
    ("⌋", Mark::Close),
    ("{", Mark::Open),
    ("}", Mark::Close),
    (":", Mark::Colon),
    (",", Mark::Comma),
];

/// Words, as sequences; longer ones before those they begin with.
const PHRASES: [(&[&str], Mark); 8] = [
    (&["if", "and", "only", "if"], Mark::Iff),
    (&["iff"], Mark::Iff),
    (&["implies"], Mark::Implies),
    (&["or"], Mark::Or),
    (&["and"], Mark::And),
    (&["not"], Mark::Not),
    (&["for", "all"], Mark::ForAll),
    (&["exists"], Mark::Exists),
];

/// All marks of a text.
pub(super) fn marks(text: &[char]) -> Vec<Marked> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let end = if text[at].is_whitespace() {
            at + 1
        } else if text[at].is_ascii_alphabetic() {
            let (mark, end) = phrase(text, at);
            found.push((mark, at..end));
            end
        } else {
            let spelled = SYMBOLS
                .iter()
                .find(|(symbol, _)| symbol.chars().eq(text[at..].iter().copied().take(symbol.chars().count())));
            let (mark, length) = spelled.map_or((Mark::Other, 1), |(symbol, mark)| (*mark, symbol.chars().count()));
            found.push((mark, at..at + length));
            at + length
        };
        at = end;
    }
    found
}

/// The mark that begins with this word, and where it ends.
fn phrase(text: &[char], at: usize) -> (Mark, usize) {
    let known = PHRASES.iter().find_map(|(words, mark)| {
        let mut end = at;
        for (index, expected) in words.iter().enumerate() {
            if index > 0 {
                end += text[end..].iter().take_while(|character| character.is_whitespace()).count();
            }
            let word = word_end(text, end);
            if !expected.chars().eq(text[end..word].iter().copied()) {
                return None;
            }
            end = word;
        }
        Some((*mark, end))
    });
    known.unwrap_or_else(|| (Mark::Word, word_end(text, at)))
}

fn word_end(text: &[char], at: usize) -> usize {
    at + text[at..].iter().take_while(|c| c.is_ascii_alphanumeric() || **c == '_').count()
}
