//! The obvious algorithm, for comparison with the fast one: remoteness by its definition, option by option, with the outcomes of a table of
//! values.

use super::{GameTooLong, Lines, Measuring, Remoteness, Score};
use crate::games::{Game, Position, Rules, Ruleset, normal_form};
use crate::solver::{Computation, Extent, Filling, Obvious, Plan, Table};
use crate::values::{Nimber, Outcome};
use proptest::prelude::*;
use std::collections::HashMap;

/// The remoteness of every position of the table. In the order of the table options come first.
fn obvious(table: &Table) -> HashMap<Position, u32> {
    let mut known: HashMap<Position, (bool, u32)> = HashMap::new();
    for (position, value) in table.positions() {
        let (mut soonest_p, mut latest) = (None, None);
        table.ruleset().each_option(position, |_, to| {
            let (is_p, moves) = known[&named(table.ruleset(), to)];
            soonest_p = if is_p { Some(soonest_p.map_or(moves, |least: u32| least.min(moves))) } else { soonest_p };
            latest = latest.max(Some(moves));
        });
        let is_p = value == Nimber::ZERO;
        let next = if is_p { latest } else { soonest_p };
        known.insert(position, (is_p, next.map_or(0, |moves| moves + 1)));
    }
    known.into_iter().map(|(position, (_, moves))| (position, moves)).collect()
}

/// The name of a position in tables.
fn named(ruleset: Ruleset, position: Position) -> Position {
    match ruleset.rules {
        Rules::Piles(_) => Position::at(normal_form(position.xyz())).with_pass(position.pass),
        Rules::Bar(_) | Rules::Own(_) => position,
    }
}

fn measured(ruleset: Ruleset, extent: Extent, work: u64) -> Remoteness {
    let measuring = Measuring::new(ruleset, extent, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
    assert_eq!(measuring.progress().0, measuring.plan().positions, "{ruleset} {extent:?}");
    measuring.measured
}

#[track_caller]
fn agrees(ruleset: Ruleset, extent: Extent, work: u64) {
    let (remoteness, table) = (measured(ruleset, extent, work), Obvious::table(ruleset, extent).unwrap());
    let judge = obvious(&table);
    for (position, value) in table.positions() {
        assert_eq!(remoteness.at(position), Some(judge[&position]), "{ruleset} {extent:?} {position:?}");
        assert_eq!(remoteness.outcome(position), Some(Outcome::of_value(value)), "{ruleset} {extent:?} {position:?}");
    }
}

/// The remoteness and the number of best moves of a position.
fn of(game: &str) -> (u32, usize) {
    let game: Game = game.parse().unwrap();
    let remoteness = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
    (remoteness.at(game.position()).unwrap(), remoteness.best_moves(game.position()).len())
}

/// All families with several parameters.
fn shapes() -> Vec<Ruleset> {
    let mut texts = vec!["nim".to_owned(), "sharing".to_owned()];
    for k in ["1", "2", "3", "7", "5/2", "7/3", "1/2"] {
        texts.push(format!("triangle:k={k}"));
        texts.extend((0..=9).map(|s| format!("step:k={k},s={s}")));
    }
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

/// Each of them with and without the pass, under either play.
fn rulesets() -> Vec<Ruleset> {
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    let with = |ruleset| flags.map(|(pass, misere)| Ruleset { pass, misere, ..ruleset });
    shapes().into_iter().flat_map(with).collect()
}

#[test]
fn positions_counted_by_hand() {
    // One heap: take all of it. Two equal ones: give back what was taken, one at a time.
    assert_eq!([of("nim:0,0,0"), of("nim:1,0,0"), of("nim:9,0,0")], [(0, 0), (1, 1), (1, 1)]);
    assert_eq!([of("nim:1,1,0"), of("nim:2,0,2"), of("nim:5,0,3")], [(2, 2), (4, 2), (7, 1)]);
    // (1, 1, 1): every move leads to two heaps of 1. (1, 2, 3): the loser goes to (1, 2, 2), which lasts five moves.
    assert_eq!([of("nim:1,1,1"), of("nim:1,2,3")], [(3, 3), (6, 2)]);
    // Under misère play the terminal position is won already. One of one: the only move loses.
    assert_eq!([of("nim:misere:0,0,0"), of("nim:misere:1,0,0"), of("nim:misere:2,0,0")], [(0, 0), (1, 1), (2, 1)]);
    // The pass can replace the last move, but there is none from the terminal position.
    assert_eq!([of("nim:pass:0,0,0,1"), of("nim:pass:1,0,0,1"), of("nim:pass:1,1,0,1")], [(0, 0), (1, 1), (3, 1)]);
    // From (0, 0, 2) one token is left to give, and then the piles are equal.
    assert_eq!([of("sharing:0,1,1"), of("sharing:0,0,2"), of("sharing:7,5,5")], [(0, 0), (1, 2), (1, 2)]);
}

#[test]
fn cubes_and_boxes_agree_with_the_obvious_algorithm() {
    for ruleset in rulesets() {
        let family = ruleset.rules.family();
        for n in [0, 1, 2, 7, 16] {
            agrees(ruleset, Extent::cube(ruleset.rules, if !family.is_bar() { 7 * n } else { n }), u64::MAX);
        }
        if family.is_bar() {
            for [x, y, z] in [[5, 9, 11], [11, 2, 4], [8, 3, 8], [0, 6, 7], [7, 6, 0]] {
                agrees(ruleset, Extent { x, y, z }, 50);
            }
        }
    }
}

#[test]
fn the_parity_tells_the_outcome_and_one_option_is_one_move_shorter() {
    for ruleset in rulesets() {
        let extent = Extent::cube(ruleset.rules, if ruleset.rules.is_piles() { 60 } else { 9 });
        let remoteness = measured(ruleset, extent, u64::MAX);
        for (position, value) in Obvious::table(ruleset, extent).unwrap().positions() {
            let (outcome, moves) = (Outcome::of_value(value), remoteness.at(position).unwrap());
            assert_eq!(moves % 2 == 0, (outcome == Outcome::P) != ruleset.misere, "{ruleset} {position:?}");
            let options: Vec<(Outcome, u32)> = ruleset
                .options(position)
                .into_iter()
                .map(|(_, to)| (remoteness.outcome(to).unwrap(), remoteness.at(to).unwrap()))
                .collect();
            let best = options.iter().filter(|option| option.1 + 1 == moves);
            assert_eq!(best.clone().count(), remoteness.best_moves(position).len());
            assert_eq!(best.clone().count() == 0, ruleset.is_terminal(position), "{ruleset} {position:?}");
            assert!(best.clone().all(|option| option.0 != outcome), "{ruleset} {position:?}");
            match outcome {
                Outcome::P => assert!(options.iter().all(|option| option.0 == Outcome::N && option.1 < moves)),
                Outcome::N => assert!(options.iter().all(|option| option.0 == Outcome::N || option.1 + 1 >= moves)),
            }
        }
    }
}

#[test]
fn a_game_beyond_the_numbers_is_an_error_and_not_a_wrong_number() {
    let last = Score(-1);
    assert_eq!((last.moves(), last.outcome()), (u32::from(GameTooLong::LARGEST), Outcome::P));
    assert_eq!(last.offer(), Score::TOO_LONG);
    let ruleset: Ruleset = "sharing".parse().unwrap();
    let mut measuring = Measuring::new(ruleset, Extent::cube(ruleset.rules, 6), Plan::BOUND).unwrap();
    measuring.lines = vec![Lines::Piles(vec![last; 13])];
    assert_eq!(measuring.advance(u64::MAX).unwrap_err(), GameTooLong);
    assert!(
        Remoteness::of(ruleset, Extent::cube(ruleset.rules, 40_000), Plan::BOUND)
            .unwrap_err()
            .to_string()
            .contains("Memory")
    );
}

#[test]
fn there_is_nothing_outside_the_box() {
    let ruleset: Ruleset = "triangle:k=3".parse().unwrap();
    let remoteness = measured(ruleset, Extent { x: 5, y: 2, z: 5 }, 10);
    let outside = [Position::new(6, 0, 0), Position::new(1, 1, 1), Position::new(5, 3, 5)];
    for position in outside.into_iter().chain([Position::new(1, 0, 1).with_pass(true)]) {
        assert_eq!((remoteness.at(position), remoteness.outcome(position)), (None, None));
        assert!(remoteness.best_moves(position).is_empty());
    }
}

fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    (0..4usize, 1u32..12, 1u32..4, 0u32..12, any::<bool>(), any::<bool>()).prop_map(
        |(family, p, q, s, pass, misere)| {
            let shape = [
                "nim".to_owned(),
                format!("triangle:k={p}/{q}"),
                format!("step:k={p}/{q},s={s}"),
                "sharing".to_owned(),
            ];
            Ruleset { pass, misere, ..shape[family].parse().unwrap() }
        },
    )
}

fn any_box(ruleset: Ruleset, [x, y, z]: [u32; 3]) -> Extent {
    if ruleset.rules.is_piles() { Extent { x: 0, y: 3 * z, z: 3 * z } } else { Extent { x, y, z } }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn random_boxes_agree_with_the_obvious_algorithm(
        ruleset in any_ruleset(), x in 0u32..18, y in 0u32..14, z in 0u32..18, is_cube: bool, work in 1u64..500,
    ) {
        agrees(ruleset, any_box(ruleset, [if is_cube { z } else { x }, y, z]), work);
    }

    /// One side plays best moves, the other random moves.
    #[test]
    fn who_hurries_never_takes_longer_and_who_delays_never_loses_sooner(
        ruleset in any_ruleset(), corner in [0u32..15, 0u32..15, 0u32..15], pass: bool, first: bool,
        chances in prop::collection::vec(0usize..1_000_000, 200),
    ) {
        let [x, y, z] = corner;
        let position = match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => Position::new(3 * x, 3 * y, 3 * z),
            Rules::Bar(_) => Position::new(x, y.min(ruleset.rules.rim(x, z)), z),
        };
        let game = Game::new(ruleset, position.with_pass(pass && ruleset.pass)).unwrap();
        let remoteness = measured(ruleset, Extent::holding(&game), u64::MAX);
        let moves = remoteness.at(game.position()).unwrap();
        let next_wins = remoteness.outcome(game.position()) == Some(Outcome::N);
        let (mut game, mut count) = (game, 0);
        while !game.is_terminal() {
            let chance = chances[count as usize % chances.len()];
            let best = remoteness.best_moves(game.position());
            let options = game.options();
            let is_best = (count % 2 == 0) == first;
            let play = if is_best { best[chance % best.len()] } else { options[chance % options.len()].0 };
            game = game.play(play).unwrap();
            count += 1;
        }
        // The player to move at the end has lost, under misère play won.
        let next_won = (count % 2 == 0) == ruleset.misere;
        if first == next_wins {
            prop_assert!(next_won == next_wins && count <= moves, "{count} moves instead of {moves}");
        } else {
            prop_assert!(next_won != next_wins || count >= moves, "{count} moves instead of {moves}");
        }
    }
}
