//! Every proof on every position of a box, with its assumptions and without, and with mistakes put in.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

mod all_parameters;
mod any_bars;
mod traces;

use super::{gap, shell};
use crate::claims::strategy::{Argument, Case, Fact, Gap, Kind, Says, Strategy};
use crate::games::{Axis, Game, Move, Position, Ruleset};
use crate::solver::Recursion;

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn games(ruleset: Ruleset, up_to: u32) -> impl Iterator<Item = Game> {
    (0..=up_to).flat_map(move |largest| shell(ruleset, largest)).filter_map(move |at| Game::if_legal(ruleset, at))
}

/// Proofs, rules that they are about, and how far to look.
const COVERED: [(Strategy, &str, u32); 37] = [
    (Strategy::Triangular7_3, "triangle:k=3", 64),
    (Strategy::Triangular7_3, "triangle:k=7", 64),
    (Strategy::Triangular7_3, "triangle:k=11", 64),
    (Strategy::Triangular7_3, "triangle:k=31", 64),
    (Strategy::Triangular8_1, "triangle:k=1", 24),
    (Strategy::Triangular8_1, "triangle:k=5", 64),
    (Strategy::Triangular8_1, "bar:rim=floor((x+z+1)/7)", 64),
    (Strategy::Triangular8_1, "bar:k=9,s=6,rim=floor((s+z+x)/k)", 64),
    (Strategy::Triangular8_1, "bar:rim=floor((x+z+17)/5)", 20),
    (Strategy::TrianglePass, "triangle:k=1,pass", 24),
    (Strategy::TrianglePass, "triangle:k=5,pass", 64),
    (Strategy::Variants1_2, "step:k=2,s=0", 64),
    (Strategy::Pass3_1, "step:k=4,s=3", 64),
    (Strategy::Pass3_1, "step:k=2,s=1", 64),
    (Strategy::Pass3_1, "step:k=6,s=6", 64),
    (Strategy::Pass3_1, "step:k=6,s=10", 64),
    (Strategy::Pass3_1, "step:k=16,s=7", 64),
    (Strategy::Pass4_1, "step:k=2,s=1,pass", 64),
    (Strategy::Pass4_1, "step:k=4,s=3,pass", 64),
    (Strategy::Pass4_1, "step:k=10,s=5,pass", 64),
    (Strategy::PassConjecture4_1, "step:k=2,s=0,pass", 64),
    (Strategy::PassConjecture4_1, "step:k=4,s=2,pass", 64),
    (Strategy::PassConjecture4_1, "step:k=8,s=7,pass", 64),
    (Strategy::Misere15, "triangle:k=3,misere", 64),
    (Strategy::Misere15, "triangle:k=15,misere", 64),
    (Strategy::Near, "nim", 16),
    (Strategy::Near, "triangle:k=2", 32),
    (Strategy::Near, "triangle:k=7/2", 32),
    (Strategy::Near, "step:k=3,s=5", 32),
    (Strategy::Near, "bar:rim=2*floor((x+3*z)/4)", 20),
    (Strategy::MisereCorner, "triangle:k=4,misere", 48),
    (Strategy::MisereCorner, "triangle:k=5/2,misere", 48),
    (Strategy::MisereCorner, "step:k=2,s=0,misere", 48),
    (Strategy::MisereCorner, "bar:misere,rim=2*floor((x+z)/6)", 48),
    (Strategy::Sharing1, "sharing", 24),
    (Strategy::Sharing2, "sharing", 48),
    (Strategy::Sharing4, "sharing", 48),
];

#[test]
fn one_case_applies_and_every_line_is_true() {
    for (strategy, text, up_to) in COVERED {
        let ruleset = ruleset(text);
        assert!(strategy.covers(&ruleset) && strategy.is_about(&ruleset), "{strategy:?} {text}");
        assert_eq!(strategy.first_gap(ruleset, up_to), None, "{strategy:?} {text}");
    }
}

#[test]
fn the_set_is_what_the_theorem_says() {
    for (strategy, text, _) in COVERED.into_iter().filter(|(strategy, ..)| *strategy != Strategy::Sharing1) {
        let mut judge = Recursion::new(ruleset(text));
        let value = if strategy == Strategy::Sharing4 { 1 } else { 0 };
        for game in games(ruleset(text), 14) {
            assert_eq!(strategy.has(&game), judge.value(game.position()).0 == value, "{strategy:?} {game}");
        }
    }
}

/// A strategy without gaps is true for all parameters: both properties together are the theorem.
#[test]
fn what_has_no_gap_is_true() {
    let (mut without, mut with) = (0, 0);
    let mut look = |strategy: Strategy, text: String| {
        let ruleset = ruleset(&text);
        assert!(strategy.is_about(&ruleset), "{text}");
        let mut judge = Recursion::new(ruleset);
        let is_true = games(ruleset, 12).all(|game| strategy.has(&game) == (judge.value(game.position()).0 == 0));
        match strategy.first_gap(ruleset, 12) {
            None => {
                assert!(is_true, "{text}");
                without += 1;
            }
            Some((game, gap)) => {
                assert!(!strategy.covers(&ruleset), "{text}: {game} {gap:?}");
                with += 1;
            }
        }
    };
    for k in 1..=12 {
        look(Strategy::Triangular7_3, format!("triangle:k={k}"));
        look(Strategy::Misere15, format!("triangle:k={k},misere"));
        for s in 0..=9 {
            look(Strategy::Pass3_1, format!("step:k={k},s={s}"));
            look(Strategy::Pass4_1, format!("step:k={k},s={s},pass"));
        }
    }
    assert!(without > 30 && with > 30, "{without} {with}");
}

/// Without k = 4m+3 the first position is the counterexample to `misere` Conjecture 2.1 (`FINDINGS.md`): (2m, 1, 2m+1) has
/// nim-sum 0, as has (2m, 0, 2m), its option.
#[test]
fn without_the_assumption_the_line_is_named() {
    for m in 1..=5 {
        let ruleset = ruleset(&format!("triangle:k={}", 4 * m + 1));
        let (game, found) = Strategy::Triangular7_3.first_gap(ruleset, 2 * m + 1).unwrap();
        assert_eq!(game.position(), Position::new(2 * m, 1, 2 * m + 1));
        let stays = Some(Position::new(2 * m, 0, 2 * m));
        let Gap::Line { case: Case::Inside, fact, .. } = found else { panic!("{found:?}") };
        assert_eq!(fact, Fact::Leaves { kind: Kind::Both(Axis::Z), stays });
    }
}

/// (1, 1, 2) beside k = 3: by hand. 1 ⊕ 1 ⊕ 2 = 2, z has its leading 1, and z = 0 would leave a rim of 0 under y = 1. Along the rim y = 0
/// and z = 1 make the nim-sum 0.
#[test]
fn a_case_by_hand() {
    let game: Game = "triangle:k=3:1,1,2".parse().unwrap();
    let strategy = Strategy::Triangular7_3;
    assert_eq!(strategy.cases(&game), [Case::LowerBoth(Axis::Z)]);
    let argument = strategy.argument(&game, Case::LowerBoth(Axis::Z));
    assert_eq!(argument.says, Says::MovesTo(Move::Cut { axis: Axis::Z, to: 1 }));
    let lines = [
        Fact::TooHigh { y: 1, rim: 0 },
        Fact::Smaller { axis: Axis::Z, from: 2, to: 1 },
        Fact::OnRim { y: 0, rim: 0 },
        Fact::Zero { sum: 0 },
    ];
    assert_eq!(argument.lines, lines);
}

/// The number of arguments of a case, and the number of them in which a mistake is found.
fn found(strategy: Strategy, text: &str, case: Case, plant: impl Fn(&mut Argument)) -> (usize, usize) {
    let (mut all, mut seen) = (0, 0);
    for game in games(ruleset(text), 20).filter(|game| strategy.cases(game) == [case]) {
        let mut argument = strategy.argument(&game, case);
        plant(&mut argument);
        all += 1;
        seen += usize::from(gap::in_argument(&game, &argument, |to| strategy.has(to)).is_some());
    }
    assert!(all > 5, "{all}");
    (all, seen)
}

#[test]
fn mistakes_that_are_planted_are_found_everywhere() {
    let one_more = |argument: &mut Argument| match &mut argument.says {
        Says::MovesTo(Move::Cut { to, .. }) => *to += 1,
        Says::MovesTo(Move::Share { tokens, .. }) => *tokens += 1,
        Says::MovesTo(Move::Lower { .. } | Move::Pass)
        | Says::AllLeave
        | Says::NoMove
        | Says::Nothing
        | Says::Answers => {
            panic!("{argument:?} has no number to plant a mistake in")
        }
    };
    let triangle = "triangle:k=7";
    for case in [Case::LowerY, Case::Lower(Axis::X), Case::LowerBoth(Axis::Z)] {
        let (all, seen) = found(Strategy::Triangular7_3, triangle, case, one_more);
        assert_eq!(seen, all, "{case:?}");
    }
    // A clamp that leaves one square more.
    let (all, seen) = found(Strategy::Triangular7_3, triangle, Case::LowerBoth(Axis::X), |argument| {
        argument.lines.iter_mut().for_each(|fact| {
            if let Fact::OnRim { y, .. } = fact {
                *y += 1;
            }
        });
    });
    assert_eq!(seen, all);
    // A position outside of the set for one inside, and the other way round.
    let (all, seen) =
        found(Strategy::Pass4_1, "step:k=4,s=3,pass", Case::UsePass, |argument| argument.says = Says::NoMove);
    assert_eq!(seen, all);
    let pass = |argument: &mut Argument| argument.says = Says::MovesTo(Move::Pass);
    let (all, seen) = found(Strategy::Pass4_1, "step:k=4,s=3,pass", Case::Inside, pass);
    assert_eq!(seen, all);
    let (all, seen) = found(Strategy::Sharing4, "sharing", Case::Remainders { r: 1, t: 0 }, one_more);
    assert_eq!(seen, all);
}

#[test]
fn a_missing_case_is_found_where_it_would_apply() {
    let triangle = ruleset("triangle:k=3");
    let without = |game: &Game| {
        let all = Strategy::Triangular7_3.cases(game);
        all.into_iter().filter(|case| *case != Case::LowerBoth(Axis::Z)).collect::<Vec<_>>()
    };
    let first = games(triangle, 20).find(|game| without(game).len() != 1).map(|game| game.position());
    assert_eq!(first, Some(Position::new(1, 1, 2)));
}
