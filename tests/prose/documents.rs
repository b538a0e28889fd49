//! The passages of documents and of pages that are written by hand.

use super::passages::{Kind, Passage, files, relative, root, tidy};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn documents() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        ["docs", "proofs", "tests", "build"].iter().flat_map(|name| files(&root().join(name))).collect();
    found.retain(|file| file.extension().is_some_and(|end| end == "md"));
    found.extend(
        ["README.md", "CONTRIBUTING.md", "FINDINGS.md", "CHANGELOG.md", "SECURITY.md"].map(|name| root().join(name)),
    );
    found
}

/// The pages that are written by hand.
pub(crate) fn pages() -> Vec<PathBuf> {
    let mut found = files(&root().join("static/examples"));
    found.extend(
        ["accessibility.html", "accessibility.ja.html", "404.html"].map(|name| root().join("static").join(name)),
    );
    found.retain(|file| file.extension().is_some_and(|end| end == "html"));
    found
}

/// The paragraphs of a page.
pub(crate) fn page(file: &Path) -> Vec<Passage> {
    let mut text = fs::read_to_string(file).unwrap();
    for name in ["script", "style", "svg"] {
        while let Some(at) = text.find(&format!("<{name}")) {
            let end = text[at..].find(&format!("</{name}>")).map_or(text.len(), |end| at + end);
            text.replace_range(at..end, "");
        }
    }
    let is_japanese = text.contains("<html lang=\"ja\"");
    let mut said = String::new();
    for (turn, part) in text.split('<').enumerate() {
        let (tag, words) = if turn == 0 { ("", part) } else { part.split_once('>').unwrap_or((part, "")) };
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap_or_default();
        if !["a", "b", "strong", "em", "code", "kbd", "span", ""].contains(&name) {
            said.push('\0');
        }
        said.push_str(words);
    }
    let paragraphs = said.split('\0').map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "));
    let paragraphs = paragraphs.filter(|words| !words.is_empty());
    let place = relative(file);
    let passage = |text| Passage {
        place: place.clone(),
        kind: Kind::Documents,
        is_japanese,
        text,
        raw: String::new(),
        is_free: false,
        is_misprint: false,
    };
    paragraphs.map(passage).collect()
}

/// The paragraphs, items and cells of a document.
pub(crate) fn document(file: &Path) -> Vec<Passage> {
    let is_japanese = file.parent().is_some_and(|folder| folder.ends_with("docs/ja"));
    let text = fs::read_to_string(file).unwrap();
    let (mut found, mut is_code, mut is_open) = (Vec::<Passage>::new(), false, false);
    for (number, line) in text.lines().enumerate() {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            is_code = !is_code;
            is_open = false;
            continue;
        }
        if is_code || trimmed.is_empty() || line.starts_with("    ") && !is_open || trimmed.starts_with('<') {
            is_open = false;
            continue;
        }
        let place = format!("{}:{}", relative(file), number + 1);
        let mut add = |text: &str| {
            let (place, text) = (place.clone(), text.to_owned());
            found.push(Passage {
                place,
                kind: Kind::Documents,
                is_japanese,
                text,
                raw: String::new(),
                is_free: false,
                is_misprint: false,
            });
        };
        if let Some(row) = trimmed.strip_prefix('|') {
            row.split('|').map(str::trim).filter(|cell| !cell.is_empty()).for_each(add);
            is_open = false;
        } else if let Some(head) = trimmed.strip_prefix('#') {
            add(head.trim_start_matches('#'));
            is_open = false;
        } else if let Some(item) = trimmed.strip_prefix("- ").or_else(|| trimmed.strip_prefix("* ")) {
            add(item);
            is_open = true;
        } else if is_open {
            let last = found.last_mut().unwrap();
            last.text.push_str(if is_japanese { "" } else { " " });
            last.text.push_str(trimmed);
        } else {
            add(trimmed);
            is_open = true;
        }
    }
    for passage in &mut found {
        passage.text = tidy(&passage.text);
    }
    found
}
