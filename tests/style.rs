//! The words that the style of the project bans: no text on screen, document or comment has one of them.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// In small letters.
const BANNED: [&str; 21] = [
    "told",
    "held against",
    "hold it against",
    "by chance",
    "exactly if",
    "stands",
    "stood",
    "besides",
    "whoever",
    "from 0 on",
    "from n on",
    "take away",
    "is none of",
    "nobody wants",
    "becomes of",
    "become of",
    "comes in",
    "for want of",
    "gathered",
    "are there.",
    "is there.",
];

/// The banned words of a line. "Stands for" and "stands out" are plain English.
fn banned(line: &str) -> Vec<&'static str> {
    let line = line.to_lowercase().replace("stands for", "").replace("stands out", "");
    BANNED.into_iter().filter(|words| has_words(&line, words)).collect()
}

/// Whether a text has these words as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, found)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + found.len()..].chars().next());
        !is_letter(before) && !is_letter(after)
    })
}

#[test]
fn the_texts_and_pages_have_no_banned_word() {
    let mut found = Vec::new();
    for file in
        ["static/texts/en.ftl", "index.html", "static/laboratory.html", "static/bench.html", "static/v1/embed.html"]
    {
        let text = fs::read_to_string(root().join(file)).unwrap();
        for (number, line) in text.lines().enumerate() {
            // The names of texts and of arguments are not shown.
            let line = line.split_once(" = ").map_or(line, |(_, text)| text);
            let said: String = line.split('{').map(|part| part.split('}').next_back().unwrap()).collect();
            found.extend(banned(&said).into_iter().map(|words| format!("{file}:{}: {words}", number + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn papers_and_articles_have_no_banned_word() {
    let mut found = Vec::new();
    let all: Vec<PathBuf> =
        ["static/papers", "static/articles"].iter().flat_map(|folder| files(&root().join(folder))).collect();
    assert!(all.len() >= 14, "{} files", all.len());
    for file in all {
        for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            found.extend(banned(line).into_iter().map(|words| format!("{}:{}: {words}", file.display(), number + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_comments_and_documents_have_no_banned_word() {
    let mut found = Vec::new();
    let folders = ["src", "crates", "tests", "benches", "cli", "examples", "build", "fuzz", "static", "docs", "proofs"];
    let mut files: Vec<PathBuf> = folders.iter().flat_map(|folder| files(&root().join(folder))).collect();
    files.extend(["dev", "README.md", "CONTRIBUTING.md", "FINDINGS.md", "CHANGELOG.md"].map(|name| root().join(name)));
    // This file has the list.
    files.retain(|file| !file.ends_with("tests/style.rs"));
    for file in &files {
        let Some(kind) = Kind::of(file) else { continue };
        let text = fs::read_to_string(file).unwrap();
        for (number, line) in prose(kind, &text) {
            found.extend(banned(line).into_iter().map(|words| format!("{}:{number}: {words}", file.display())));
        }
    }
    assert!(files.len() > 500, "{} files", files.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// How a file marks its comments.
#[derive(Clone, Copy)]
enum Kind {
    /// `//`, and lines of `/* … */`.
    Code,
    /// `/* … */`.
    Css,
    /// `(* … *)`.
    Rocq,
    /// `#`.
    Script,
    /// All but blocks of code.
    Document,
}

impl Kind {
    fn of(file: &Path) -> Option<Self> {
        match file.extension().and_then(|end| end.to_str()) {
            Some("rs" | "mjs" | "js") => Some(Self::Code),
            Some("css") => Some(Self::Css),
            Some("v") => Some(Self::Rocq),
            Some("md") => Some(Self::Document),
            Some("sh") => Some(Self::Script),
            None if file.ends_with("dev") => Some(Self::Script),
            _ => None,
        }
    }
}

/// The lines that are prose, with their numbers, without the code before them.
fn prose<'a>(kind: Kind, text: &'a str) -> Vec<(usize, &'a str)> {
    let mut is_inside = false;
    let mut prose_of = |line: &'a str| match kind {
        Kind::Code | Kind::Css | Kind::Rocq => {
            let (from, to) = if matches!(kind, Kind::Rocq) { ("(*", "*)") } else { ("/*", "*/") };
            let said = if is_inside { Some(line) } else { line.split_once(from).map(|(_, rest)| rest) };
            is_inside = said.is_some_and(|said| !said.contains(to));
            said.or_else(|| if matches!(kind, Kind::Code) { of_line(line) } else { None })
        }
        Kind::Script => line.trim_start().strip_prefix('#'),
        Kind::Document => {
            let is_fence = line.trim_start().starts_with("```");
            is_inside ^= is_fence;
            (!is_inside && !is_fence).then_some(line)
        }
    };
    text.lines().enumerate().filter_map(|(number, line)| Some((number + 1, prose_of(line)?))).collect()
}

/// What follows `//`, unless that is in a string.
fn of_line(line: &str) -> Option<&str> {
    let (before, comment) = line.split_once("//")?;
    let is_string = before.matches(['"', '\'', '`']).count() % 2 == 1;
    (!is_string).then_some(comment)
}

/// All files of a folder and of those in it, but not what a package manager or a compiler puts there.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_foreign = path.ends_with("node_modules") || path.ends_with("target");
        if path.is_dir() && !is_foreign {
            found.extend(files(&path));
        } else if path.is_file() {
            found.push(path);
        }
    }
    found
}

#[test]
fn prose_is_found_and_code_is_not() {
    let lines = |kind, text| prose(kind, text).into_iter().map(|(_, line)| line.trim()).collect::<Vec<_>>();
    assert_eq!(lines(Kind::Code, "/// One.\nlet told = 1; // Two.\nlet a = \"a://told\";"), ["/ One.", "Two."]);
    assert_eq!(lines(Kind::Code, "/**\n * One. */\nlet told;"), ["*", "* One. */"]);
    assert_eq!(lines(Kind::Css, "/* One.\n   Two. */\n.told { }"), ["One.", "Two. */"]);
    assert_eq!(lines(Kind::Rocq, "told. (* One. *)\ntold."), ["One. *)"]);
    assert_eq!(lines(Kind::Document, "One.\n```sh\ntold\n```\nTwo."), ["One.", "Two."]);
    assert_eq!(lines(Kind::Script, "# One.\necho told"), ["One."]);
}

#[test]
fn words_are_whole_words() {
    assert_eq!(banned("A frame stands over it."), ["stands"]);
    assert_eq!(banned("It withstands it. This stands for 0."), Vec::<&str>::new());
}

/// A book uses five sizes and two weights. Drawings, whose lengths are theirs, and print have others.
#[test]
fn the_stylesheets_have_five_sizes_and_two_weights_of_type() {
    let folders = [root().join("static"), root().join("static/v1")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
    let mut wrong = Vec::new();
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "css")) {
        for line in fs::read_to_string(&file).unwrap().lines() {
            let value = |key: &str| line.trim().strip_prefix(key).map(|value| value.trim_end_matches(';').to_owned());
            let is_size = |size: &String| {
                size.starts_with("var(--size-")
                    || size == "inherit"
                    || ["px", "pt", "em"].iter().any(|unit| size.ends_with(unit) && !size.ends_with("rem"))
            };
            let is_weight = |weight: &String| ["400", "600", "inherit"].contains(&weight.as_str());
            let is_wrong = value("font-size: ").is_some_and(|size| !is_size(&size))
                || value("font-weight: ").is_some_and(|weight| !is_weight(&weight));
            if is_wrong {
                wrong.push(format!("{}: {}", file.display(), line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let palette = fs::read_to_string(root().join("static/palette.css")).unwrap();
    assert_eq!(palette.matches("    --size-").count(), 5);
}
