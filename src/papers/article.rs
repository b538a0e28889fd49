//! An article: text with positions to play on, claims with what is on record of them, questions.

mod ask;

use crate::claims::Claim;
use crate::claims::Record;
use crate::games;
use crate::games::Sum;
use crate::games::SumMove;
use crate::papers::article::ask::Ask;
use crate::papers::bar::Bar;
use crate::papers::entry::checks;
use crate::papers::entry::inside;
use crate::texts::Article;
use crate::texts::Block;
use crate::texts::Texts;
use crate::texts::use_texts;
use std::rc::Rc;
use yew::prelude::*;

/// The article, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub article: Article,
    pub records: Rc<Vec<Record>>,
}

/// `article.story`
#[component]
pub(super) fn ArticleBody(props: &Props) -> Html {
    html! {
        <article class="story">
            <h1>{ props.article.title }</h1>
            <Blocks blocks={props.article.blocks} records={Rc::clone(&props.records)} first={0} />
        </article>
    }
}

/// Blocks that follow each other. The number tells their boards from those of other blocks.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BlocksProps {
    pub blocks: &'static [Block],
    pub records: Rc<Vec<Record>>,
    pub first: usize,
}

/// The blocks, without an element of their own.
#[component]
pub(super) fn Blocks(props: &BlocksProps) -> Html {
    let texts = use_texts();
    let draw = |(index, block): (usize, &'static Block)| drawn(texts, block, &props.records, props.first + index);
    props.blocks.iter().enumerate().map(draw).collect()
}

/// So many numbers of boards are for what is inside of a block.
const INSIDE: usize = 100;

fn drawn(texts: Texts, block: &'static Block, records: &Rc<Vec<Record>>, number: usize) -> Html {
    let records = Rc::clone(records);
    let first = (number + 1) * INSIDE;
    match *block {
        Block::Heading(html) => html! { <h2 key={number}>{ inside(html) }</h2> },
        Block::Text(html) => html! { <p key={number}>{ inside(html) }</p> },
        Block::Bar { position, moves } => match position.parse::<Sum>() {
            Ok(sum) => html! { <Bar key={number} moves={played(&sum, moves)} {sum} {number} /> },
            // A test reads the positions of all articles.
            Err(_) => html! { <p key={number}><code>{ position }</code></p> },
        },
        Block::Claim(id) => checks(texts, Claim::with_id(id).as_slice(), &records),
        Block::Command(text) => html! { <pre key={number} class="command"><code>{ text }</code></pre> },
        Block::Fold { title, inside: blocks } => html! {
            <details key={number}>
                <summary>{ inside(title) }</summary>
                <Blocks {blocks} {records} {first} />
            </details>
        },
        Block::Ask { question, answers, inside: blocks } => {
            html! { <Ask key={number} {question} {answers} {blocks} {records} {first} /> }
        }
    }
}

/// Moves from a position in the notation of records.
pub(super) fn played(sum: &Sum, moves: &[&str]) -> Vec<SumMove> {
    let record = |text: &&str| format!("{sum};{text}").parse::<games::Record>().ok();
    moves.iter().filter_map(|text| record(text)?.moves().first().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::played;
    use crate::claims::Claim;
    use crate::games::Sum;
    use crate::texts::Block;
    use crate::texts::Language;
    use crate::texts::Texts;

    /// Every block, also those inside of others.
    fn all(blocks: &'static [Block]) -> Vec<&'static Block> {
        let deep = |block: &'static Block| match block {
            Block::Fold { inside, .. } | Block::Ask { inside, .. } => [vec![block], all(inside)].concat(),
            Block::Heading(_) | Block::Text(_) | Block::Bar { .. } | Block::Claim(_) | Block::Command(_) => vec![block],
        };
        blocks.iter().flat_map(deep).collect()
    }

    #[test]
    fn everything_that_articles_name_exists() {
        for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language)))
        {
            let article = Texts::of(language).article(name).unwrap();
            for block in all(article.blocks) {
                match block {
                    Block::Bar { position, moves } => {
                        let sum: Sum = position.parse().unwrap_or_else(|_| panic!("{name}: {position}"));
                        assert_eq!(played(&sum, moves).len(), moves.len(), "{name}: {position} {moves:?}");
                    }
                    Block::Claim(id) => assert!(Claim::with_id(id).is_some(), "{name}: {id}"),
                    Block::Command(text) => {
                        assert!(text.starts_with("./dev ") || text.starts_with("cargo run "), "{name}: {text}")
                    }
                    Block::Heading(_) | Block::Text(_) | Block::Fold { .. } | Block::Ask { .. } => {}
                }
            }
        }
    }
}
