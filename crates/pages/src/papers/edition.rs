//! An article as one file: complete without JavaScript, without a connection and on paper. Figures are drawings, numbers have their first
//! values, computed values are written out, and answers unfold.
//!
//! ```text
//! main > h1, p, h2
//!        figure > svg, figcaption > a, div.moves      a position, and its options
//!        figure.values > table                        Grundy values
//!        figure.spaces > div > svg                    P-positions in space
//!        p.check, pre, details
//!        footer
//! ```
//!
//! `static/editions` has the files of all articles; a test writes them and compares them with the output of this module. For paper,
//! [`on_paper`](crate::papers::on_paper()) puts codes beside the figures of a file.

mod figures;

use crate::papers::article::{Live, played};
use crate::papers::bar::numbers;
use crate::papers::values::Values;
use figures::{drawn, escaped, space, table};
use maths::claims::{Claim, Record, Strategy};
use web::evidence::{Known, Standing, claim_name, name_in_address};
use web::kit::rooms::Room;
use web::texts::{Article, Block, Piece, Texts};
use yew::Callback;

/// The looks of the file.
const LOOKS: &str = include_str!("../../../../static/edition.css");

/// The beginning of links in articles.
const LINK: &str = "<a href=\"";

/// The folder of the site, as links of the file have it.
const BASE: &str = "../../";

/// The sources of an edition.
pub struct Edition<'a> {
    /// The language.
    pub texts: Texts,
    /// The records of the claims.
    pub records: &'a [Record],
}

impl Edition<'_> {
    /// The article of this name as a page.
    pub fn html(&self, name: &str) -> Option<String> {
        let article = self.texts.article(name)?;
        let language = self.texts.language().code();
        let (title, body) = (escaped(article.title), self.blocks(&live(&article), article.blocks));
        let address = format!("{BASE}papers.html#article={name}&amp;lang={language}");
        let link = format!("<a href=\"{address}\">{}</a>", self.texts.edition_live());
        Some(format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <link rel=\"icon\" href=\"data:,\">\n<style>\n{LOOKS}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}<footer>\n<p>{link}</p>\n</footer>\n\
             </main>\n</body>\n</html>\n"
        ))
    }

    fn blocks(&self, live: &Live, blocks: &'static [Block]) -> String {
        blocks.iter().map(|block| self.block(live, block)).collect()
    }

    fn block(&self, live: &Live, block: &'static Block) -> String {
        match *block {
            Block::Heading(html) => format!("<h2>{}</h2>\n", self.words(html)),
            Block::Text(pieces) => {
                format!("<p>{}</p>\n", pieces.iter().map(|piece| self.written(live, piece)).collect::<String>())
            }
            Block::Bar { position, moves } => self.bar(live, position, moves),
            Block::Values { ruleset, fixed, size } => {
                let ruleset = live.filled(ruleset).parse().ok();
                let values = ruleset.and_then(|ruleset| Values::of(ruleset, &live.filled(fixed), size));
                values.map(|values| table(self.texts, values)).unwrap_or_default()
            }
            Block::Space { rulesets, size } => {
                let all = rulesets.iter().filter_map(|text| live.filled(text).parse().ok());
                let drawn: String = all.map(|ruleset| space(self.texts, ruleset, size)).collect();
                format!("<figure class=\"spaces\">\n{drawn}</figure>\n")
            }
            Block::Claim(id) => Claim::with_id(id).map(|claim| self.claim(claim)).unwrap_or_default(),
            Block::Follow { claim, .. } => {
                let is_there = Claim::with_id(claim).and_then(Strategy::of).is_some();
                let address = format!("{BASE}laboratory.html#claim={}", claim.replace(' ', ":"));
                let link = format!("<p class=\"check\"><a href=\"{address}\">{}</a></p>\n", self.texts.follow_title());
                if is_there { link } else { String::new() }
            }
            Block::Command(text) => format!("<pre><code>{}</code></pre>\n", escaped(text)),
            Block::Fold { title, inside } => folded(&self.words(title), &self.blocks(live, inside)),
            Block::Ask { question, answers, inside } => {
                let list: String = answers.iter().map(|(html, _)| format!("<li>{}</li>\n", self.words(html))).collect();
                let right = answers.iter().find(|(_, is_right)| *is_right).map(|(html, _)| *html).unwrap_or_default();
                let answer = format!("<p><strong>{}</strong></p>\n{}", self.words(right), self.blocks(live, inside));
                let folded = folded(self.texts.block_answer(), &answer);
                let question = self.words(question);
                format!("<p class=\"question\">{question}</p>\n<ul>\n{list}</ul>\n{folded}")
            }
        }
    }

    /// Words of the article, whose links are relative to the folder of the site.
    fn words(&self, html: &str) -> String {
        let mut parts = html.split(LINK);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |before, rest| {
            let base = if rest.starts_with("http") { "" } else { BASE };
            before + LINK + base + rest
        })
    }

    fn written(&self, live: &Live, piece: &'static Piece) -> String {
        match *piece {
            Piece::Words(html) => self.words(html),
            Piece::Number(name) => live.number(name).map_or_else(String::new, |(_, value)| format!("<b>{value}</b>")),
            Piece::Outcome { position, lost, won } => {
                let is_lost = live.value(position).is_some_and(|value| value.0 == 0);
                format!("<b>{}</b>", self.words(if is_lost { lost } else { won }))
            }
            Piece::Value(position) => {
                live.value(position).map_or_else(String::new, |value| format!("<b>{}</b>", value.0))
            }
            Piece::Part { words, .. } => self.words(words),
        }
    }

    /// A position, and below it what each of the moves leads to.
    fn bar(&self, live: &Live, position: &'static str, moves: &'static [&'static str]) -> String {
        let Some(sum) = live.position(position) else { return String::new() };
        let address = format!("{BASE}{}", escaped(&Room::Explore.with_position(&sum, false)));
        let caption = format!("<a href=\"{address}\">{}</a>", escaped(&numbers(&sum)));
        let named = played(&sum, moves).into_iter().zip(moves).filter_map(|(play, text)| {
            let to = sum.play(play)?;
            let caption = format!("<code>{}</code>: {}", escaped(text), escaped(&numbers(&to)));
            Some(format!("<figure>\n{}<figcaption>{caption}</figcaption>\n</figure>\n", drawn(&to)))
        });
        let named: String = named.collect();
        let moves = if named.is_empty() { named } else { format!("<div class=\"moves\">\n{named}</div>\n") };
        format!("<figure>\n{}<figcaption>{caption}</figcaption>\n</figure>\n{moves}", drawn(&sum))
    }

    /// A claim with its records.
    fn claim(&self, claim: Claim) -> String {
        let standing = Standing::of(self.records, claim);
        let address = format!("{BASE}laboratory.html#claim={}", name_in_address(claim));
        let (name, words) = (claim_name(self.texts, claim), standing.words(self.texts, self.records, claim));
        let (name, words) = (escaped(&name), escaped(&words));
        format!(
            "<p class=\"check\"><a href=\"{address}\">{name}</a>: {} {words}</p>\n",
            Known::standing(standing, claim).mark()
        )
    }
}

/// The numbers as they are at first.
fn live(article: &Article) -> Live {
    let (on_change, on_light) = (Callback::noop(), Callback::noop());
    Live { numbers: article.numbers, changed: Vec::new(), on_change, lit: None, on_light }
}

fn folded(title: &str, inside: &str) -> String {
    format!("<details>\n<summary>{title}</summary>\n{inside}</details>\n")
}
