//! Sums and steps by hand.

use super::{Digits, Step, Sum, Way};
use crate::games::{Axis, Game, Move, Position};
use crate::values::Outcome;

fn digits(sum: Sum, game: &str) -> Digits {
    Digits::of(sum, &game.parse::<Game>().unwrap())
}

/// The terms as they stand under each other.
fn written(digits: &Digits) -> Vec<String> {
    let row = |bits: &[bool]| bits.iter().map(|&bit| if bit { '1' } else { '0' }).collect::<String>();
    digits.terms.iter().chain([&digits.sum]).map(|term| format!("{} {}", term.name, row(&term.bits))).collect()
}

#[test]
fn numbers_stand_under_each_other() {
    assert_eq!(written(&digits(Sum::Plain, "triangle:k=3:7,4,7")), ["x 111", "y 100", "z 111", "⊕ 100"]);
    assert_eq!(written(&digits(Sum::Raised, "step:k=4,s=3:7,2,10")), ["x + s 1010", "y 0010", "z + s 1101", "⊕ 0101"]);
    assert_eq!(
        written(&digits(Sum::RaisedWithPass, "step:k=4,s=3,pass:1,0,1,1")),
        ["x + s 100", "y 000", "z + s 100", "p 001", "⊕ 001"]
    );
    assert_eq!(written(&digits(Sum::Offset, "triangle:k=1:2,1,2")), ["x − 1 1", "y 1", "z − 1 1", "⊕ 1"]);
    assert_eq!(written(&digits(Sum::Offset, "triangle:k=1:0,1,2")), ["x 00", "z 10", "⊕ 10"]);
    assert_eq!(written(&digits(Sum::Heaps, "nim:0,0,0")), ["x 0", "y 0", "z 0", "⊕ 0"]);
}

#[test]
fn a_cut_that_takes_y_down() {
    // 1 ⊕ 2 ⊕ 5 = 6. Column 2 belongs to z alone. With y = 2 it would be z = 3, but over (1, 3) the rim is 1: the 1 of y in
    // column 1 has to go, and along the rim y = 0 and z = 1.
    let digits = digits(Sum::Plain, "triangle:k=3:1,2,5");
    let Some(step) = digits.step else { panic!("N-positions have a winning move") };
    let expected = Step {
        way: Way::Columns { leading: 2, follows_from: Some(1) },
        term: 2,
        play: Move::Cut { axis: Axis::Z, to: 1 },
        to: Position::new(1, 0, 1),
        clamps: Some((2, 0)),
        after: step.after.clone(),
    };
    assert_eq!(step, expected);
    assert_eq!(step.after.iter().map(|term| term.value).collect::<Vec<_>>(), [1, 0, 1]);
}

#[test]
fn values_are_given_where_they_are_known() {
    let value = |sum, game: &str| digits(sum, game).value;
    assert_eq!(value(Sum::Heaps, "nim:3,7,1"), Some(5));
    // 4 ⊕ ((3 ⊕ 15) − 2)
    assert_eq!(value(Sum::Raised, "step:k=4,s=2:4,3,13"), Some(4 ^ 10));
    assert_eq!(value(Sum::Plain, "triangle:k=3:1,1,2"), None);
    assert_eq!(value(Sum::Plain, "triangle:k=3:2,1,3"), Some(0));
}

#[test]
fn exceptions_are_reached_and_passed_by() {
    let step = |sum, game: &str| digits(sum, game).step.map(|step| (step.play, step.way));
    let cut = |axis, to| Move::Cut { axis, to };
    // All that is left of x or z goes at once, and the pass stays.
    assert_eq!(step(Sum::RaisedWithPass, "step:k=4,s=3,pass:0,2,9,1"), Some((cut(Axis::Z, 0), Way::ToException)));
    // 4 ⊕ 0 ⊕ 4 ⊕ 1 = 1: the pass.
    let columns = Way::Columns { leading: 0, follows_from: None };
    assert_eq!(step(Sum::RaisedWithPass, "step:k=4,s=3,pass:1,0,1,1"), Some((Move::Pass, columns)));
    // Under misère play not to (0, 0, 0) but to (0, 0, 1), and not to (1, 0, 1) but to (0, 0, 1).
    assert_eq!(step(Sum::Exchanged, "triangle:k=3,misere:0,1,5"), Some((cut(Axis::Z, 1), Way::ToException)));
    assert_eq!(step(Sum::Exchanged, "triangle:k=3,misere:1,2,5"), Some((cut(Axis::Z, 0), Way::ToException)));
    assert_eq!(step(Sum::Exchanged, "triangle:k=3,misere:1,0,1"), Some((cut(Axis::X, 0), Way::ToException)));
    let end = digits(Sum::Exchanged, "triangle:k=3,misere:0,0,0");
    assert_eq!((end.outcome, end.is_exception, end.step), (Outcome::N, true, None));
    let end = digits(Sum::RaisedWithPass, "step:k=4,s=3,pass:0,0,0,1");
    assert_eq!((end.outcome, end.is_exception, end.sum.value), (Outcome::P, true, 1));
}
