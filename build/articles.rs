//! Articles: `static/articles/*.txt` in English, and in folders named by the codes of other languages with the same directives in
//! the same order. A mathematician can write one without Rust; `docs/articles.md` says how.

use crate::inline::inline;
use std::fmt::Write;
use std::path::Path;

/// An article.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Article {
    pub(crate) title: String,
    pub(crate) blocks: Vec<Block>,
}

/// A piece of an article. Words are HTML.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Block {
    Heading(String),
    Text(String),
    /// A position in the notation, and moves that lead on from it.
    Bar(String, Vec<String>),
    /// The id of a claim.
    Claim(String),
    /// A command that computes something again.
    Command(String),
    /// A title, and what unfolds below it.
    Fold(String, Vec<Block>),
    /// A question, its answers and whether each is right, and what is shown once one is chosen.
    Ask(String, Vec<(String, bool)>, Vec<Block>),
}

/// Reads all articles in these languages, the first of which is in the folder itself.
///
/// # Errors
/// Sentences that begin with file, line and column.
pub(crate) fn read_all(folder: &Path, codes: &[&str]) -> Result<Vec<(String, Vec<Article>)>, Vec<String>> {
    let entries = std::fs::read_dir(folder).map_err(|error| vec![format!("{}: {error}", folder.display())])?;
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let is_text = |path: &std::path::PathBuf| path.extension().is_some_and(|extension| extension == "txt");
    let mut names: Vec<String> =
        paths.filter(is_text).filter_map(|path| path.file_stem()?.to_str().map(str::to_owned)).collect();
    names.sort();
    let (mut all, mut errors) = (Vec::new(), Vec::new());
    for name in names {
        let mut in_each = Vec::<Article>::new();
        for (index, code) in codes.iter().enumerate() {
            let file = if index == 0 { folder.to_owned() } else { folder.join(code) }.join(&name).with_extension("txt");
            let text = std::fs::read_to_string(&file).map_err(|error| error.to_string());
            match text.map_err(|error| vec![error]).and_then(|text| article(&text)) {
                Ok(own) => {
                    let is_same = in_each.first().is_none_or(|first| live(&first.blocks) == live(&own.blocks));
                    if !is_same {
                        errors.push(format!("{}: it has not the directives of the English article", file.display()));
                    }
                    in_each.push(own);
                }
                Err(reasons) => errors.extend(reasons.iter().map(|reason| format!("{}:{reason}", file.display()))),
            }
        }
        all.push((name, in_each));
    }
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

/// What is not words, in its order: it has to be the same in every language.
fn live(blocks: &[Block]) -> Vec<String> {
    let mut all = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(_) => all.push("heading".to_owned()),
            Block::Text(_) => {}
            Block::Bar(position, moves) => all.push(format!("{position} {}", moves.join(" "))),
            Block::Claim(text) | Block::Command(text) => all.push(text.clone()),
            Block::Fold(_, inside) => all.extend(live(inside)),
            Block::Ask(_, answers, inside) => {
                all.extend(answers.iter().map(|(_, is_right)| is_right.to_string()));
                all.extend(live(inside));
            }
        }
    }
    all
}

/// Reads an article.
///
/// # Errors
/// Sentences that begin with line and column.
pub(crate) fn article(text: &str) -> Result<Article, Vec<String>> {
    let mut reader = Reader { lines: paragraphs(text), at: 0, errors: Vec::new() };
    let title = match reader.next() {
        Some((_, line)) if line.starts_with("# ") => line[2..].to_owned(),
        other => {
            let number = other.map_or(1, |(number, _)| number);
            return Err(vec![format!("{number}:1: an article begins with “# ” and its title")]);
        }
    };
    let blocks = reader.blocks(false);
    if reader.errors.is_empty() { Ok(Article { title, blocks }) } else { Err(reader.errors) }
}

/// Lines of a file, with their numbers. Lines of text that follow each other are one paragraph.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    let mut is_open = false;
    for (index, line) in text.lines().enumerate() {
        let is_text = !line.is_empty() && !["#", "::", "- ", "+ ", "%"].iter().any(|mark| line.starts_with(mark));
        match all.last_mut() {
            Some((_, above)) if is_text && is_open => {
                // Only scripts with blanks between words need one where a line ends.
                above.push_str(if above.ends_with(|last: char| last.is_ascii()) { " " } else { "" });
                above.push_str(line.trim());
            }
            _ if line.is_empty() || line.starts_with('%') => {}
            _ => all.push((index + 1, line.to_owned())),
        }
        is_open = is_text;
    }
    all
}

struct Reader {
    lines: Vec<(usize, String)>,
    at: usize,
    errors: Vec<String>,
}

impl Reader {
    fn next(&mut self) -> Option<(usize, String)> {
        let line = self.lines.get(self.at).cloned();
        self.at += 1;
        line
    }

    /// Blocks up to the end, or up to `::end`.
    fn blocks(&mut self, is_inside: bool) -> Vec<Block> {
        let mut blocks = Vec::new();
        let first = self.at;
        while let Some((number, line)) = self.next() {
            if line == "::end" && is_inside {
                return blocks;
            }
            match self.block(number, &line) {
                Ok(block) => blocks.push(block),
                Err((column, reason)) => self.errors.push(format!("{number}:{column}: {reason}")),
            }
        }
        if is_inside {
            let number = self.lines.get(first.saturating_sub(1)).map_or(1, |(number, _)| *number);
            self.errors.push(format!("{number}:1: this needs an ::end"));
        }
        blocks
    }

    fn block(&mut self, number: usize, line: &str) -> Result<Block, (usize, String)> {
        if let Some(heading) = line.strip_prefix("## ") {
            return inline(heading).map(Block::Heading).map_err(|(column, reason)| (column + 3, reason));
        }
        let Some(directive) = line.strip_prefix("::") else {
            return inline(line).map(Block::Text);
        };
        let (name, rest) = directive.split_once(' ').unwrap_or((directive, ""));
        let shifted = |(column, reason): (usize, String)| (column + name.len() + 3, reason);
        match name {
            "bar" if !rest.is_empty() => {
                let mut words = rest.split(' ').map(str::to_owned);
                Ok(Block::Bar(words.next().unwrap_or_default(), words.collect()))
            }
            "claim" if !rest.is_empty() => Ok(Block::Claim(rest.to_owned())),
            "command" if !rest.is_empty() => Ok(Block::Command(rest.to_owned())),
            "fold" if !rest.is_empty() => {
                let title = inline(rest).map_err(shifted)?;
                Ok(Block::Fold(title, self.blocks(true)))
            }
            "ask" if !rest.is_empty() => {
                let question = inline(rest).map_err(shifted)?;
                let answers = self.answers();
                if answers.iter().filter(|(_, is_right)| *is_right).count() != 1 {
                    self.errors.push(format!("{number}:1: a question has one right answer, which begins with “+ ”"));
                }
                Ok(Block::Ask(question, answers, self.blocks(true)))
            }
            "bar" | "claim" | "command" | "fold" | "ask" => Err((1, format!("something has to follow ::{name}"))),
            _ => Err((3, format!("there is no directive {name}; there are bar, claim, command, fold, ask and end"))),
        }
    }

    /// The lines of answers that follow a question.
    fn answers(&mut self) -> Vec<(String, bool)> {
        let mut answers = Vec::new();
        while let Some((number, line)) = self.lines.get(self.at).cloned() {
            let is_right = line.starts_with("+ ");
            let Some(text) = line.strip_prefix("+ ").or_else(|| line.strip_prefix("- ")) else { break };
            self.at += 1;
            match inline(text) {
                Ok(html) => answers.push((html, is_right)),
                Err((column, reason)) => self.errors.push(format!("{number}:{}: {reason}", column + 2)),
            }
        }
        answers
    }
}

/// The Rust that `src/texts/article.rs` includes.
pub(crate) fn source(articles: &[(String, Vec<Article>)]) -> String {
    let languages = articles.first().map_or(0, |(_, in_each)| in_each.len());
    let mut text = format!("static ARTICLES: [(&str, [Article; {languages}]); {}] = [\n", articles.len());
    for (name, in_each) in articles {
        let _ = writeln!(text, "    ({name:?}, [");
        for Article { title, blocks } in in_each {
            let _ = writeln!(text, "        Article {{ title: {title:?}, blocks: {} }},", written(blocks));
        }
        text.push_str("    ]),\n");
    }
    text.push_str("];\n");
    text
}

fn written(blocks: &[Block]) -> String {
    let all: Vec<String> = blocks
        .iter()
        .map(|block| match block {
            Block::Heading(html) => format!("Block::Heading({html:?})"),
            Block::Text(html) => format!("Block::Text({html:?})"),
            Block::Bar(position, moves) => format!("Block::Bar {{ position: {position:?}, moves: &{moves:?} }}"),
            Block::Claim(id) => format!("Block::Claim({id:?})"),
            Block::Command(text) => format!("Block::Command({text:?})"),
            Block::Fold(title, inside) => format!("Block::Fold {{ title: {title:?}, inside: {} }}", written(inside)),
            Block::Ask(question, answers, inside) => {
                let inside = written(inside);
                format!("Block::Ask {{ question: {question:?}, answers: &{answers:?}, inside: {inside} }}")
            }
        })
        .collect();
    format!("&[{}]", all.join(", "))
}
