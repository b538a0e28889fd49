//! The table of bad inputs: rows of a kind, an input and the message that is expected.

use std::fs;
use std::path::Path;

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Row {
    /// The line of the file, from 1.
    pub(crate) line: usize,
    /// The name of the field, file or link that gets the input.
    pub(crate) kind: String,
    /// The text that is typed or opened.
    pub(crate) input: String,
    /// The message that has to be shown.
    pub(crate) message: String,
}

/// All rows of `tests/bad_inputs/table.csv`.
pub(crate) fn rows() -> Vec<Row> {
    rows_of("table.csv")
}

/// All rows of `tests/bad_inputs/numbers.csv`; their kind is the field into which the number is typed.
pub(crate) fn numbers() -> Vec<Row> {
    rows_of("numbers.csv")
}

fn rows_of(file: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_inputs").join(file);
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    lines.skip(1).map(|(index, line)| row(index + 1, line)).collect()
}

fn row(line: usize, text: &str) -> Row {
    let [kind, input, message] =
        <[String; 3]>::try_from(fields(text)).unwrap_or_else(|_| panic!("line {line}: {text}"));
    Row { line, kind, input: unfolded(&input), message: unfolded(&message) }
}

/// The fields of a line: text between commas, or between quotation marks, in which two of them are one.
fn fields(line: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let (mut is_quoted, mut characters) = (false, line.chars().peekable());
    while let Some(character) = characters.next() {
        let last = found.last_mut().unwrap();
        match character {
            '"' if is_quoted && characters.peek() == Some(&'"') => last.push(characters.next().unwrap()),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => found.push(String::new()),
            _ => last.push(character),
        }
    }
    found
}

/// A field with its line breaks, characters by number and repetitions: `\n`, `\u{202E}`, `[[ab * 3]]` for `ababab`.
fn unfolded(field: &str) -> String {
    let mut text = field.replace("\\n", "\n");
    while let Some((before, rest)) = text.split_once("\\u{") {
        let (number, after) = rest.split_once('}').unwrap();
        let character = u32::from_str_radix(number, 16).ok().and_then(char::from_u32).unwrap();
        text = format!("{before}{character}{after}");
    }
    while let Some((before, rest)) = text.split_once("[[") {
        let (repeated, after) = rest.split_once("]]").unwrap();
        let (part, count) = repeated.rsplit_once(" * ").unwrap();
        text = format!("{before}{}{after}", part.repeat(count.parse().unwrap()));
    }
    text
}
