//! Sums by hand, and what is read and refused.

use super::{Sum, SumMove, Whole};
use crate::games::{Axis, Game, Move};

fn sum(text: &str) -> Sum {
    text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

#[track_caller]
fn reads_as(text: &str, canonical: &str) {
    assert_eq!(text.parse::<Sum>().map(|sum| sum.to_string()), Ok(canonical.to_owned()));
    assert_eq!(canonical.parse::<Sum>().map(|sum| sum.to_string()), Ok(canonical.to_owned()));
}

#[test]
fn reading_is_lenient_and_writing_canonical() {
    reads_as("nim:1,2,3_+_sharing:0,3,7", "nim:1,2,3 + sharing:0,3,7");
    reads_as("sum:misere:_rules:n;move_n_by_1,3:9_+_nim:1,0,1", "sum:misere: rules:n;move n by 1,3:9 + nim:1,0,1");
    reads_as("nim:1,2,3+nim:1,0,1", "nim:1,2,3 + nim:1,0,1");
    reads_as(" Triangle:k=3:7,4,7 +sharing: 0,5,16+ NIM:1,2,3", "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,2,3");
    reads_as("nim:pass:1,2,3,1 + nim:1,0,1", "nim:pass:1,2,3,1 + nim:1,0,1");
    reads_as("sum: nim:1,2,3 + nim:1,0,1", "nim:1,2,3 + nim:1,0,1");
    reads_as("SUM : MISÈRE : nim:1,2,3 + nim:1,0,1", "sum:misere: nim:1,2,3 + nim:1,0,1");
    reads_as("sum:pass:nim:1,2,3 + nim:1,0,1", "sum:pass=1: nim:1,2,3 + nim:1,0,1");
    reads_as("sum: pass = 0, misere: nim:1,2,3+nim:1,0,1", "sum:misere,pass=0: nim:1,2,3 + nim:1,0,1");
    reads_as("nim:misere:1,2,3", "nim:misere:1,2,3");
}

#[test]
fn a_plus_sign_of_a_rim_divides_nothing() {
    let rim = "bar:rim=floor((2*x+z+1)/3):4,2,5";
    for text in [rim.to_owned(), format!("{rim} + nim:1,2,3"), format!("nim:1,2,3 + {rim} + {rim}")] {
        reads_as(&text, &text);
    }
    reads_as("bar:rim=2+x+z:1,1,1+bar:heights=1-2:3,1,3", "bar:rim=2+x+z:1,1,1 + bar:heights=1-2:3,1,3");
}

#[test]
fn a_bar_that_is_too_high_can_be_had_lower() {
    let lowered = |text| Sum::read_lowered(text).map(|sum| sum.to_string());
    assert_eq!(lowered("triangle:k=3:2,4,1").as_deref(), Some("triangle:k=3:2,1,1"));
    assert_eq!(
        lowered("sum:misere: nim:1,2,3 + triangle:k=3:2,4,1").as_deref(),
        Some("sum:misere: nim:1,2,3 + triangle:k=3:2,1,1")
    );
    for text in [
        "nim:1,2,3 + nim:1,0,1",
        "nim:1,2,3 + triangle:k=0:2,4,1",
        "nim:1,2,3 +",
        "sum:k=3: nim:1,2,3 + triangle:k=3:2,4,1",
    ] {
        assert_eq!(lowered(text), None, "{text}");
    }
}

#[test]
fn a_move_is_a_move_in_one_part() {
    let cut = |part, axis, to| SumMove::In { part, play: Move::Cut { axis, to } };
    let two = sum("nim:1,0,0 + nim:0,0,2");
    assert_eq!(two.moves(), [cut(0, Axis::X, 0), cut(1, Axis::Z, 1), cut(1, Axis::Z, 0)]);
    assert_eq!(two.play(cut(1, Axis::Z, 1)).unwrap(), sum("nim:1,0,0 + nim:0,0,1"));
    for wrong in [cut(0, Axis::X, 1), cut(2, Axis::X, 0), SumMove::Pass, SumMove::In { part: 0, play: Move::Pass }] {
        assert_eq!(two.play(wrong), None, "{wrong:?}");
    }
    assert!(sum("nim:0,0,0 + sharing:3,3,4").is_terminal());
}

#[test]
fn the_move_between_two_sums_is_found() {
    let from = sum("sum:pass=1: nim:pass:1,2,0,1 + sharing:0,5,16");
    for (play, to) in from.options() {
        assert_eq!(from.play(from.move_to(&to).unwrap()), Some(to), "{play:?}");
    }
    for other in ["sum:pass=1: nim:pass:0,1,0,1 + sharing:0,5,16", "sum:pass=1: nim:pass:0,2,0,1 + sharing:1,5,15"] {
        assert_eq!(from.move_to(&sum(other)), None, "{other}");
    }
    assert_eq!(from.move_to(&from), None);
}

#[test]
fn the_pass_of_a_part_and_that_of_the_whole_are_two() {
    let both = sum("sum:pass=1: nim:pass:1,0,0,1 + nim:0,0,0");
    let own = SumMove::In { part: 0, play: Move::Pass };
    assert_eq!(both.moves().len(), 3);
    assert_eq!(both.play(SumMove::Pass).unwrap().to_string(), "sum:pass=0: nim:pass:1,0,0,1 + nim:0,0,0");
    assert_eq!(both.play(own).unwrap().to_string(), "sum:pass=1: nim:pass:1,0,0,0 + nim:0,0,0");
    assert_eq!(both.play(SumMove::Pass).unwrap().play(SumMove::Pass), None);
    assert!(sum("sum:pass=1: nim:0,0,0 + nim:0,0,0").moves().is_empty(), "nothing but the pass is left");
}

#[test]
fn parts_are_added_and_removed_and_the_rules_of_the_whole_go_with_them() {
    let one: Game = "nim:misere:1,2,3".parse().unwrap();
    let two = Sum::from(one).and("sharing:0,5,16".parse().unwrap()).unwrap();
    assert_eq!(two.to_string(), "sum:misere: nim:1,2,3 + sharing:0,5,16");
    assert_eq!(two.without(1), Sum::from(one));
    assert_eq!(two.without(2), two);
    assert_eq!(two.without(0).to_string(), "sharing:misere:0,5,16");
    let passed = two.with_whole(Whole { misere: false, pass: Some(false) });
    assert_eq!(passed.without(0).to_string(), "sharing:pass:0,5,16,0");
    let own_pass = sum("sum:pass=1: nim:1,2,3 + nim:pass:1,0,0,0").without(0);
    assert_eq!(own_pass.to_string(), "nim:pass:1,0,0,0", "a pass of its own stays");
    assert!(sum(&["nim:1,0,0"; 8].join("+")).and(one).is_err());
    assert_eq!(Sum::from(one).without(0), Sum::from(one));
}
