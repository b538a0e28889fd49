//! Reads files of words, which `build/words.rs` writes. Each line is a kind and its fields, separated by tabs. A line `end` ends what is
//! inside of something else, and the file: one that is cut short, or that is no such file at all, is `None`.

use crate::texts::{Block, NumberedWords, Piece};
use std::iter::Peekable;
use std::str::Lines;

type Reader = Peekable<Lines<'static>>;

const END: &str = "end";

/// The blocks of an article.
pub(super) fn article(file: &'static str) -> Option<&'static [Block]> {
    let mut reader = file.lines().peekable();
    blocks(&mut reader).filter(|_| reader.next().is_none())
}

/// The words of the numbered items of a paper.
pub(super) fn paper(file: &'static str) -> Option<&'static [NumberedWords]> {
    let mut all = Vec::<NumberedWords>::new();
    for line in file.strip_suffix("end\n")?.lines() {
        match fields(line)[..] {
            ["text", text] => all.push(NumberedWords { text, misprints: Vec::new() }),
            ["misprint", printed, corrected] => all.last_mut()?.misprints.push([printed, corrected]),
            _ => return None,
        }
    }
    Some(all.leak())
}

fn fields(line: &'static str) -> Vec<&'static str> {
    line.split('\t').collect()
}

fn blocks(reader: &mut Reader) -> Option<&'static [Block]> {
    let mut blocks = Vec::new();
    loop {
        match reader.next()? {
            END => return Some(blocks.leak()),
            line => blocks.push(block(line, reader)?),
        }
    }
}

fn block(line: &'static str, reader: &mut Reader) -> Option<Block> {
    Some(match fields(line)[..] {
        ["heading", html] => Block::Heading(html),
        ["paragraph"] => Block::Text(pieces(reader)),
        ["bar", position, ref moves @ ..] => Block::Bar { position, moves: moves.to_vec().leak() },
        ["values", ruleset, fixed, size] => Block::Values { ruleset, fixed, size: size.parse().ok()? },
        ["space", size, ref rulesets @ ..] => {
            Block::Space { rulesets: rulesets.to_vec().leak(), size: size.parse().ok()? }
        }
        ["claim", id] => Block::Claim(id),
        ["follow", claim, position] => Block::Follow { claim, position },
        ["command", text] => Block::Command(text),
        ["fold", title] => Block::Fold { title, inside: blocks(reader)? },
        ["ask", question] => Block::Ask { question, answers: answers(reader), inside: blocks(reader)? },
        _ => return None,
    })
}

/// The pieces of a paragraph, up to a line that is none.
fn pieces(reader: &mut Reader) -> &'static [Piece] {
    let mut pieces = Vec::new();
    while let Some(piece) = reader.peek().and_then(|line| piece(line)) {
        pieces.push(piece);
        reader.next();
    }
    pieces.leak()
}

fn piece(line: &'static str) -> Option<Piece> {
    Some(match fields(line)[..] {
        ["words", html] => Piece::Words(html),
        ["number", name] => Piece::Number(name),
        ["outcome", position, lost, won] => Piece::Outcome { position, lost, won },
        ["value", position] => Piece::Value(position),
        ["part", name, words] => Piece::Part { name, words },
        _ => return None,
    })
}

/// The answers of a question, up to a line that is none.
fn answers(reader: &mut Reader) -> &'static [(&'static str, bool)] {
    let mut answers = Vec::new();
    while let Some(answer) = reader.peek().and_then(|line| answer(line)) {
        answers.push(answer);
        reader.next();
    }
    answers.leak()
}

fn answer(line: &'static str) -> Option<(&'static str, bool)> {
    match fields(line)[..] {
        ["right", html] => Some((html, true)),
        ["wrong", html] => Some((html, false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{article, paper};
    use crate::texts::{Language, Texts, Words};

    #[test]
    fn files_that_are_not_whole_are_refused() {
        let file = Texts::default().words(Words::Article("triangular")).unwrap();
        assert!(article(file).is_some_and(|blocks| blocks.len() > 10));
        let lines: Vec<&str> = file.lines().collect();
        for count in 0..lines.len() {
            let cut: &str = lines[..count].join("\n").leak();
            assert!(article(cut).is_none(), "{count} lines");
        }
        for other in ["", "<!DOCTYPE html>\n<title>Not found</title>\n", "heading\n", "chess\t1\nend\n", "end\nend\n"] {
            assert!(article(other).is_none() && paper(other).is_none(), "{other}");
        }
        let file = Texts::default().words(Words::Paper("sharing")).unwrap();
        assert!(paper(file).is_some() && paper(file[..file.len() - 4].to_owned().leak()).is_none());
    }

    #[test]
    fn words_are_kept_once_for_each_language() {
        let texts = Texts::of(Language::with_code("ja").unwrap());
        let words = Words::Article("found");
        let file = texts.words(words).unwrap();
        assert!(!texts.keep(Words::Article("misere"), "no such file".into()));
        assert!(texts.keep(words, file.into()) && texts.keep(words, "is there already".into()));
        assert_eq!(texts.article("found"), texts.article("found"));
        assert_ne!(texts.article("found"), Texts::default().article("found"));
        assert_eq!(texts.article("none"), None);
    }
}
