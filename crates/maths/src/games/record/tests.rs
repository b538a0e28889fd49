//! Examples, refusals, and games of every family made at random.

use super::Record;
use crate::games::{Axis, Game, Move, NotARecord, Ruleset, Sum, SumMove, Whole};
use proptest::prelude::*;
use proptest::sample::Index;

#[track_caller]
fn reads_as(text: &str, canonical: &str) {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_string(), canonical);
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
fn moves_of_a_sum_name_the_part() {
    let expected = ["nim:1,0,3 + sharing:0,5,16", "nim:1,0,2 + sharing:0,5,16", "nim:1,0,2 + sharing:5,5,11"];
    assert_eq!(positions("nim:1,0,3 + sharing:0,5,16;1.z2;2.c-a5"), expected);
    let both = "sum:misere,pass=1: nim:pass:1,0,0,1 + nim:1,0,0";
    reads_as(&format!("{both} 1.PASS, pass 2x0"), &format!("{both};1.pass;pass;2.x0"));
    assert_eq!(positions(&format!("{both};pass;1.pass"))[2], "sum:misere,pass=0: nim:pass:1,0,0,0 + nim:1,0,0");
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
