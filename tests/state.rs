//! The page's reducer, without a page: every action, and what it must not touch.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::{Axis, Family, Game, Move, Ruleset, Sum, SumMove, opening};
use maths::solver::{Advice, Cut, Extent, Grid, Plan, Remoteness, Strength, Window};
use proptest::prelude::*;
use std::collections::HashMap;
use std::rc::Rc;
use web::kit::games::Kind;
use web::kit::{Edit, Gesture};
use web::table::{
    Action, Computer, Heights, Hint, LinkRefused, Look, Notice, Parameter, Pending, Section, Slot, SolverReply, State,
    Unanswered, Walking, read_route, write_route,
};
use web::texts::Language;
use web::workers::requests::{Status, Unavailable};
use web::workers::solver::WhyNot;
use web::workers::solver::protocol::{Pictured, Question, Tally};

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

fn at(text: &str) -> State {
    State::default().after(Action::Place(game(text)))
}

fn shown(state: &State) -> String {
    state.game().to_string()
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn cut(axis: Axis, to: u32) -> Action {
    Action::Play(Move::Cut { axis, to }.into())
}

#[test]
fn moves_are_made_taken_back_and_made_again() {
    let state = at("triangle:k=3:7,4,7").after(cut(Axis::X, 4)).after(cut(Axis::Z, 0));
    assert_eq!((shown(&state).as_str(), state.moves_made()), ("triangle:k=3:4,1,0", 2));
    let back = state.clone().after(Action::Undo);
    assert_eq!((shown(&back).as_str(), back.can_redo()), ("triangle:k=3:4,3,7", true));
    assert_eq!(shown(&back.clone().after(Action::Redo)), shown(&state));
    // A new move forgets what was taken back.
    assert!(!back.after(cut(Axis::Y, 0)).can_redo());
    assert_eq!(shown(&state.clone().after(Action::Restart)), "triangle:k=3:7,4,7");
    assert_eq!(shown(&state.clone().after(cut(Axis::X, 9))), shown(&state), "no such move");
}

#[test]
fn a_ruleset_that_lowers_the_bar_gives_it_back() {
    let wide = at("triangle:k=3:7,4,7").after(Action::Change(Edit::to(ruleset("triangle:k=7")), Gesture::Moving));
    assert_eq!(shown(&wide), "triangle:k=7:7,2,7");
    assert_eq!(wide.notice, None);
    let back = wide.after(Action::Change(Edit::to(ruleset("triangle:k=3")), Gesture::Settled));
    assert_eq!((shown(&back).as_str(), back.notice), ("triangle:k=3:7,4,7", None));
}

#[test]
fn a_smaller_base_lowers_the_bar_and_a_larger_one_gives_it_back() {
    let stretch = |axis: Axis, value, gesture| Action::Stretch(axis.into(), value, gesture);
    let narrow = at("triangle:k=3:7,4,7").after(stretch(Axis::X, 2, Gesture::Moving));
    assert_eq!(shown(&narrow), "triangle:k=3:2,3,7");
    let wide = narrow.clone().after(stretch(Axis::X, 7, Gesture::Settled));
    assert_eq!((shown(&wide).as_str(), wide.notice, wide.gesture), ("triangle:k=3:7,4,7", None, Gesture::Settled));
    // A height that is moved itself stops at the rim, and is not wished for any higher.
    let low = narrow.after(stretch(Axis::Y, 9, Gesture::Settled)).after(stretch(Axis::X, 7, Gesture::Settled));
    assert_eq!((shown(&low).as_str(), low.notice), ("triangle:k=3:7,3,7", None));
}

#[test]
fn an_illegal_height_or_link_changes_nothing_but_the_notice() {
    let state = at("triangle:k=3:7,4,7").after(cut(Axis::X, 4));
    for action in [
        Action::Coordinate(Axis::Y.into(), 9),
        Action::Coordinate(Axis::Z.into(), 0),
        Action::PlaceAt(maths::games::Position::new(0, 9, 0)),
        Action::Open(read_route("#g=triangle:k=3:2,4,1").unwrap()),
    ] {
        let after = state.clone().after(action);
        assert!(after.notice.is_some());
        assert_eq!(after.after(Action::Dismiss), state.clone().after(Action::Dismiss));
    }
}

#[test]
fn a_pass_that_comes_into_the_game_is_there() {
    let state = at("nim:3,7,4").after(Action::Change(Edit::to(ruleset("nim:pass")), Gesture::Settled));
    assert_eq!((shown(&state).as_str(), state.look.pass), ("nim:pass:3,7,4,1", true));
    let used = state.after(Action::Play(Move::Pass.into()));
    assert_eq!(shown(&used), "nim:pass:3,7,4,0");
    assert_eq!(shown(&used.after(Action::Play(Move::Pass.into()))), "nim:pass:3,7,4,0");
}

#[test]
fn a_bar_with_four_sides_has_its_bitter_piece_inside() {
    let four = |text: &str| at(text).after(Action::Change(Edit::to(ruleset("rules:l r u d")), Gesture::Settled));
    assert_eq!(shown(&four("rules:a b;move a by any:5,8")), "rules:l r u d:5,8,2,2");
    assert_eq!(shown(&four("sharing:0,5,16,0,1")), "rules:l r u d:0,5,16,0");
}

#[test]
fn choosing_a_family_keeps_pass_and_misere() {
    let state = at("nim:pass,misere:3,7,4,1").after(Action::Choose(Family::Step));
    assert_eq!(shown(&state), "step:k=4,s=2,pass,misere:4,3,13,1");
}

#[test]
fn a_link_brings_back_whose_turn_it_is_and_back_keeps_the_game() {
    let state = at("nim:3,7,4").after(cut(Axis::Y, 0)).after(cut(Axis::X, 0));
    let link = |state: &State| write_route(&state.link());
    let elsewhere = State::default().after(Action::Open(read_route(&link(&state)).unwrap()));
    assert_eq!((shown(&elsewhere), elsewhere.moves_made()), (shown(&state), 2));
    let before = link(&state.clone().after(Action::Undo));
    let back = state.after(Action::Open(read_route(&before).unwrap()));
    assert_eq!((back.moves_made(), back.can_undo(), back.can_redo()), (1, true, true));
}

#[test]
fn the_table_follows_the_bar_until_it_is_set_otherwise() {
    let plane = |state: &State| match state.question(Slot::Table) {
        Some(Question::Picture(Pictured { cut: Cut::Fixed(_, at), .. })) => at,
        other => panic!("not a plane: {other:?}"),
    };
    let state = at("triangle:k=3:7,4,7");
    assert_eq!(plane(&state), 4);
    let cut = state.after(cut(Axis::Y, 2));
    assert_eq!(plane(&cut), 2);
    let fixed = cut.clone().after(Action::Look(Edit::to(Look { at: Some(1), ..cut.look }), Gesture::Settled));
    assert_eq!(plane(&fixed.after(Action::Undo)), 1);
}

#[test]
fn a_chosen_kind_of_game_begins_under_the_same_play() {
    let begun = |text: &str, kind: Kind| {
        let sum: Sum = text.parse().unwrap();
        State::default().after(Action::PlaceSum(sum)).after(Action::Begin(kind)).sum().to_string()
    };
    let of = |family: Family| opening(family);
    assert_eq!(begun("nim:3,7,4", Kind::Of(Family::Step)), of(Family::Step).to_string());
    assert_eq!(begun("nim:1,2,3 + sharing:0,5,16", Kind::Of(Family::Step)), of(Family::Step).to_string());
    // The kind of play goes along, also from a sum to a game alone and back.
    let misere = of(Family::Nim).to_string().replace("nim:", "nim:misere:");
    assert_eq!(begun("sum:misere: nim:1,2,3 + nim:1,0,1", Kind::Of(Family::Nim)), misere);
    assert_eq!(begun("nim:misere:3,7,4", Kind::Sum), "sum:misere: nim:3,7,4 + nim:2,1,3");
    // A game that is a sum already stays.
    assert_eq!(begun("nim:1,2,3 + nim:1,0,1", Kind::Sum), "nim:1,2,3 + nim:1,0,1");
}

#[test]
fn a_walk_through_k_gives_the_game_back() {
    let start = at("triangle:k=3:7,4,7").after(Action::Play(Move::Cut { axis: Axis::X, to: 5 }.into()));
    let step = |state: State, text: &str| state.after(Action::Walk(Some(ruleset(text))));
    let walked = step(step(start.clone(), "triangle:k=4"), "triangle:k=20");
    // The rim of k = 20 over (5, 7) is 0.
    assert_eq!((walked.game().to_string().as_str(), walked.gesture), ("triangle:k=20:5,0,7", Gesture::Moving));
    let back = walked.clone().after(Action::Walk(None));
    assert_eq!((back.line(), back.at(), back.gesture), (start.line(), start.at(), Gesture::Settled));
    assert_eq!(back.after(Action::Undo).game().to_string(), "triangle:k=3:7,4,7");
    // A player who breaks the bar of a step stays with it.
    let cut = walked.after(Action::Play(Move::Cut { axis: Axis::X, to: 1 }.into()));
    assert!(cut.has_left_walk());
    let stopped = cut.clone().after(Action::Walk(None));
    assert!(stopped.game() == cut.game() && !stopped.has_left_walk());
    assert_eq!(start.clone().after(Action::Walk(None)).line(), start.line());
}

#[test]
fn the_table_turns_to_the_plane_of_what_a_break_would_leave() {
    let plane = |state: &State| match state.question(Slot::Table) {
        Some(Question::Picture(Pictured { cut: Cut::Fixed(_, at), .. })) => at,
        other => panic!("not a plane: {other:?}"),
    };
    let cut = |axis, to| Some(Move::Cut { axis, to });
    let start = at("triangle:k=3:7,4,7");
    // Over x = 3 and z = 7 the rim is ⌊10/3⌋ = 3; over x = 5 and z = 7 it is 4.
    let lower = start.clone().after(Action::Peek(cut(Axis::X, 3)));
    assert_eq!((plane(&lower), lower.turned().map(|to| to.xyz())), (3, Some([3, 3, 7])));
    assert_eq!(plane(&lower.clone().after(Action::Peek(None))), 4);
    assert_eq!((lower.game(), write_route(&lower.link())), (start.game(), write_route(&start.link())));
    let level = start.clone().after(Action::Peek(cut(Axis::X, 5)));
    assert_eq!((plane(&level), level.turned()), (4, None));
    // The break is made: the plane is that of the bar.
    let made = lower.clone().after(Action::Play(Move::Cut { axis: Axis::X, to: 3 }.into()));
    assert_eq!((plane(&made), made.turned()), (3, None));
    // A plane that does not depend on the bar's height stays.
    let across = start
        .clone()
        .after(Action::Look(Edit::new(|look: &mut Look| look.section = Section::Diagonal), Gesture::Settled));
    assert_eq!(across.clone().after(Action::Peek(cut(Axis::X, 3))).question(Slot::Table), across.question(Slot::Table));
}

#[test]
fn a_walk_stops_at_its_end_or_where_the_reader_stops_it() {
    let walking = |is_moving| Some(Walking { of: Parameter::K, is_moving });
    let begin = Edit::new(move |look: &mut Look| look.walk = walking(true));
    let start = at("triangle:k=14:7,1,7").after(Action::Look(begin, Gesture::Settled));
    let after = |state: State| {
        let next = Parameter::K.after(state.game().ruleset());
        state.after(Action::Walk(next))
    };
    let last = after(start.clone());
    assert_eq!((shown(&last).as_str(), last.look.walk), ("triangle:k=15:7,0,7", walking(true)));
    let ended = after(last.clone());
    assert_eq!((shown(&ended).as_str(), ended.look.walk), ("triangle:k=14:7,1,7", walking(false)));
    // A reader who stops it keeps what is there, and a link to it says which walk it is.
    let stop = Edit::new(move |look: &mut Look| look.walk = walking(false));
    let stopped = last.after(Action::Look(stop, Gesture::Settled));
    assert_eq!(shown(&stopped), "triangle:k=15:7,0,7");
    let link = write_route(&stopped.link());
    assert!(link.ends_with("&walk=k"), "{link}");
    assert_eq!(read_route(&link).unwrap().unwrap().look.walk, walking(false));
    assert_eq!(read_route(&format!("{link}:go")).unwrap().unwrap().look.walk, walking(true));
}

#[test]
fn an_answer_counts_only_for_its_own_question() {
    let state = at("nim:3,7,4");
    let asked = state.question(Slot::Heights).unwrap();
    let heights = Heights {
        ruleset: ruleset("nim"),
        pass: false,
        grid: Rc::new(Grid { columns: 1, rows: 1, values: vec![0] }),
        window: Window::whole(1, 1),
        places: (1, 1),
        tally: Tally::default(),
        cost: None,
    };
    assert!(state.heights.is_waiting_for(Some(&asked)));
    let state = state.after(Action::SolverReply(Slot::Heights, SolverReply::Heights(heights)));
    assert!(state.heights.answer_to(&asked).is_some() && !state.heights.is_waiting_for(Some(&asked)));
    // The page moves on: the old picture stays, but it is no answer to the new question.
    let moved = state.after(Action::Choose(Family::Sharing));
    let next = moved.question(Slot::Heights).unwrap();
    assert!(moved.heights.answer.is_some() && moved.heights.is_old_for(Some(&next)));
    assert!(moved.heights.is_waiting_for(Some(&next)));
}

#[test]
fn an_answer_to_another_question_is_shown_while_waiting_and_not_after_a_refusal() {
    let state = at("nim:3,7,4");
    let asked = state.question(Slot::Heights).unwrap();
    let heights = Heights {
        ruleset: ruleset("nim"),
        pass: false,
        grid: Rc::new(Grid { columns: 21, rows: 21, values: vec![0; 441] }),
        window: Window::whole(21, 21),
        places: (21, 21),
        tally: Tally::default(),
        cost: None,
    };
    let hear = |state: State, heard| state.after(Action::SolverReply(Slot::Heights, heard));
    let state = hear(state, SolverReply::Heights(heights));
    // While the answer is awaited the old map stays. It keeps its N, and the page may ask for another.
    let waiting = state.clone().after(Action::Look(Edit::to(Look { size: 99_999, ..state.look }), Gesture::Settled));
    let next = waiting.question(Slot::Heights).unwrap();
    assert_eq!(waiting.heights.shown(Some(&next)).map(|map| map.size()), Some(20));
    let refused = hear(waiting, SolverReply::Refused(Unanswered::Refused(WhyNot::MapTooLarge(10_000_000_000))));
    assert_eq!(refused.heights.shown(Some(&next)), None);
    // The refusal was of that question alone.
    assert!(refused.heights.shown(Some(&asked)).is_some());
}

/// The last news of an older question can come before the solver hears that another one is asked.
#[test]
fn news_of_an_older_question_do_not_end_the_wait_for_a_new_one() {
    let state = at("nim:3,7,4");
    let old = Box::new(state.question(Slot::Table).unwrap());
    let larger = Look { size: 300, ..state.look };
    let state = state.after(Action::Look(Edit::to(larger), Gesture::Settled));
    let new = Box::new(state.question(Slot::Table).unwrap());
    assert!(*new != *old && state.table.is_waiting_for(Some(&new)));
    let reason = Unanswered::Unavailable(Unavailable::NotStarted);
    let late = state.after(Action::ReplyTo(Slot::Table, old, SolverReply::Refused(reason)));
    assert!(late.table.is_waiting_for(Some(&new)) && !late.is_refused(Slot::Table));
    assert!(late.after(Action::ReplyTo(Slot::Table, new, SolverReply::Refused(reason))).is_refused(Slot::Table));
}

#[test]
fn a_refusal_ends_the_waiting_and_a_new_question_the_refusal() {
    let state = at("nim:3,7,4");
    let asked = state.question(Slot::Table).unwrap();
    let hear = |state: State, heard| state.after(Action::SolverReply(Slot::Table, heard));
    let state = hear(state, SolverReply::Progress(Pending { done: 1.0, total: 2.0, bytes: 3.0, rate: 4.0 }));
    assert_eq!(state.call(Slot::Table).pending.unwrap().seconds_left(), Some(0.25));
    let refused = hear(state, SolverReply::Refused(Unanswered::Unavailable(Unavailable::NotStarted)));
    assert!(!refused.table.is_waiting_for(Some(&asked)) && refused.is_refused(Slot::Table));
    assert_eq!(refused.call(Slot::Table).pending, None);
    let again = refused.after(Action::AskAgain(Slot::Table));
    assert!(again.table.is_waiting_for(Some(&asked)) && !again.is_refused(Slot::Table));
    // Progress that comes after the end is no news.
    let stopped = again.after(Action::Cancel(Slot::Table));
    assert!(stopped.is_refused(Slot::Table));
    assert_eq!(hear(stopped.clone(), SolverReply::Progress(Pending::default())).table, stopped.table);
}

#[test]
fn a_missing_solver_is_reported_once_and_can_be_dismissed() {
    let state = State::default().after(Action::Solver(Status::Unavailable(Unavailable::NoWorkers)));
    assert_eq!(state.notice, Some(Notice::NoSolver(Unavailable::NoWorkers)));
    assert_eq!(state.after(Action::Dismiss).notice, None);
}

#[test]
fn a_missing_solver_is_reported_until_there_is_one() {
    let state = State::default().after(Action::Solver(Status::Unavailable(Unavailable::NotStarted)));
    assert_eq!(state.after(Action::Solver(Status::Ready)).notice, None);
    // Other notices have nothing to do with it.
    let state = State::default().after(Action::Open(Err(LinkRefused::NoPosition)));
    assert!(state.notice.is_some());
    assert_eq!(state.clone().after(Action::Solver(Status::Ready)).notice, state.notice);
}

/// The question for each slot, with the number by which a question that is asked again differs.
fn wanted(state: &State) -> HashMap<Slot, (Question, u32)> {
    state.wanted().into_iter().map(|wanted| (wanted.key, (wanted.question, wanted.serial))).collect()
}

#[test]
fn what_the_solver_is_asked_follows_from_the_state() {
    let state = at("nim:3,7,4");
    for slot in Slot::ALL {
        assert_eq!(wanted(&state).get(&slot).map(|(question, _)| question.clone()), state.question(slot), "{slot:?}");
    }
    // A refused or cancelled question is not asked until the user wants it; then all that failed are asked anew.
    let reason = Unanswered::Stopped;
    let refused = state
        .clone()
        .after(Action::SolverReply(Slot::Table, SolverReply::Refused(reason)))
        .after(Action::Cancel(Slot::Heights));
    assert_eq!(wanted(&refused).len(), wanted(&state).len() - 2);
    let again = refused.after(Action::AskAgain(Slot::Table));
    assert_eq!(wanted(&again).len(), wanted(&state).len());
    for slot in [Slot::Table, Slot::Heights] {
        let (first, second) = (wanted(&state)[&slot].clone(), wanted(&again)[&slot].clone());
        assert!(first.0 == second.0 && first.1 != second.1, "{slot:?}");
    }
    // Another question takes the place of the old one; questions for which the page does not ask are dropped.
    let moved = again.after(cut(Axis::X, 1));
    assert_ne!(wanted(&moved)[&Slot::Evaluation].0, wanted(&state)[&Slot::Evaluation].0);
    let only = [Slot::Evaluation].into_iter().collect();
    assert_eq!(wanted(&moved.after(Action::Ask(only))).into_keys().collect::<Vec<_>>(), [Slot::Evaluation]);
}

#[test]
fn a_chosen_language_is_in_the_link_and_leaves_the_game_alone() {
    let japanese = Language::with_code("ja").unwrap();
    let state = at("nim:3,7,4").after(cut(Axis::X, 1)).after(Action::Coordinate(Axis::Y.into(), 2));
    let mut spoken = state.clone().after(Action::Speak(japanese));
    assert_eq!(spoken.link().language, Some(japanese));
    spoken.language = None;
    assert_eq!(spoken, state);
    spoken.language = Some(japanese);
    // Another link speaks its own language, or none.
    assert_eq!(spoken.after(Action::Open(read_route("#g=nim:1,2,3").unwrap())).language, None);
}

const SUMS: [&str; 4] = [
    "nim:3,7,4",
    "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,2,3",
    "sum:misere,pass=1: nim:1,2,3 + step:k=4,s=2,pass:4,3,13,1",
    "sum:pass=0: nim:1,2,3 + nim:1,2,3",
];

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (0..3usize, 0u32..9).prop_map(|(axis, to)| cut(Axis::ALL[axis], to)),
        (0..3usize, 0..3usize, 0u32..4).prop_map(|(from, onto, tokens)| {
            Action::Play(Move::Share { from: Axis::ALL[from].into(), onto: Axis::ALL[onto].into(), tokens }.into())
        }),
        Just(Action::Play(Move::Pass.into())),
        Just(Action::Undo),
        Just(Action::Redo),
        Just(Action::Restart),
        (0..4usize).prop_map(|family| Action::Choose(Family::ALL[family])),
        (1u32..9, 1u32..4, any::<bool>(), any::<bool>()).prop_map(|(p, q, pass, misere)| {
            let ruleset = Ruleset { pass, misere, ..ruleset(&format!("triangle:k={p}/{q}")) };
            Action::Change(Edit::to(ruleset), Gesture::Moving)
        }),
        (0..3usize, 0u32..12).prop_map(|(axis, value)| Action::Coordinate(Axis::ALL[axis].into(), value)),
        (0..3usize, 0u32..12).prop_map(|(axis, value)| Action::Stretch(Axis::ALL[axis].into(), value, Gesture::Moving)),
        any::<bool>().prop_map(Action::Mark),
        any::<Option<(bool, u64)>>().prop_map(|seat| {
            Action::SetComputer(seat.map(|(is_second, seed)| Computer { is_second, strength: Strength::FULL, seed }))
        }),
        Just(Action::Hint),
        Just(Action::Answer),
        (0..3usize).prop_map(Action::Take),
        (0..3usize, 0..3usize, 0u32..9).prop_map(|(part, axis, to)| {
            Action::Play(SumMove::In { part, play: Move::Cut { axis: Axis::ALL[axis], to } })
        }),
        Just(Action::Play(SumMove::Pass)),
        (0..SUMS.len()).prop_map(|sum| Action::PlaceSum(SUMS[sum].parse().unwrap())),
    ]
}

fn against(text: &str, is_second: bool) -> State {
    let seat = Computer { is_second, strength: Strength::FULL, seed: 3 };
    at(text).after(Action::SetComputer(Some(seat)))
}

/// Answers what the page asks about the game, as the worker would.
fn advised(mut state: State) -> State {
    while let Some(question) = state.question(Slot::Advice) {
        let Question::Advise { game } = question else { panic!("{question:?}") };
        let measured = Remoteness::of(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap();
        let advice = Advice::of(&game, &measured).unwrap();
        state = state.after(Action::SolverReply(Slot::Advice, SolverReply::Advice(advice)));
    }
    state
}

#[test]
fn the_computer_answers_and_taking_back_goes_over_its_moves() {
    let state = against("triangle:k=3:7,4,7", true);
    assert!(!advised(state.clone()).computer_goes_on(), "the user begins");
    let state = advised(state.after(cut(Axis::X, 5)));
    assert!(state.computer_goes_on());
    let state = advised(state.after(Action::Answer));
    assert!(!state.computer_goes_on());
    assert_eq!(state.moves_made(), 2);
    // (5, 4, 7) is an N-position, so the computer leaves a P-position.
    assert_eq!(state.known.end(state.sum()).unwrap().0, maths::values::Outcome::P);
    let back = state.clone().after(Action::Undo);
    assert_eq!((back.moves_made(), shown(&back).as_str()), (0, "triangle:k=3:7,4,7"));
    assert!(!back.computer_goes_on());
    assert_eq!(back.after(Action::Redo).moves_made(), 2);
}

#[test]
fn a_computer_that_begins_moves_at_once_and_ends_the_game() {
    let mut state = advised(against("nim:misere:1,1,0", false));
    assert!(state.computer_goes_on());
    state = advised(state.after(Action::Answer));
    assert!(!state.computer_goes_on());
    let play = state.game().options()[0].0;
    state = advised(state.after(Action::Play(play.into())));
    assert!(state.game().is_terminal() && !state.computer_goes_on() && !state.is_computers_turn());
}

#[test]
fn hints_come_in_steps_and_end_with_the_position() {
    let mut state = at("nim:3,7,4").after(Action::Hint);
    assert_eq!(state.hint, Hint::Winner);
    for expected in [Hint::Direction, Hint::Move, Hint::Move] {
        state = state.after(Action::Hint);
        assert_eq!(state.hint, expected);
    }
    assert_eq!(state.after(cut(Axis::X, 0)).hint, Hint::Nothing);
}

proptest! {
    #[test]
    fn whatever_happens_the_game_is_legal_and_its_link_opens_it(actions in prop::collection::vec(any_action(), 0..30)) {
        let state = actions.into_iter().fold(State::default(), State::after);
        let game = state.game();
        prop_assert_eq!(Game::new(game.ruleset(), game.position()), Ok(game));
        let opened = read_route(&write_route(&state.link())).unwrap().unwrap();
        prop_assert_eq!((&opened.sum, opened.look.size, opened.moves as usize), (state.sum(), state.look.size, state.moves_made()));
        prop_assert_eq!((opened.computer, opened.marks), (state.computer, state.marks));
        prop_assert!(opened.ignored.is_empty());
        prop_assert!(state.line().windows(2).all(|pair| pair[0].move_to(&pair[1]).is_some()));
    }
}
