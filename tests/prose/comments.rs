//! The passages of comments in programs, scripts, stylesheets and proofs.

use super::passages::{Kind, Passage, files, relative, root, tidy};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn programs() -> Vec<PathBuf> {
    let folders = ["src", "crates", "tests", "benches", "cli", "build", "fuzz", "static", "proofs"];
    let mut found: Vec<PathBuf> = folders.iter().flat_map(|folder| files(&root().join(folder))).collect();
    found.push(root().join("dev"));
    // The rules have sentences that break them.
    found.retain(|file| !file.starts_with(root().join("tests/prose")));
    found
}

/// The comments of a program, with adjacent lines as one passage.
pub(crate) fn comments(file: &Path) -> Vec<Passage> {
    let Some(style) = Style::of(file) else { return Vec::new() };
    let text = fs::read_to_string(file).unwrap();
    let (mut found, mut last) = (Vec::<Passage>::new(), 0);
    for (number, line) in prose(style, &text) {
        let words =
            line.trim_start_matches(['/', '!', '*']).trim().trim_end_matches("*/").trim_end_matches("*)").trim();
        let is_more = last + 1 == number;
        last = if words.is_empty() { 0 } else { number };
        if words.is_empty() || words.starts_with('|') {
            continue;
        }
        let item = words.strip_prefix("- ").or_else(|| words.strip_prefix("# "));
        match (item, found.last_mut()) {
            (None, Some(passage)) if is_more => {
                passage.text.push(' ');
                passage.text.push_str(words);
            }
            _ => {
                let place = format!("{}:{number}", relative(file));
                let text = item.unwrap_or(words).to_owned();
                found.push(Passage {
                    place,
                    kind: Kind::Comments,
                    is_japanese: false,
                    text,
                    raw: String::new(),
                    is_free: false,
                    is_misprint: false,
                });
            }
        }
    }
    for passage in &mut found {
        passage.text = tidy(&passage.text);
    }
    found
}

/// How a file marks its comments.
#[derive(Clone, Copy)]
enum Style {
    /// `//`, and lines of `/* … */`.
    Code,
    /// `/* … */`.
    Css,
    /// `(* … *)`.
    Rocq,
    /// `#`.
    Script,
}

impl Style {
    fn of(file: &Path) -> Option<Self> {
        match file.extension().and_then(|end| end.to_str()) {
            Some("rs" | "mjs" | "js") => Some(Self::Code),
            Some("css") => Some(Self::Css),
            Some("v") => Some(Self::Rocq),
            Some("sh") => Some(Self::Script),
            None if file.ends_with("dev") => Some(Self::Script),
            _ => None,
        }
    }
}

/// The lines that are prose, with their numbers, without the code before them.
fn prose(style: Style, text: &str) -> Vec<(usize, &str)> {
    let mut is_inside = false;
    let mut prose_of = |line: &'_ str| -> Option<(usize, usize)> {
        let span = |part: &str| (part.as_ptr() as usize - line.as_ptr() as usize, part.len());
        match style {
            Style::Code | Style::Css | Style::Rocq => {
                let (from, to) = if matches!(style, Style::Rocq) { ("(*", "*)") } else { ("/*", "*/") };
                let said = if is_inside { Some(line) } else { line.split_once(from).map(|(_, rest)| rest) };
                is_inside = said.is_some_and(|said| !said.contains(to));
                said.or_else(|| if matches!(style, Style::Code) { of_line(line) } else { None }).map(span)
            }
            Style::Script => line.trim_start().strip_prefix('#').map(span),
        }
    };
    let lines = text.lines().enumerate();
    lines
        .filter_map(|(number, line)| prose_of(line).map(|(from, length)| (number + 1, &line[from..from + length])))
        .collect()
}

/// What follows `//`, unless that is in a string.
fn of_line(line: &str) -> Option<&str> {
    let (before, comment) = line.split_once("//")?;
    let is_string = before.matches(['"', '\'', '`']).count() % 2 == 1;
    (!is_string).then_some(comment)
}

#[test]
fn prose_is_found_and_code_is_not() {
    let lines = |style, text| prose(style, text).into_iter().map(|(_, line)| line.trim()).collect::<Vec<_>>();
    assert_eq!(lines(Style::Code, "/// One.\nlet told = 1; // Two.\nlet a = \"a://told\";"), ["/ One.", "Two."]);
    assert_eq!(lines(Style::Code, "/**\n * One. */\nlet told;"), ["*", "* One. */"]);
    assert_eq!(lines(Style::Css, "/* One.\n   Two. */\n.told { }"), ["One.", "Two. */"]);
    assert_eq!(lines(Style::Rocq, "told. (* One. *)\ntold."), ["One. *)"]);
    assert_eq!(lines(Style::Script, "# One.\necho told"), ["One."]);
}
