//! The start page: the articles, the five papers, and what goes through all of them.

use crate::papers::Show;
use crate::papers::library::facts;
use crate::papers::pictures::Picture;
use crate::papers::route::link;
use maths::claims::{Numbered, Paper, Reference};
use web::evidence::{emblem, paper_name};
use web::texts::Texts;
use yew::prelude::*;

/// The articles in the order in which one may read them, each with its picture. Those about one paper have the name of its key.
const STORIES: [(&str, Picture); 6] = [
    ("triangular", Picture::Broken("triangle:k=3:7,4,7", "z4")),
    ("sharing", Picture::Columns(15)),
    ("pass", Picture::Bar("step:k=4,s=2:4,3,13")),
    ("misere", Picture::Broken("nim:1,0,1", "z0")),
    ("variants", Picture::Broken("step:k=2,s=0:4,4,9", "z7")),
    ("found", Picture::Cloud("triangle:k=1", 15)),
];

/// `h1, p.lead, ul.stories, h2, ul.shelf, p.more`
pub(super) fn overview(texts: Texts) -> Html {
    let misprints: usize = Paper::ALL.iter().map(|paper| Texts::misprints(paper.key())).sum();
    html! {
        <>
            <h1>{ texts.papers_heading() }</h1>
            <p class="lead">{ texts.papers_lead() }</p>
            <ul class="stories">{ for STORIES.into_iter().filter_map(|(name, picture)| story(texts, name, picture)) }</ul>
            <h2>{ texts.papers_shelf() }</h2>
            <ul class="shelf">{ for Paper::ALL.map(|paper| cover(texts, paper)) }</ul>
            <p class="more">
                <a href={link(&Show::Museum)}>{ texts.papers_museum() }</a>
                <a href={link(&Show::Misprints)}>{ texts.papers_misprints_count(&misprints) }</a>
            </p>
        </>
    }
}

/// An article: a picture, its title, what it is about, how long it takes, and which paper it belongs to.
fn story(texts: Texts, name: &str, picture: Picture) -> Option<Html> {
    let known = Texts::articles().find(|known| *known == name)?;
    let paper = Paper::with_key(name);
    let about = match paper {
        Some(Paper::Triangular) => texts.story_triangular(),
        Some(Paper::Pass) => texts.story_pass(),
        Some(Paper::Variants) => texts.story_variants(),
        Some(Paper::Misere) => texts.story_misere(),
        Some(Paper::Sharing) => texts.story_sharing(),
        None => texts.story_found(),
    };
    let of = paper.map_or(texts.papers_of_all(), |paper| paper_name(texts, paper));
    Some(html! {
        <li key={known}>
            <a href={link(&Show::Article(known, Vec::new()))}>
                <span class="picture">{ picture.drawn().unwrap_or_default() }</span>
                <strong>{ texts.article_title(known)? }</strong>
            </a>
            <p>{ about }</p>
            <p class="count">{ texts.papers_minutes(&Texts::article_minutes(known), &of) }</p>
        </li>
    })
}

/// A paper: a bar of it, its name, who wrote it, and how much of it is here.
fn cover(texts: Texts, paper: Paper) -> Html {
    let Reference { authors, title, year, .. } = paper.reference();
    let year = year.map(|year| format!(", {year}")).unwrap_or_default();
    let all = facts(paper);
    let is_computed =
        |entry: &&Numbered| !(entry.claims.is_empty() && entry.tables.is_empty() && entry.spaces.is_empty());
    let computed = all.iter().filter(is_computed).count();
    html! {
        <li key={paper.key()}>
            <a href={link(&Show::Paper(paper, None))}>
                <strong>{ paper_name(texts, paper) }</strong>
                { Picture::Bar(emblem(paper)).drawn().unwrap_or_default() }
            </a>
            <p class="by" lang="en">{ authors.join(", ") }{ year }{ ": " }<cite>{ title }</cite></p>
            <p class="count">{ texts.papers_count(&all.len(), &computed) }</p>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::STORIES;
    use crate::papers::pictures::Picture;
    use maths::claims::Paper;
    use std::collections::BTreeSet;
    use web::evidence::emblem;
    use web::texts::Texts;

    #[test]
    fn every_article_and_every_paper_has_a_picture() {
        let names: BTreeSet<&str> = STORIES.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, Texts::articles().collect());
        assert!(STORIES.iter().all(|(_, picture)| picture.drawn().is_some()));
        assert!(Paper::ALL.iter().all(|paper| Picture::Bar(emblem(*paper)).drawn().is_some()));
    }

    /// A reader with 100 to 250 words a minute needs this time for the six files.
    #[test]
    fn minutes_fit_the_files() {
        for name in Texts::articles() {
            let file =
                std::fs::read_to_string(format!("{}/../../static/articles/{name}.txt", env!("CARGO_MANIFEST_DIR")));
            let words = file.unwrap().split_whitespace().count() as u32;
            let minutes = Texts::article_minutes(name);
            assert!((words / 250..=words / 100).contains(&minutes), "{name}: {minutes} minutes for {words} words");
        }
    }
}
