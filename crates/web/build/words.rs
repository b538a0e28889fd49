//! The words of articles and of numbered results: files that the page loads one at a time, and Rust code with the data that the page needs
//! before it loads them. Programs outside a browser contain the files, and a test compares those in `static/words` with them.
//!
//! Each line is a kind and its fields, separated by tabs. A line `end` ends what is inside of something else, and the file.
//! `src/texts/words/reading.rs` reads them.

use super::articles::{Article, Block};
use super::numbered::{Paper, Words};
use super::pieces::{Number, Piece};
use std::fmt::Write;

/// The Rust that `src/texts/article.rs` includes.
pub(crate) fn articles(articles: &[(String, Vec<Article>)]) -> String {
    let mut text = format!("static KNOWN: [Known; {}] = [\n", articles.len());
    for (name, in_each) in articles {
        let title = in_each.first().map(|article| article.title.as_str()).unwrap_or_default();
        let numbers: String = in_each.first().map(|article| numbers(&article.numbers)).unwrap_or_default();
        let minutes = in_each.first().map_or(0, |article| minutes(&article.blocks));
        let _ = writeln!(
            text,
            "    Known {{ name: {name:?}, title: {title:?}, minutes: {minutes}, numbers: &[{numbers}] }},"
        );
    }
    text.push_str("];\n\n");
    text + &files(
        articles.iter().map(|(_, in_each)| in_each.iter().map(|own| article(&own.blocks)).collect()).collect(),
    )
}

/// The Rust that `src/texts/numbered.rs` includes.
pub(crate) fn papers(papers: &[Paper]) -> String {
    let mut text = format!("static KNOWN: [Known; {}] = [\n", papers.len());
    for Paper { key, facts, words } in papers {
        let misprints: usize = words.first().into_iter().flatten().map(|entry| entry.misprints.len()).sum();
        let _ = writeln!(text, "    Known {{ key: {key:?}, facts: {facts:?}, misprints: {misprints} }},");
    }
    text.push_str("];\n\n");
    text + &files(papers.iter().map(|paper| paper.words.iter().map(|own| entries(own)).collect()).collect())
}

/// The reading time of an article in minutes, from its English words. Text inside tags does not count.
fn minutes(blocks: &[Block]) -> usize {
    let file = article(blocks);
    let said = file.split('<').map(|part| part.split_once('>').map_or(part, |(_, said)| said));
    said.map(|said| said.split_whitespace().count()).sum::<usize>().div_ceil(WORDS_A_MINUTE)
}

/// Reading speed for mathematical prose, in words a minute.
const WORDS_A_MINUTE: usize = 150;

/// Files in each language, which are at hand outside of a browser only.
fn files(all: Vec<Vec<String>>) -> String {
    let mut text = format!("#[cfg(not(target_arch = \"wasm32\"))]\nstatic WORDS: [&[&str]; {}] = [\n", all.len());
    for in_each in all {
        let _ = writeln!(text, "    &{in_each:?},");
    }
    text.push_str("];\n");
    text
}

fn numbers(all: &[Number]) -> String {
    let number = |Number { name, first, least, most }: &Number| {
        format!("Number {{ name: {name:?}, first: {first}, least: {least}, most: {most} }}")
    };
    all.iter().map(number).collect::<Vec<_>>().join(", ")
}

/// A line. Inside of HTML and of commands a tab or the end of a line means a blank.
fn line(text: &mut String, fields: &[&str]) {
    let fields: Vec<String> = fields.iter().map(|field| field.replace(['\t', '\n'], " ")).collect();
    text.push_str(&fields.join("\t"));
    text.push('\n');
}

/// The file of an article.
fn article(blocks: &[Block]) -> String {
    let mut text = String::new();
    write_blocks(&mut text, blocks);
    text
}

fn write_blocks(text: &mut String, blocks: &[Block]) {
    for block in blocks {
        match block {
            Block::Heading(html) => line(text, &["heading", html]),
            Block::Text(pieces) => {
                line(text, &["paragraph"]);
                pieces.iter().for_each(|piece| write_piece(text, piece));
            }
            Block::Bar(position, moves) => line(text, &[vec!["bar", position.as_str()], strings(moves)].concat()),
            Block::Values(ruleset, fixed, size) => line(text, &["values", ruleset, fixed, &size.to_string()]),
            Block::Space(rulesets, size) => {
                line(text, &[vec!["space", size.to_string().as_str()], strings(rulesets)].concat())
            }
            Block::Claim(id) => line(text, &["claim", id]),
            Block::Follow(claim, position) => line(text, &["follow", claim, position]),
            Block::Command(command) => line(text, &["command", command]),
            Block::Fold(title, inside) => {
                line(text, &["fold", title]);
                write_blocks(text, inside);
            }
            Block::Ask(question, answers, inside) => {
                line(text, &["ask", question]);
                answers
                    .iter()
                    .for_each(|(html, is_right)| line(text, &[if *is_right { "right" } else { "wrong" }, html]));
                write_blocks(text, inside);
            }
        }
    }
    line(text, &["end"]);
}

fn strings(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

fn write_piece(text: &mut String, piece: &Piece) {
    match piece {
        Piece::Words(html) => line(text, &["words", html]),
        Piece::Number(name) => line(text, &["number", name]),
        Piece::Outcome(position, lost, won) => line(text, &["outcome", position, lost, won]),
        Piece::Value(position) => line(text, &["value", position]),
        Piece::Part(name, words) => line(text, &["part", name, words]),
    }
}

/// The file of the numbered results of a paper.
fn entries(all: &[Words]) -> String {
    let mut text = String::new();
    for Words { text: said, misprints, .. } in all {
        line(&mut text, &["text", said]);
        misprints.iter().for_each(|[printed, corrected]| line(&mut text, &["misprint", printed, corrected]));
    }
    line(&mut text, &["end"]);
    text
}
