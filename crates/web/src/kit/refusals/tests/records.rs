//! Texts that are not records of a game, with the sentence that says why.

use crate::kit::refusals::not_a_record;
use crate::texts::Texts;
use maths::games::{Axis, Move, Record};

#[track_caller]
fn refused(text: &str, reason: &str) {
    let said = text.parse::<Record>().map_err(|found| not_a_record(Texts::default(), &found));
    assert_eq!(said, Err(reason.to_owned()));
}

#[test]
fn refusals_name_the_move_the_position_and_the_reason() {
    refused(
        "nim:9,7,4;y3;x4;x9",
        "move 3, x9, is not possible in nim:4,3,4: x is 4 now, so the move must make it smaller",
    );
    refused("nim:1,0,0 x1", "move 1, x1, is not possible in nim:1,0,0: x is 1 now, so the move must make it smaller");
    refused("nim:1,0,0 x0 y0", "move 2, y0, is not possible in nim:0,0,0: no move is left, so the game is over");
    refused("nim:1,0,0 pass", "move 1, pass, is not possible in nim:1,0,0: this ruleset has no pass");
    refused("nim:pass:1,0,0,1 pass pass", "move 2, pass, is not possible in nim:pass:1,0,0,0: the pass has been used");
    refused(
        "nim:pass:0,0,0,1 pass",
        "move 1, pass, is not possible in nim:pass:0,0,0,1: no move is left, so the game is over",
    );
    refused(
        "sharing:0,5,16 c-a9",
        "move 1, c-a9, is not possible in sharing:0,5,16: pile c has size 16 and pile a has size 0, so at most 8 can go from c to a: \
         the receiving pile must not become larger than the giving pile",
    );
    refused(
        "sharing:0,5,16 a>c1",
        "move 1, a>c1, is not possible in sharing:0,5,16: pile a has size 0 and pile c has size 16, so no token can go from a to c: \
         the receiving pile must not become larger than the giving pile",
    );
    refused(
        "sharing:0,5,16 cc1",
        "move 1, cc1, is not possible in sharing:0,5,16: a pile cannot give tokens to itself",
    );
    refused("sharing:0,5,16 c-a0", "move 1, c-a0, is not possible in sharing:0,5,16: at least 1 token must be moved");
    let mut bar = Record::new("nim:1,1,1".parse().unwrap());
    let share = Move::Share { from: Axis::Z.into(), onto: Axis::X.into(), tokens: 1 };
    let error = not_a_record(Texts::default(), &bar.push(share).unwrap_err());
    assert_eq!(error, "move 1, c-a1, is not possible in nim:1,1,1: this game has no such moves");
    assert_eq!(bar, Record::new("nim:1,1,1".parse().unwrap()), "a refused move changes nothing");
}

#[test]
fn what_is_not_written_like_a_move_is_named() {
    let example = "write a move such as";
    let bars = format!("{example} x4 (a break that leaves x = 4)");
    refused("nim:3,7,4;y3;a-b2", &format!("move 2 cannot be read: “a-b2”; {bars}"));
    for text in ["w4", "x", "x4y", "x-1", "xy4", "passes", "4", "x4.5"] {
        refused(&format!("nim:3,7,4;{text}"), &format!("move 1 cannot be read: “{text}”; {bars}"));
    }
    for text in ["x4", "a5", "a--b1", "a-d1", "→a1", "ab"] {
        let expected = format!("move 1 cannot be read: “{text}”; {example} c-a5 (5 tokens from c to a)");
        refused(&format!("sharing:0,5,16;{text}"), &expected);
    }
    refused("nim:3,7", "the first position: 3 numbers are needed (x, y, z), but there are 2");
    refused("nim:3,7,x4", "the first position: 3 numbers are needed (x, y, z), but there are 2");
    refused("", "the first position: no position is given; write one such as triangle:k=3:7,4,7");
    refused("triangle:k=3:2,4,1;x1", "the first position: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
}

#[test]
fn moves_that_a_sum_does_not_have_are_refused_with_the_reason() {
    let two = "nim:1,0,0 + sharing:0,1,1";
    let refused_in = |text: &str, at: &str, why: &str| {
        let moves = text.rsplit(';').next().unwrap();
        let number = text.matches(';').count();
        refused(text, &format!("move {number}, {moves}, is not possible in {at}: {why}"));
    };
    refused_in(&format!("{two};1.x1"), two, "x is 1 now, so the move must make it smaller");
    refused_in(&format!("{two};2.c-a1"), two, "no move is left in this part");
    refused_in(&format!("{two};pass"), two, "this ruleset has no pass");
    refused_in(&format!("{two};1.x0;1.x0"), "nim:0,0,0 + sharing:0,1,1", "no move is left, so the game is over");
    let written = "write a move such as";
    for text in ["1.a-b1", "2.x1", "x1", "0.x1", "1", "3.w1", "99999999999999999999.x1"] {
        let why = format!("move 1 cannot be read: “{text}”; {written} 2.x4 (the move x4 in part 2)");
        refused(&format!("{two};{text}"), &why);
    }
    refused_in(&format!("{two};3.x1"), two, "the parts of this sum are numbered 1 to 2");
    refused_in(&format!("{two};9.c-a1"), two, "the parts of this sum are numbered 1 to 2");
}

#[test]
fn a_long_number_is_refused_and_not_read_back_in_full() {
    let refused = format!("nim:3,7,4;x{}", "9".repeat(90_000)).parse::<Record>().unwrap_err();
    let message = not_a_record(Texts::default(), &refused);
    assert!(message.len() < 200 && message.ends_with("x is 3 now, so the move must make it smaller"), "{message}");
}
