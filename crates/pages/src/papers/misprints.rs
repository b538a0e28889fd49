//! The misprints of the papers, each at its place with its correction.

use crate::papers::Show;
use crate::papers::entry::corrected;
use crate::papers::library::{Entry, entries};
use crate::papers::route::link;
use maths::claims::Paper;
use web::evidence::paper_name;
use web::texts::Texts;
use yew::prelude::*;

/// `h1, p.lead`, then a `section` for each paper.
pub(super) fn misprints(texts: Texts) -> Html {
    html! {
        <>
            <h1>{ texts.papers_misprints() }</h1>
            <p class="lead">{ texts.papers_misprints_lead() }</p>
            { for Paper::ALL.map(|paper| of(texts, paper)) }
        </>
    }
}

fn of(texts: Texts, paper: Paper) -> Html {
    let all = entries(texts, paper);
    let wrong: Vec<&Entry> = all.iter().filter(|entry| !entry.words.misprints.is_empty()).collect();
    let item = |entry: &Entry| {
        let place = entry.place();
        html! {
            <article class="entry" key={place.clone()}>
                <h3><a href={link(&Show::Paper(paper, Some(place)))}>{ entry.name(texts) }</a></h3>
                { for entry.words.misprints.iter().map(|misprint| corrected(texts, misprint)) }
            </article>
        }
    };
    html! {
        <section key={paper.key()}>
            <h2>{ paper_name(texts, paper) }</h2>
            { for wrong.into_iter().map(item) }
        </section>
    }
}
