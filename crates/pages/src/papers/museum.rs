//! The bars of all figures on one page, in the order in which the papers draw them. Each opens at its place.

use crate::papers::Show;
use crate::papers::bar::{numbers, small};
use crate::papers::library::{facts, name, place};
use crate::papers::route::link;
use maths::claims::{Numbered, Paper, Sort};
use web::evidence::paper_name;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// `h1, p.lead`, then a `section` for each paper that draws bars.
#[component]
pub(super) fn Museum() -> Html {
    let texts = use_texts();
    html! {
        <>
            <h1>{ texts.papers_museum() }</h1>
            <p class="lead">{ texts.papers_museum_lead() }</p>
            { for Paper::ALL.map(|paper| hall(texts, paper)) }
        </>
    }
}

/// The bars of a paper.
fn hall(texts: Texts, paper: Paper) -> Html {
    let drawn: Vec<Numbered> = facts(paper).into_iter().filter(is_picture).collect();
    if drawn.is_empty() {
        return Html::default();
    }
    html! {
        <section key={paper.key()}>
            <h2>{ paper_name(texts, paper) }</h2>
            <ul class="museum">{ for drawn.iter().map(|entry| exhibit(texts, paper, entry)) }</ul>
        </section>
    }
}

/// Whether a paper draws it as a picture of a position.
fn is_picture(entry: &Numbered) -> bool {
    let is_drawing = match entry.kind {
        Sort::Figure | Sort::Graph => true,
        Sort::Definition
        | Sort::Example
        | Sort::Table
        | Sort::List
        | Sort::Lemma
        | Sort::Theorem
        | Sort::Proposition
        | Sort::Corollary
        | Sort::Remark
        | Sort::Conjecture => false,
    };
    is_drawing && !entry.bars.is_empty()
}

fn exhibit(texts: Texts, paper: Paper, entry: &Numbered) -> Html {
    let place = place(entry);
    let first = entry.bars.first();
    html! {
        <li key={place.clone()}>
            <a href={link(&Show::Paper(paper, Some(place)))}>
                { first.and_then(small).unwrap_or_default() }
                <span class="name">{ name(texts, entry) }</span>
                <span class="at">{ first.map(numbers).unwrap_or_default() }</span>
            </a>
        </li>
    }
}
