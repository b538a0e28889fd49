//! Answers for the cells of a grid, compared with plain recursion and with rulesets that are learned one by one.

use crate::automata::DigitOrder;
use crate::theorems::foundry::tests::own::all;
use crate::theorems::foundry::{CellAnswer, CellQuestion, Grid};
use crate::theorems::learning::{Learning, Limits};
use maths::games::{Position, Ruleset};
use maths::solver::Recursion;

fn swept(text: &str, question: &CellQuestion) -> Vec<CellAnswer> {
    let grid = Grid::read(text).unwrap();
    (0..grid.count()).map(|cell| grid.answer(cell, question)).collect()
}

fn formula(text: &str, bound: u32) -> CellQuestion {
    CellQuestion::Formula(text.parse().unwrap(), bound)
}

/// The legal positions with coordinates up to a bound, each with true if it is a P-position; without the pass and with it.
fn outcomes(ruleset: Ruleset, bound: u32) -> Vec<(Position, bool)> {
    let mut judge = Recursion::new(ruleset);
    let legal = all(&ruleset, bound).into_iter().filter(|at| ruleset.check(*at).is_ok());
    legal.map(|at| (at, judge.value(at).0 == 0)).collect()
}

fn count(ruleset: Ruleset, bound: u32) -> CellAnswer {
    CellAnswer::Counted(outcomes(ruleset, bound).into_iter().filter(|(_, is_p)| *is_p).count() as u64)
}

#[test]
fn p_positions_are_counted_as_by_recursion() {
    for text in [
        "rules:x y z;y<=floor((x+z+c)/k)\nk: 1..4\nc: 0..2",
        "rules:x y;move x by 1..m;move y by 1,n;move x,y by 1\nm: 1..3\nn: 2..4",
        "rules:a b;a<=b+k;move a by any;move b by any;pass\nk: 0..2",
        "rim: floor((x+z+c)/k)\nk: 2..3\nc: 0..1\npass: with",
    ] {
        let grid = Grid::read(text).unwrap();
        let counted: Vec<CellAnswer> = (0..grid.count()).map(|cell| count(grid.ruleset(cell).unwrap(), 7)).collect();
        assert_eq!(swept(text, &CellQuestion::Count(7)), counted, "{text}");
    }
}

#[test]
fn formulas_fail_where_recursion_says() {
    let text = "rules:x y z;y<=floor((x+z)/k)\nk: 1..8";
    let grid = Grid::read(text).unwrap();
    let cells = swept(text, &formula("x ⊕ y ⊕ z = 0", 9));
    let (mut right, mut wrong) = (0, 0);
    for (cell, found) in cells.iter().enumerate() {
        let ruleset = grid.ruleset(cell).unwrap();
        let nim_sum = |position: Position| position.xyz().into_iter().fold(0, |sum, number| sum ^ number) == 0;
        let all = outcomes(ruleset, 9).into_iter();
        let failures: Vec<Position> = all.filter(|(at, is_p)| nim_sum(*at) != *is_p).map(|(at, _)| at).collect();
        let size = |at: &Position| (at.xyz().into_iter().max(), at.coordinates.sum(), at.xyz());
        match (found, failures.into_iter().min_by_key(size)) {
            (CellAnswer::Holds, None) => right += 1,
            (CellAnswer::Fails(game), Some(first)) => {
                assert_eq!((game.ruleset(), game.position()), (ruleset, first));
                wrong += 1;
            }
            other => panic!("{ruleset}: {other:?}"),
        }
    }
    assert!(right >= 2 && wrong >= 2, "{cells:?}");
}

/// For k = 4n + 3 the automaton of the paper has 2n + 3 states.
#[test]
fn automata_are_those_that_are_learned_one_by_one() {
    let cells = swept("rules:a b c;b<=floor((a+c)/k)\nk: 1..7", &CellQuestion::Learn);
    assert_eq!(cells.len(), 7);
    assert_eq!((cells[2], cells[6]), (CellAnswer::Proved(3), CellAnswer::Proved(5)));
    for (k, found) in (1..).zip(&cells) {
        let ruleset = format!("triangle:k={k}").parse().unwrap();
        match (k % 2, Learning::new(ruleset, 0, Limits::USUAL).finish()) {
            (1, Ok(all)) => {
                let automaton = all.last().unwrap().automaton(0, DigitOrder::LeastFirst).unwrap();
                assert_eq!(*found, CellAnswer::Proved(automaton.count()), "k = {k}");
            }
            (0, Err(_)) => assert!(matches!(found, CellAnswer::AtLeast(50..)), "k = {k}: {found:?}"),
            (_, result) => panic!("k = {k}: {:?}", result.map(drop)),
        }
    }
}

#[test]
fn cells_without_rules_or_without_an_answer_are_named() {
    let falls = "rules:x y;y<=5+a*x;move x by any;move y by any\na: -1, 1";
    let counted = count("rules:x y;y<=5+x".parse().unwrap(), 6);
    assert_eq!(swept(falls, &CellQuestion::Count(6)), [CellAnswer::NoRules, counted]);
    let five = "rules:a b c d e;move a by 1..n\nn: 1..2";
    assert_eq!(swept(five, &CellQuestion::Learn), [CellAnswer::Undecided; 2]);
    let [CellAnswer::Fails(_) | CellAnswer::Undefined(_)] = swept("rim: n\nn: 1", &formula("1/(x - 2) > y", 6))[..]
    else {
        panic!()
    };
}
