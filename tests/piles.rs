//! Sharing Nim with two to six piles: the answers of the worker are those of plain recursion, and requests that need results known for
//! three piles only are refused in words.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::{Game, Position, Ruleset, Sum, SumMove};
use maths::solver::{CannotBegin, Cut, PPositions, Plan, Plane, Recursion, Solving};
use maths::values::Outcome;
use std::collections::HashMap;
use web::kit::{Edit, Gesture, not_begun};
use web::table::{Action, Section, Slot, State};
use web::texts::Texts;
use web::workers::host::Ticket;
use web::workers::solver::Handler;
use web::workers::solver::protocol::{Answer, FromWorker, Question, ToWorker};

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

/// The answer to one question, or the reason against it.
fn answer(question: Question) -> Result<(Answer, Vec<u16>), String> {
    let mut handler = Handler::default();
    handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
    loop {
        let Some(reply) = handler.step() else { return Err("no answer".into()) };
        match reply.message {
            FromWorker::Answered { answer, .. } => return Ok((answer, reply.payload.unwrap_or_default())),
            FromWorker::Refused { reason, .. } => return Err(reason.to_string()),
            FromWorker::Progress { .. } | FromWorker::Growing { .. } | FromWorker::Cancelled { .. } => {}
            FromWorker::Ready { .. } | FromWorker::Spent => return Err("not an answer".into()),
        }
    }
}

const GAMES: [&str; 7] = [
    "sharing:12,5",
    "sharing:0,5,16,3",
    "sharing:misere:9,2,2,7",
    "sharing:pass:0,1,9,4,1",
    "sharing:6,0,3,8,1",
    "sharing:pass,misere:5,0,0,2,3,0",
    "sharing:4,0,0,2,5,1",
];

#[test]
fn a_position_and_its_options_have_the_values_of_plain_recursion() {
    for text in GAMES {
        let game = game(text);
        let Answer::Evaluation(found) = answer(Question::Evaluate { game }).unwrap().0 else { panic!("{text}") };
        let mut judge = Recursion::new(game.ruleset());
        assert_eq!(found.value, judge.value(game.position()).0, "{text}");
        let options: Vec<_> = game.options().into_iter().map(|(play, to)| (play, judge.value(to).0)).collect();
        let valued: Vec<_> = found.options.iter().map(|option| (option.play, option.value)).collect();
        assert_eq!(valued, options, "{text}");
    }
}

#[test]
fn a_position_and_its_options_have_the_outcomes_of_plain_recursion() {
    for text in GAMES {
        let game = game(text);
        let Answer::Advice(found) = answer(Question::Advise { game }).unwrap().0 else { panic!("{text}") };
        let mut known = HashMap::new();
        let mut outcome = |position| Recursion::outcome(game.ruleset(), position, &mut known);
        assert_eq!(found.outcome, outcome(game.position()), "{text}");
        for option in &found.options {
            let to = Sum::from(game).play(option.play).unwrap().parts()[0].position();
            assert_eq!(option.outcome, outcome(to), "{text} {:?}", option.play);
        }
        assert!(found.best().count() > 0, "{text}");
    }
}

#[test]
fn a_table_over_two_piles_with_the_others_fixed_holds_the_values_of_plain_recursion() {
    for (text, table) in [
        ("sharing:2,5", None),
        ("sharing:0,5,16,3", None),
        ("sharing:misere:0,5,9,3", Some("c-a")),
        ("sharing:pass:1,2,0,4,3,1", Some("e-b")),
    ] {
        let table = table.map_or_else(String::new, |table| format!("&table={table}"));
        let opened = web::table::read_route(&format!("g={text}&n=7{table}")).unwrap();
        let state = State::default().after(Action::Open(opened));
        let Some(Question::Picture(pictured)) = state.question(Slot::Table) else { panic!("{text}") };
        let (found, numbers) = answer(Question::Picture(pictured)).unwrap();
        let Answer::Picture { places, cut, tally, .. } = found else { panic!("{text}") };
        assert_eq!((places, numbers.len()), ((8, 8), 64), "{text}");
        let plane = Plane { ruleset: pictured.ruleset, cut, pass: pictured.pass };
        let mut judge = Recursion::new(pictured.ruleset);
        let mut zeros = 0;
        for (place, number) in (0..8).flat_map(|row| (0..8).map(move |column| (column, row))).zip(numbers) {
            let position = plane.position_at(place).unwrap();
            assert_eq!(u32::from(number), judge.value(position).0, "{text} {position:?}");
            zeros += u32::from(number == 0);
        }
        assert_eq!(tally.of_note, zeros, "{text}");
    }
}

#[test]
fn the_piles_of_a_table_are_chosen_and_stay_in_the_link() {
    let board = |text: &str| State::default().after(Action::Place(game(text)));
    let state = board("sharing:0,5,16,3");
    let Cut::Pair { across, down, others } = state.look.cut(&state.game()) else { panic!("no pair") };
    assert_eq!((across.index(), down.index(), &*others), (1, 0, &[0, 5, 16, 3][..]));
    let look = web::table::Look { section: Section::Pair(down, across), ..state.look };
    let state = state.after(Action::Look(Edit::to(look), Gesture::Settled));
    assert!(web::table::write_route(&state.link()).contains("&table=a-b"));
    // A bar knows no such plane and is shown as ever.
    let bar = state.after(Action::Place(game("nim:3,7,4")));
    assert_eq!(bar.look.cut(&bar.game()), Cut::Fixed(maths::games::Axis::Y, 7));
}

#[test]
fn another_number_of_piles_keeps_the_piles_that_are_there() {
    let state = State::default().after(Action::Place(game("sharing:0,5,16")));
    let change = |state: State, text: &str| {
        let ruleset: Ruleset = text.parse().unwrap();
        state.after(Action::Change(Edit::to(ruleset), Gesture::Settled))
    };
    let five = change(state, "sharing:piles=5");
    assert_eq!((five.game().to_string().as_str(), &five.notice), ("sharing:0,5,16,0,0", &None));
    assert_eq!(change(five, "sharing:piles=2").game().to_string(), "sharing:0,5");
}

#[test]
fn what_is_known_for_three_piles_only_is_refused_in_words() {
    let ruleset: Ruleset = "sharing:piles=4".parse().unwrap();
    let extent = maths::solver::Extent::cube(ruleset.rules, 9);
    let said = |why: CannotBegin| not_begun(Texts::default(), why);
    let stated = "this calculation exists only for bars and for three piles";
    assert!(Solving::solve(ruleset, extent, Plan::BOUND).map(drop).unwrap_err().to_string().contains("NotThree"));
    assert_eq!(said(PPositions::new(ruleset, 9, false, Plan::BOUND).map(drop).unwrap_err()), stated);
    assert!(answer(Question::Heights { ruleset, size: 9, pass: false }).unwrap_err().to_string().contains("NotThree"));
    let state = State::default().after(Action::Place(game("sharing:0,5,16,3")));
    for slot in [Slot::Heights, Slot::Columns, Slot::Rows] {
        assert_eq!(state.question(slot), None);
    }
}

#[test]
fn moves_are_those_of_the_rules() {
    // Between any two piles as many as leave the receiving one not larger.
    for text in GAMES {
        let game = game(text);
        let piles = game.position().coordinates;
        let mut wanted = Vec::new();
        for (from, giving) in piles.iter().enumerate() {
            for (onto, receiving) in piles.iter().enumerate() {
                for tokens in 1..=*giving {
                    if from != onto && receiving + tokens <= giving - tokens {
                        let mut left = piles.to_vec();
                        left[from] -= tokens;
                        left[onto] += tokens;
                        wanted.push(left);
                    }
                }
            }
        }
        let ends = piles.iter().max().unwrap() - piles.iter().min().unwrap() <= 1;
        assert_eq!(wanted.is_empty(), ends);
        let passes = usize::from(game.position().pass);
        let options = game.options();
        assert_eq!(options.len(), wanted.len() + passes, "{text}");
        let left = |(_, to): &(_, Position)| to.coordinates.to_vec();
        assert!(options.iter().take(wanted.len()).map(left).eq(wanted), "{text}");
        for (play, to) in &options {
            let play_text = Sum::from(game).written(SumMove::alone(*play));
            assert_eq!(game.play(*play).map(|game| game.position()), Some(*to), "{text} {play_text}");
            let written = format!("{game};{play_text}").parse::<maths::games::Record>().unwrap();
            assert_eq!(written.last().parts()[0].position(), *to, "{text} {play_text}");
        }
    }
    assert_eq!(
        Recursion::outcome(game("sharing:3,3,3,3").ruleset(), Position::new(0, 0, 0), &mut HashMap::new()),
        Outcome::P
    );
}
