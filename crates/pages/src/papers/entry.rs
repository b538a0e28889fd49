//! A numbered item: its statement, its misprints, its positions, and the claims that check it.

use crate::papers::Show;
use crate::papers::bars::Bars;
use crate::papers::library::Entry;
use crate::papers::route::link;
use crate::papers::space::SpaceFigure;
use crate::papers::values::{Values, ValuesFigure};
use maths::claims::{Claim, Paper, Record, Sort, Strategy, ValueTable};
use std::rc::Rc;
use web::evidence::{CheckAgain, Followed, Known, Standing, claim_name, name_in_address};
use web::texts::{Texts, use_texts};
use web::view::marked::marked;
use yew::prelude::*;

/// The entry, its place among those of its paper, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub paper: Paper,
    pub entry: Rc<Entry>,
    pub number: usize,
    pub records: Rc<Vec<Record>>,
}

/// `article.entry`
#[component]
pub(super) fn EntryCard(props: &Props) -> Html {
    let texts = use_texts();
    let Props { paper, entry, number, records } = props;
    let place = entry.place();
    let address = link(&Show::Paper(*paper, Some(place.clone())));
    html! {
        <article class="entry" id={place}>
            <h3><a href={address}>{ entry.name(texts) }</a></h3>
            <div class="said">
                <p>{ marked(entry.words.text) }</p>
                <Bars bars={entry.facts.bars.clone()} cuts={entry.facts.cuts.clone()} first={number * MOST_BOARDS} />
                { for entry.facts.tables.iter().enumerate().filter_map(|(index, values)| table(values, number * MOST_BOARDS + index)) }
                { for entry.facts.spaces.iter().map(|space| html! { <SpaceFigure rulesets={space.rulesets.clone()} size={space.size} /> }) }
                if entry.facts.has_program {
                    { for entry.facts.claims.iter().map(|claim| html! { <CheckAgain key={claim.id()} claim={*claim} /> }) }
                }
                { for strategies(entry).map(|strategy| html! { <Followed {strategy} /> }) }
            </div>
            <div class="notes">
                { checks(texts, &entry.facts.claims, records) }
                { for entry.words.misprints.iter().map(|misprint| corrected(texts, misprint)) }
            </div>
        </article>
    }
}

/// The proofs of its claims that can be followed; of a lemma on the way to a theorem none.
fn strategies(entry: &Entry) -> impl Iterator<Item = Strategy> {
    let is_theorem = entry.facts.kind == Sort::Theorem;
    entry.facts.claims.iter().copied().filter(move |_| is_theorem).filter_map(Strategy::of)
}

/// A table that it prints, alive. A test reads all of them.
fn table(table: &ValueTable, number: usize) -> Option<Html> {
    let values = Values::of(table.ruleset, &table.fixed, table.size)?;
    Some(html! { <ValuesFigure {values} {number} /> })
}

/// No entry has more boards.
const MOST_BOARDS: usize = 32;

/// A misprint: printed and corrected side by side.
pub(super) fn corrected(texts: Texts, [printed, corrected]: &[&'static str; 2]) -> Html {
    html! {
        <dl class="misprint">
            <div class="printed-so"><dt>{ texts.papers_printed() }</dt><dd>{ marked(printed) }</dd></div>
            <div class="corrected"><dt>{ texts.papers_corrected() }</dt><dd>{ marked(corrected) }</dd></div>
        </dl>
    }
}

/// The claims that check it, each with its records and a link to it in the laboratory.
pub(super) fn checks(texts: Texts, claims: &[Claim], records: &[Record]) -> Html {
    if claims.is_empty() {
        return Html::default();
    }
    let check = |claim: &Claim| {
        let standing = Standing::of(records, *claim);
        let ours = claim.is_ours().then(|| texts.lab_ours());
        html! {
            <li key={claim.id()} class={standing.class()}>
                <a href={format!("laboratory.html#claim={}", name_in_address(*claim))}>{ texts.papers_check(&claim_name(texts, *claim)) }</a>
                { ours.map(|ours| html! { <span class="ours">{ ours }</span> }).unwrap_or_default() }
                // Until the records are there, only what a theorem proves is known.
                if !records.is_empty() || standing == Standing::Universal {
                    <span class="standing"><span aria-hidden="true">{ Known::standing(standing, *claim).mark() }</span>{ " " }{ standing.words(texts, records, *claim) }</span>
                }
            </li>
        }
    };
    html! { <ul class="checks">{ for claims.iter().map(check) }</ul> }
}
