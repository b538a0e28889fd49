//! A paper in its own order.

use crate::papers::Show;
use crate::papers::entry::EntryCard;
use crate::papers::library::{Entry, entries};
use maths::claims::{Paper, Record};
use std::rc::Rc;
use web::evidence::{cited, paper_name};
use web::kit::fields;
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The paper, what is on record, and where a choice goes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub paper: Paper,
    pub records: Rc<Vec<Record>>,
    pub on_show: Callback<Show>,
}

/// `h1, p.source, p.jump`, then a `section` for each section of the paper.
#[component]
pub(super) fn Companion(props: &Props) -> Html {
    let texts = use_texts();
    let paper = props.paper;
    let all = use_memo((texts, paper), |(texts, paper)| {
        entries(*texts, *paper).into_iter().map(Rc::new).enumerate().collect::<Vec<_>>()
    });
    let sections = all.chunk_by(|(_, one), (_, next)| one.facts.section == next.facts.section);
    let section = |entries: &[(usize, Rc<Entry>)]| {
        let (first, name) = entries.first().map_or((0, ""), |(index, entry)| (*index, &entry.facts.section));
        let article = |(index, entry): &(usize, Rc<Entry>)| {
            html! { <EntryCard key={*index} {paper} entry={Rc::clone(entry)} number={*index} records={Rc::clone(&props.records)} /> }
        };
        html! {
            <section key={first}>
                <h2>{ texts.papers_section(&name) }</h2>
                { for entries.iter().map(article) }
            </section>
        }
    };
    html! {
        <>
            <h1>{ paper_name(texts, paper) }</h1>
            <p class="source">{ cited(paper) }</p>
            <p class="lead">{ texts.papers_companion() }</p>
            { jump(texts, props, &all) }
            { for sections.map(section) }
        </>
    }
}

/// Everything by its name, to go there at once.
fn jump(texts: Texts, props: &Props, all: &[(usize, Rc<Entry>)]) -> Html {
    let nothing = (texts.papers_jump_where().to_owned(), true);
    let names = all.iter().map(|(_, entry)| (entry.name(texts), false));
    let options: Vec<_> = [nothing].into_iter().chain(names).collect();
    let places: Vec<String> = all.iter().map(|(_, entry)| entry.place()).collect();
    let (paper, on_show) = (props.paper, props.on_show.clone());
    let on_choose = Callback::from(move |index: usize| {
        let place = index.checked_sub(1).and_then(|index| places.get(index)).cloned();
        on_show.emit(Show::Paper(paper, place));
    });
    html! { <p class="jump">{ fields::select("jump", texts.papers_jump(), &options, &on_choose) }</p> }
}
