//! The page of the papers before any program has run.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use crate::ahead::of_papers;
use pages::papers::{read_route, write_route};
use web::texts::{Language, Texts};

#[tokio::test(flavor = "current_thread")]
async fn every_article_begins_at_its_address() {
    let drawn = of_papers().await;
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
    let drawn = of_papers().await;
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
