use super::{Session, State};
use crate::pupil::route::LinkRefused;
use crate::pupil::{Action, Answer, Opening, Step};
use files::lessons::{About, Asked, Bar, Done, Lesson, Part, Recipe, Row, Rule, Shows, Task, Work};
use maths::games::{Axis, Game, Move};
use maths::values::Outcome;
use web::kit::CourseLesson;
use web::texts::Language;
use web::workers::host::Job;
use web::workers::tutor::protocol::{Found, WhyNot};

const BAR: u32 = 0;
const MOVE: u32 = 1;
const WINNER: u32 = 2;
const ROW: u32 = 3;
const RULE: u32 = 4;
const WORDS: u32 = 5;

fn lesson() -> Lesson {
    let game: Game = "nim:2,0,3".parse().unwrap();
    let task = |asked| Part::Task(Task { words: String::new(), asked });
    let row = Row { game, along: Axis::Z.into(), last: 3, shows: Shows::Values };
    let rule = Rule { game, about: About::PPositions, bound: 4, answer: String::new() };
    Lesson::new(
        "A strip".into(),
        [
            Part::Bar(Bar { sum: game.into(), recipe: Recipe::Computer, task: String::new() }),
            task(Asked::Move(game)),
            task(Asked::Winner("nim:2,0,2".parse().unwrap())),
            task(Asked::Row(row)),
            task(Asked::Rule(rule)),
            task(Asked::Explanation { answer: "Equal ends.".into() }),
        ],
    )
}

fn opening(kept: Option<Work>) -> Opening {
    Opening { lesson: Ok(Some(lesson())), course: None, language: None, screen: 0, kept, pupil: 7 }
}

/// After this the tutor has answered all that it is asked.
fn answered(mut state: State) -> State {
    loop {
        let wanted = session(&state).wanted();
        let Some(next) = wanted.into_iter().next() else { return state };
        let (id, count) = next.key;
        state = state.after(match next.question.answered() {
            Ok(Found::Row(known)) => Action::Known(id, known),
            Ok(Found::Rule(verdict)) => Action::Judged(id, count, Ok(verdict)),
            Err(why) => Action::Judged(id, count, Err(why)),
            Ok(Found::Evaluation(_) | Found::Lost(_)) => panic!("no page for pupils asks that"),
        });
    }
}

fn opened(kept: Option<Work>) -> State {
    answered(State::of(opening(kept)))
}

fn session(state: &State) -> &Session {
    state.session.as_ref().unwrap().as_ref().unwrap()
}

fn after(state: State, steps: impl IntoIterator<Item = (u32, Step)>) -> State {
    steps.into_iter().fold(state, |state, (id, step)| answered(state.after(Action::At(id, step))))
}

fn cut(axis: Axis, to: u32) -> Move {
    Move::Cut { axis, to }
}

fn done(state: &State, id: u32) -> Done {
    session(state).done(id).unwrap().clone()
}

#[test]
fn a_wrong_move_is_noted_and_a_right_one_solves_the_task() {
    let state = after(opened(None), [(MOVE, Step::Hint), (MOVE, Step::Hint), (MOVE, Step::Try(cut(Axis::X, 0)))]);
    let Done::Found(found) = done(&state, MOVE) else { panic!("a move was tried") };
    assert_eq!((found.hints, found.moves.len(), found.is_solved), (1, 1, false));
    let state = after(state, [(MOVE, Step::Back), (MOVE, Step::Try(cut(Axis::Z, 2)))]);
    assert!(done(&state, MOVE).is_solved());
    assert_eq!(session(&state).work.solved(), 1);
}

#[test]
fn another_screen_keeps_the_work_and_is_one_that_there_is() {
    let state = after(opened(None), [(ROW, Step::Fill(0, "2".into()))]);
    let next = state.clone().after(Action::Go(99));
    assert_eq!(next.session, state.session);
    assert_eq!((state.shown(5), next.shown(5), next.shown(0)), (0, 4, 0));
}

#[test]
fn moves_that_the_game_does_not_have_and_steps_of_other_tasks_change_nothing() {
    let state = opened(None);
    let same = after(
        state.clone(),
        [
            (MOVE, Step::Try(cut(Axis::Z, 9))),
            (MOVE, Step::Say(Outcome::P)),
            (WORDS, Step::Check),
            (BAR, Step::Finish),
            (99, Step::Hint),
            (ROW, Step::Fill(99, "1".into())),
        ],
    );
    assert_eq!(same, state);
}

#[test]
fn the_winner_is_said_wrong_then_right() {
    let state = after(opened(None), [(WINNER, Step::Say(Outcome::N)), (WINNER, Step::Try(cut(Axis::Z, 0)))]);
    assert!(!done(&state, WINNER).is_solved());
    let state = after(state, [(WINNER, Step::Say(Outcome::P))]);
    assert!(done(&state, WINNER).is_solved() && done(&state, WINNER).tries() == 2);
}

#[test]
fn a_row_counts_when_it_is_full_or_has_a_mistake() {
    let fill = |cells: [&str; 4]| {
        cells.map(str::to_owned).into_iter().enumerate().map(|(at, text)| (ROW, Step::Fill(at, text)))
    };
    let state = after(opened(None), fill(["2", "", "", ""]).chain([(ROW, Step::Check)]));
    assert_eq!(done(&state, ROW), Done::Nothing);
    // A check that shows mistakes is a try, also while places are empty.
    let shown = after(state.clone(), fill(["1", "", "1", "1"]).chain([(ROW, Step::Check)]));
    let Done::Filled(filled) = done(&shown, ROW) else { panic!("mistakes were shown") };
    assert_eq!((filled.tries, filled.wrong, filled.is_solved), (1, 0b101, false));
    let shown = after(shown, fill(["2", "3", "0", "1"]).chain([(ROW, Step::Check)]));
    let Done::Filled(filled) = done(&shown, ROW) else { panic!("a row was handed in") };
    assert_eq!((filled.tries, filled.wrong, filled.is_solved), (2, 0b101, true));
    let state = after(state, fill(["2", "3", "1", "1"]).chain([(ROW, Step::Check), (ROW, Step::Check)]));
    let Done::Filled(filled) = done(&state, ROW) else { panic!("a row was handed in") };
    assert_eq!((filled.tries, filled.wrong), (1, 0b100));
    let state = after(state, fill(["2", "03", "0", " 1"]).chain([(ROW, Step::Check)]));
    assert!(done(&state, ROW).is_solved());
}

#[test]
fn a_slip_in_a_formula_is_no_try() {
    let state = after(opened(None), [(RULE, Step::Write("x = ".into())), (RULE, Step::Check)]);
    let Some(Answer::Rule { tested: Some((_, Some(Err(WhyNot::Mistaken(_))))), .. }) = session(&state).answer(RULE)
    else {
        panic!("the formula has no end")
    };
    assert_eq!(done(&state, RULE), Done::Nothing);
    let state = after(state, [(RULE, Step::Write("x < z".into())), (RULE, Step::Check)]);
    let state = after(state, [(RULE, Step::Write("x = z".into())), (RULE, Step::Check)]);
    assert!(done(&state, RULE).is_solved() && done(&state, RULE).tries() == 2);
}

#[test]
fn a_verdict_on_an_earlier_formula_is_not_shown() {
    let state = opened(None).after(Action::At(RULE, Step::Write("x = z".into()))).after(Action::At(RULE, Step::Check));
    let late = files::lessons::judging::RuleVerdict::Holds(1);
    let state = state.after(Action::At(RULE, Step::Write("x < z".into()))).after(Action::At(RULE, Step::Check));
    let state = state.after(Action::Judged(RULE, 1, Ok(late)));
    assert!(matches!(session(&state).answer(RULE), Some(Answer::Rule { tested: Some((_, None)), .. })));
}

#[test]
fn an_explanation_is_cut_to_what_codes_hold() {
    let state = after(opened(None), [(WORDS, Step::Write("板".repeat(100))), (WORDS, Step::Finish)]);
    let Done::Explained(explained) = done(&state, WORDS) else { panic!("something was written") };
    assert_eq!(explained.text, "板".repeat(Work::LONGEST_TEXT / 3));
    assert_eq!(session(&state).answer(WORDS), Some(&Answer::Explanation { is_done: true }));
}

/// All tasks solved.
fn solved() -> State {
    let cells = ["2", "3", "0", "1"].map(str::to_owned).into_iter().enumerate();
    after(
        opened(None),
        [
            (BAR, Step::Hinted),
            (BAR, Step::Played(vec![cut(Axis::Z, 0), cut(Axis::X, 0)], false)),
            (BAR, Step::Played(vec![cut(Axis::Z, 2), cut(Axis::X, 0), cut(Axis::Z, 0)], true)),
            (MOVE, Step::Try(cut(Axis::Z, 2))),
            (WINNER, Step::Say(Outcome::P)),
            (RULE, Step::Write("x = z".into())),
            (RULE, Step::Check),
            (WORDS, Step::Write("Equal ends.".into())),
        ]
        .into_iter()
        .chain(cells.map(|(place, text)| (ROW, Step::Fill(place, text))))
        .chain([(ROW, Step::Check)]),
    )
}

#[test]
fn what_was_done_is_there_again_after_a_reload_and_on_another_device() {
    let state = solved().after(Action::Name("Mo".into()));
    assert!(session(&state).work.is_complete());
    let code = session(&state).code();
    let reloaded = opened(Some(session(&state).work.clone()));
    assert_eq!(session(&reloaded).answer(MOVE), Some(&Answer::Move { tried: Some(cut(Axis::Z, 2)), is_hinted: false }));
    assert!(matches!(session(&reloaded).answer(ROW), Some(Answer::Row { cells, .. }) if cells.join(" ") == "2 3 0 1"));
    assert!(matches!(session(&reloaded).answer(RULE), Some(Answer::Rule { formula, .. }) if formula == "x = z"));
    let other = Opening { pupil: 8, ..opening(None) };
    let continued = State::of(other).after(Action::Continue(format!("My code: {code}")));
    assert_eq!(session(&continued).code(), code);
    assert_eq!(session(&continued).continued, Some(Ok(())));
}

#[test]
fn a_code_that_is_none_leaves_the_work_as_it_is() {
    let state = solved();
    let code = session(&state).code();
    let refused = state.after(Action::Continue("SWEET-123".into()));
    assert!(matches!(session(&refused).continued, Some(Err(_))));
    assert_eq!(session(&refused).code(), code);
}

#[test]
fn work_that_begins_anew_is_later_than_what_was_handed_in() {
    let state = solved();
    let steps = session(&state).work.steps;
    let asked = state.after(Action::AskRestart(true));
    assert!(session(&asked).asks_restart && session(&asked).work.is_complete());
    let anew = asked.after(Action::Restart);
    assert!(!session(&anew).asks_restart && session(&anew).work.solved() == 0);
    assert!(session(&anew).work.steps > steps && session(&anew).work.pupil == 7);
}

#[test]
fn minutes_are_noted_where_the_lesson_asks_for_them() {
    let mut timed = lesson();
    timed.noted.time = true;
    let state =
        State::of(Opening { lesson: Ok(Some(timed)), ..opening(None) }).after(Action::Minute).after(Action::Minute);
    assert_eq!(session(&state).work.minutes, Some(2));
    assert_eq!(session(&opened(None).after(Action::Minute)).work.minutes, None);
}

#[test]
fn a_lesson_of_the_course_is_awaited_until_it_comes_or_does_not() {
    let course = CourseLesson::new(3, Language::default());
    let named = |lesson| State::of(Opening { lesson, course, ..opening(None) });
    assert_eq!(named(Ok(None)).awaited(), course);
    assert_eq!(named(Ok(Some(lesson()))).awaited(), None);
    assert_eq!(named(Err(LinkRefused::NotFetched)).awaited(), None);
    assert_eq!(State::of(Opening { lesson: Ok(None), ..opening(None) }).awaited(), None);
}

#[test]
fn a_language_stays_when_another_lesson_is_opened() {
    let japanese = Language::with_code("ja").unwrap();
    let state = State::of(opening(None)).after(Action::Speak(japanese));
    let state = state.after(Action::Open(Box::new(Opening { lesson: Ok(None), ..opening(None) })));
    assert_eq!(state, State { session: Ok(None), course: None, language: Some(japanese), screen: 0 });
}

#[test]
fn what_another_tab_does_is_taken_over() {
    let (found, said) = (MOVE, WINNER);
    let here = after(opened(None), [(found, Step::Try(cut(Axis::Z, 2)))]);
    let there = after(opened(None), [(said, Step::Say(Outcome::P))]);
    let work = |state: &State| Box::new(session(state).work.clone());
    let both = here.clone().after(Action::Elsewhere(work(&there), None));
    assert_eq!(session(&both).work.solved(), 2);
    assert_eq!([done(&both, found), done(&both, said)], [done(&here, found), done(&there, said)]);
    // A tab that hears its own work back stays as it is.
    assert_eq!(both.clone().after(Action::Elsewhere(work(&both), None)), both);
    let fresh = State::of(Opening { pupil: 8, ..opening(None) });
    let joined = fresh.after(Action::Elsewhere(work(&here), None));
    assert_eq!((session(&joined).work.pupil, session(&joined).work.solved()), (7, 1));
    let other = after(answered(State::of(Opening { pupil: 8, ..opening(None) })), [(said, Step::Say(Outcome::P))]);
    assert_eq!(other.clone().after(Action::Elsewhere(work(&here), None)), other, "another pupil");
}

#[test]
fn a_tab_that_has_the_same_work_follows_what_is_changed_and_removed_in_another() {
    let work = |state: &State| Box::new(session(state).work.clone());
    let [first, second] = ["Equal.", ""].map(|text| (WORDS, Step::Write(text.into())));
    let written = after(opened(None), [first]).after(Action::Name("Mo".into()));
    let emptied = after(written.clone(), [second]).after(Action::Name(String::new()));
    let followed = written.clone().after(Action::Elsewhere(work(&emptied), Some(work(&written))));
    assert_eq!(session(&followed).work, session(&emptied).work);
    let restarted = written.clone().after(Action::Restart);
    let followed = written.clone().after(Action::Elsewhere(work(&restarted), Some(work(&written))));
    assert_eq!((session(&followed).work.solved(), session(&followed).epoch), (0, session(&written).epoch + 1));
    // If both have gone on, nothing is lost.
    let kept = written.clone().after(Action::Elsewhere(work(&restarted), None));
    assert_eq!(session(&kept).work.solved(), 1);
    assert_eq!(session(&kept).work.name, "Mo");
}

#[test]
fn digits_of_japanese_keyboards_are_digits() {
    let id = ROW;
    let numbers = ["２", "３", "０", "１"];
    let filled = numbers.iter().enumerate().map(|(place, number)| (id, Step::Fill(place, (*number).into())));
    let state = after(opened(None), filled.chain([(id, Step::Check)]));
    assert!(done(&state, id).is_solved());
}

#[test]
fn work_that_the_platform_has_kept_is_taken_over_also_late() {
    let mut kept = opened(None).after(Action::At(WINNER, Step::Say(Outcome::P)));
    kept = kept.after(Action::Name("Ada".into()));
    let kept = session(&kept).work.clone();
    // At once, before anything was done.
    let resumed = State::of(Opening { pupil: 8, ..opening(None) }).after(Action::Resume(Box::new(kept.clone())));
    assert_eq!(session(&resumed).work, kept);
    // The platform may answer late: work done meanwhile stays as well.
    let meanwhile = answered(State::of(Opening { pupil: 8, ..opening(None) }))
        .after(Action::At(WORDS, Step::Write("Equal ends.".into())))
        .after(Action::Resume(Box::new(kept.clone())));
    let work = &session(&meanwhile).work;
    assert_eq!((work.pupil, &*work.name), (kept.pupil, "Ada"));
    assert!(work.steps > kept.steps, "it counts as the later work");
    let solved = |id| session(&meanwhile).done(id).is_some_and(Done::is_solved);
    assert!(solved(WINNER) && session(&meanwhile).done(WORDS).is_some_and(Done::is_begun));
}

#[test]
fn rows_and_rules_that_are_not_finished_are_there_again() {
    let steps =
        [(ROW, Step::Fill(0, "2".into())), (ROW, Step::Fill(2, "0".into())), (RULE, Step::Write("x = ".into()))];
    let text = session(&after(opened(None), steps)).drafts();
    let again = opened(None).after(Action::Drafts(text.clone()));
    assert_eq!(session(&again).drafts(), text);
    let Some(Answer::Row { cells, checked: None }) = session(&again).answer(ROW) else { panic!("a row") };
    assert_eq!(cells, &["2", "", "0", ""]);
    let Some(Answer::Rule { formula, tested: None, .. }) = session(&again).answer(RULE) else { panic!("a rule") };
    assert_eq!(formula, "x = ");
    // Nothing is kept of a lesson that is not begun, or of a task that is solved; a text of another lesson changes nothing.
    assert_eq!(session(&opened(None)).drafts(), "");
    let solved = after(again, [(RULE, Step::Write("x = z".into())), (RULE, Step::Check)]);
    assert!(!session(&solved).drafts().contains("x = z"));
    for text in ["", "7", "3\u{1f}1", "1\u{1f}1", "4\u{1f}a\u{1f}b", "\u{1e}\u{1f}"] {
        assert_eq!(session(&opened(None).after(Action::Drafts(text.into()))).drafts(), "", "{text:?}");
    }
}
