//! The page of Play before any program has run.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use crate::ahead::of_play;

#[tokio::test(flavor = "current_thread")]
async fn it_has_a_bar_one_button_that_begins_and_all_chapters() {
    let drawn = of_play().await;
    assert_eq!(drawn.matches("class=\"primary\"").count(), 1);
    assert_eq!(drawn.matches("class=\"chapter\"").count(), 5);
    assert!(drawn.contains("Leave only the bitter piece") && drawn.contains("class=\"piece"));
}

#[tokio::test(flavor = "current_thread")]
async fn it_needs_one_sentence_and_no_word_of_the_field() {
    let drawn = of_play().await;
    for word in ["-position", "Grundy", "𝒢", "nim-sum"] {
        assert!(!drawn.contains(word), "{word}");
    }
    let (_, lead) = drawn.split_once("<p class=\"lead").unwrap();
    let (lead, _) = lead.split_once("</p>").unwrap();
    assert_eq!(lead.matches('.').count(), 1, "{lead}");
    assert!(lead.split_whitespace().count() <= 17, "{lead}");
}
