use super::{Judge, Lost, RuleVerdict, positions_below, rule};
use crate::lessons::About;
use maths::formulas::FormulaValue;
use maths::games::{Game, Move};
use maths::solver::{Advice, Extent, Plan, Remoteness};
use maths::values::Outcome;
use proptest::prelude::*;

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

fn judged(text: &str, formula: &str, about: About, bound: u32) -> RuleVerdict {
    rule(&game(text), &formula.parse().unwrap(), about, bound)
}

#[test]
fn a_rule_for_strips_is_tested_on_strips_only() {
    // Nim with two heaps: x = z. With three, y counts as well.
    assert_eq!(judged("nim:4,0,6", "x = z", About::PPositions, 8), RuleVerdict::Holds(81));
    let RuleVerdict::Wrong { at, stated, found } = judged("nim:4,2,6", "x = z", About::PPositions, 4) else {
        panic!("a bar with three directions")
    };
    assert_eq!((at, stated, found.outcome), (game("nim:0,1,0"), FormulaValue::Truth(true), Outcome::N));
    assert_eq!(judged("nim:4,2,6", "x ⊕ y ⊕ z = 0", About::PPositions, 4), RuleVerdict::Holds(125));
    assert_eq!(judged("nim:4,2,6", "x ⊕ y ⊕ z", About::Values, 4), RuleVerdict::Holds(125));
}

#[test]
fn a_rule_of_a_bar_is_tested_on_the_positions_that_there_are() {
    // Theorem 7.3 of the paper on triangular bars, for k = 3.
    let RuleVerdict::Holds(count) = judged("triangle:k=3:7,4,7", "x ⊕ y ⊕ z = 0", About::PPositions, 8) else {
        panic!("the theorem holds")
    };
    let positions = (0..=8_u32).flat_map(|x| (0..=8).map(move |z| u64::from((x + z) / 3) + 1)).sum::<u64>();
    assert_eq!(count, positions);
}

#[test]
fn what_is_no_rule_is_said() {
    assert_eq!(judged("nim:4,0,6", "x + z", About::PPositions, 8), RuleVerdict::WrongKind);
    assert_eq!(judged("nim:4,0,6", "x = z", About::Values, 8), RuleVerdict::WrongKind);
    assert!(matches!(judged("nim:4,0,6", "6 / x = z", About::PPositions, 8), RuleVerdict::Undefined { .. }));
    assert!(matches!(judged("nim:4,0,6", "G(0, 0, 0) = 0", About::PPositions, 8), RuleVerdict::Undefined { .. }));
    assert_eq!(judged("rules:a b c d e f:9,9,9,9,9,9", "1 = 1", About::PPositions, 12), RuleVerdict::TooLarge);
}

#[test]
fn games_that_could_have_been_won_and_were_not_are_found() {
    let first = game("nim:4,0,6");
    let moves = |text: &str| {
        let record: maths::games::Record = text.parse().unwrap();
        let play = |play: &maths::games::SumMove| match play {
            maths::games::SumMove::In { play, .. } => *play,
            maths::games::SumMove::Pass => Move::Pass,
        };
        record.moves().iter().map(play).collect::<Vec<Move>>()
    };
    let games = [moves("nim:4,0,6;z4;x2;z2"), moves("nim:4,0,6;z5;x2;z3")];
    let lost = Judge::of(&first).unwrap().lost(first, &games);
    let places: Vec<(usize, usize)> = lost.iter().map(|lost| (lost.game, lost.moves)).collect();
    // (4, 0, 6) to (4, 0, 5); (4, 0, 5) to (2, 0, 5), (2, 0, 5) to (2, 0, 3): each time equal ends were possible.
    assert_eq!(places, [(1, 0), (1, 1), (1, 2)]);
    let Lost { at, best, .. } = lost[2];
    assert_eq!((at, at.play(best)), (game("nim:2,0,5"), Some(game("nim:2,0,2"))));
}

#[test]
fn large_positions_are_not_judged() {
    assert!(Judge::of(&game("nim:500,500,500")).is_none());
    assert_eq!(positions_below(&game("nim:pass:2,3,4,1")), 120);
    assert_eq!(positions_below(&game("sharing:0,5,16")), 22 * 22);
}

proptest! {
    /// Against the tables of the solver.
    #[test]
    fn evaluations_are_those_of_the_solver(x in 0..7_u32, y in 0..4_u32, z in 0..7_u32, rules in 0..4_usize, misere: bool) {
        let play = if misere { ",misere" } else { "" };
        let text = match rules {
            0 => format!("nim{}:{x},{y},{z}", if misere { ":misere" } else { "" }),
            1 => format!("triangle:k=2{play}:{x},{},{z}", y.min((x + z) / 2)),
            2 => format!("step:k=2,s=1{play}:{x},{},{z}", y.min(z.div_ceil(2))),
            _ => format!("sharing{}:{x},{y},{z}", if misere { ":misere" } else { "" }),
        };
        let game = game(&text);
        let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
        let advice = Advice::of(&game, &measured).unwrap();
        let evaluation = Judge::of(&game).unwrap().evaluation(&game);
        prop_assert_eq!(evaluation.outcome, advice.outcome);
        for (valued, advised) in evaluation.options.iter().zip(&advice.options) {
            prop_assert_eq!(valued.value == 0, advised.outcome == Outcome::P);
        }
    }
}
