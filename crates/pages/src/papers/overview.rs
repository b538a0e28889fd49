//! The five papers, and what goes through all of them.

use crate::papers::Show;
use crate::papers::bar::small;
use crate::papers::library::facts;
use crate::papers::route::link;
use maths::claims::{Paper, Reference};
use web::evidence::paper_name;
use web::texts::Texts;
use yew::prelude::*;

/// `h1, p.lead, ul.shelf, p.more`
pub(super) fn overview(texts: Texts) -> Html {
    html! {
        <>
            <h1>{ texts.papers_heading() }</h1>
            <p class="lead">{ texts.papers_lead() }</p>
            <ul class="stories">{ for Texts::articles().filter_map(|name| story(texts, name)) }</ul>
            <ul class="shelf">{ for Paper::ALL.map(|paper| card(texts, paper)) }</ul>
            <p class="more">
                <a class="button" href={link(&Show::Museum)}>{ texts.papers_museum() }</a>
                <a class="button" href={link(&Show::Misprints)}>{ texts.papers_misprints() }</a>
            </p>
        </>
    }
}

/// An article by its title.
fn story(texts: Texts, name: &'static str) -> Option<Html> {
    let title = texts.article_title(name)?;
    Some(html! { <li key={name}><a href={link(&Show::Article(name, Vec::new()))}>{ title }</a></li> })
}

/// A paper: a bar of it, its name, who wrote it, and how much of it is here.
fn card(texts: Texts, paper: Paper) -> Html {
    let cover = emblem(paper).parse().ok().and_then(|sum| small(&sum));
    let Reference { authors, title, year, .. } = paper.reference();
    let year = year.map(|year| format!(", {year}")).unwrap_or_default();
    html! {
        <li key={paper.key()}>
            <a href={link(&Show::Paper(paper, None))}>
                { cover.unwrap_or_default() }
                <strong>{ paper_name(texts, paper) }</strong>
            </a>
            <p class="by" lang="en">{ authors.join(", ") }{ year }{ ": " }<cite>{ title }</cite></p>
            <p class="count">{ texts.papers_count(&facts(paper).len(), &Texts::misprints(paper.key())) }</p>
        </li>
    }
}

/// The bar that stands for a paper: one that it draws or computes with.
fn emblem(paper: Paper) -> &'static str {
    match paper {
        Paper::Triangular => "triangle:k=3:7,4,7",
        Paper::Pass => "step:k=4,s=2:4,3,13",
        Paper::Variants => "step:k=2,s=0:2,2,5",
        Paper::Misere => "triangle:k=1:4,6,2",
        Paper::Sharing => "sharing:1,2,7",
    }
}
