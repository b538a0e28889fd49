//! The messages about illegal positions, for rulesets of every kind.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod definitions;
mod rulesets;

use definitions::{any_large_game, any_small_game, clamped, is_legal, parameters, spelled, with_mistake};
use maths::games::{Bar, Game, Position, Rules};
use proptest::prelude::*;
use proptest::sample::Index;
use rulesets::{Sizes, any_ruleset, cases};
use web::kit::problems;
use web::texts::Texts;

/// The message about a bar that is too high.
fn refusal(rules: Rules, [x, y, z]: [u32; 3]) -> String {
    let [_, most, _] = clamped(rules, [x, y, z]);
    match rules {
        Rules::Bar(Bar::Heights(_)) => {
            let squares = if most == 0 { "1 square".into() } else { format!("{} squares", most + 1) };
            return format!(
                "y may be at most {most}, one less than the height of column {z} ({squares}), but y is {y}"
            );
        }
        Rules::Bar(Bar::Formula(formula)) => {
            let rim = formula.text();
            return format!("y may be at most {most}, the value of {rim} for x = {x} and z = {z}, but y is {y}");
        }
        Rules::Bar(Bar::Rectangle | Bar::Triangle { .. } | Bar::Step { .. }) | Rules::Piles(_) | Rules::Own(_) => {}
    }
    let sum = match rules {
        Rules::Bar(Bar::Triangle { s: 0, .. }) => format!("{x}+{z}"),
        Rules::Bar(Bar::Triangle { s, .. }) => format!("{x}+{z}+{s}"),
        Rules::Bar(Bar::Step { s, .. }) => format!("{z}+{s}"),
        Rules::Bar(Bar::Rectangle | Bar::Heights(_) | Bar::Formula(_)) | Rules::Piles(_) | Rules::Own(_) => {
            String::new()
        }
    };
    let k = rules.k().unwrap();
    let k = if k.as_whole().is_some() { k.to_string() } else { format!("({k})") };
    format!("y may be at most ⌊({sum})/{k}⌋ = {most}, but it is {y}")
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_reason_is_the_rim_and_its_value(
        ruleset in any_ruleset(Sizes { ratio: 30, s: 100, last: 300 }),
        cells in [0u32..300, 0u32..300, 0u32..300],
    ) {
        let text = spelled(ruleset, &parameters(ruleset, 1), Position::at(cells));
        let said = text.parse::<Game>().map_err(|found| problems(Texts::default(), &found)).err();
        let wanted = (!is_legal(ruleset.rules, cells)).then(|| refusal(ruleset.rules, cells));
        prop_assert_eq!(said, wanted, "{}", text);
    }

    #[test]
    fn what_does_not_read_is_said_to_be_wrong(
        game in prop_oneof![any_small_game(), any_large_game()],
        mistakes in prop::collection::vec((any::<Index>(), prop::option::of(any::<char>()), any::<bool>()), 1..5),
    ) {
        let mut text = game.to_string();
        for (at, mistake, insert) in mistakes {
            text = with_mistake(&text, at, mistake, insert);
            if let Err(found) = text.parse::<Game>() {
                prop_assert!(!problems(Texts::default(), &found).is_empty(), "{}", text);
            }
        }
    }
}
