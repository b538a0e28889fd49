//! The examples below a task that asks for a rule never contain its answer.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

#[expect(dead_code, reason = "each of the tests that share this uses a part of it")]
mod rulesets;

use files::lessons::course::FILES;
use files::lessons::judging::{RuleVerdict, rule};
use files::lessons::plain::Plain;
use files::lessons::{About, Asked, Part, Rule};
use maths::expressions::Formula;
use maths::games::{Game, Position};
use proptest::prelude::*;
use rulesets::{Sizes, any_ruleset, check_random};
use std::fs;
use std::path::Path;
use web::texts::{Language, Texts};

/// Every example can be read, is of the right kind, and is wrong at some position of the task.
#[track_caller]
fn gives_nothing_away(task: &Rule) {
    for example in task.examples() {
        let formula: Formula = example.parse().unwrap();
        let verdict = rule(&task.game, &formula, task.about, task.bound);
        assert!(matches!(verdict, RuleVerdict::Wrong { .. }), "{}: {example}: {verdict:?}", task.game);
    }
}

#[test]
fn no_task_of_the_course_has_its_answer_in_its_help() {
    let mut count = 0;
    for (code, folder) in [("en", ""), ("ja", "ja/")] {
        let texts = Texts::of(Language::with_code(code).unwrap());
        for file in FILES {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/course").join(folder).join(file);
            let lesson = Plain::read(&fs::read_to_string(path).unwrap()).unwrap().lesson;
            for block in &lesson.blocks {
                let Part::Task(task) = &block.part else { continue };
                let Asked::Rule(task) = &task.asked else { continue };
                gives_nothing_away(task);
                let [first, second] = task.examples();
                // The sentences have no formulas but these.
                let said = [
                    texts.lesson_rule_help(&first, &second),
                    texts.lesson_rule_xor().to_owned(),
                    texts.lesson_rule_statement(&first),
                    texts.lesson_rule_number(&first),
                ];
                for said in said {
                    let rest = [first.as_str(), &second].iter().fold(said, |said, one| said.replace(one, ""));
                    assert!(!rest.contains('=') && !rest.contains('+') && !rest.contains(&task.answer), "{rest}");
                }
                count += 1;
            }
        }
    }
    assert!(count >= 16, "{count}");
}

#[test]
fn no_task_about_any_game_has_its_answer_in_its_help() {
    let about = prop::sample::select(About::ALL.to_vec());
    let task = (any_ruleset(Sizes::SMALL), [0u32..2, 0u32..2, 0u32..2], about, 0u32..7);
    check_random(300, &task, |(ruleset, cells, about, bound)| {
        let lowered = ruleset.lowered(Position::at(cells));
        let game = Game::new(ruleset, lowered).unwrap();
        gives_nothing_away(&Rule { game, about, bound, answer: String::new() });
    });
    for game in [
        "rules:x;move x by 1..3:1",
        "rules:a b;move a,b by 1:2,2",
        "rules:x;misere:4",
        "sharing:0,1,4",
        "nim:misere,pass:4,0,6,1",
    ] {
        for about in About::ALL {
            gives_nothing_away(&Rule { game: game.parse().unwrap(), about, bound: 5, answer: String::new() });
        }
    }
}
