//! Links to lessons, frames and worksheets that were given away open as on their first day.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use files::lessons::{Part, Recipe};
use pages::teach::{Asked, read_route, write_route};
use std::collections::BTreeSet;

const LINKS: &str = include_str!("golden/teach_links.txt");
const ROUTE: &str = include_str!("../crates/pages/src/teach/route.rs");

fn links() -> Vec<&'static str> {
    LINKS.lines().filter(|line| !line.starts_with("# ")).collect()
}

/// The first link with this key.
fn with(key: &str) -> &'static str {
    links().into_iter().find(|link| link.contains(key)).unwrap()
}

#[test]
fn old_links_open_and_have_every_key() {
    for link in links() {
        let opened = read_route(link).unwrap();
        assert_eq!(opened.ignored, Vec::<String>::new(), "{link}");
        assert_eq!(read_route(&write_route(&opened)), Ok(opened), "{link}");
    }
    let parts = links().into_iter().flat_map(|link| link.trim_start_matches('#').split('&'));
    let used: BTreeSet<&str> = parts.filter_map(|part| part.split_once('=')).map(|(key, _)| key).collect();
    let rows = ROUTE.lines().filter_map(|line| line.strip_prefix("//! | `")?.split("` | ").next());
    assert_eq!(used, rows.collect());
}

#[test]
fn an_old_lesson_has_its_parts() {
    for key in ["lesson=", "read="] {
        let lesson = read_route(with(key)).unwrap().lesson.unwrap();
        assert_eq!(lesson.title, "Nim, für Anfänger");
        let parts: Vec<&Part> = lesson.blocks.iter().map(|block| &block.part).collect();
        let [Part::Text(text), Part::Bar(first), Part::Question { question, answer }, Part::Bar(second)] = parts[..]
        else {
            panic!("{parts:?}");
        };
        assert_eq!([text, question, answer], ["Two ends.\n\nTake turns.", "Why?", "Equal ends."]);
        assert_eq!([&first.sum, &second.sum].map(ToString::to_string), ["nim:4,0,6", "triangle:k=3:7,4,7"]);
        assert_eq!([first.recipe, second.recipe], [Recipe::Computer, Recipe::Demonstration]);
        assert_eq!([&first.task, &second.task], ["Win twice.", ""]);
    }
}

#[test]
fn an_old_worksheet_asks_what_it_asked() {
    let sheet = read_route(with("sheet=")).unwrap().sheet.unwrap();
    assert_eq!([&sheet.title, &sheet.words], ["Class 7b", "With a neighbour."]);
    assert_eq!(sheet.bars.iter().map(|bar| bar.sum.to_string()).collect::<Vec<_>>(), ["nim:4,0,6", "sharing:0,2,4"]);
    assert_eq!(sheet.asked, [Asked::Winner, Asked::Moves, Asked::Answers]);
    assert_eq!((sheet.size, sheet.height), (8, Some(2)));
}
