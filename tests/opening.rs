//! The page of the papers is in papers.html before any program has run: drawn by the same code as the page itself.
//!
//! After a change of the page, `UPDATE_SNAPSHOTS=1 cargo test --test all opening::` writes it anew.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use pages::papers::{Opening, read_route, write_route};
use std::path::Path;
use web::texts::{Language, Texts};
use yew::LocalServerRenderer;

const BEGIN: &str = "<div id=\"app\">";
/// The first thing after the element.
const END: &str = "\n    <noscript>";

/// Comes to be seen when the program has not taken over for a while.
const LATE: &str = "<div class=\"notices late\"><p class=\"notice\"><span class=\"slow\">This takes longer than usual.</span>\
                    <span class=\"broken\">The program of this page could not be loaded.</span> \
                    <a href=\"papers.html\">Load the page again</a> <span lang=\"ja\">\
                    <span class=\"slow\">時間がかかっています。</span><span class=\"broken\">このページのプログラムを読み込めませんでした。</span>\
                    再読み込みしてください。</span></p></div>";

/// What belongs into the element, with pieces of drawings one to a line.
async fn drawn() -> String {
    let html = LocalServerRenderer::<Opening>::new().hydratable(false).render().await;
    let mut lines = String::new();
    for (index, part) in html.split("<svg").enumerate() {
        let (drawing, rest) = if index == 0 { ("", part) } else { part.split_at(part.find("</svg>").unwrap()) };
        if index > 0 {
            lines.push_str("<svg");
        }
        lines.push_str(&drawing.replace("><", ">\n<"));
        lines.push_str(&rest.replace("<div class=\"opening\"", "\n<div class=\"opening\""));
    }
    format!("{BEGIN}{lines}{LATE}</div>")
}

#[tokio::test(flavor = "current_thread")]
async fn the_page_is_in_the_html() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/papers.html");
    let page = std::fs::read_to_string(&file).unwrap();
    let (begin, end) = (page.find(BEGIN).unwrap(), page.find(END).unwrap());
    let drawn = drawn().await;
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&file, [&page[..begin], &drawn, &page[end..]].concat()).unwrap();
        return;
    }
    assert_eq!(&page[begin..end], drawn, "UPDATE_SNAPSHOTS=1 cargo test --test all opening:: writes it anew");
}

#[tokio::test(flavor = "current_thread")]
async fn every_article_begins_at_its_address() {
    let drawn = drawn().await;
    for (name, language) in Texts::articles().flat_map(|name| Language::all().map(move |language| (name, language))) {
        let opened = read_route(&format!("article={name}&lang={}", language.code()));
        let address = write_route(&opened.show, opened.language).replace('&', "&amp;");
        let beginning = drawn.split("<div class=\"opening\"").find(|part| part.contains(&format!("id=\"{address}\"")));
        let title = Texts::of(language).article_title(name).unwrap();
        assert!(beginning.is_some_and(|part| part.contains(&format!("<h1>{title}</h1>"))), "{address}");
    }
    assert!(drawn.contains("id=\"article=found\"") && drawn.contains("class=\"shelf\""));
}

#[tokio::test(flavor = "current_thread")]
async fn the_overview_has_five_papers_each_with_a_bar() {
    let drawn = drawn().await;
    let (_, shelf) = drawn.split_once("class=\"shelf\"").unwrap();
    let (shelf, _) = shelf.split_once("</ul>").unwrap();
    let cards: Vec<&str> = shelf.split("<li").skip(1).collect();
    assert_eq!(cards.len(), 5);
    let addresses = ["triangular", "variants", "pass", "misere", "sharing"];
    for address in addresses {
        let of = |card: &&&str| card.contains(&format!("paper={address}\""));
        assert!(cards.iter().find(of).is_some_and(|card| card.contains("class=\"still")), "{address}: {cards:?}");
    }
}
