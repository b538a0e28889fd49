//! The class of the browser tests: the work of 35 pupils, from `tests/golden/class.csv`, as the codes that they hand in, in
//! `tests/golden/class_codes.txt`. Its first line is the lesson as a word. `tests/golden/class_qr.txt` is the QR code of a link that hands
//! in the first of them: the link, and a line for each row of modules. Another program wrote both by the descriptions of the formats;
//! `UPDATE_SNAPSHOTS=1 cargo test --test all class::` writes them again.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

use files::lessons::{
    About, Asked, Bar, Class, Done, Explained, Filled, Found, Lesson, Noted, Part, Played, Predicted, Recipe, Row,
    Rule, Ruled, Shows, Task, Work, code,
};
use maths::games::{Axis, Game, Move};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fs;
use std::path::PathBuf;

fn golden(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/golden", name].iter().collect()
}

fn lesson() -> Lesson {
    let strip: Game = "nim:4,0,6".parse().unwrap();
    let task = |words: &str, asked| Part::Task(Task { words: words.into(), asked });
    let row = Row { game: "nim:3,0,0".parse().unwrap(), along: Axis::Z.into(), last: 5, shows: Shows::Outcomes };
    let rule = Rule { game: strip, about: About::PPositions, bound: 8, answer: String::new() };
    let mut lesson = Lesson::new(
        "A strip with two ends".into(),
        [
            Part::Bar(Bar { sum: strip.into(), recipe: Recipe::Computer, task: "Win against the computer.".into() }),
            task("", Asked::Move(strip)),
            task("", Asked::Winner("nim:5,0,5".parse().unwrap())),
            task("", Asked::Row(row)),
            task("", Asked::Rule(rule)),
            task("Why does it work?", Asked::Explanation { answer: String::new() }),
        ],
    );
    lesson.noted = Noted { name: true, time: true };
    lesson
}

/// Moves such as `z4 x3` as numbers.
fn moves(text: &str) -> Vec<u64> {
    let cut = |word: &str| {
        let axis = if word.starts_with('x') { Axis::X } else { Axis::Z };
        Move::Cut { axis, to: word[1..].parse().unwrap() }
    };
    Work::numbers(text.split_whitespace().map(cut))
}

fn work(line: &str) -> Work {
    let fields: Vec<&str> = line.split(',').collect();
    let number = |at: usize| fields[at].parse::<u8>().unwrap();
    let is_true = |at: usize| fields[at] == "1";
    let nothing = |is_begun: bool, done: Done| if is_begun { done } else { Done::Nothing };
    let kept = fields[3].split(';').filter(|game| !game.is_empty()).map(moves).collect();
    let wrong = fields[12].split_whitespace().map(|place| 1 << place.parse::<u32>().unwrap()).sum();
    let answers = fields[10].split_whitespace().map(|answer| answer == "N").collect::<Vec<_>>();
    let done = vec![
        nothing(number(4) > 0, Done::Played(Played { games: number(4), hints: number(6), is_won: is_true(5), kept })),
        nothing(
            !fields[7].is_empty(),
            Done::Found(Found { hints: number(9), moves: moves(fields[7]), is_solved: is_true(8) }),
        ),
        nothing(
            !answers.is_empty(),
            Done::Predicted(Predicted { is_solved: answers.last() == Some(&false), answers: answers.clone() }),
        ),
        nothing(number(11) > 0, Done::Filled(Filled { tries: number(11), wrong, is_solved: is_true(13) })),
        nothing(
            number(15) > 0,
            Done::Ruled(Ruled { tries: number(15), formula: fields[14].into(), is_solved: is_true(16) }),
        ),
        nothing(!fields[17].is_empty(), Done::Explained(Explained { text: fields[17].into() })),
    ];
    let pupil = u32::from(number(0)).wrapping_mul(0x9E37_79B9);
    let work = Work::new(lesson().id(), pupil, done.len());
    Work { steps: 20, name: fields[1].into(), minutes: fields[2].parse().ok(), done, ..work }
}

/// Compares a file with the expected text, or writes the file again.
fn compare(name: &str, text: &str) {
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(golden(name), text).unwrap();
    }
    let written = fs::read_to_string(golden(name)).unwrap();
    assert_eq!(written, text, "UPDATE_SNAPSHOTS=1 cargo test --test all class:: writes {name} anew");
}

/// The link to the teacher's page with a code, and its QR code as the page for pupils draws it.
fn qr(code: &str) -> String {
    let link = format!("https://example.org/bittersweet/teach.html#tab=class&work={code}");
    let drawn = QrCode::encode_binary(link.as_bytes(), QrCodeEcc::Medium).unwrap();
    let module = |x, y| if drawn.get_module(x, y) { '#' } else { '.' };
    let row = |y| (0..drawn.size()).map(|x| module(x, y)).chain(['\n']).collect::<String>();
    link + "\n" + &(0..drawn.size()).map(row).collect::<String>()
}

#[test]
fn the_codes_are_those_of_the_class() {
    let table = fs::read_to_string(golden("class.csv")).unwrap();
    let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).skip(1).collect();
    let codes: Vec<String> = lines.iter().map(|line| code::write(&work(line))).collect();
    compare("class_codes.txt", &format!("{}\n{}\n", lesson().write(), codes.join("\n")));
    compare("class_qr.txt", &qr(&codes[0]));
    let mut class = Class::default();
    let counts = class.take(&lesson(), &codes.join("\n"));
    assert_eq!((counts.new, counts.newer, counts.problems), (35, 0, 0));
    assert!(codes.iter().all(|code| code.len() <= 300), "codes of a usual lesson are short");
}
