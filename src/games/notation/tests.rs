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

#[track_caller]
fn refused(text: &str, reason: &str) {
    assert_eq!(text.parse::<Game>().map_err(|problems| problems.to_string()), Err(reason.to_owned()));
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
fn every_reason_is_named() {
    refused("triangle:k=3:2,4,1", "y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
    refused("triangle:k=5/2:2,4,1", "y may be at most ⌊(2+1)/(5/2)⌋ = 1, but it is 4");
    refused("step:k=4,s=3:0,4,11", "y may be at most ⌊(11+3)/4⌋ = 3, but it is 4");
    refused("", "a position is missing; write one like triangle:k=3:7,4,7");
    refused("chess:1,2,3", "there is no game called “chess”; the games are triangle, step, nim, bar, sharing");
    refused("nim:1,2", "3 numbers are needed (x, y, z), but there are 2");
    refused("nim:", "3 numbers are needed (x, y, z), but there are 0");
    refused("nim:pass:1,2,3", "4 numbers are needed (x, y, z, p), but there are 3");
    refused("nim:pass:1,2,3,2", "p must be 1 (the pass is there) or 0 (it is used up), but it is “2”");
    refused("nim:k=3:1,2,3", "nim has no parameter “k=3”; it has pass and misere");
    refused("sharing:1,2,3,4,5,6,7", "there may be 2 to 6 piles, but there are 7");
    refused("sharing:pass:1,2", "there may be 2 to 6 piles, but there are 1");
    refused("sharing:piles=9:1,2,3", "there may be 2 to 6 piles, but there are “9”");
    refused("sharing:piles=4:1,2,3", "4 numbers are needed (a, b, c, d), but there are 3");
    refused("triangle:1,2,3", "triangle needs k; write a position as triangle:k=3:7,4,7");
    refused("step:k=2,k=2,s=0:1,1,2", "k is given twice");
    refused("nim:3,7,4+nim:1,2,3", "one game is needed here, and this is a sum of several");
    refused("nim:1,2,3 + bar:rim=x+z:1,1,1", "one game is needed here, and this is a sum of several");
    refused("bar:4,2,5", "bar needs a rim or heights; write a position as bar:rim=floor((2*x+z+1)/3):4,2,5");
    refused(
        "bar:rim=x mod 3:4,1,5",
        "the rim may not fall when x or z grows, but it is 2 with x = 2, z = 0 and 0 with x = 3, z = 0",
    );
    refused("bar:rim=x+y:4,1,5", "the rim “x+y” may name x, z, k and s only, but it names y");
    refused(
        "bar:rim=x+:4,1,5",
        "the rim “x+” is not a formula: character 3: a number, a name or an opening bracket should stand here",
    );
    refused(
        "bar:rim=floor((2x+z+1)/3):4,9,5",
        "y may be at most 4, which is floor((2*x+z+1)/3) with x = 4 and z = 5, but it is 9",
    );
    refused("bar:heights=1-3-2:3,2,3", "heights may not fall to the right, but column 2 has 2 squares after 3");
    refused("bar:heights=1-2-2-4:3,4,3", "y may be at most 3, since column 3 has 4 squares, but it is 4");
    refused("nim:1:2:3", "write a position as nim:3,7,4");
    refused(
        "triangle:k=0:-1,x,1000000000000000000000000000000",
        "k must be greater than 0, but it is “0”; x must be a whole number from 0 on, but it is “-1”; \
         y must be a whole number from 0 on, but it is “x”; z may be at most 1000000000",
    );
    refused(
        "step:k=1/0,s=-1:0,0,0",
        "k must not be a fraction with denominator 0, but it is “1/0”; \
         s must be a whole number from 0 to 1000000000, but it is “-1”",
    );
}

#[test]
fn a_long_text_is_not_read_back_in_full() {
    let message = "z".repeat(100_000).parse::<Game>().unwrap_err().to_string();
    assert!(message.len() < 200, "{message}");
}
