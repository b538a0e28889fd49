//! Examples, refusals, and games of every family made at random.

use super::Record;
use crate::games::Axis;
use crate::games::Game;
use crate::games::Move;
use crate::games::NotARecord;
use crate::games::Ruleset;
use crate::games::Sum;
use crate::games::SumMove;
use crate::games::Whole;
use proptest::prelude::*;
use proptest::sample::Index;

#[track_caller]
fn reads_as(text: &str, canonical: &str) {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_string(), canonical);
}

#[track_caller]
fn refused(text: &str, reason: &str) {
    assert_eq!(text.parse::<Record>().map_err(|error| error.to_string()), Err(reason.to_owned()));
}

fn positions(text: &str) -> Vec<String> {
    text.parse::<Record>().unwrap().positions().map(|game| game.to_string()).collect()
}

#[test]
fn positions_are_those_of_the_game() {
    // ⌊(2+7)/3⌋ = 3 and ⌊(2+0)/3⌋ = 0.
    let expected = ["triangle:k=3:7,4,7", "triangle:k=3:2,3,7", "triangle:k=3:2,0,0"];
    assert_eq!(positions("triangle:k=3:7,4,7;x2;z0"), expected);
    assert_eq!(positions("nim:pass:1,0,0,1;pass"), ["nim:pass:1,0,0,1", "nim:pass:1,0,0,0"]);
    assert_eq!(positions("sharing:0,5,16;c-a5"), ["sharing:0,5,16", "sharing:5,5,11"]);
    assert_eq!(positions("nim:1,2,3"), ["nim:1,2,3"]);
}

#[test]
fn first_last_and_moves_belong_together() {
    let mut record = Record::new("nim:3,7,4".parse().unwrap());
    assert_eq!(record.last(), record.first());
    record.push(Move::Cut { axis: Axis::Y, to: 2 }).unwrap();
    assert_eq!(record.to_string(), "nim:3,7,4;y2");
    assert_eq!((record.first().to_string(), record.last().to_string()), ("nim:3,7,4".into(), "nim:3,2,4".into()));
    assert_eq!(record.moves(), [SumMove::alone(Move::Cut { axis: Axis::Y, to: 2 })]);
}

#[test]
fn reading_is_lenient() {
    let canonical = "triangle:k=3,misere:7,4,7;x4;z0";
    reads_as("triangle:k=3,misere:7,4,7 x4 z0", canonical);
    reads_as(" Triangle : misere, K = 3 : 7, 4, 7 , X4,\n\tZ00 ; ", canonical);
    reads_as("triangle:k=3,misere:7,4,7x4,z0", canonical);
    reads_as("triangle:k=3,misere:7,4,7;;x4;\r\n;z0\r\n", canonical);
    reads_as("step:k=4,s=2,pass:3,1,9,1\nPass z8", "step:k=4,s=2,pass:3,1,9,1;pass;z8");
    reads_as("sharing:0,5,16 c>a5 ca1 C→B1", "sharing:0,5,16;c-a5;c-a1;c-b1");
    reads_as("nim:3,7,4;", "nim:3,7,4");
}

#[test]
fn refusals_name_the_move_the_position_and_the_reason() {
    refused("nim:9,7,4;y3;x4;x9", "move 3, x9, cannot be made in nim:4,3,4: x can only become smaller, and it is 4");
    refused("nim:1,0,0 x1", "move 1, x1, cannot be made in nim:1,0,0: x can only become smaller, and it is 1");
    refused("nim:1,0,0 x0 y0", "move 2, y0, cannot be made in nim:0,0,0: no move is left, so the game is over");
    refused("nim:1,0,0 pass", "move 1, pass, cannot be made in nim:1,0,0: this ruleset has no pass");
    refused("nim:pass:1,0,0,1 pass pass", "move 2, pass, cannot be made in nim:pass:1,0,0,0: the pass is used up");
    refused(
        "nim:pass:0,0,0,1 pass",
        "move 1, pass, cannot be made in nim:pass:0,0,0,1: no move is left, so the game is over",
    );
    refused(
        "sharing:0,5,16 c-a9",
        "move 1, c-a9, cannot be made in sharing:0,5,16: c has 16 and a has 0, so at most 8 can go from c to a: \
         the pile that receives may not become the larger one",
    );
    refused(
        "sharing:0,5,16 a>c1",
        "move 1, a>c1, cannot be made in sharing:0,5,16: a has 0 and c has 16, so no token can go from a to c: \
         the pile that receives may not become the larger one",
    );
    refused("sharing:0,5,16 cc1", "move 1, cc1, cannot be made in sharing:0,5,16: a pile cannot give to itself");
    refused("sharing:0,5,16 c-a0", "move 1, c-a0, cannot be made in sharing:0,5,16: at least 1 token has to be taken");
    let mut bar = Record::new("nim:1,1,1".parse().unwrap());
    let share = Move::Share { from: Axis::Z.into(), onto: Axis::X.into(), tokens: 1 };
    let error = bar.push(share).unwrap_err().to_string();
    assert_eq!(error, "move 1, c-a1, cannot be made in nim:1,1,1: this game has no such moves");
    assert_eq!(bar, Record::new("nim:1,1,1".parse().unwrap()), "a refused move changes nothing");
}

#[test]
fn what_is_not_written_like_a_move_is_named() {
    let example = "is not written like a move; write one as";
    let bars = format!("{example} x4 to cut the bar until x is 4");
    refused("nim:3,7,4;y3;a-b2", &format!("move 2, “a-b2”, {bars}"));
    for text in ["w4", "x", "x4y", "x-1", "xy4", "passes", "4", "x4.5"] {
        refused(&format!("nim:3,7,4;{text}"), &format!("move 1, “{text}”, {bars}"));
    }
    for text in ["x4", "a5", "a--b1", "a-d1", "→a1", "ab"] {
        let expected = format!("move 1, “{text}”, {example} c-a5 to put 5 tokens from c onto a");
        refused(&format!("sharing:0,5,16;{text}"), &expected);
    }
    refused("nim:3,7", "the first position: 3 numbers are needed (x, y, z), but there are 2");
    refused("nim:3,7,x4", "the first position: 3 numbers are needed (x, y, z), but there are 2");
    refused("", "the first position: a position is missing; write one like triangle:k=3:7,4,7");
    refused("triangle:k=3:2,4,1;x1", "the first position: y may be at most ⌊(2+1)/3⌋ = 1, but it is 4");
}

#[test]
fn moves_of_a_sum_name_the_part() {
    let expected = ["nim:1,0,3 + sharing:0,5,16", "nim:1,0,2 + sharing:0,5,16", "nim:1,0,2 + sharing:5,5,11"];
    assert_eq!(positions("nim:1,0,3 + sharing:0,5,16;1.z2;2.c-a5"), expected);
    let both = "sum:misere,pass=1: nim:pass:1,0,0,1 + nim:1,0,0";
    reads_as(&format!("{both} 1.PASS, pass 2x0"), &format!("{both};1.pass;pass;2.x0"));
    assert_eq!(positions(&format!("{both};pass;1.pass"))[2], "sum:misere,pass=0: nim:pass:1,0,0,0 + nim:1,0,0");
}

#[test]
fn moves_that_a_sum_does_not_have_are_refused_with_the_reason() {
    let two = "nim:1,0,0 + sharing:0,1,1";
    let refused_in = |text: &str, at: &str, why: &str| {
        let moves = text.rsplit(';').next().unwrap();
        let number = text.matches(';').count();
        refused(text, &format!("move {number}, {moves}, cannot be made in {at}: {why}"));
    };
    refused_in(&format!("{two};1.x1"), two, "x can only become smaller, and it is 1");
    refused_in(&format!("{two};2.c-a1"), two, "no move is left in this part");
    refused_in(&format!("{two};pass"), two, "this ruleset has no pass");
    refused_in(&format!("{two};1.x0;1.x0"), "nim:0,0,0 + sharing:0,1,1", "no move is left, so the game is over");
    let written = "is not written like a move; write one as";
    for text in ["1.a-b1", "2.x1", "x1", "0.x1", "1", "3.w1", "99999999999999999999.x1"] {
        let why = format!("move 1, “{text}”, {written} 2.x4, the number of the part and a move in it");
        refused(&format!("{two};{text}"), &why);
    }
    refused_in(&format!("{two};3.x1"), two, "the parts of this sum are 1 to 2");
    refused_in(&format!("{two};9.c-a1"), two, "the parts of this sum are 1 to 2");
}

#[test]
fn a_long_number_is_refused_and_not_read_back_in_full() {
    let message = format!("nim:3,7,4;x{}", "9".repeat(90_000)).parse::<Record>().unwrap_err().to_string();
    assert!(message.len() < 200 && message.ends_with("x can only become smaller, and it is 3"), "{message}");
}

#[test]
fn neither_texts_nor_games_are_endless() {
    let first = format!("nim:{},0,0", Record::MOST_MOVES + 1);
    let mut record: Record = first.parse().unwrap();
    for to in (1..=Record::MOST_MOVES as u32).rev() {
        record.push(Move::Cut { axis: Axis::X, to }).unwrap();
    }
    assert_eq!(record.push(Move::Cut { axis: Axis::X, to: 0 }), Err(NotARecord::TooManyMoves));
    assert_eq!(record.to_string().parse(), Ok(record));
    assert_eq!("x".repeat(Record::LONGEST + 1).parse::<Record>(), Err(NotARecord::TooLong));
}

#[test]
fn what_could_not_be_read_again_is_not_recorded() {
    let mut record: Record = "nim:1000000000,0,0".parse().unwrap();
    let refusal = (0..1_000_000_000).rev().find_map(|to| record.push(Move::Cut { axis: Axis::X, to }).err());
    assert_eq!(refusal, Some(NotARecord::TooLong));
    let text = record.to_string();
    // One more would have had eleven characters.
    assert!(text.len() <= Record::LONGEST && text.len() + 11 > Record::LONGEST, "{}", text.len());
    assert_eq!(text.parse(), Ok(record));
}

const RULESETS: [&str; 9] = [
    "nim",
    "nim:pass,misere",
    "sharing",
    "sharing:pass",
    "triangle:k=3",
    "triangle:k=5/2,pass",
    "triangle:k=1/2,misere",
    "step:k=2,s=0",
    "step:k=7/3,s=5,pass,misere",
];

/// A game of a random ruleset, with as many moves as there are choices, or until it ends.
fn played(ruleset: usize, cells: [u32; 3], choices: &[Index]) -> Record {
    play_on(Record::new(game(ruleset, cells).into()), choices)
}

fn game(ruleset: usize, cells: [u32; 3]) -> Game {
    let ruleset: Ruleset = RULESETS[ruleset].parse().unwrap();
    let [x, y, z] = cells;
    let position = crate::games::Position::new(x, y.min(ruleset.rules.rim(x, z)), z).with_pass(ruleset.pass);
    Game::new(ruleset, position).unwrap()
}

fn play_on(mut record: Record, choices: &[Index]) -> Record {
    for choice in choices {
        let moves = record.last().moves();
        if moves.is_empty() {
            break;
        }
        record.push(*choice.get(&moves)).unwrap();
    }
    record
}

proptest! {
    #[test]
    fn records_round_trip(
        ruleset in 0..RULESETS.len(), cells: [u8; 3], choices in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let record = played(ruleset, cells.map(u32::from), &choices);
        let text = record.to_string();
        prop_assert_eq!(text.len(), record.length);
        prop_assert_eq!(text.parse::<Record>(), Ok(record.clone()));
        prop_assert_eq!(text.to_uppercase().replace(';', " ,\n").parse::<Record>(), Ok(record.clone()));
        let positions: Vec<_> = record.positions().collect();
        prop_assert_eq!(positions.len(), record.moves().len() + 1);
        prop_assert_eq!(positions.last(), Some(record.last()));
    }

    #[test]
    fn records_of_sums_round_trip(
        parts in prop::collection::vec((0..RULESETS.len(), any::<[u8; 3]>()), 2..5), misere: bool, pass: Option<bool>,
        choices in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let alone = |(ruleset, cells): (usize, [u8; 3])| Sum::from(game(ruleset, cells.map(u32::from)));
        let parts: Vec<Game> = parts.into_iter().filter_map(|part| alone(part).with_whole(Whole { misere: false, pass: None }).only()).collect();
        let record = play_on(Record::new(Sum::new(parts, Whole { misere, pass }).unwrap()), &choices);
        let text = record.to_string();
        prop_assert_eq!(text.len(), record.length);
        prop_assert_eq!(text.parse::<Record>(), Ok(record.clone()));
        prop_assert_eq!(text.to_uppercase().replace(';', " ,\n").replace(" + ", "+").parse::<Record>(), Ok(record.clone()));
        let positions: Vec<_> = record.positions().collect();
        prop_assert_eq!(positions.last(), Some(record.last()));
    }

    #[test]
    fn a_record_needs_no_encoding_in_an_address(
        ruleset in 0..RULESETS.len(), cells: [u8; 3], choices in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let text = played(ruleset, cells.map(u32::from), &choices).to_string();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b":=,/;-".contains(&byte);
        prop_assert!(text.bytes().all(is_plain), "{}", text);
    }

    #[test]
    fn no_text_panics(moves in "[a-cx-z0-9>→;, -]{0,40}", text in "\\PC{0,40}") {
        let _ = text.parse::<Record>();
        for first in ["nim:pass:3,7,4,1", "sharing:0,5,16"] {
            if let Ok(record) = format!("{first};{moves}").parse::<Record>() {
                prop_assert_eq!(record.to_string().parse(), Ok(record));
            }
        }
    }
}
