use super::report::Turns;
use super::{Class, Counts, NotCounted, TaskReport, Tries};
use crate::lessons::code::NotACode;
use crate::lessons::{
    About, Asked, Bar, Done, Explained, Filled, Found, Lesson, Part, Played, Predicted, Recipe, Row, Rule, Ruled,
    Shows, Task, Tasked, Work, code,
};
use maths::games::Game;

fn strip() -> Game {
    "nim:4,0,6".parse().unwrap()
}

fn lesson() -> Lesson {
    let task = |asked| Part::Task(Task { words: String::new(), asked });
    let row = Row { game: strip(), along: maths::games::Axis::Z.into(), last: 5, shows: Shows::Outcomes };
    Lesson::new(
        "A strip".into(),
        [
            Part::Text("Break it.".into()),
            Part::Bar(Bar { sum: strip().into(), recipe: Recipe::Computer, task: String::new() }),
            task(Asked::Move(strip())),
            task(Asked::Winner(strip())),
            task(Asked::Row(row)),
            task(Asked::Explanation { answer: String::new() }),
        ],
    )
}

fn moves(texts: &[&str]) -> Vec<u64> {
    let record: maths::games::Record = format!("nim:4,0,6;{}", texts.join(";")).parse().unwrap();
    let plays = record.moves().iter().map(|play| match play {
        maths::games::SumMove::In { play, .. } => *play,
        maths::games::SumMove::Pass => maths::games::Move::Pass,
    });
    Work::numbers(plays)
}

fn work(pupil: u32, found: &[&str], is_solved: bool) -> Work {
    let single = |text: &&str| moves(&[text])[0];
    let found = Found { hints: 0, moves: found.iter().map(single).collect(), is_solved };
    let game = Played { games: 1, hints: 0, is_won: false, kept: vec![moves(&["z5", "x2"])] };
    let done = vec![
        Done::Played(game),
        Done::Found(found),
        Done::Predicted(Predicted { answers: vec![pupil.is_multiple_of(2)], is_solved: pupil.is_multiple_of(2) }),
        Done::Filled(Filled { tries: 1, wrong: pupil & 3, is_solved: pupil & 3 == 0 }),
        Done::Explained(Explained { text: format!("because {pupil}") }),
    ];
    Work { name: format!("Pupil {pupil}"), steps: 5, done, ..Work::new(lesson().id(), pupil, 5) }
}

#[test]
fn the_work_of_a_class_is_put_together() {
    let lesson = lesson();
    let mut class = Class::default();
    let codes = [work(1, &["z5", "z4"], true), work(2, &["z5", "x0"], false), work(3, &["z4"], true)];
    let text: String = codes.iter().map(|work| code::write(work) + "\n").collect();
    assert_eq!(class.take(&lesson, &text), Counts { new: 3, ..Counts::default() });
    assert!(class.problems().is_empty());
    let report = class.report(&lesson);
    let rules = strip().ruleset().rules;
    let Tries::Moves(wrong) = &report[1].tries else { panic!("a task about a move") };
    let written: Vec<(String, usize)> = wrong.iter().map(|(play, count)| (rules.written(*play), *count)).collect();
    assert_eq!(written, [("z5".to_owned(), 2), ("x0".to_owned(), 1)]);
    assert_eq!((report[1].solved, report[1].at_once, report[1].begun), (2, 1, 3));
    let Tries::Games { games, turns, .. } = &report[0].tries else { panic!("a game") };
    assert_eq!((games.len(), games[0].len(), *turns), (3, 2, Turns::First));
    assert_eq!(report[2].tries, Tries::Predictions(1, 2));
    assert_eq!(report[3].tries, Tries::Places(vec![2, 2, 0, 0, 0, 0]));
    assert_eq!(report[4].tries, Tries::Texts(vec!["because 1".into(), "because 2".into(), "because 3".into()]));
    assert_eq!(Class::default().report(&lesson)[1].tries, Tries::Moves(Vec::new()));
}

#[test]
fn later_work_of_the_same_pupil_takes_the_place_of_earlier_work() {
    let lesson = lesson();
    let mut class = Class::default();
    let (early, late) = (work(7, &["z5"], false), Work { steps: 9, ..work(7, &["z5", "z4"], true) });
    class.take(&lesson, &code::write(&early));
    assert_eq!(class.take(&lesson, &code::write(&late)), Counts { newer: 1, ..Counts::default() });
    assert_eq!(class.take(&lesson, &code::write(&early)), Counts { problems: 1, ..Counts::default() });
    assert_eq!((class.entries().len(), class.entries()[0].work.steps), (1, 9));
    assert_eq!(class.problems()[0].why, NotCounted::Again);
    let mut again = Class::default();
    assert_eq!(again.take(&lesson, &class.codes()).new, 1, "codes that were kept are read again");
}

#[test]
fn what_does_not_count_is_named() {
    let lesson = lesson();
    let mut class = Class::default();
    let mut edited = lesson.clone();
    edited.insert(0, Part::Text("More.".into()));
    let of = |lesson: &Lesson, work: Work| code::write(&Work { lesson: lesson.id(), ..work });
    let mut other = lesson.clone();
    other.title = "Another".into();
    let short = Work { done: Vec::new(), ..work(3, &[], false) };
    let illegal = Work::numbers([maths::games::Move::Cut { axis: maths::games::Axis::X, to: 9 }]);
    let mut impossible = work(4, &[], false);
    impossible.done[1] = Done::Found(Found { hints: 0, moves: illegal, is_solved: false });
    let code = code::write(&work(5, &["z4"], true));
    let text = [
        of(&edited, work(1, &[], false)),
        of(&other, work(2, &[], false)),
        code::write(&short),
        code::write(&impossible),
        code[..code.len() - 3].to_owned(),
        "hello".into(),
    ];
    assert_eq!(class.take(&lesson, &text.join("\n")), Counts { problems: 6, ..Counts::default() });
    let why: Vec<NotCounted> = class.problems().iter().map(|problem| problem.why).collect();
    assert_eq!(
        why,
        [
            NotCounted::Edited(edited.id()),
            NotCounted::OtherLesson(other.id()),
            NotCounted::Forged,
            NotCounted::Forged,
            NotCounted::NotACode(NotACode::CutOff(3)),
            NotCounted::NotACode(NotACode::NoMark),
        ]
    );
    assert_eq!(class.problems()[5].text, "hello");
}

#[test]
fn ten_thousand_codes_are_taken() {
    let lesson = lesson();
    let mut class = Class::default();
    let text: String = (0..10_000).map(|pupil| code::write(&work(pupil, &["z5", "z4"], true)) + "\n").collect();
    assert_eq!(class.take(&lesson, &text).new, 10_000);
    assert_eq!(class.take(&lesson, &code::write(&work(10_001, &[], false))).problems, 1);
    assert_eq!(class.problems()[0].why, NotCounted::TooMany);
    assert_eq!(class.report(&lesson)[1].solved, 10_000);
}

#[test]
fn what_is_kept_is_read_as_the_same_class() {
    let lesson = lesson();
    let mut class = Class::default();
    let (one, two) = (code::write(&work(1, &["z5"], false)), code::write(&work(2, &["z4"], true)));
    // The words could be the rest of a code if they came behind it.
    class.take(&lesson, &[&one[..], &two, "a word", &one, &two[..30], "room 101", "1234 5678 90"].join("\n"));
    assert_eq!((class.entries().len(), class.problems().len()), (2, 5));
    let mut again = Class::default();
    again.take(&lesson, &class.kept());
    assert_eq!(again.entries(), class.entries());
    let texts = |class: &Class| {
        let mut texts: Vec<String> = class.problems().iter().map(|problem| problem.text.clone()).collect();
        texts.sort();
        texts
    };
    assert_eq!(texts(&again), texts(&class));
    assert_eq!(again.kept(), class.kept(), "and kept as the same");
}

#[test]
fn what_was_removed_comes_back_beside_what_came_since() {
    let lesson = lesson();
    let of = |pupil: u32| code::write(&work(pupil, &["z5"], false));
    let mut before = Class::default();
    before.take(&lesson, &[&of(1)[..], &of(2), "hello"].join("\n"));
    let mut since = before.clone();
    since.remove(1);
    since.clear_problems();
    since.take(&lesson, &[&of(3)[..], "again"].join("\n"));
    let restored = before.restored(&since);
    assert_eq!(restored.entries().iter().map(|entry| entry.work.pupil).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(restored.problems().iter().map(|problem| problem.text.as_str()).collect::<Vec<_>>(), ["hello", "again"]);
}

#[test]
fn right_rules_and_wrong_ones_are_listed_apart() {
    let rule = Rule { game: strip(), about: About::PPositions, bound: 8, answer: String::new() };
    let task = Task { words: String::new(), asked: Asked::Rule(rule) };
    let ruled =
        |(formula, is_solved): (&str, bool)| Done::Ruled(Ruled { tries: 1, formula: formula.into(), is_solved });
    let done = [("x > z", false), ("x = z", true), ("x = 4", false), ("x > z", false)].map(ruled);
    let report = TaskReport::of(&Tasked::Task(&task), done.iter());
    let counted = |all: &[(&str, usize)]| all.iter().map(|(text, count)| ((*text).to_owned(), *count)).collect();
    let (wrong, right) = (counted(&[("x > z", 2), ("x = 4", 1)]), counted(&[("x = z", 1)]));
    assert_eq!(report.tries, Tries::Formulas { wrong, right });
}
