//! An article: text with positions to play on, claims with their records, questions.

mod ask;
mod live;
mod number;
mod paragraph;

use crate::papers::article::ask::Ask;
use crate::papers::article::live::Lit;
pub(super) use crate::papers::article::live::Live;
use crate::papers::article::paragraph::Paragraph;
use crate::papers::bar::Bar;
use crate::papers::entry::checks;
use crate::papers::space::SpaceFigure;
use crate::papers::values::{Values, ValuesFigure};
use maths::claims::{Claim, Record, Strategy};
use maths::games;
use maths::games::{Ruleset, Sum, SumMove};
use std::rc::Rc;
use web::evidence::Followed;
use web::texts::{Article, Block, Texts, use_texts};
use web::view::marked::marked;
use yew::prelude::*;

/// The article, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub article: Article,
    pub records: Rc<Vec<Record>>,
    /// The numbers that were changed.
    pub changed: Vec<(&'static str, u32)>,
    pub on_change: Callback<(&'static str, u32)>,
}

/// `article.story`
#[component]
pub(super) fn ArticleBody(props: &Props) -> Html {
    let lit = use_state_eq(|| None::<Lit>);
    let on_light = {
        let lit = lit.setter();
        Callback::from(move |now| lit.set(now))
    };
    let Props { article, records, changed, on_change } = props.clone();
    let live = Live { numbers: article.numbers, changed, on_change, lit: *lit, on_light };
    html! {
        <ContextProvider<Live> context={live}>
            <article class="story">
                <h1>{ article.title }</h1>
                <Blocks blocks={article.blocks} {records} first={0} />
            </article>
        </ContextProvider<Live>>
    }
}

/// Blocks that follow each other. The number tells their boards from those of other blocks.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BlocksProps {
    pub blocks: &'static [Block],
    pub records: Rc<Vec<Record>>,
    pub first: usize,
}

/// The blocks, without an element around them.
#[component]
pub(super) fn Blocks(props: &BlocksProps) -> Html {
    let texts = use_texts();
    let Some(live) = use_context::<Live>() else { return Html::default() };
    let draw =
        |(index, block): (usize, &'static Block)| drawn((texts, &live), block, &props.records, props.first + index);
    props.blocks.iter().enumerate().map(draw).collect()
}

/// The number of board numbers that are reserved for the inside of a block.
const INSIDE: usize = 100;

fn drawn((texts, live): (Texts, &Live), block: &'static Block, records: &Rc<Vec<Record>>, number: usize) -> Html {
    let records = Rc::clone(records);
    let first = (number + 1) * INSIDE;
    match *block {
        Block::Heading(html) => html! { <h2 key={number}>{ marked(html) }</h2> },
        Block::Text(pieces) => html! { <Paragraph key={number} {pieces} /> },
        Block::Bar { position, moves } => bar(live, position, moves, number),
        // A test reads the positions and rulesets of all articles.
        Block::Values { ruleset, fixed, size } => {
            let values = live.filled(ruleset).parse().ok();
            match values.and_then(|ruleset| Values::of(ruleset, &live.filled(fixed), size)) {
                Some(values) => html! { <ValuesFigure key={number} {values} {number} /> },
                None => html! { <p key={number}><code>{ ruleset }</code></p> },
            }
        }
        Block::Space { rulesets, size } => {
            let rulesets: Vec<Ruleset> = rulesets.iter().filter_map(|text| live.filled(text).parse().ok()).collect();
            html! { <SpaceFigure key={number} {rulesets} {size} /> }
        }
        Block::Claim(id) => checks(texts, Claim::with_id(id).as_slice(), &records),
        Block::Follow { claim, position } => match Claim::with_id(claim).and_then(Strategy::of) {
            Some(strategy) => {
                html! { <Followed key={number} {strategy} first={position.parse().ok()} is_open={true} /> }
            }
            // A test reads the claims of all articles.
            None => html! { <p key={number}>{ claim }</p> },
        },
        Block::Command(text) => html! { <pre key={number} class="command"><code>{ text }</code></pre> },
        Block::Fold { title, inside: blocks } => html! {
            <details key={number}>
                <summary>{ marked(title) }</summary>
                <Blocks {blocks} {records} {first} />
            </details>
        },
        Block::Ask { question, answers, inside: blocks } => {
            html! { <Ask key={number} {question} {answers} {blocks} {records} {first} /> }
        }
    }
}

/// A board. If the reader points at words, it shows the moves that they name, and the other way round.
fn bar(live: &Live, position: &'static str, moves: &'static [&'static str], number: usize) -> Html {
    let Some(sum) = live.position(position) else { return html! { <p key={number}><code>{ position }</code></p> } };
    let lit = live.lit.and_then(|lit| match lit {
        Lit::Words(name) => Some(name),
        Lit::Board(_) => None,
    });
    let on_light = live.on_light.reform(|name: Option<&'static str>| name.map(Lit::Board));
    html! { <Bar key={number} moves={played(&sum, moves)} {sum} {number} {lit} {on_light} /> }
}

/// Moves from a position in the notation of records.
pub(super) fn played(sum: &Sum, moves: &[&str]) -> Vec<SumMove> {
    let record = |text: &&str| format!("{sum};{text}").parse::<games::Record>().ok();
    moves.iter().filter_map(|text| record(text)?.moves().first().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::played;
    use crate::papers::article::live::Live;
    use crate::papers::values::Values;
    use maths::claims::{Claim, Strategy};
    use maths::games::{Game, Ruleset};
    use web::texts::{Article, Block, Language, Number, Piece, Texts};
    use yew::Callback;

    /// Every block, also those inside of others.
    fn all(blocks: &'static [Block]) -> Vec<&'static Block> {
        let deep = |block: &'static Block| match block {
            Block::Fold { inside, .. } | Block::Ask { inside, .. } => [vec![block], all(inside)].concat(),
            Block::Heading(_)
            | Block::Text(_)
            | Block::Bar { .. }
            | Block::Values { .. }
            | Block::Space { .. }
            | Block::Claim(_)
            | Block::Follow { .. }
            | Block::Command(_) => vec![block],
        };
        blocks.iter().flat_map(deep).collect()
    }

    /// An article with its numbers as they are at first, at their least and at their most.
    fn lives(article: &Article) -> Vec<Live> {
        let with = |changed: Vec<(&'static str, u32)>| Live {
            numbers: article.numbers,
            changed,
            on_change: Callback::noop(),
            lit: None,
            on_light: Callback::noop(),
        };
        let at =
            |value: fn(&Number) -> u32| article.numbers.iter().map(|number| (number.name, value(number))).collect();
        vec![with(Vec::new()), with(at(|number| number.least)), with(at(|number| number.most))]
    }

    #[test]
    fn everything_that_articles_name_exists() {
        for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language)))
        {
            let article = Texts::of(language).article(name).unwrap();
            for (block, live) in all(article.blocks)
                .into_iter()
                .flat_map(|block| lives(&article).into_iter().map(move |live| (block, live)))
            {
                match *block {
                    Block::Bar { position, moves } => {
                        let sum = live.position(position).unwrap_or_else(|| panic!("{name}: {position}"));
                        assert_eq!(played(&sum, moves).len(), moves.len(), "{name}: {position} {moves:?}");
                    }
                    Block::Values { ruleset, fixed, size } => {
                        let ruleset = live.filled(ruleset).parse().unwrap_or_else(|_| panic!("{name}: {ruleset}"));
                        assert!(Values::of(ruleset, &live.filled(fixed), size).is_some(), "{name}: {ruleset} {fixed}");
                    }
                    Block::Space { rulesets, .. } => {
                        let is_bar = |text: &&str| {
                            live.filled(text).parse::<Ruleset>().is_ok_and(|ruleset| ruleset.rules.is_bar())
                        };
                        assert!(rulesets.iter().all(is_bar), "{name}: {rulesets:?}");
                    }
                    Block::Text(pieces) => pieces.iter().for_each(|piece| is_computed(name, piece, &live)),
                    Block::Follow { claim, position } => {
                        let strategy = Claim::with_id(claim).and_then(Strategy::of);
                        let strategy = strategy.unwrap_or_else(|| panic!("{name}: {claim} has no proof to follow"));
                        let game = (!position.is_empty()).then(|| position.parse::<Game>().unwrap());
                        assert!(game.is_none_or(|game| strategy.is_about(&game.ruleset())), "{name}: {position}");
                    }
                    Block::Claim(id) => assert!(Claim::with_id(id).is_some(), "{name}: {id}"),
                    Block::Command(text) => {
                        assert!(text.starts_with("./dev ") || text.starts_with("cargo run "), "{name}: {text}")
                    }
                    Block::Heading(_) | Block::Fold { .. } | Block::Ask { .. } => {}
                }
            }
        }
    }

    /// Positions that are computed while the page is drawn are small: their largest coordinate is at most 16.
    fn is_computed(name: &str, piece: &Piece, live: &Live) {
        match *piece {
            Piece::Outcome { position, .. } | Piece::Value(position) => {
                let sum = live.position(position).unwrap_or_else(|| panic!("{name}: {position}"));
                let is_small =
                    sum.parts().iter().all(|game| game.position().coordinates.iter().all(|number| *number <= 16));
                assert!(sum.only().is_some() && is_small, "{name}: {position}");
            }
            Piece::Number(number) => assert!(live.number(number).is_some(), "{name}: {number}"),
            Piece::Words(_) | Piece::Part { .. } => {}
        }
    }
}
