//! Codes in a text that was pasted: on lines, in links, in a table, broken by mail programs.

use crate::lessons::code::MARK;
use maths::values::half_width;

/// A code in a text, as it is there, or words that hold none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// From the mark to the last letter.
    Code(String),
    /// A line without a code.
    Words(String),
}

/// The parts of a text, in order. A code continues over line breaks while the lines have only letters of codes.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    // True if the previous line ended with a code.
    let mut is_open = false;
    for typed in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let line = &half_width(typed);
        let upper = line.to_ascii_uppercase();
        let starts: Vec<usize> = upper.match_indices(MARK).map(|(at, _)| at).collect();
        if starts.is_empty() {
            match pieces.last_mut() {
                Some(Piece::Code(code)) if is_open && is_letters(line) => {
                    code.push_str(line);
                    // A mark over the line break.
                    let next = code.to_ascii_uppercase().rfind(MARK).filter(|at| *at > 0).map(|at| code.split_off(at));
                    pieces.extend(next.map(Piece::Code));
                }
                _ => {
                    pieces.push(Piece::Words(typed.to_owned()));
                    is_open = false;
                }
            }
            continue;
        }
        for (index, &start) in starts.iter().enumerate() {
            let end = starts.get(index + 1).copied().unwrap_or(line.len());
            let rest = line.get(start..end).unwrap_or_default();
            let code = rest.split(|letter: char| !is_letter(letter)).next().unwrap_or_default();
            is_open = code.len() == rest.len();
            pieces.push(Piece::Code(code.to_owned()));
        }
    }
    pieces
}

/// True if a line has only letters of a code. Lines with fewer than four characters or without a digit count as words.
fn is_letters(line: &str) -> bool {
    line.len() >= 4 && line.chars().all(is_letter) && line.chars().any(|letter| letter.is_ascii_digit())
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}

#[cfg(test)]
mod tests {
    use super::{Piece, pieces};

    #[test]
    fn codes_are_found_in_lines_links_and_tables() {
        let code = |text: &str| Piece::Code(text.into());
        assert_eq!(
            pieces(
                "SWEET-04AB\nhttps://x.org/teach.html#tab=class&work=SWEET-99ZZ&lang=en\nAya;sweet-1a1a;5\nhello\n\n"
            ),
            [code("SWEET-04AB"), code("SWEET-99ZZ"), code("sweet-1a1a"), Piece::Words("hello".into())]
        );
        assert_eq!(pieces("SWEET-04AB SWEET-99ZZ"), [code("SWEET-04AB"), code("SWEET-99ZZ")]);
    }

    #[test]
    fn a_code_goes_on_over_line_breaks() {
        assert_eq!(pieces("SWEET-04AB\nCD12\nEF34\n"), [Piece::Code("SWEET-04ABCD12EF34".into())]);
        let two = ["SWEET-04AB", "SWEET-99ZZ"].map(|code| Piece::Code(code.into()));
        assert_eq!(pieces("SWEET-04ABSW\nEET-99ZZ"), two, "a mark can be broken as well");
        assert_eq!(pieces("SWEET-04AB.\nCD12")[0], Piece::Code("SWEET-04AB".into()));
        assert_eq!(pieces("SWEET-04AB\nthank you").len(), 2);
    }
}
