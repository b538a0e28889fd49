//! Articles: `static/articles/*.txt` in English, and in folders named by the codes of other languages with the same directives in
//! the same order. A mathematician can write one without Rust; `docs/articles.md` says how.

use super::inline::inline;
use super::pieces::{Number, Paragraph, Piece, paragraph, used};
use std::path::Path;

/// An article.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Article {
    pub(crate) title: String,
    /// What readers can change.
    pub(crate) numbers: Vec<Number>,
    pub(crate) blocks: Vec<Block>,
}

/// A piece of an article. Words are HTML.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Block {
    Heading(String),
    Text(Vec<Piece>),
    /// A position in the notation, and moves that lead on from it.
    Bar(String, Vec<String>),
    /// A ruleset whose values are in a table, a coordinate with its number if one is fixed, and the largest number of the others.
    Values(String, String, u32),
    /// One ruleset or two, whose P-positions with coordinates up to a number are drawn in space.
    Space(Vec<String>, u32),
    /// The id of a claim.
    Claim(String),
    /// The id of a claim whose proof is followed, and the position that it opens with or nothing.
    Follow(String, String),
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
                    let is_same = in_each
                        .first()
                        .is_none_or(|first| live(&first.blocks) == live(&own.blocks) && first.numbers == own.numbers);
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

/// The parts of an article other than words, in order: they have to be the same in every language.
fn live(blocks: &[Block]) -> Vec<String> {
    let mut all = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(_) => all.push("heading".to_owned()),
            Block::Text(pieces) => all.extend(pieces.iter().filter_map(live_piece)),
            Block::Bar(position, moves) => all.push(format!("{position} {}", moves.join(" "))),
            Block::Values(ruleset, fixed, size) => all.push(format!("{ruleset} {fixed} {size}")),
            Block::Space(rulesets, size) => all.push(format!("{} {size}", rulesets.join(" "))),
            Block::Follow(claim, position) => all.push(format!("{claim} at {position}")),
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

/// The part of a piece that has to be the same in every language; `None` for words.
fn live_piece(piece: &Piece) -> Option<String> {
    match piece {
        Piece::Words(_) => None,
        Piece::Number(name) | Piece::Part(name, _) => Some(name.clone()),
        Piece::Outcome(position, ..) | Piece::Value(position) => Some(position.clone()),
    }
}

/// Reads an article.
///
/// # Errors
/// Sentences that begin with line and column.
pub(crate) fn article(text: &str) -> Result<Article, Vec<String>> {
    let mut reader = Reader { lines: paragraphs(text), ..Reader::default() };
    let title = match reader.next() {
        Some((_, line)) if line.starts_with("# ") => line[2..].to_owned(),
        other => {
            let number = other.map_or(1, |(number, _)| number);
            return Err(vec![format!("{number}:1: an article begins with “# ” and its title")]);
        }
    };
    let blocks = reader.blocks(false);
    reader.check_numbers();
    let Reader { errors, numbers, .. } = reader;
    let numbers = numbers.into_iter().map(|(_, number)| number).collect();
    if errors.is_empty() { Ok(Article { title, numbers, blocks }) } else { Err(errors) }
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

/// A line and a column, counted from 1.
type Place = (usize, usize);

#[derive(Default)]
struct Reader {
    lines: Vec<(usize, String)>,
    at: usize,
    errors: Vec<String>,
    /// The numbers that were defined, and those that are used.
    numbers: Vec<(Place, Number)>,
    used: Vec<(Place, String)>,
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

    /// Reports each number that is defined twice, and each one that is used but not defined.
    fn check_numbers(&mut self) {
        for (index, ((line, column), number)) in self.numbers.iter().enumerate() {
            if self.numbers[..index].iter().any(|(_, before)| before.name == number.name) {
                self.errors.push(format!("{line}:{column}: the number {} is defined twice", number.name));
            }
        }
        for ((line, column), name) in &self.used {
            if !self.numbers.iter().any(|(_, number)| number.name == *name) {
                self.errors.push(format!(
                    "{line}:{column}: no number is called “{name}”; it is defined as {{{name}=3|1..12}}"
                ));
            }
        }
    }

    /// A paragraph, and the numbers of it.
    fn text(&mut self, line: usize, text: &str) -> Result<Block, (usize, String)> {
        let Paragraph { pieces, numbers, used } = paragraph(text)?;
        self.numbers.extend(numbers.into_iter().map(|number| ((line, 1), number)));
        self.used.extend(used.into_iter().map(|(column, name)| ((line, column), name)));
        Ok(Block::Text(pieces))
    }

    fn block(&mut self, number: usize, line: &str) -> Result<Block, (usize, String)> {
        if let Some(heading) = line.strip_prefix("## ") {
            return inline(heading).map(Block::Heading).map_err(|(column, reason)| (column + 3, reason));
        }
        let Some(directive) = line.strip_prefix("::") else {
            return self.text(number, line);
        };
        let (name, rest) = directive.split_once(' ').unwrap_or((directive, ""));
        if ["bar", "values", "space"].contains(&name) {
            self.used.extend(used(line).into_iter().map(|(column, name)| ((number, column), name)));
        }
        let shifted = |(column, reason): (usize, String)| (column + name.len() + 3, reason);
        match name {
            "bar" if !rest.is_empty() => {
                let mut words = rest.split(' ').map(str::to_owned);
                Ok(Block::Bar(words.next().unwrap_or_default(), words.collect()))
            }
            "values" if !rest.is_empty() => values(rest).ok_or_else(|| {
                (1, format!("a table is ::values RULESET N or ::values RULESET y=0 N, with N at most {MOST_VALUES}"))
            }),
            "space" if !rest.is_empty() => space(rest).ok_or_else(|| {
                (1, format!("points in space are ::space RULESET N or ::space RULESET N RULESET, with N at most {MOST_SPACE}"))
            }),
            "claim" if !rest.is_empty() => Ok(Block::Claim(rest.to_owned())),
            "follow" if !rest.is_empty() => {
                let (claim, position) = rest.split_once(" at ").unwrap_or((rest, ""));
                Ok(Block::Follow(claim.to_owned(), position.to_owned()))
            }
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
            "bar" | "values" | "space" | "claim" | "follow" | "command" | "fold" | "ask" => Err((1, format!("something has to follow ::{name}"))),
            _ => Err((3, format!("there is no directive {name}; there are bar, values, space, claim, follow, command, fold, ask and end"))),
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

/// The largest coordinate of a table, and of points in space.
const MOST_VALUES: u32 = 24;
const MOST_SPACE: u32 = 64;

/// `RULESET N` or `RULESET y=0 N`.
fn values(rest: &str) -> Option<Block> {
    let words: Vec<&str> = rest.split(' ').collect();
    let (ruleset, fixed, size) = match words[..] {
        [ruleset, size] => (ruleset, "", size),
        [ruleset, fixed, size] if fixed.contains('=') => (ruleset, fixed, size),
        _ => return None,
    };
    let size = size.parse().ok().filter(|size| (1..=MOST_VALUES).contains(size))?;
    Some(Block::Values(ruleset.to_owned(), fixed.to_owned(), size))
}

/// `RULESET N` or `RULESET N RULESET`.
fn space(rest: &str) -> Option<Block> {
    let words: Vec<&str> = rest.split(' ').collect();
    let (one, size, other) = match words[..] {
        [one, size] => (one, size, None),
        [one, size, other] => (one, size, Some(other)),
        _ => return None,
    };
    let size = size.parse().ok().filter(|size| (1..=MOST_SPACE).contains(size))?;
    Some(Block::Space([Some(one), other].into_iter().flatten().map(str::to_owned).collect(), size))
}
