//! The course of six lessons: the same tasks in both languages, right answers, true statements, links that are short enough.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use files::lessons::course::FILES;
use files::lessons::judging::{Judge, RuleVerdict, rule};
use files::lessons::plain::Plain;
use files::lessons::{
    Asked, Done, Explained, Filled, Found, Lesson, NotCounted, Part, Played, Predicted, Recipe, Ruled, Task, Tasked,
    Work, code, work_in,
};
use maths::expressions::Formula;
use maths::games::Game;
use maths::solver::Evaluation;
use maths::values::Outcome;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The folders of the languages.
const FOLDERS: [&str; 2] = ["", "ja/"];

fn text(folder: &str, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/course").join(folder).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every lesson with its name and its text.
fn all() -> Vec<(String, String, Plain)> {
    let names = FOLDERS.iter().flat_map(|folder| FILES.map(|file| (*folder, file)));
    let read = |(folder, file): (&str, &str)| {
        let (name, text) = (format!("{folder}{file}"), text(folder, file));
        let plain = Plain::read(&text).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:?}"));
        (name, text, plain)
    };
    names.map(read).collect()
}

fn evaluation(game: &Game) -> Evaluation {
    Judge::of(game).expect("a small position").evaluation(game)
}

fn tasks(lesson: &Lesson) -> impl Iterator<Item = &Task> {
    lesson.blocks.iter().filter_map(|block| match &block.part {
        Part::Task(task) => Some(task),
        Part::Text(_) | Part::Bar(_) | Part::Question { .. } => None,
    })
}

/// The content of a block, without its words.
fn bones(part: &Part) -> String {
    match part {
        Part::Text(_) => "text".into(),
        Part::Bar(bar) => format!("{} {}", bar.sum, bar.recipe.key()),
        Part::Question { answer, .. } => format!("question, answered: {}", !answer.is_empty()),
        Part::Task(Task { asked: Asked::Explanation { answer }, .. }) => {
            format!("explanation, answered: {}", !answer.is_empty())
        }
        Part::Task(Task { asked, .. }) => format!("{asked:?}"),
    }
}

#[test]
fn both_languages_have_the_same_blocks() {
    for file in FILES {
        let [one, other] = FOLDERS.map(|folder| {
            let Plain { lesson, guide } = Plain::read(&text(folder, file)).unwrap();
            let parts: Vec<String> = lesson.blocks.iter().map(|block| bones(&block.part)).collect();
            let paragraphs = |words: &str| words.split("\n\n").filter(|part| !part.is_empty()).count();
            // The teacher's page has the same sections and lists.
            let lines: Vec<String> = guide
                .words
                .lines()
                .map(|line| line.chars().take_while(|letter| "#- ".contains(*letter)).collect())
                .collect();
            let texts: Vec<usize> = lesson
                .blocks
                .iter()
                .map(|block| match &block.part {
                    Part::Text(words) => paragraphs(words),
                    Part::Bar(bar) => paragraphs(&bar.task),
                    Part::Question { question, answer } => paragraphs(question) + paragraphs(answer),
                    Part::Task(task) => paragraphs(&task.words),
                })
                .collect();
            (parts, texts, lesson.noted, guide.minutes, lines)
        });
        assert_eq!(one, other, "{file}");
        let minutes = one.3.expect("a lesson says how long it takes");
        assert!((20..=40).contains(&minutes), "{file}");
        assert!(one.4.len() > 20, "{file}: the teacher's page has aim, material, answers and more");
    }
}

/// The words that a part shows before something is done.
fn words_of(part: &Part) -> &str {
    match part {
        Part::Text(words) => words,
        Part::Bar(bar) => &bar.task,
        Part::Question { question, .. } => question,
        Part::Task(task) => &task.words,
    }
}

/// The text that unfolds, or is shown afterwards.
fn answer_of(part: &Part) -> &str {
    match part {
        Part::Question { answer, .. } | Part::Task(Task { asked: Asked::Explanation { answer }, .. }) => answer,
        Part::Text(_) | Part::Bar(_) | Part::Task(_) => "",
    }
}

/// The English words of a text. A position such as `(1, 2, 3)` is one.
fn words(text: &str) -> usize {
    text.replace(", ", " ,")
        .split_whitespace()
        .filter(|word| word.starts_with(|letter: char| letter != ',' && letter.is_alphanumeric() || letter == '('))
        .count()
}

#[test]
fn a_screen_is_short_and_so_are_its_sentences() {
    for (name, _, Plain { lesson, .. }) in all() {
        let (is_japanese, mut shown) = (name.starts_with("ja/"), Vec::new());
        for screen in lesson.screens() {
            let blocks = lesson.blocks.get(screen).unwrap_or_default();
            shown.push(blocks.iter().map(|block| words_of(&block.part)).collect::<Vec<_>>().join("\n\n"));
            shown.extend(blocks.iter().map(|block| answer_of(&block.part).to_owned()));
        }
        for text in shown {
            if is_japanese {
                assert!(text.chars().count() <= 140, "{name}: {} characters: {text}", text.chars().count());
                continue;
            }
            assert!(words(&text) <= 60, "{name}: {} words: {text}", words(&text));
            for sentence in text.split(['.', '!', '?', ':', '\n']) {
                assert!(words(sentence) <= 12, "{name}: {} words: {sentence}", words(sentence));
            }
        }
    }
}

#[test]
fn every_lesson_has_many_kinds_of_tasks_and_begins_with_an_easy_one() {
    for (name, _, Plain { lesson, .. }) in all() {
        let kinds: BTreeSet<&str> = lesson.blocks.iter().map(|block| block.part.kind().key()).collect();
        assert!(kinds.len() >= 5, "{name}: {kinds:?}");
        assert!(lesson.tasks().count() >= 7, "{name}");
        let first = lesson.tasks().next().unwrap().1;
        let easy = match first {
            Tasked::Game(_, game) => game,
            Tasked::Task(task) => task.asked.game().unwrap(),
        };
        assert!(easy.position().coordinates.iter().sum::<u32>() <= 5, "{name}");
        assert!(
            lesson.tasks().filter(|(_, one)| matches!(one, Tasked::Task(task) if task.words.is_empty())).count() == 0,
            "{name}"
        );
    }
}

#[test]
fn games_can_be_won_by_the_pupil_and_moves_can_be_found() {
    for (name, _, Plain { lesson, .. }) in all() {
        for (_, tasked) in lesson.tasks() {
            let (game, wanted) = match tasked {
                Tasked::Game(bar, game) => match bar.recipe {
                    Recipe::Computer => (game, Outcome::N),
                    Recipe::ComputerBegins => (game, Outcome::P),
                    Recipe::Exercise | Recipe::Demonstration | Recipe::Figure => continue,
                },
                Tasked::Task(Task { asked: Asked::Move(game), .. }) => (*game, Outcome::N),
                Tasked::Task(_) => continue,
            };
            assert_eq!(evaluation(&game).outcome, wanted, "{name}: {game}");
        }
    }
}

#[test]
fn hard_moves_that_are_said_to_be_the_only_ones_are() {
    for (name, _, Plain { lesson, .. }) in all() {
        for task in tasks(&lesson)
            .filter(|task| task.words.contains("exactly one move") || task.words.contains("勝つ手は一つだけ"))
        {
            let game = task.asked.game().unwrap();
            assert_eq!(evaluation(&game).winning_moves().count(), 1, "{name}: {game}");
        }
    }
}

#[test]
fn every_rule_is_right_on_its_bound() {
    for (name, _, Plain { lesson, .. }) in all() {
        for task in tasks(&lesson) {
            let Asked::Rule(asked) = &task.asked else { continue };
            let formula: Formula = asked.answer.parse().unwrap_or_else(|mistake| panic!("{name}: {mistake:?}"));
            let verdict = rule(&asked.game, &formula, asked.about, asked.bound);
            assert!(matches!(verdict, RuleVerdict::Holds(count) if count > 8), "{name}: {} {verdict:?}", asked.answer);
            assert!(asked.answer.len() <= Work::LONGEST_FORMULA, "{name}");
        }
    }
}

#[test]
fn every_row_can_be_judged_and_has_something_to_find() {
    for (name, _, Plain { lesson, .. }) in all() {
        for task in tasks(&lesson) {
            let Asked::Row(row) = &task.asked else { continue };
            let values: BTreeSet<u32> = row.games().map(|game| evaluation(&game).value).collect();
            assert!(values.len() > 1 && values.contains(&0) && row.games().count() >= 6, "{name}: {row:?}");
        }
    }
}

/// Lines such as `% nim:4,0,6 is N` and `% nim:1,0,2 is 3`.
fn facts(text: &str) -> Vec<(Game, String)> {
    let fact = |line: &str| {
        let (game, is) = line.strip_prefix("% ")?.split_once(" is ")?;
        Some((game.parse().ok()?, is.to_owned()))
    };
    text.lines().filter_map(fact).collect()
}

/// The positions that words write as `(1, 2, 3)`.
fn written(words: &str) -> BTreeSet<Vec<u32>> {
    let inside = words.split('(').skip(1).filter_map(|part| part.split_once(')').map(|(inside, _)| inside));
    let numbers = |list: &str| list.split(", ").map(|number| number.parse().ok()).collect::<Option<Vec<u32>>>();
    // One number alone is a year.
    inside.filter_map(numbers).filter(|numbers| numbers.len() > 1).collect()
}

#[test]
fn what_is_said_of_positions_is_true() {
    for (name, text, Plain { lesson, .. }) in all() {
        let facts = facts(&text);
        // A line that is meant as a statement and cannot be read as one would be overlooked.
        let is_meant = |line: &&str| {
            line.strip_prefix("% ").is_some_and(|words| words.split(' ').next().is_some_and(|word| word.contains(':')))
        };
        assert_eq!(facts.len(), text.lines().filter(is_meant).count(), "{name}");
        for (game, is) in &facts {
            let found = evaluation(game);
            let is_so = match is.as_str() {
                "P" => found.outcome == Outcome::P,
                "N" => found.outcome == Outcome::N,
                number => found.value == number.parse::<u32>().unwrap(),
            };
            assert!(is_so, "{name}: {game} is {is}? {} {:?}", found.value, found.outcome);
        }
        // The winner is stated for every task about one, and for every position that the words name.
        let stated = |game: &Game| facts.iter().any(|(fact, _)| fact == game);
        for task in tasks(&lesson) {
            if let Asked::Winner(game) | Asked::Move(game) = &task.asked {
                assert!(stated(game), "{name}: {game}");
            }
        }
        for numbers in written(&text) {
            let is_of =
                |(fact, _): &(Game, String)| fact.position().coordinates.iter().copied().eq(numbers.iter().copied());
            assert!(facts.iter().any(is_of), "{name}: {numbers:?}");
        }
    }
    for file in FILES {
        let [one, other] = FOLDERS.map(|folder| {
            let text = text(folder, file);
            (facts(&text).iter().map(|(game, is)| format!("{game} {is}")).collect::<BTreeSet<_>>(), written(&text))
        });
        assert_eq!(one, other, "{file}");
    }
}

/// The work of a pupil who makes no mistake and writes as much as is kept.
fn ideal(lesson: &Lesson) -> Work {
    let mut work = Work::new(lesson.id(), u32::MAX, lesson.tasks().count());
    (work.name, work.steps, work.minutes) = ("Alexandra".into(), 200, Some(40));
    for ((_, tasked), done) in lesson.tasks().zip(&mut work.done) {
        *done = match tasked {
            Tasked::Game(_, game) => {
                let mut played = Played::default();
                played.add(vec![TWO_BYTES; length_of_game(game)], true);
                Done::Played(played)
            }
            Tasked::Task(task) => match &task.asked {
                Asked::Move(_) => {
                    let mut found = Found::default();
                    found.add(TWO_BYTES, true);
                    Done::Found(found)
                }
                Asked::Winner(game) => {
                    let mut predicted = Predicted::default();
                    predicted.add(evaluation(game).outcome, true);
                    Done::Predicted(predicted)
                }
                Asked::Row(_) => {
                    let mut filled = Filled::default();
                    filled.add(0);
                    Done::Filled(filled)
                }
                Asked::Rule(rule) => {
                    let mut ruled = Ruled::default();
                    ruled.add(&rule.answer, true);
                    Done::Ruled(ruled)
                }
                Asked::Explanation { .. } => Done::Explained(Explained { text: "w".repeat(Work::LONGEST_TEXT) }),
            },
        };
    }
    work
}

/// A move as a number of two bytes: those of small positions have no more.
const TWO_BYTES: u64 = 16_383;

/// The number of moves of a game if the winner plays well.
fn length_of_game(first: Game) -> usize {
    let (mut game, mut moves) = (first, 0);
    loop {
        let found = evaluation(&game);
        let Some(play) = found.winning_moves().next().or_else(|| found.options.last().map(|option| option.play)) else {
            return moves;
        };
        moves += 1;
        game = game.play(play).unwrap();
    }
}

#[test]
fn lessons_fit_into_links_and_work_into_codes() {
    for (name, _, Plain { lesson, .. }) in all() {
        let length = lesson.write().len();
        assert!(length <= Lesson::LONGEST, "{name}: {length}");
        let work = ideal(&lesson);
        assert!(work.is_complete(), "{name}");
        let bytes = code::bytes(&work).len();
        assert!(bytes <= 300, "{name}: {bytes}");
    }
}

/// Pages ask workers about these games.
#[test]
fn every_position_can_be_sent_to_a_worker() {
    for (name, text, Plain { lesson, .. }) in all() {
        let rows = tasks(&lesson).filter_map(|task| match &task.asked {
            Asked::Row(row) => Some(row.games().collect::<Vec<_>>()),
            Asked::Move(game) | Asked::Winner(game) => Some(vec![*game]),
            Asked::Rule(_) | Asked::Explanation { .. } => None,
        });
        let bars = lesson.positions().flat_map(|sum| sum.parts().to_vec());
        for game in rows.flatten().chain(bars).chain(facts(&text).into_iter().map(|(game, _)| game)) {
            let bytes = postcard::to_allocvec(&game).unwrap();
            assert_eq!(postcard::from_bytes::<Game>(&bytes).ok(), Some(game), "{name}: {game}");
        }
    }
}

#[test]
fn what_is_written_again_is_the_same_lesson() {
    for (name, _, plain) in all() {
        assert_eq!(Plain::read(&plain.write()), Ok(plain.clone()), "{name}");
        assert_eq!(Lesson::read(&plain.lesson.write()), Ok(plain.lesson), "{name}");
    }
}

/// A short link opens the lesson of the file, a long one that of the word: the codes of pupils have to count for both.
#[test]
fn codes_name_a_lesson_in_the_same_way_by_whatever_link_it_was_opened() {
    let mut known = BTreeSet::new();
    for (name, _, plain) in all() {
        let lesson = plain.lesson;
        let by_word = Lesson::read(&lesson.write()).unwrap();
        assert_eq!(lesson.id(), by_word.id(), "{name}");
        assert!(known.insert(lesson.id()), "{name}: another lesson has the same id");
        let code = code::write(&Work::new(lesson.id(), 7, lesson.tasks().count()));
        assert!(work_in(&by_word, &code).is_ok(), "{name}");
        let mut edited = lesson.clone();
        edited.insert(1, Part::Text("One more.".into()));
        assert_eq!(work_in(&edited, &code), Err(NotCounted::Edited(lesson.id())), "{name}");
    }
}
