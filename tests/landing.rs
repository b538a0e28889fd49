//! The landing page is in index.html before any program has run: drawn by the same code as the page itself.
//!
//! After a change of the page, `UPDATE_SNAPSHOTS=1 cargo test --test all landing::` writes it anew.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use pages::play::Landing;
use std::path::Path;
use yew::LocalServerRenderer;

const BEGIN: &str = "<div id=\"app\">";
/// The first thing after the element.
const END: &str = "\n    <noscript>";

/// Comes to be seen when the program has not taken over for a while.
const LATE: &str = "<div class=\"notices late\"><p class=\"notice\"><span class=\"slow\">This takes longer than usual.</span>\
                    <span class=\"broken\">The program of this page could not be loaded.</span> \
                    <a href=\"./\">Load the page again</a> <span lang=\"ja\">\
                    <span class=\"slow\">時間がかかっています。</span><span class=\"broken\">このページのプログラムを読み込めませんでした。</span>\
                    再読み込みしてください。</span></p></div>";

/// What belongs into the element, with drawings one element to a line.
async fn drawn() -> String {
    let html = LocalServerRenderer::<Landing>::new().hydratable(false).render().await;
    let mut lines = String::new();
    for (index, part) in html.split("<svg").enumerate() {
        let (drawing, rest) = if index == 0 { ("", part) } else { part.split_at(part.find("</svg>").unwrap()) };
        if index > 0 {
            lines.push_str("<svg");
        }
        lines.push_str(&drawing.replace("><", ">\n<"));
        lines.push_str(rest);
    }
    format!("{BEGIN}{lines}{LATE}</div>")
}

#[tokio::test(flavor = "current_thread")]
async fn the_landing_page_is_in_the_html() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html");
    let page = std::fs::read_to_string(&file).unwrap();
    let (begin, end) = (page.find(BEGIN).unwrap(), page.find(END).unwrap());
    let drawn = drawn().await;
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&file, [&page[..begin], &drawn, &page[end..]].concat()).unwrap();
        return;
    }
    assert_eq!(&page[begin..end], drawn, "UPDATE_SNAPSHOTS=1 cargo test --test all landing:: writes it anew");
}

#[tokio::test(flavor = "current_thread")]
async fn it_has_a_bar_one_button_that_begins_and_all_chapters() {
    let drawn = drawn().await;
    assert_eq!(drawn.matches("class=\"primary\"").count(), 1);
    assert_eq!(drawn.matches("class=\"chapter\"").count(), 5);
    assert!(drawn.contains("Leave only the bitter piece") && drawn.contains("class=\"piece"));
}

#[tokio::test(flavor = "current_thread")]
async fn it_needs_one_sentence_and_no_word_of_the_field() {
    let drawn = drawn().await;
    for word in ["-position", "Grundy", "𝒢", "nim-sum"] {
        assert!(!drawn.contains(word), "{word}");
    }
    let (_, lead) = drawn.split_once("<p class=\"lead").unwrap();
    let (lead, _) = lead.split_once("</p>").unwrap();
    assert_eq!(lead.matches('.').count(), 1, "{lead}");
    assert!(lead.split_whitespace().count() <= 17, "{lead}");
}
