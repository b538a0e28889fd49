//! All prose of the project as passages: a text on screen, a paragraph, an item of a list, a cell of a table, a comment.

use super::comments::{comments, programs};
use super::documents::{document, documents, page, pages};
use super::ftl::{Message, Part, language};
use std::fs;
use std::path::{Path, PathBuf};

maths::named! {
    /// Where a passage is read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum Kind {
        /// `static/texts`: what the pages show.
        Texts = "texts",
        /// `static/course`: lessons, with the pages for teachers.
        Course = "course",
        /// `static/articles`.
        Articles = "articles",
        /// `static/papers`: what the papers number.
        Papers = "papers",
        /// `static/claims`.
        Claims = "claims",
        /// `*.md`.
        Documents = "documents",
        /// Comments of programs, scripts and stylesheets.
        Comments = "comments",
    }
}

/// Words that belong together.
#[derive(Debug)]
pub(crate) struct Passage {
    /// The file and the line or the key where it begins.
    pub(crate) place: String,
    pub(crate) kind: Kind,
    pub(crate) is_japanese: bool,
    /// On one line. Code and formulas are each one letter, `K`, as a name would be.
    pub(crate) text: String,
    /// The same with code and formulas.
    pub(crate) raw: String,
    /// After a line `% freely`: this paragraph is not compared with that of the other language.
    pub(crate) is_free: bool,
    /// Of a paper: a misprint, not the text of an entry.
    pub(crate) is_misprint: bool,
}

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every passage.
pub(crate) fn all() -> Vec<Passage> {
    let mut found = Vec::new();
    for (code, is_japanese) in [("en", false), ("ja", true)] {
        found.extend(texts(code, is_japanese));
        let claims = format!("static/claims/{code}.tex");
        found.extend(plain(&root().join(claims), Kind::Claims, is_japanese));
    }
    for (folder, kind) in [("course", Kind::Course), ("articles", Kind::Articles), ("papers", Kind::Papers)] {
        for (within, is_japanese) in [("", false), ("ja", true)] {
            let folder = root().join("static").join(folder).join(within);
            let mut files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            files.retain(|file| file.is_file());
            files.sort();
            found.extend(files.iter().flat_map(|file| plain(file, kind, is_japanese)));
        }
    }
    found.extend(documents().iter().flat_map(|file| document(file)));
    found.extend(pages().iter().flat_map(|file| page(file)));
    for file in programs() {
        found.extend(comments(&file));
    }
    found
}

pub(crate) fn relative(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

/// The texts of a language, one passage for each choice that they have.
fn texts(code: &str, is_japanese: bool) -> Vec<Passage> {
    let file = root().join(format!("static/texts/{code}.ftl"));
    let read = language(code, &fs::read_to_string(file).unwrap()).unwrap();
    let of = |message: &Message| {
        let place = format!("static/texts/{code}.ftl: {}", message.key);
        let texts = choices(&message.parts).into_iter().map(|text| tidy(&text));
        let passage = |text| Passage {
            place: place.clone(),
            kind: Kind::Texts,
            is_japanese,
            text,
            raw: String::new(),
            is_free: false,
            is_misprint: false,
        };
        texts.map(passage).collect::<Vec<_>>()
    };
    read.messages.iter().flat_map(of).collect()
}

/// A sentence with its first choices and each other choice once.
fn choices(parts: &[Part]) -> Vec<String> {
    let most = parts.iter().map(|part| if let Part::Choice(_, all) = part { all.len() } else { 1 }).max().unwrap_or(1);
    let one = |turn: usize| {
        let of = |part: &Part| match part {
            Part::Words(words) => words.clone(),
            Part::Given(_) => "K".to_owned(),
            Part::Number(_) => "2".to_owned(),
            Part::Choice(_, all) => choices(&all[turn.min(all.len() - 1)].1).swap_remove(0),
        };
        parts.iter().map(of).collect::<String>()
    };
    (0..most).map(one).collect()
}

/// A file of sentences with directives: a lesson, an article, a paper or claims. `%` begins a comment.
fn plain(file: &Path, kind: Kind, is_japanese: bool) -> Vec<Passage> {
    let text = fs::read_to_string(file).unwrap();
    let mut found: Vec<Passage> = Vec::new();
    let (mut is_open, mut is_free) = (false, false);
    for (number, line) in text.lines().enumerate() {
        is_free |= line == "% freely";
        match words_of(kind, line) {
            Words::None => is_open = false,
            Words::More(words) if is_open => {
                let last = found.last_mut().unwrap();
                last.text.push_str(if is_japanese { "" } else { " " });
                last.text.push_str(words);
            }
            Words::More(words) | Words::New(words) | Words::Alone(words) => {
                let is_misprint = line.trim_start().starts_with("misprint ");
                let is_alone = matches!(words_of(kind, line), Words::Alone(_));
                let place = format!("{}:{}", relative(file), number + 1);
                found.push(Passage {
                    place,
                    kind,
                    is_japanese,
                    text: words.to_owned(),
                    raw: String::new(),
                    is_free,
                    is_misprint,
                });
                (is_open, is_free) = (!is_alone, false);
            }
        }
    }
    for passage in &mut found {
        let text = tidy(&passage.text);
        passage.raw = std::mem::replace(&mut passage.text, text);
    }
    found
}

/// What a line of such a file is.
enum Words<'a> {
    /// No prose.
    None,
    /// The beginning of a passage.
    New(&'a str),
    /// A passage of one line.
    Alone(&'a str),
    /// The next line of a passage, or the first after an empty one.
    More(&'a str),
}

/// What a line of such a file says.
fn words_of(kind: Kind, line: &str) -> Words<'_> {
    let trimmed = line.trim();
    if trimmed.is_empty() || trimmed.starts_with('%') || trimmed.starts_with('\\') {
        return Words::None;
    }
    if matches!(kind, Kind::Papers) {
        return match line.trim_start().split_once(' ') {
            Some(("text" | "misprint", words)) if line.starts_with("  ") && !line.starts_with("   ") => {
                Words::New(words)
            }
            _ if line.starts_with("    ") => Words::More(trimmed),
            _ => Words::None,
        };
    }
    if let Some(directive) = trimmed.strip_prefix("::") {
        let asks = ["ask ", "fold "].iter().find_map(|word| directive.strip_prefix(word));
        return asks.map_or(Words::None, Words::New);
    }
    let bare = trimmed.trim_start_matches('#').trim_start();
    let item = ["- ", "+ "].iter().find_map(|mark| bare.strip_prefix(mark));
    match item {
        Some(words) => Words::New(words),
        None if bare.len() < trimmed.len() || matches!(kind, Kind::Claims) => Words::Alone(bare),
        None => Words::More(bare),
    }
}

/// Writes code, formulas, links and references to arguments as one letter each, and drops marks of emphasis.
pub(crate) fn tidy(text: &str) -> String {
    let mut found = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '$', '{']) {
        let (before, from) = rest.split_at(at);
        found.push_str(before);
        let mark = from.chars().next().unwrap();
        let close = if mark == '{' { '}' } else { mark };
        let inside = from[1..].find(close);
        match inside {
            Some(end) => {
                // Braces of articles hold words after a bar.
                let said =
                    from[1..=end].split_once('|').filter(|_| mark == '{').map(|(_, words)| words.replace('|', " "));
                found.push_str(said.as_deref().unwrap_or("K"));
                rest = &from[end + 2..];
            }
            None => {
                found.push(mark);
                rest = &from[1..];
            }
        }
    }
    found.push_str(rest);
    without_addresses(&found).replace("**", "").replace('*', "")
}

/// `[words](address)` becomes `words`.
fn without_addresses(text: &str) -> String {
    let mut found = String::new();
    let mut parts = text.split("](");
    found.push_str(parts.next().unwrap_or_default());
    for part in parts {
        found.push_str(part.split_once(')').map_or(part, |(_, rest)| rest));
    }
    found.replace(['[', ']'], "")
}

/// All files of a folder and of those in it, but not what a package manager or a compiler puts there, nor what the build writes.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_foreign = ["node_modules", "target"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !is_foreign {
            found.extend(files(&path));
        } else if path.is_file() {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_kind_has_passages_in_its_languages() {
    let all = all();
    for (kind, least, in_japanese) in [
        (Kind::Texts, 1500, 1500),
        (Kind::Course, 200, 200),
        (Kind::Articles, 150, 150),
        (Kind::Papers, 150, 150),
        (Kind::Claims, 100, 100),
        (Kind::Documents, 300, 0),
        (Kind::Comments, 5000, 0),
    ] {
        let count = |is_japanese| all.iter().filter(|one| one.kind == kind && one.is_japanese == is_japanese).count();
        assert!(count(false) >= least && count(true) >= in_japanese, "{kind:?}: {} and {}", count(false), count(true));
    }
}

#[test]
fn code_and_formulas_are_letters() {
    assert_eq!(
        tidy("Take `a::b` of $x+1$ in [the list](a.md), {x|the left}, *all* of it."),
        "Take K of K in the list, the left, all of it."
    );
}
