//! Paragraphs of articles: words, and between them in braces what a reader can change, what is computed, and words that belong to
//! a part of a figure.
//!
//! ```text
//! {k=3|1..12}                     a number with a name, at first 3, from 1 to 12
//! {k}                             the same number once more
//! {outcome POSITION|lost|won}     the first words if the position is a P-position, else the second
//! {value POSITION}                the Grundy value
//! {x|the left end}                words that belong to a coordinate
//! ```
//!
//! In positions the name of a number in braces stands for it.

use super::inline::inline;

/// A piece of a paragraph. Words are HTML.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Piece {
    Words(String),
    /// The number with this name.
    Number(String),
    /// A position, the words for a P-position and those for an N-position.
    Outcome(String, String, String),
    /// A position whose Grundy value is shown.
    Value(String),
    /// The name of a coordinate, and words.
    Part(String, String),
}

/// A number that a reader can change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Number {
    pub(crate) name: String,
    pub(crate) first: u32,
    pub(crate) least: u32,
    pub(crate) most: u32,
}

/// A column, counted from 1, and what is wrong there.
type Wrong = (usize, String);

/// A paragraph as read from a file.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Paragraph {
    pub(crate) pieces: Vec<Piece>,
    /// The numbers that it defines.
    pub(crate) numbers: Vec<Number>,
    /// The columns and the names of numbers that it uses.
    pub(crate) used: Vec<(usize, String)>,
}

/// Reads a paragraph.
///
/// # Errors
/// Where and what.
pub(crate) fn paragraph(text: &str) -> Result<Paragraph, Wrong> {
    let mut read = Paragraph::default();
    for (column, is_in_braces, part) in divided(text)? {
        if is_in_braces {
            read.braces(column, part)?;
        } else if !part.is_empty() {
            let words = inline(part).map_err(|(inner, reason)| (column + inner - 1, reason))?;
            read.pieces.push(Piece::Words(words));
        }
    }
    Ok(read)
}

/// The columns and the names of the numbers in a position.
pub(crate) fn used(text: &str) -> Vec<(usize, String)> {
    let mut all = Vec::new();
    for (at, _) in text.match_indices('{') {
        let inside = &text[at + 1..];
        let name = inside.split_once('}').map_or(inside, |(name, _)| name);
        all.push((text[..at].chars().count() + 1, name.to_owned()));
    }
    all
}

impl Paragraph {
    /// Reads the text between two braces. `column` is the column of the opening brace.
    fn braces(&mut self, column: usize, text: &str) -> Result<(), Wrong> {
        let inner = column + 1;
        let words = |text: &str| inline(text).map_err(|(_, reason)| (inner, reason));
        let parts: Vec<&str> = text.split('|').collect();
        let piece = match (text.split_once(' '), &parts[..]) {
            (Some(("outcome", _)), [head, lost, won]) => {
                let position = head.trim_start_matches("outcome").trim();
                self.uses(column, position);
                Piece::Outcome(position.to_owned(), words(lost)?, words(won)?)
            }
            (Some(("outcome", _)), _) => return Err((column, "an outcome is {outcome POSITION|lost|won}".to_owned())),
            (Some(("value", position)), [_]) => {
                self.uses(column, position);
                Piece::Value(position.to_owned())
            }
            (_, [head, range]) if head.contains('=') => {
                let number = number(head, range).ok_or_else(|| {
                    (column, "a number is {name=3|1..12}, with the first one between the other two".to_owned())
                })?;
                let name = number.name.clone();
                self.numbers.push(number);
                Piece::Number(name)
            }
            (_, [name]) if is_name(name) => {
                self.used.push((column, (*name).to_owned()));
                Piece::Number((*name).to_owned())
            }
            (_, [name, part]) if name.len() == 1 && is_name(name) => Piece::Part((*name).to_owned(), words(part)?),
            _ => {
                let known = "{k=3|1..12}, {k}, {outcome POSITION|lost|won}, {value POSITION} or {x|words}";
                return Err((column, format!("braces are {known}")));
            }
        };
        self.pieces.push(piece);
        Ok(())
    }

    fn uses(&mut self, column: usize, position: &str) {
        self.used.extend(used(position).into_iter().map(|(_, name)| (column, name)));
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// `k=3` and `1..12`.
fn number(head: &str, range: &str) -> Option<Number> {
    let (name, first) = head.split_once('=')?;
    let (least, most) = range.split_once("..")?;
    let [first, least, most] = [first, least, most].map(|text| text.parse::<u32>().ok());
    let number = Number { name: name.to_owned(), first: first?, least: least?, most: most? };
    let is_inside = number.least <= number.first && number.first <= number.most;
    (is_name(name) && is_inside && number.most <= 1000).then_some(number)
}

/// The parts of a text: the column where each begins, whether it is inside braces, and its text. Braces of LaTeX and of programs do not
/// count.
fn divided(text: &str) -> Result<Vec<(usize, bool, &str)>, Wrong> {
    let (mut parts, mut begin, mut depth) = (Vec::new(), 0, 0_usize);
    let mut quote = None::<char>;
    let column = |at: usize| text[..at].chars().count() + 1;
    for (at, letter) in text.char_indices() {
        match (letter, quote) {
            ('$' | '`', None) if depth == 0 => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            ('{', None) => {
                if depth == 0 {
                    parts.push((column(begin), false, &text[begin..at]));
                    begin = at + 1;
                }
                depth += 1;
            }
            ('}', None) => {
                depth = depth.checked_sub(1).ok_or_else(|| (column(at), "nothing was opened by {".to_owned()))?;
                if depth == 0 {
                    parts.push((column(begin) - 1, true, &text[begin..at]));
                    begin = at + 1;
                }
            }
            _ => {}
        }
    }
    if depth > 0 {
        return Err((column(begin) - 1, "there is no } to this {".to_owned()));
    }
    parts.push((column(begin), false, &text[begin..]));
    Ok(parts)
}
