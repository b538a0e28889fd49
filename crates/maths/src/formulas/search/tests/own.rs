//! Own rules: findings compared with plain recursion, with the papers, and with bars under another name.

use super::searched;
use crate::expressions::Formula;
use crate::formulas::search::{Question, Search, Target};
use crate::formulas::{Interpreter, KnownValues};
use crate::games::{Coordinates, Position, Ruleset};
use crate::solver::Recursion;

/// Every legal position with coordinates up to a bound.
fn positions(ruleset: Ruleset, size: u32) -> Vec<Position> {
    let (count, side) = (ruleset.rules.count() as u32, size + 1);
    let place = |index: u32| {
        let numbers: Vec<u32> = (0..count).map(|place| index / side.pow(place) % side).collect();
        Position::at(Coordinates::new(&numbers).unwrap())
    };
    let both = (0..side.pow(count)).flat_map(|index| [false, true].map(|pass| place(index).with_pass(pass)));
    both.filter(|at| (ruleset.pass || !at.pass) && ruleset.is_legal(*at)).collect()
}

/// Every finding is right at every position that plain recursion looks at; every failure up to where it is said to hold.
fn check(search: &Search, size: u32) {
    let ruleset = search.question().ruleset;
    let interpreter = Interpreter { ruleset, values: KnownValues::None };
    let mut judge = Recursion::new(ruleset);
    let all: Vec<(Position, u32)> = positions(ruleset, size).into_iter().map(|at| (at, judge.value(at).0)).collect();
    for finding in search.findings().iter().chain(search.failures()) {
        let formula: Formula = finding.formula.parse().unwrap();
        for &(at, value) in all.iter().filter(|(at, _)| at.coordinates.iter().all(|number| *number <= finding.up_to)) {
            let is_right = match &formula {
                Formula::Number(number) => interpreter.number(number, at).unwrap().as_whole() == Some(value.into()),
                Formula::Truth(truth) => interpreter.truth(truth, at).unwrap() == (value == 0),
            };
            assert!(is_right, "{} for {ruleset} at {at:?}", finding.formula);
        }
    }
}

fn question(ruleset: &str, target: Target) -> Question {
    Question { up_to: 60, longest_side: 4, ..Question::new(ruleset.parse().unwrap(), target) }
}

/// The first finding.
#[track_caller]
fn finds(ruleset: &str, target: Target, formula: &str) {
    let search = searched(question(ruleset, target));
    let first = search.findings().first();
    assert_eq!(first.map(|finding| finding.formula.as_str()), Some(formula), "{ruleset}: {:?}", search.findings());
    assert_eq!(first.map(|finding| finding.up_to), Some(60), "{ruleset}");
    check(&search, if search.question().ruleset.rules.count() < 3 { 24 } else { 9 });
}

#[test]
fn subtraction_games_have_their_periods() {
    // Berlekamp, Conway and Guy, *Winning Ways*, chapter 4: take 1 to m and values are n mod (m + 1).
    finds("rules:n;move n by 1..3", Target::Values, "x mod 4");
    finds("rules:n;move n by 1..3", Target::PPositions, "x mod 4 = 0");
    finds("rules:t;move t by 1,2,3,4,5,6", Target::Values, "x mod 7");
    // Amounts 1, 3, 5 alternate; a to b with period a + b.
    finds("rules:n;move n by 1,3,5", Target::Values, "x mod 2");
    finds("rules:n;move n by 2..3", Target::Values, "⌊(x mod 5) / 2⌋");
}

#[test]
fn nim_with_one_two_and_three_piles_is_found() {
    // Bouton, *Nim, a game with a complete mathematical theory*, 1901.
    finds("rules:x", Target::Values, "x");
    finds("rules:x", Target::PPositions, "x = 0");
    finds("rules:x y", Target::PPositions, "x = y");
    finds("rules:x y", Target::Values, "x ⊕ y");
    finds("rules:a b c", Target::PPositions, "x ⊕ y ⊕ z = 0");
    finds("rules:a b c", Target::Values, "x ⊕ y ⊕ z");
}

#[test]
fn the_law_of_ryuo_nim_is_found() {
    // Miyadera, Manabe and others, *Ryuo Nim*, 2017: 3(⌊x/3⌋ ⊕ ⌊y/3⌋) + (x + y) mod 3.
    let king = "rules:a b;move a by any;move b by any;move a,b by 1";
    let search = searched(Question { longest_side: 5, ..question(king, Target::Values) });
    let first = &search.findings()[0];
    assert_eq!(first.formula, "((x + y) mod 3) + (3 · (⌊x / 3⌋ ⊕ ⌊y / 3⌋))");
    assert_eq!((first.exceptions.len(), first.up_to), (0, 60));
    check(&search, 20);
}

#[test]
fn values_of_simpler_positions_are_used() {
    // No coordinate of one game tells of the other: their sum.
    let apart = "rules:a b;move a by 1..ceil(a/2);move b by 1..ceil(b/3)";
    let with_smaller = Question { smaller_positions: true, longest_side: 3, ..question(apart, Target::Values) };
    let search = searched(with_smaller);
    let first = search.findings().first().map(|finding| finding.formula.as_str());
    assert_eq!(first, Some("G(x, 0, 0) ⊕ G(0, y, 0)"), "{:?}", search.findings());
}

#[test]
fn bars_under_another_name_have_the_same_formulas() {
    let bars = [
        ("rules:a b c;b<=floor((a+c)/3)", "triangle:k=3", Target::PPositions, "k", "3"),
        ("rules:a b c;b<=floor((a+c)/5)", "triangle:k=5", Target::PPositions, "k", "5"),
        ("rules:a b c;b<=floor((c+3)/4)", "step:k=4,s=3", Target::Values, "s", "3"),
        ("rules:a b c;b<=floor((c+1)/4);pass", "step:k=4,s=1,pass", Target::PPositions, "s", "1"),
        ("rules:a b c;b<=floor((a+c)/3);misere", "triangle:k=3,misere", Target::PPositions, "k", "3"),
    ];
    for (own, bar, target, name, number) in bars {
        let formulas = |ruleset: &str| {
            let search = searched(Question { longest_side: 3, up_to: 30, ..question(ruleset, target) });
            search.findings().iter().map(|finding| finding.formula.clone()).collect::<Vec<String>>()
        };
        let expected: Vec<String> = formulas(bar).iter().map(|formula| formula.replace(name, number)).collect();
        assert!(!expected.is_empty(), "{bar}");
        assert_eq!(formulas(own), expected, "{bar}");
    }
    // With the names of a bar they are that bar.
    finds("rules:x y z;y<=floor((x+z)/3)", Target::PPositions, "x ⊕ y ⊕ z = 0");
}

#[test]
fn whatever_is_reported_holds() {
    let all = [
        "rules:n;move n by 1,2,5;pass",
        "rules:n;move n by 1..ceil(n/2);misere",
        "rules:a b;move a,b by any;move a by 1..ceil(b/2)",
        "rules:a b;move a by any;move b by any;move a,b by any",
        "rules:x y;x<=2*y;y<=2*x+1;misere",
        "rules:x y z;z<=floor(x/2);x<=y+1;move z by 1;move x,y by any;move y by any",
        "rules:a b c;c<=a+b;pass",
    ];
    for text in all {
        for target in [Target::PPositions, Target::Values] {
            let few = Question { longest_side: 3, up_to: 30, longer: 1, enough: 6, ..question(text, target) };
            check(&searched(few), if few.ruleset.rules.count() < 3 { 20 } else { 7 });
        }
    }
}
