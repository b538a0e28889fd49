use super::{Guide, Missing, Plain, Reason, on_one_line, tidy};
use crate::lessons::{About, Asked, Bar, Lesson, Noted, Part, Recipe, Row, Rule, Shows, Task};
use maths::games::{Axis, Game};
use proptest::prelude::*;

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

#[test]
fn a_file_is_read_as_it_is_meant() {
    let text = "\u{feff}% A comment.\n# Two ends\n\nBreak it.\n\nTake turns.\n\n::play nim:4,0,6 computer\nWin.\n::end\n\
        ::text\n\\::end is no end.\n\n::row nim:3,0,0 z 7 outcomes\n::end\n::rule nim:4,0,6 positions 8 = x = z\nWhich?\n::end\n\
        ::explain\nWhy?\n::answer\nSince.\n\n::end\n::question\nA?\n::answer\nB.\n::end\n::note time\n\
        ::move rules:x;move x by 1..3:7\n::end\n::teacher 30\nThe aim.\n\n## Answers\n- one\n::end\n";
    let task = |words: &str, asked| Part::Task(Task { words: words.into(), asked });
    let z = Axis::Z.into();
    let lesson = Lesson::new(
        "Two ends".into(),
        [
            Part::Text("Break it.\n\nTake turns.".into()),
            Part::Bar(Bar { sum: "nim:4,0,6".parse().unwrap(), recipe: Recipe::Computer, task: "Win.".into() }),
            Part::Text("::end is no end.".into()),
            task("", Asked::Row(Row { game: game("nim:3,0,0"), along: z, last: 7, shows: Shows::Outcomes })),
            task(
                "Which?",
                Asked::Rule(Rule {
                    game: game("nim:4,0,6"),
                    about: About::PPositions,
                    bound: 8,
                    answer: "x = z".into(),
                }),
            ),
            task("Why?", Asked::Explanation { answer: "Since.".into() }),
            Part::Question { question: "A?".into(), answer: "B.".into() },
            task("", Asked::Move(game("rules:x;move x by 1..3:7"))),
        ],
    );
    let lesson = with(Noted { name: false, time: true }, lesson);
    let guide = Guide { minutes: Some(30), words: "The aim.\n\n## Answers\n- one".into() };
    assert_eq!(guide.aim(), "The aim.");
    assert_eq!(Plain::read(text), Ok(Plain { lesson, guide }));
}

fn with(noted: Noted, mut lesson: Lesson) -> Lesson {
    lesson.noted = noted;
    lesson
}

/// Each text with the places of its mistakes, counted by hand, and what they are.
#[test]
fn mistakes_have_their_places_and_reasons() {
    let found = |text: &str| -> Vec<(usize, usize, Reason)> {
        let mistakes = Plain::read(text).unwrap_err();
        mistakes.into_iter().map(|mistake| (mistake.line, mistake.column, mistake.reason)).collect()
    };
    let one = |text: &str| match <[_; 1]>::try_from(found(text)) {
        Ok([one]) => one,
        Err(several) => panic!("{several:?}"),
    };
    assert_eq!(one("# A\n\n  ::film x\n"), (3, 3, Reason::Unknown("::film".into())));
    assert_eq!(one("::play nim:4,0,6 often\n::end"), (1, 18, Reason::Recipe("often".into())));
    assert_eq!(one("::play nim:4,0,6\n::end"), (1, 17, Reason::Missing(Missing::Recipe)));
    assert_eq!(one("::move\n::end"), (1, 7, Reason::Missing(Missing::Position)));
    assert_eq!(one("::row nim:3,0,0 z\n::end"), (1, 18, Reason::Missing(Missing::Last)));
    assert_eq!(one("::row nim:3,0,0 q 7 outcomes\n::end"), (1, 17, Reason::Coordinate("q".into(), "x, y, z".into())));
    assert_eq!(one("::row nim:3,0,0 z 77 values\n::end"), (1, 19, Reason::Number("77".into(), Row::LONGEST)));
    assert_eq!(one("::row nim:3,0,0 z 7 letters\n::end"), (1, 21, Reason::Shows("letters".into())));
    assert_eq!(one("::rule nim:3,0,0 all 8\n::end"), (1, 18, Reason::About("all".into())));
    assert_eq!(one("::note name 名前\n"), (1, 13, Reason::Noted("名前".into())));
    assert_eq!(one("::explain now\n::end"), (1, 11, Reason::TooMuch("now".into())));
    assert_eq!(one("::end"), (1, 1, Reason::StrayEnd));
    assert_eq!(one("A\n::answer"), (2, 1, Reason::StrayAnswer));
    assert_eq!(one("::teacher 30\n::end\n::teacher\n::end"), (3, 1, Reason::Twice("::teacher")));
    assert_eq!(one("::explain\nWhy?\n"), (1, 10, Reason::NotEnded("::explain".into())));
    let (line, column, reason) = one("::move triangle:k=3:2,4,1\n::end");
    assert!((line, column) == (1, 8) && matches!(reason, Reason::Position(_)), "{reason:?}");
    let places: Vec<(usize, usize)> =
        found("::end\n::move nim:1\n::end\n::x\n").iter().map(|one| (one.0, one.1)).collect();
    assert_eq!(places, [(1, 1), (2, 8), (4, 1)]);
}

#[test]
fn a_file_without_a_title_is_a_lesson_without_one() {
    assert_eq!(Plain::read("Words.\n\n# Words").unwrap().lesson.blocks[0].part, Part::Text("Words.\n\n# Words".into()));
    assert_eq!(Plain::read(""), Ok(Plain::default()));
}

/// Words whose lines may begin like directives or other special lines of a file.
fn words() -> impl Strategy<Value = String> {
    let line =
        prop_oneof!["[^\u{1e}\u{1f}]{0,12}", "(::|# |## |%|\\\\|- |::end|::answer)[a-z ]{0,5}", Just(String::new())];
    prop::collection::vec(line, 0..4).prop_map(|lines| lines.join("\n"))
}

fn asked() -> impl Strategy<Value = Asked> {
    let nim = |x: u32| game(&format!("nim:{x},1,2"));
    prop_oneof![
        (0..20_u32).prop_map(move |x| Asked::Move(nim(x))),
        (0..20_u32).prop_map(move |x| Asked::Winner(nim(x))),
        Just(Asked::Winner(game("rules:a b;move a by any;move b by 1..3;b<=a:3,2"))),
        (prop::sample::select(&Axis::ALL[..]), 0..=Row::LONGEST, prop::sample::select(&Shows::ALL[..]))
            .prop_map(move |(axis, last, shows)| Asked::Row(Row { game: nim(3), along: axis.into(), last, shows })),
        (prop::sample::select(&About::ALL[..]), 0..=Rule::LARGEST, words())
            .prop_map(move |(about, bound, answer)| Asked::Rule(Rule { game: nim(3), about, bound, answer })),
        words().prop_map(|answer| Asked::Explanation { answer }),
    ]
}

fn part() -> impl Strategy<Value = Part> {
    prop_oneof![
        words().prop_map(Part::Text),
        (words(), asked()).prop_map(|(words, asked)| Part::Task(Task { words, asked })),
        (words(), words()).prop_map(|(question, answer)| Part::Question { question, answer }),
        (0..20_u32, prop::sample::select(&Recipe::ALL[..]), words()).prop_map(|(x, recipe, task)| {
            let sum = format!("nim:{x},0,3 + sharing:0,2,4").parse().unwrap();
            Part::Bar(Bar { sum, recipe, task })
        }),
    ]
}

/// The same with tidy words.
fn tidied(part: Part) -> Part {
    match part {
        Part::Text(words) => Part::Text(tidy(&words)),
        Part::Bar(bar) => Part::Bar(Bar { task: tidy(&bar.task), ..bar }),
        Part::Question { question, answer } => Part::Question { question: tidy(&question), answer: tidy(&answer) },
        Part::Task(Task { words, asked }) => {
            let asked = match asked {
                Asked::Rule(rule) => Asked::Rule(Rule { answer: on_one_line(&rule.answer), ..rule }),
                Asked::Explanation { answer } => Asked::Explanation { answer: tidy(&answer) },
                asked @ (Asked::Move(_) | Asked::Winner(_) | Asked::Row(_)) => asked,
            };
            Part::Task(Task { words: tidy(&words), asked })
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_the_same(
        title in words(),
        parts in prop::collection::vec(part(), 0..6),
        (name, time) in any::<(bool, bool)>(),
        minutes in prop::option::of(0..=Guide::LONGEST),
        teacher in words(),
    ) {
        let noted = Noted { name, time };
        let guide = Guide { minutes, words: teacher };
        let plain = Plain { lesson: with(noted, Lesson::new(title.clone(), parts.clone())), guide: guide.clone() };
        let lesson = with(noted, Lesson::new(on_one_line(&title), parts.into_iter().map(tidied)));
        let wanted = Plain { lesson, guide: Guide { words: tidy(&guide.words), ..guide } };
        let text = plain.write();
        prop_assert_eq!(Plain::read(&text), Ok(wanted), "{}", text);
    }

    #[test]
    fn no_text_is_too_much(text in "(::(play|row|rule|end|answer|note|teacher|text)? ?[a-z:0-9, =]{0,12}\n|.{0,12}\n){0,6}") {
        let _ = Plain::read(&text);
    }
}
