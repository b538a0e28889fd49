//! Laws that hold for every ruleset: of moves, of the notation and of solving. Each is checked on all positions of small boxes: of all
//! families with many parameters, and of rulesets at random, with rims and heights that are invented (`rulesets`). Some are
//! checked on random positions as well.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod definitions;
mod rulesets;

use definitions::{
    any_game, any_large_game, any_small_game, cells_up_to, every_ruleset, is_legal, measure, moves_up_to,
    options_by_the_rules, parameters, positions_up_to, spelled, with_mistake,
};
use maths::games::{Axis, Family, Game, Move, Position, Rules, Ruleset, normal_form};
use maths::solver::{Cut, Evaluation, Extent, Plan, Plane, Recursion, Solving, Table, heights};
use maths::values::{Nimber, Outcome};
use proptest::prelude::*;
use proptest::sample::Index;
use rulesets::{Sizes, any_ruleset, cases};
use std::collections::{BTreeSet, HashMap};

// Moves.

#[test]
fn legal_is_what_the_definition_says() {
    every_ruleset(|ruleset| {
        for cells in cells_up_to(Rules::NIM, 6) {
            for pass in [false, true] {
                let legal = is_legal(ruleset.rules, cells) && (ruleset.pass || !pass);
                assert_eq!(
                    Game::new(ruleset, Position::at(cells).with_pass(pass)).is_ok(),
                    legal,
                    "{ruleset} {cells:?} {pass}"
                );
            }
        }
    });
}

#[test]
fn options_are_what_the_rules_say_and_legal() {
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 5) {
            let options = ruleset.options(position);
            assert!(options.iter().all(|&(_, to)| Game::new(ruleset, to).is_ok()), "{ruleset} {position:?}");
            let mut found: Vec<_> = options.into_iter().map(|(_, to)| to).collect();
            found.sort_unstable();
            assert_eq!(found, options_by_the_rules(ruleset.rules, position), "{ruleset} {position:?}");
        }
    });
}

#[test]
fn playing_agrees_with_the_options_both_ways() {
    let moves = moves_up_to(5);
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 4) {
            let options: HashMap<Move, Position> = ruleset.options(position).into_iter().collect();
            for &play in &moves {
                let wanted = options.get(&play).copied();
                assert_eq!(ruleset.play(position, play), wanted, "{ruleset} {position:?} {play:?}");
            }
            assert!(options.keys().all(|play| moves.contains(play)), "{ruleset} {position:?}");
        }
    });
}

#[test]
fn every_move_brings_the_end_nearer() {
    every_ruleset(|ruleset| {
        for position in positions_up_to(ruleset, 5) {
            let options = ruleset.options(position);
            let before = measure(ruleset.rules, position);
            let nearer = |&(_, to): &(Move, Position)| measure(ruleset.rules, to) < before;
            assert!(options.iter().all(nearer), "{ruleset} {position:?}");
            assert_eq!(ruleset.is_terminal(position), options.is_empty(), "{ruleset} {position:?}");
        }
    });
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn random_play_ends(start in any_game(Sizes { ratio: 9, s: 40, last: 60 }), choices in prop::collection::vec(any::<Index>(), 400)) {
        let mut game = start;
        for choice in choices {
            let options = game.options();
            if options.is_empty() {
                break;
            }
            let (play, to) = options[choice.index(options.len())];
            game = game.play(play).unwrap();
            prop_assert_eq!(game.position(), to);
        }
        prop_assert!(game.is_terminal() && game.options().is_empty());
    }
}

// Notation.

/// Characters that matter to the notation, and some that only look like them.
fn any_mistake() -> impl Strategy<Value = Option<char>> {
    prop::option::of(prop_oneof![
        prop::sample::select("0123456789:,;=/.+- \tkspamierznhgtxyzè٣²⅓∞⌊\u{0}\u{130}".chars().collect::<Vec<_>>()),
        any::<char>(),
    ])
}

/// A text that reads as a game is legal and reads the same when it is written again; any other text gives a reason.
fn read_without_surprise(text: &str) -> Result<(), TestCaseError> {
    let _ = text.parse::<Ruleset>();
    match text.parse::<Game>() {
        Ok(game) => {
            prop_assert!(game.ruleset().check(game.position()).is_ok());
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
        Err(found) => prop_assert!(found.iter().next().is_some()),
    }
    Ok(())
}

#[test]
fn the_notation_of_every_small_game_round_trips() {
    every_ruleset(|ruleset| {
        assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
        for position in positions_up_to(ruleset, 3) {
            let game = Game::new(ruleset, position).unwrap();
            assert_eq!(game.to_string(), spelled(ruleset, &parameters(ruleset, 1), position));
            assert_eq!(game.to_string().parse(), Ok(game));
        }
    });
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_notation_of_any_game_round_trips(game in any_large_game()) {
        let ruleset = game.ruleset();
        prop_assert_eq!(game.to_string(), spelled(ruleset, &parameters(ruleset, 1), game.position()));
        prop_assert_eq!(game.to_string().parse(), Ok(game));
        prop_assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }

    #[test]
    fn reading_is_lenient(
        game in any_game(Sizes { ratio: 1000, s: 1000, last: 1000 }),
        order: [u8; 5],
        scale in 1u32..5,
        spaces in prop::collection::vec((any::<Index>(), prop::sample::select(vec![' ', '\t', '\u{a0}'])), 0..8),
        capitals: u64,
    ) {
        let mut parameters: Vec<_> = parameters(game.ruleset(), scale).into_iter().zip(order).collect();
        // The rim stays the last parameter, and blanks may not part its words.
        let has_own_rim = game.ruleset().rules.family() == Family::Bar;
        let last = parameters.len().saturating_sub(usize::from(has_own_rim));
        parameters[..last].sort_by_key(|&(_, key)| key);
        let parameters: Vec<_> = parameters.into_iter().map(|(parameter, _)| parameter).collect();
        let text = spelled(game.ruleset(), &parameters, game.position());
        let is_capital = |index: usize| capitals >> (index % 64) & 1 == 1;
        let capitalised = |(index, c): (usize, char)| if is_capital(index) { c.to_ascii_uppercase() } else { c };
        let mut text: String = text.chars().enumerate().map(capitalised).collect();
        for (at, space) in spaces.into_iter().filter(|_| !has_own_rim) {
            text = with_mistake(&text, at, Some(space), true);
        }
        prop_assert_eq!(text.parse(), Ok(game), "{}", text);
    }

    #[test]
    fn illegal_positions_are_refused_in_any_form(
        ruleset in any_ruleset(Sizes { ratio: 30, s: 100, last: 300 }),
        cells in [0u32..300, 0u32..300, 0u32..300],
    ) {
        let position = Position::at(cells);
        let legal = is_legal(ruleset.rules, cells);
        prop_assert_eq!(Game::new(ruleset, position).is_ok(), legal);
        let text = spelled(ruleset, &parameters(ruleset, 1), position);
        prop_assert_eq!(text.parse::<Game>().is_ok(), legal, "{}", text);
    }

    #[test]
    fn no_text_panics(text: String) {
        read_without_surprise(&text)?;
    }

    #[test]
    fn no_text_that_is_nearly_right_panics(
        game in prop_oneof![any_small_game(), any_large_game()],
        mistakes in prop::collection::vec((any::<Index>(), any_mistake(), any::<bool>()), 1..5),
    ) {
        let mut text = game.to_string();
        for (at, mistake, insert) in mistakes {
            text = with_mistake(&text, at, mistake, insert);
            read_without_surprise(&text)?;
        }
    }
}

// Solving.

fn solve(ruleset: Ruleset, extent: Extent) -> Table {
    Solving::solve(ruleset, extent, Plan::BOUND).unwrap()
}

fn solve_cube(ruleset: Ruleset, n: u32) -> Table {
    solve(ruleset, Extent::cube(ruleset.rules, n))
}

#[test]
fn a_table_holds_the_positions_of_its_box() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        let held: BTreeSet<_> = table.positions().map(|(position, _)| position).collect();
        let is_held = |position: &Position| ruleset.rules.is_bar() || normal_form(position.xyz()) == position.xyz();
        assert_eq!(held, positions_up_to(ruleset, 4).filter(is_held).collect(), "{ruleset}");
        assert!(table.positions().all(|(position, value)| table.value(position) == Some(value)), "{ruleset}");
        let summary = table.summary();
        let zeros = table.positions().filter(|&(_, value)| value == Nimber::ZERO).count();
        assert_eq!((summary.positions as usize, summary.p_positions as usize), (held.len(), zeros), "{ruleset}");
        assert_eq!(table.positions().map(|(_, value)| value.0).max(), Some(summary.largest.into()), "{ruleset}");
    });
}

#[test]
fn a_table_agrees_with_recursion_over_options() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 6);
        let mut recursion = Recursion::new(ruleset);
        let mut outcomes = HashMap::new();
        for position in positions_up_to(ruleset, 6) {
            let value = table.value(position).unwrap();
            assert_eq!(value, recursion.value(position), "{ruleset} {position:?}");
            let outcome = Recursion::outcome(ruleset, position, &mut outcomes);
            assert_eq!(value == Nimber::ZERO, outcome == Outcome::P, "{ruleset} {position:?}");
        }
    });
}

#[test]
fn there_is_no_value_outside_the_box() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 3);
        for position in positions_up_to(ruleset, 5) {
            let cells = position.xyz();
            let is_inside = match ruleset.rules {
                Rules::Piles(_) => normal_form(cells)[2] <= 3,
                Rules::Bar(_) | Rules::Own(_) => cells.iter().all(|&cell| cell <= 3),
            };
            assert_eq!(table.value(position).is_some(), is_inside, "{ruleset} {position:?}");
        }
        assert!(ruleset.pass || table.value(Position::new(0, 0, 0).with_pass(true)).is_none(), "{ruleset}");
        let above = Position::new(0, 4, 0);
        assert!(is_legal(ruleset.rules, above.xyz()) || table.value(above).is_none(), "{ruleset}");
    });
}

/// Checks that a plane of a table holds what the table does.
fn slice_agrees(table: &Table, axis: Axis, at: u32, pass: bool) {
    let rules = table.ruleset().rules;
    let plane = Plane { ruleset: table.ruleset(), cut: Cut::Fixed(axis, at), pass };
    let grid = plane.values(table);
    let [across, down] = if rules.is_piles() { [Axis::Z, Axis::Y] } else { axis.others() };
    assert_eq!((grid.columns, grid.rows), (table.extent().along(across) + 1, table.extent().along(down) + 1));
    for column in 0..grid.columns + 1 {
        for row in 0..grid.rows + 1 {
            let is_inside = column < grid.columns && row < grid.rows && (rules.is_bar() || row <= column);
            let position = Position::new(0, 0, 0).with_pass(pass).with(axis, at).with(across, column).with(down, row);
            let wanted = table.value(position).filter(|_| is_inside).map(|value| value.0);
            let what = format!("{} {axis:?} = {at}, column {column}, row {row}", table.ruleset());
            assert_eq!(grid.at(column, row).map(u32::from), wanted, "{what}");
        }
    }
}

#[test]
fn a_slice_agrees_with_its_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        for pass in [false, true] {
            if ruleset.rules.is_piles() {
                slice_agrees(&table, Axis::X, 0, pass);
                continue;
            }
            for axis in Axis::ALL {
                (0..=5).for_each(|at| slice_agrees(&table, axis, at, pass));
            }
        }
    });
}

/// The place of a P-position on the map of heights: column, row, height.
fn on_the_map(rules: Rules, [x, y, z]: [u32; 3]) -> (u32, u32, u16) {
    if rules.is_piles() { (z, y, 0) } else { (x, z, u16::try_from(y).unwrap()) }
}

#[test]
fn heights_are_the_p_positions_of_their_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 5);
        for pass in [false, true] {
            let map = heights(&table, pass);
            let is_p = |&(position, value): &(Position, Nimber)| value == Nimber::ZERO && position.pass == pass;
            let p_positions: Vec<_> = table.positions().filter(is_p).map(|(position, _)| position.xyz()).collect();
            let wanted: BTreeSet<_> = p_positions.iter().map(|&cells| on_the_map(ruleset.rules, cells)).collect();
            assert_eq!(wanted.len(), p_positions.len(), "{ruleset}: two P-positions in one place");
            assert_eq!(map.points().collect::<BTreeSet<_>>(), wanted, "{ruleset}");
            let found = |&(column, row, height): &(u32, u32, u16)| map.at(column, row) == Some(height);
            assert!(wanted.iter().all(found), "{ruleset}");
            assert!(map.at(map.columns, 0).is_none() && map.at(0, map.rows).is_none());
        }
    });
}

/// Checks that an evaluation says of a game and its options what the table does.
fn evaluation_agrees(game: &Game, table: &Table) {
    let evaluation = Evaluation::of(game, table).unwrap();
    let value = |position| table.value(position).unwrap();
    assert_eq!(Nimber(evaluation.value), value(game.position()), "{game}");
    assert_eq!(evaluation.outcome == Outcome::P, evaluation.value == 0, "{game}");
    let wanted: Vec<_> = game.options().into_iter().map(|(play, to)| (play, value(to).0)).collect();
    let found: Vec<_> = evaluation.options.iter().map(|option| (option.play, option.value)).collect();
    assert_eq!(found, wanted, "{game}");
    let winning: Vec<_> = wanted.into_iter().filter(|&(_, value)| value == 0).map(|(play, _)| play).collect();
    assert_eq!(evaluation.winning_moves().collect::<Vec<_>>(), winning, "{game}");
    let one_can_win = !winning.is_empty() || (game.is_terminal() && game.ruleset().misere);
    assert_eq!(evaluation.outcome == Outcome::N, one_can_win, "{game}");
}

#[test]
fn an_evaluation_agrees_with_its_table() {
    every_ruleset(|ruleset| {
        let table = solve_cube(ruleset, 4);
        for position in positions_up_to(ruleset, 4) {
            evaluation_agrees(&Game::new(ruleset, position).unwrap(), &table);
        }
        let outside = Game::new(ruleset, Position::new(5, 0, 0)).unwrap();
        assert_eq!(Evaluation::of(&outside, &table), None, "{ruleset}");
    });
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn the_table_of_any_game_agrees_with_recursion(game in any_small_game()) {
        let table = solve(game.ruleset(), Extent::holding(&game));
        let mut recursion = Recursion::new(game.ruleset());
        let mut outcomes = HashMap::new();
        prop_assert_eq!(table.value(game.position()), Some(Recursion::of(&game)));
        for (position, value) in table.positions() {
            prop_assert_eq!(value, recursion.value(position), "{:?}", position);
            let outcome = Recursion::outcome(game.ruleset(), position, &mut outcomes);
            prop_assert_eq!(Outcome::of_value(value), outcome, "{:?}", position);
        }
        evaluation_agrees(&game, &table);
    }
}
