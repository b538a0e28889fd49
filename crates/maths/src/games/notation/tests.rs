//! Texts that are read, written and refused.

use crate::games::Game;

#[track_caller]
fn reads_as(text: &str, canonical: &str) {
    assert_eq!(text.parse::<Game>().map(|game| game.to_string()), Ok(canonical.to_owned()));
}

#[test]
fn a_bar_that_is_too_high_can_be_had_lower_and_nothing_else_can() {
    let lowered = |text| Game::read_lowered(text).map(|game| game.to_string());
    assert_eq!(lowered("triangle:k=3:2,4,1").as_deref(), Some("triangle:k=3:2,1,1"));
    assert_eq!(lowered("step: s=0, k=2, pass: 1,9,4,1").as_deref(), Some("step:k=2,s=0,pass:1,2,4,1"));
    for text in ["triangle:k=3:7,4,7", "triangle:k=3:2,4", "triangle:k=0:2,4,1", "nim:3,7,4", "", "a+b"] {
        assert_eq!(lowered(text), None, "{text}");
    }
}

#[test]
fn the_examples_of_the_notation() {
    for text in [
        "nim:3,7,4",
        "triangle:k=3:7,4,7",
        "triangle:k=5/2:6,2,8",
        "step:k=4,s=3:0,2,11",
        "step:k=4,s=2,pass:3,1,9,1",
        "triangle:k=3,misere:7,4,7",
        "sharing:0,5,16",
        "sharing:0,5,16,3",
        "sharing:7,2",
        "sharing:pass,misere:9,2,0,4,4,1,0",
        "nim:pass,misere:1,2,3,0",
        "bar:rim=floor((2*x+z+1)/3):4,2,5",
        "bar:k=3,s=1,pass,misere,rim=floor((x+z+s)/k):4,2,5,1",
        "bar:heights=1-2-2-4:3,2,3",
        "bar:pass,heights=1-2:3,1,3,0",
    ] {
        reads_as(text, text);
    }
}

#[test]
fn reading_is_lenient() {
    reads_as(" Step : s = 2 , PASS, k = 8/2 : 3, 1, 9, 1 ", "step:k=4,s=2,pass:3,1,9,1");
    reads_as("triangle:k=2.5:6,2,8", "triangle:k=5/2:6,2,8");
    reads_as(" BAR : rim = (2x + Z + 1) DIV 3 : 4, 2, 5 ", "bar:rim=floor((2*x+z+1)/3):4,2,5");
    reads_as("bar: misere, s=1, rim=⌊(x+z)/2⌋ + s: 1,1,1", "bar:s=1,misere,rim=floor((x+z)/2)+s:1,1,1");
    reads_as("sharing: piles = 4: 0,5,16,3", "sharing:0,5,16,3");
    reads_as("bar:rim=x mod 3:2,1,5", "bar:rim=x%3:2,1,5");
    reads_as("bar: heights = 1 - 2 - 4 - 4: 3,2,3", "bar:heights=1-2-4:3,2,3");
    for misere in ["misère", "MISÈRE", "Misere"] {
        reads_as(&format!("nim:{misere}:1,2,3"), "nim:misere:1,2,3");
    }
}

#[test]
fn a_long_text_is_not_read_back_in_full() {
    let message = "z".repeat(100_000).parse::<Game>().unwrap_err().to_string();
    assert!(message.len() < 200, "{message}");
}
