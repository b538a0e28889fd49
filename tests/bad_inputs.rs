//! Bad inputs and the messages that are expected, from one table. `tests/browser/bad_inputs.test.mjs` tries its rows in the fields of
//! the built pages, and a few of each kind of link. The messages were written from the rules of the notation, before the program ran. Each
//! names the error, its place, and the allowed input.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "bad_inputs/table.rs"]
mod table;

use files::lessons::Lesson;
use maths::games::{Bar, Coordinate, Record, Ruleset, Sum};
use pages::embed::{Field, Fields};
use pages::{bench, embed, laboratory, papers, teach};
use proofs::automata::logic::Refusal;
use proofs::theorems::foundry::Grammar;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Row, numbers, rows};
use web::kit;
use web::kit::frame::{Remark, Settings};
use web::kit::grammar_mistakes;
use web::table::{duel, typed};
use web::texts::{Language, Texts};
use web::workers::certifier::protocol::Examined;
use web::workers::host::Job;
use web::workers::prover::protocol::Decided;
use web::workers::{certifier, prover};

/// The kinds of inputs, and the fewest rows that each has to have.
const KINDS: [(&str, usize); 21] = [
    ("position", 80),
    ("rules", 40),
    ("ruleset", 10),
    ("record", 30),
    ("formula", 50),
    ("about", 8),
    ("sentence", 30),
    ("grammar", 20),
    ("heaps", 18),
    ("certificate", 20),
    ("explore", 40),
    ("laboratory", 25),
    ("bench", 20),
    ("papers", 12),
    ("play", 20),
    ("teach", 20),
    ("frame", 25),
    ("message", 40),
    ("set", 20),
    ("code", 40),
    ("file", 8),
];

/// The lesson for which codes are handed in.
static LESSON: LazyLock<Lesson> = LazyLock::new(|| {
    let word = include_str!("golden/class_codes.txt").lines().next().unwrap();
    Lesson::read(word).unwrap()
});

/// The message of the pages about an input; `None` if they accept it.
fn said(texts: Texts, kind: &str, input: &str) -> Option<String> {
    let problems = |found| kit::sentence(texts, &kit::problems(texts, &found));
    match kind {
        "position" | "rules" => input.parse::<Sum>().err().map(problems),
        "ruleset" => input.parse::<Ruleset>().err().map(problems),
        "record" => input.parse::<Record>().err().map(|why| kit::sentence(texts, &kit::not_a_record(texts, &why))),
        "formula" => bench::refusals::formula(texts, input, &"nim".parse().unwrap()),
        "about" => {
            let (ruleset, formula) = input.split_once(" | ").unwrap();
            bench::refusals::formula(texts, formula, &ruleset.parse().unwrap())
        }
        "sentence" => refusal(input).map(|refusal| bench::refusals::sentence(texts, &refusal)),
        "heaps" => maths::solver::heaps::read(input)
            .err()
            .map(|mistakes| web::kit::heap_mistakes::mistakes(texts, &mistakes).join(" ")),
        "grammar" => {
            let mistakes = input.parse::<Grammar>().err()?;
            let said = mistakes.iter().map(|mistake| grammar_mistakes::sentence(texts, input, mistake));
            Some(said.collect::<Vec<_>>().join(" "))
        }
        "certificate" => match examined(input) {
            Examined::Accepted { .. } => None,
            examined @ (Examined::Rejected { .. }
            | Examined::OtherKind { .. }
            | Examined::Unnamed
            | Examined::Unreadable(_)
            | Examined::TooLarge { .. }
            | Examined::Unfinished) => Some(laboratory::refusals::certificate(texts, &examined)),
        },
        "explore" => {
            let state = web::table::State::default().after(web::table::Action::Open(web::table::read_route(input)?));
            state.notice.map(|notice| kit::sentence(texts, &notice.in_words(texts)))
        }
        "laboratory" => {
            let action = laboratory::Action::Open(Box::new(laboratory::read_route(input)));
            laboratory::State::default().after(action).notice(texts)
        }
        "bench" => {
            let action = bench::Action::Open(Box::new(bench::read_route(input)));
            bench::State::default().after(action).notice(texts)
        }
        "papers" => papers::State::default().after(papers::Action::Open(papers::read_route(input))).notice(texts),
        "play" => {
            let state = duel::State::default().after(duel::Action::Open(duel::route::read(input)?));
            state.notice.map(|notice| notice.in_words(texts))
        }
        "teach" => {
            let action = teach::Action::Open(teach::read_route(input).map(Box::new));
            teach::State::default().after(action).notice.map(|notice| notice.in_words(texts))
        }
        "frame" => {
            let remarks: Vec<String> =
                Settings::read(input).1.iter().map(|remark: &Remark| remark.in_words(texts)).collect();
            Some(remarks.join(" ")).filter(|text| !text.is_empty())
        }
        "message" | "set" => answered(texts, input),
        "code" => teach::refusals::code(texts, &LESSON, input),
        "file" => {
            input.split_once(':').and_then(|(name, content)| teach::refusals::file(texts, name, content.as_bytes()))
        }
        _ => panic!("there is no kind {kind}"),
    }
}

/// Why a sentence is not decided: it cannot be read, or the prover refuses it.
fn refusal(text: &str) -> Option<Refusal> {
    let decided = prover::protocol::Question::Decide(text.into()).answered().decided();
    if let Some(Decided::Refused(refusal)) = decided { Some(refusal) } else { None }
}

fn examined(text: &str) -> Examined {
    certifier::protocol::Question::Examine(text.into()).answered().examined().unwrap()
}

/// The answer of a frame with (7, 4, 7) and k = 3 to a message, written as JSON.
fn answered(texts: Texts, message: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(message).unwrap();
    let fields = Fields::read(|name| match &message[name] {
        serde_json::Value::Null => Field::Absent,
        serde_json::Value::Bool(flag) => Field::Flag(*flag),
        serde_json::Value::Number(number) => Field::Number(number.as_f64().unwrap()),
        // The adapter in the browser does not copy a longer one.
        serde_json::Value::String(text) if text.len() > 6000 => Field::Unreadable,
        serde_json::Value::String(text) => Field::Text(text.clone()),
        serde_json::Value::Array(_) | serde_json::Value::Object(_) => Field::Unreadable,
    });
    let request = match embed::check(&fields) {
        Err(refused) => return refused.map(|refused| refused.reason.in_words(texts)),
        Ok(message) => message.request,
    };
    let state = web::table::State::default().after(web::table::Action::Place("triangle:k=3:7,4,7".parse().unwrap()));
    embed::respond(&state, &Settings::default(), request, "").err().map(|refusal| refusal.in_words(texts))
}

/// The message of a field of Explore about a number, beside the board with (5, 1, 7), k = 4 and s = 3; `None` if it accepts the number.
fn said_of_number(texts: Texts, field: &str, input: &str) -> Option<String> {
    let refused = match field {
        "size" => typed::size(texts, input).err(),
        "k" => kit::numbers::slope(texts, input).err(),
        "s" => kit::numbers::whole(texts, "s", input, Bar::LARGEST_S).err(),
        "coordinate-0" => {
            let game = "step:k=4,s=3:5,1,7".parse().unwrap();
            typed::coordinate(texts, game, Coordinate::new(0).unwrap(), input).err()
        }
        _ => panic!("there is no field {field}"),
    };
    refused.map(|reason| kit::sentence(texts, &reason))
}

#[track_caller]
fn are_refused(all: &[Row], said: impl Fn(&Row) -> Option<String>) {
    let wrong = |row: &Row| {
        let found = said(row);
        (found.as_ref() != Some(&row.message)).then(|| {
            let short: String = row.input.chars().take(80).collect();
            format!("line {}: {} {short:?}\n  expected {:?}\n  found    {found:?}", row.line, row.kind, row.message)
        })
    };
    let failures: Vec<String> = all.iter().filter_map(wrong).collect();
    assert!(failures.is_empty(), "{} of {} rows\n{}", failures.len(), all.len(), failures.join("\n"));
}

#[test]
fn every_bad_input_is_refused_with_the_message_that_is_expected() {
    let texts = Texts::default();
    are_refused(&rows(), |row| said(texts, &row.kind, &row.input));
}

#[test]
fn every_bad_number_is_refused_with_the_message_that_is_expected() {
    let texts = Texts::default();
    let all = numbers();
    are_refused(&all, |row| said_of_number(texts, &row.kind, &row.input));
    for field in ["size", "k", "s", "coordinate-0"] {
        assert!(all.iter().filter(|row| row.kind == field).count() >= 10, "{field}");
        assert_eq!(said_of_number(texts, field, "4"), None, "{field}");
    }
}

#[test]
fn there_are_enough_rows_of_every_kind_and_none_twice() {
    let all = rows();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    all.iter().for_each(|row| *counts.entry(&row.kind).or_default() += 1);
    for (kind, least) in KINDS {
        assert!(counts.get(kind).copied().unwrap_or(0) >= least, "{kind}: {counts:?}");
    }
    assert_eq!(counts.len(), KINDS.len(), "{counts:?}");
    assert!(all.len() >= 500, "{}", all.len());
    let mut inputs: Vec<_> = all.iter().map(|row| (&row.kind, &row.input)).collect();
    inputs.sort();
    inputs.windows(2).for_each(|pair| assert_ne!(pair[0], pair[1]));
}

#[test]
fn every_bad_input_is_refused_in_japanese_as_well() {
    let japanese = Texts::of(Language::with_code("ja").unwrap());
    for row in rows() {
        let found = said(japanese, &row.kind, &row.input).unwrap();
        // Some messages of frames are for programs, in English.
        let is_for_programs = ["message", "set"].contains(&row.kind.as_str());
        assert!(is_for_programs || found != row.message && !found.is_ascii(), "line {}: {found}", row.line);
    }
    for row in numbers() {
        let found = said_of_number(japanese, &row.kind, &row.input).unwrap();
        assert!(found != row.message && !found.is_ascii(), "line {}: {found}", row.line);
    }
}

/// The word of ASCII letters with which a message begins.
fn first_word(message: &str) -> &str {
    &message[..message.bytes().take_while(u8::is_ascii_alphanumeric).count()]
}

#[test]
fn letters_that_are_names_keep_their_case_at_the_beginning_of_a_message() {
    // N, G and P are capitals wherever they are; A is an article in English.
    let small = ["a", "b", "c", "d", "e", "f", "g", "k", "m", "n", "p", "s", "x", "y", "z"];
    for (code, names) in [("en", &small[1..]), ("ja", &small[..])] {
        let texts = Texts::of(Language::with_code(code).unwrap());
        // Messages of frames are for programs, in English.
        let pages = rows().into_iter().filter(|row| !["message", "set"].contains(&row.kind.as_str()));
        let all = pages.filter_map(|row| said(texts, &row.kind, &row.input));
        let all: Vec<String> =
            all.chain(numbers().into_iter().filter_map(|row| said_of_number(texts, &row.kind, &row.input))).collect();
        let is_name = |message: &&String| names.contains(&first_word(message));
        assert!(all.iter().filter(is_name).count() >= 80, "{code}");
        let capital = |message: &&String| {
            let word = first_word(message);
            !["N", "G", "P"].contains(&word) && names.iter().any(|name| name.to_ascii_uppercase() == word)
        };
        assert_eq!(all.iter().filter(capital).collect::<Vec<_>>(), Vec::<&String>::new(), "{code}");
        // Latin words inside Japanese are what the user types or sees.
        if code == "ja" {
            let words =
                ["Bar", "Rim", "Heights", "Computer", "Table", "Level", "Show", "Line", "Beside", "Pass", "Misere"];
            assert!(all.iter().all(|message| !words.contains(&first_word(message))));
        }
    }
}
