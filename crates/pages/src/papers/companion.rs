//! A paper in its own order, one section at a time. All of it is in the page, for those who print.

use crate::papers::Show;
use crate::papers::entry::EntryCard;
use crate::papers::library::{Entry, Section, entries, facts, sections};
use crate::papers::route::link;
use maths::claims::{Paper, Record};
use std::rc::Rc;
use web::evidence::{cited, paper_name};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The paper, the place to which it is opened, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub paper: Paper,
    pub at: Option<String>,
    pub records: Rc<Vec<Record>>,
}

/// `h1, p.source, div.reading > nav.contents, div > section …, nav.turn`
#[component]
pub(super) fn Companion(props: &Props) -> Html {
    let texts = use_texts();
    let paper = props.paper;
    let all =
        use_memo((texts, paper), |(texts, paper)| entries(*texts, *paper).into_iter().map(Rc::new).collect::<Vec<_>>());
    let sections = use_memo(paper, |paper| sections(&facts(*paper)));
    let inside = |section: &Section| all.get(section.entries.clone()).unwrap_or_default();
    let is_at = |section: &Section| {
        props
            .at
            .as_ref()
            .is_some_and(|at| section.id == *at || inside(section).iter().any(|entry| entry.place() == *at))
    };
    let open = sections.iter().position(is_at).unwrap_or(0);
    let section = |(index, section): (usize, &Section)| {
        let article = |(number, entry): (usize, &Rc<Entry>)| {
            html! { <EntryCard key={number} {paper} entry={Rc::clone(entry)} {number} records={Rc::clone(&props.records)} /> }
        };
        html! {
            <section key={index} id={section.id.clone()} hidden={index != open}>
                <h2>{ section.title(texts) }</h2>
                { for section.entries.clone().zip(inside(section)).map(article) }
            </section>
        }
    };
    let to = |section: &Section| link(&Show::Paper(paper, Some(section.id.clone())));
    let turn = |index: Option<usize>, name: fn(Texts, &str) -> String| {
        let section = sections.get(index?)?;
        Some(html! { <a class="button" href={to(section)}>{ name(texts, &section.title(texts)) }</a> })
    };
    let chapter = |(index, section): (usize, &Section)| {
        html! {
            <li key={index}>
                <a href={to(section)} aria-current={(index == open).then_some("page")}>{ section.title(texts) }</a>
                if index == open { <ul>{ for inside(section).iter().map(|entry| named(texts, paper, entry)) }</ul> }
            </li>
        }
    };
    html! {
        <>
            <h1>{ paper_name(texts, paper) }</h1>
            <p class="source">{ cited(paper) }</p>
            <div class="reading">
                <nav class="contents" aria-label={texts.papers_contents()}>
                    // Another section is another element, which is closed where there is no room for it.
                    <details key={open}>
                        <summary>{ texts.papers_contents() }</summary>
                        <ul>{ for sections.iter().enumerate().map(chapter) }</ul>
                    </details>
                </nav>
                <div>
                    if open == 0 { <p class="lead">{ texts.papers_companion() }</p> }
                    { for sections.iter().enumerate().map(section) }
                    <nav class="turn" aria-label={texts.papers_turn()}>
                        { turn(open.checked_sub(1), |texts, name| texts.papers_previous(&name)).unwrap_or_default() }
                        { turn(Some(open + 1), |texts, name| texts.papers_next(&name)).unwrap_or_default() }
                    </nav>
                </div>
            </div>
        </>
    }
}

/// The way to an entry.
fn named(texts: Texts, paper: Paper, entry: &Entry) -> Html {
    let place = entry.place();
    html! { <li key={place.clone()}><a href={link(&Show::Paper(paper, Some(place)))}>{ entry.name(texts) }</a></li> }
}
