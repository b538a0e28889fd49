//! Spot checks: each time a table is drawn, a few random positions of it are compared with the rules.
//!
//! There are two checks, since neither finds all errors. In a small corner, plain recursion solves positions without the table. At any
//! position, the entry of the table must follow from the entries of the options.

mod known;

use crate::games::{Coordinate, Game, Position, Rules, Ruleset};
use crate::values::Chance;
use serde::{Deserialize, Serialize};

pub use known::{Known, Measure};

/// The number of positions that each check compares.
const TRIES: u32 = 4;
/// The number of places without a position after which a try is given up.
const PLACES: u32 = 8;
/// The largest sum of coordinates; positions with a larger sum have too many options to check.
const MOST_STEPS: u32 = 30_000;
/// The largest coordinate in the corner that recursion solves, by the number of coordinates. The corner has some hundred positions.
const CORNER: [u32; 7] = [0, 15, 11, 6, 4, 3, 2];
/// The same for Sharing Nim, where moves leave the sum of the piles as it is.
const PILES: [u32; 7] = [0, 15, 9, 6, 3, 2, 1];

/// A position at which a table is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mismatch {
    /// The position.
    pub game: Game,
    /// The entry of the table.
    pub table: Known,
    /// The entry that follows from the rules.
    pub found: Known,
}

/// Compares a table with the rules. `drawn` chooses one of the positions that are drawn, or `None` at a place without one. `table` reads
/// the entry of a position. Returns the first position at which the table is wrong.
pub fn spot_check(
    (ruleset, measure): (Ruleset, Measure),
    chance: &mut Chance,
    drawn: &dyn Fn(&mut Chance) -> Option<Position>,
    table: &dyn Fn(Position) -> Option<Known>,
) -> Option<Mismatch> {
    let mut known = Vec::new();
    for _ in 0..TRIES {
        let Some(position) = (0..PLACES).find_map(|_| drawn(chance)) else { continue };
        let near = cornered(&ruleset, position, chance);
        let by_recursion = measure.recursive(&ruleset, near, &mut known);
        let far = by_options(&ruleset, measure, position, table);
        for (position, found) in [(near, by_recursion), (position, far)] {
            let wrong = table(position).zip(found).filter(|(table, found)| table != found);
            if let Some((table, found)) = wrong
                && let Ok(game) = Game::new(ruleset, position)
            {
                return Some(Mismatch { game, table, found });
            }
        }
    }
    None
}

/// A random position of the corner, with no coordinate above that of `position`.
fn cornered(ruleset: &Ruleset, position: Position, chance: &mut Chance) -> Position {
    let count = position.coordinates.len();
    let most = match ruleset.rules {
        Rules::Piles(_) => PILES[count],
        Rules::Bar(_) | Rules::Own(_) => CORNER[count],
    };
    let lower = |position: Position, which: Coordinate| {
        position.with(which, chance.below(position[which].min(most) as usize + 1) as u32)
    };
    ruleset.lowered(Coordinate::first(count).fold(position, lower))
}

/// The entry of a position that follows from the table's entries of its options; `None` if an entry is missing, or there are too many
/// options.
fn by_options(
    ruleset: &Ruleset,
    measure: Measure,
    position: Position,
    table: &dyn Fn(Position) -> Option<Known>,
) -> Option<Known> {
    if position.coordinates.iter().sum::<u32>() > MOST_STEPS {
        return None;
    }
    let options: Vec<_> = ruleset.options(position).into_iter().map(|(_, to)| table(to)).collect();
    measure.by_options(&options, ruleset.misere)
}

#[cfg(test)]
mod tests {
    use super::{Known, Measure, Mismatch, spot_check};
    use crate::games::{Game, Position, Ruleset};
    use crate::solver::{Extent, Obvious, Recursion, Table};
    use crate::values::{Chance, Nimber, Outcome};
    use std::collections::HashMap;

    const RULESETS: [&str; 8] = [
        "nim",
        "nim:misere",
        "triangle:k=3",
        "triangle:k=5/2,pass",
        "step:k=4,s=3,pass,misere",
        "bar:heights=1-2-2-4",
        "sharing",
        "sharing:pass,misere",
    ];

    fn solved(text: &str, size: u32) -> Table {
        let ruleset: Ruleset = text.parse().unwrap();
        Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap()
    }

    const VALUES: Measure = Measure::Value;

    /// Checks a table whose value at a position is read as another one.
    fn checked(table: &Table, seed: u64, planted: Option<(Position, u32)>) -> Option<Mismatch> {
        let all: Vec<Position> = table.positions().map(|(position, _)| position).collect();
        let value = |position: Position| {
            let planted = planted.filter(|(at, _)| *at == position).map(|(_, value)| Nimber(value));
            planted.or_else(|| table.value(position)).map(|Nimber(value)| Known::Value(value))
        };
        spot_check(
            (table.ruleset(), VALUES),
            &mut Chance::new(seed),
            &|chance: &mut Chance| Some(all[chance.below(all.len())]),
            &value,
        )
    }

    #[test]
    fn right_tables_pass() {
        for text in RULESETS {
            let table = solved(text, 11);
            assert!((0..60).all(|seed| checked(&table, seed, None).is_none()), "{text}");
        }
    }

    #[test]
    fn a_single_wrong_value_is_found_in_the_end_and_named() {
        for (text, at) in [("triangle:k=3", [4, 2, 5]), ("nim", [2, 1, 0]), ("step:k=2,s=1", [3, 1, 6])] {
            let (table, position) = (solved(text, 8), Position::at(at));
            let right = Recursion::new(table.ruleset()).value(position).0;
            let wrong = Some((position, right + 1));
            // The wrong value also makes values wrong that follow from it.
            let all: Vec<Mismatch> = (0..400).filter_map(|seed| checked(&table, seed, wrong)).collect();
            let named = all.iter().find(|found| found.game.position() == position).unwrap();
            assert_eq!((named.table, named.found), (Known::Value(right + 1), Known::Value(right)), "{text}");
        }
    }

    #[test]
    fn a_table_of_other_rules_is_found_at_once() {
        let table = solved("triangle:k=3", 30);
        let nim: Ruleset = "nim".parse().unwrap();
        let drawn = |chance: &mut Chance| Some(Position::new(chance.below(20) as u32, 0, chance.below(20) as u32));
        // Along y = 0 the values of both are x ⊕ z; with breaks along y they differ.
        let of_nim = |position: Position| Some(Known::Value(position.coordinates.iter().fold(0, |sum, &n| sum ^ n)));
        assert_eq!(spot_check((nim, VALUES), &mut Chance::new(1), &drawn, &of_nim), None);
        let shifted = |position: Position| table.value(position).map(|Nimber(value)| Known::Value(value ^ 1));
        let found = spot_check((table.ruleset(), VALUES), &mut Chance::new(1), &drawn, &shifted).unwrap();
        let Nimber(right) = Recursion::of(&found.game);
        assert_eq!((found.table, found.found), (Known::Value(right ^ 1), Known::Value(right)));
    }

    #[test]
    fn the_far_end_of_a_table_is_compared_as_well() {
        let table = solved("triangle:k=3", 40);
        let game: Game = "triangle:k=3:38,20,40".parse().unwrap();
        let value = |position: Position| {
            let Nimber(right) = table.value(position)?;
            Some(Known::Value(right + u32::from(position == game.position())))
        };
        let found =
            spot_check((table.ruleset(), VALUES), &mut Chance::new(5), &|_| Some(game.position()), &value).unwrap();
        let Nimber(right) = table.value(game.position()).unwrap();
        assert_eq!((found.game, found.table, found.found), (game, Known::Value(right + 1), Known::Value(right)));
    }

    /// Every position of a corner, by recursion here, by the options, and by the reference recursion.
    #[test]
    fn recursion_and_what_follows_from_the_options_are_as_the_judge_says() {
        for text in RULESETS {
            let table = solved(text, 5);
            let ruleset = table.ruleset();
            let (mut values, mut lasts, mut outcomes) = (Recursion::new(ruleset), HashMap::new(), HashMap::new());
            for (position, _) in table.positions() {
                let (outcome, moves) = Recursion::lasts(&ruleset, position, &mut lasts);
                for (measure, judge) in [
                    (VALUES, Known::Value(values.value(position).0)),
                    (Measure::Remoteness, Known::Remoteness(outcome, moves)),
                    (Measure::Outcome, Known::Outcome(Recursion::outcome(ruleset, position, &mut outcomes))),
                ] {
                    let recursive = |position| measure.recursive(&ruleset, position, &mut Vec::new());
                    let by_options = super::by_options(&ruleset, measure, position, &recursive);
                    let judge = Some(judge);
                    assert_eq!((recursive(position), by_options), (judge, judge), "{text} at {position:?}");
                }
            }
        }
    }

    #[test]
    fn outcomes_follow_from_options_of_which_only_some_are_known() {
        let [p, n] = [Outcome::P, Outcome::N].map(|outcome| Some(Known::Outcome(outcome)));
        let by = |options: &[Option<Known>]| Measure::Outcome.by_options(options, false);
        assert_eq!((by(&[None, p]), by(&[None, n]), by(&[n, n])), (n, None, p));
        assert_eq!(VALUES.by_options(&[None, Some(Known::Value(0))], false), None);
    }
}
