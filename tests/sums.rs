//! Sums of games from end to end: the page's reducer, its links, and the worker, compared with plain recursion over the whole
//! sum.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::{Axis, Game, Move, Ruleset, Sum, SumMove, Whole};
use maths::solver::{Advice, Strength, SumEvaluation, SumRefusal};
use maths::values::{Nimber, Outcome, mex};
use std::collections::HashMap;
use web::kit::{Edit, Gesture};
use web::table::{Action, Computer, Slot, SolverReply, State, read_route, write_route};
use web::texts::Texts;
use web::workers::host::{Ticket, read, write};
use web::workers::solver::protocol::{Answer, FromWorker, Question, ToWorker};
use web::workers::solver::{Handler, WhyNot};

const THREE: &str = "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,2,3";

fn sum(text: &str) -> Sum {
    text.parse().unwrap()
}

fn at(text: &str) -> State {
    State::default().after(Action::PlaceSum(sum(text)))
}

fn shown(state: &State) -> String {
    state.sum().to_string()
}

fn cut(part: usize, axis: Axis, to: u32) -> Action {
    Action::Play(SumMove::In { part, play: Move::Cut { axis, to } })
}

/// The value of a sum by the definition alone.
fn value(sum: &Sum, known: &mut HashMap<Sum, Nimber>) -> Nimber {
    if let Some(&found) = known.get(sum) {
        return found;
    }
    let options: Vec<Nimber> = sum.options().into_iter().map(|(_, to)| value(&to, known)).collect();
    let found = if options.is_empty() { Nimber(u32::from(sum.is_misere())) } else { mex(options) };
    known.insert(sum.clone(), found);
    found
}

/// The answer of a worker to a question.
fn ask(handler: &mut Handler, question: Question) -> Result<Answer, WhyNot> {
    if let Some(FromWorker::Refused { reason, .. }) = handler.receive(ToWorker::Ask { ticket: Ticket(1), question }) {
        return Err(reason);
    }
    loop {
        match handler.step().unwrap().message {
            FromWorker::Answered { answer, .. } => return Ok(answer),
            FromWorker::Refused { reason, .. } => return Err(reason),
            FromWorker::Progress { .. } => {}
            other @ (FromWorker::Ready { .. }
            | FromWorker::Growing { .. }
            | FromWorker::Cancelled { .. }
            | FromWorker::Spent) => panic!("{other:?}"),
        }
    }
}

fn evaluation(handler: &mut Handler, sum: &Sum) -> Result<SumEvaluation, WhyNot> {
    let Answer::SumEvaluation(found) = ask(handler, Question::EvaluateSum { sum: sum.clone() })? else {
        panic!("{sum}")
    };
    Ok(found)
}

fn advice(handler: &mut Handler, sum: &Sum) -> Result<Advice, WhyNot> {
    let Answer::Advice(found) = ask(handler, Question::AdviseSum { sum: sum.clone() })? else { panic!("{sum}") };
    Ok(found)
}

#[test]
fn moves_are_made_in_any_part_and_taken_back() {
    let state = at(THREE).after(cut(2, Axis::Y, 0)).after(cut(0, Axis::X, 4));
    assert_eq!(shown(&state), "triangle:k=3:4,3,7 + sharing:0,5,16 + nim:1,0,3");
    assert_eq!((state.hand(), state.moves_made()), (0, 2), "the part that was moved in is in hand");
    let back = state.clone().after(Action::Undo);
    assert_eq!(shown(&back), "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:1,0,3");
    assert_eq!(shown(&back.after(Action::Redo)), shown(&state));
    assert_eq!(shown(&state.clone().after(cut(1, Axis::X, 0))), shown(&state), "no such move");
    assert_eq!(shown(&state.after(Action::Restart)), THREE);
}

#[test]
fn fields_change_the_part_in_hand_and_nothing_else() {
    let state = at(THREE).after(Action::Take(2));
    assert_eq!(state.game().to_string(), "nim:1,2,3");
    let changed = state.clone().after(Action::Coordinate(Axis::X.into(), 5));
    assert_eq!(shown(&changed), "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:5,2,3");
    let pass: Ruleset = "nim:pass".parse().unwrap();
    let passing = changed.after(Action::Change(Edit::to(pass), Gesture::Settled));
    assert_eq!(shown(&passing), "triangle:k=3:7,4,7 + sharing:0,5,16 + nim:pass:5,2,3,1");
    let stretched = passing.after(Action::Take(0)).after(Action::Stretch(Axis::X.into(), 2, Gesture::Settled));
    assert_eq!(shown(&stretched), "triangle:k=3:2,3,7 + sharing:0,5,16 + nim:pass:5,2,3,1");
    assert_eq!(stretched.after(Action::Take(9)).hand(), 0, "there is no such part");
    // A part is not misère by itself, and says how the whole is.
    let misere = state.clone().after(Action::Place("nim:misere:1,2,3".parse().unwrap()));
    assert_eq!(shown(&misere), THREE);
    assert!(misere.notice.unwrap().in_words(Texts::default()).contains("write “sum:misere:” before the first part"));
}

#[test]
fn a_part_that_is_removed_is_not_in_hand_any_more() {
    let state = at("nim:1,2,3 + nim:4,5,6").after(Action::Take(1));
    let alone = state.clone().after(Action::PlaceSum(state.sum().without(1)));
    assert_eq!((alone.hand(), shown(&alone).as_str()), (0, "nim:1,2,3"));
    assert_eq!(alone.after(cut(0, Axis::X, 0)).moves_made(), 1);
}

#[test]
fn the_link_holds_the_sum_and_the_part_in_hand() {
    let state = at(&format!("sum:misere,pass=1: {THREE}")).after(cut(2, Axis::Y, 0)).after(Action::Take(1));
    let link = write_route(&state.link());
    assert!(link.starts_with("g=sum:misere,pass=1:triangle:k=3:7,4,7+sharing:0,5,16+nim:1,0,3&part=2&"), "{link}");
    assert!(!link.contains(' '), "{link}");
    let opened = State::default().after(Action::Open(read_route(&link).unwrap()));
    assert_eq!((shown(&opened), opened.hand(), opened.moves_made()), (shown(&state), 1, 1));
    let wrong = read_route("g=nim:1,2,3+nim:1,0,0&part=3").unwrap().unwrap();
    assert_eq!((wrong.hand, wrong.ignored), (0, vec!["“part=3”".to_owned()]));
    // Going back to an earlier position of the same sum keeps the moves.
    let before = read_route(&write_route(&state.clone().after(Action::Undo).link())).unwrap();
    assert!(state.after(Action::Open(before)).can_redo());
}

#[test]
fn the_worker_values_sums_as_plain_recursion_does() {
    let mut handler = Handler::default();
    for parts in ["nim:1,2,1 + sharing:0,1,4", "triangle:k=2:2,1,1 + nim:pass:1,0,1,1 + step:k=2,s=0:1,1,2"] {
        let normal = sum(parts);
        let wholes = [None, Some(false), Some(true)].map(|pass| [false, true].map(|misere| Whole { misere, pass }));
        for sum in wholes.as_flattened().iter().map(|whole| normal.with_whole(*whole)) {
            let mut known = HashMap::new();
            let found = evaluation(&mut handler, &sum).unwrap();
            assert_eq!(found.value, value(&sum, &mut known).0, "{sum}");
            assert_eq!(found.parts.is_some(), sum.whole() == Whole::default(), "{sum}");
            let options: Vec<_> =
                sum.options().into_iter().map(|(play, to)| (play, value(&to, &mut known).0)).collect();
            assert_eq!(
                found.options.iter().map(|option| (option.play, option.value)).collect::<Vec<_>>(),
                options,
                "{sum}"
            );
            let advised = advice(&mut handler, &sum).unwrap();
            assert!(advised.outcome == found.outcome && advised.remoteness.is_some(), "{sum}");
        }
    }
}

#[test]
fn questions_and_answers_about_sums_travel_as_bytes() {
    let mut handler = Handler::default();
    for text in ["nim:1,2,3 + sharing:0,1,4", "sum:misere,pass=0: bar:rim=x+z:2,1,1 + nim:pass:1,0,1,1"] {
        for question in [Question::EvaluateSum { sum: sum(text) }, Question::AdviseSum { sum: sum(text) }] {
            let sent: Question = read(&write(&question)).unwrap();
            assert_eq!(sent, question);
            let answer = ask(&mut handler, sent).unwrap();
            assert_eq!(read::<Answer>(&write(&answer)), Some(answer));
        }
    }
    // Bytes that are no sum are not read: a part of two that is misère.
    let misere = (vec!["nim:misere:1,2,3".parse::<Game>().unwrap(); 2], false, None::<bool>);
    assert_eq!(read::<Sum>(&write(&misere)), None);
}

#[test]
fn one_search_answers_for_the_whole_game() {
    let mut handler = Handler::default();
    let mut sum = sum("sum:misere: nim:6,5,4 + sharing:0,4,9");
    let slices = |handler: &mut Handler, sum: &Sum| {
        handler.receive(ToWorker::Ask { ticket: Ticket(1), question: Question::AdviseSum { sum: sum.clone() } });
        let mut slices = 0;
        while !handler.is_idle() {
            handler.step();
            slices += 1;
        }
        slices
    };
    assert!(slices(&mut handler, &sum) > 1);
    while let Some(play) = sum.moves().pop() {
        sum = sum.play(play).unwrap();
        assert_eq!(slices(&mut handler, &sum), 1, "{sum}");
    }
}

#[test]
fn what_is_too_large_is_refused_in_words_and_normal_play_does_without_a_search() {
    let mut handler = Handler::default();
    let large = sum("nim:300,200,100 + nim:70,40,70");
    let found = evaluation(&mut handler, &large).unwrap();
    // Bouton: each part is worth the nim-sum of its heaps.
    assert_eq!(found.parts.unwrap(), [300 ^ 200 ^ 100, 40]);
    assert_eq!(found.value, 300 ^ 200 ^ 100 ^ 40);
    let advised = advice(&mut handler, &large).unwrap();
    assert_eq!((advised.outcome, advised.remoteness), (Outcome::N, None));
    for play in advised.best() {
        assert_eq!(evaluation(&mut handler, &large.play(play).unwrap()).unwrap().value, 0, "{play:?}");
    }
    let misere = large.with_whole(Whole { misere: true, pass: None });
    let refused = evaluation(&mut handler, &misere).unwrap_err();
    assert!(matches!(refused, WhyNot::Sum(SumRefusal::Positions(_))), "{refused}");
    assert_eq!(advice(&mut handler, &misere).unwrap_err(), refused);
    assert_eq!(SumRefusal::MOST_POSITIONS, 4_000_000);
    assert!(handler.is_idle());
}

#[test]
fn a_search_can_be_cancelled() {
    let mut handler = Handler::default();
    let question = Question::EvaluateSum { sum: sum("sum:misere: nim:40,9,9 + nim:9,9,3") };
    assert_eq!(handler.receive(ToWorker::Ask { ticket: Ticket(7), question }), None);
    (0..3).for_each(|_| drop(handler.step()));
    assert!(!handler.is_idle());
    let cancelled = handler.receive(ToWorker::Cancel { ticket: Ticket(7) });
    assert!(matches!(cancelled, Some(FromWorker::Cancelled { .. })) && handler.is_idle());
}

/// Answers what the page asks about the game, as the worker would.
fn advised(handler: &mut Handler, mut state: State) -> State {
    while let Some(question) = state.question(Slot::Advice) {
        let Answer::Advice(found) = ask(handler, question.clone()).unwrap() else { panic!("{question:?}") };
        state = state.after(Action::SolverReply(Slot::Advice, SolverReply::Advice(found)));
    }
    state
}

#[test]
fn the_computer_wins_every_won_sum_to_its_end() {
    let mut handler = Handler::default();
    for text in [
        "nim:1,2,3 + triangle:k=2:2,1,1 + nim:1,0,0",
        "sum:misere: nim:1,2,2 + sharing:0,2,4",
        "sum:pass=1: nim:1,2,1 + nim:pass:1,0,1,1",
        "sum:misere,pass=1: nim:1,2,3 + nim:1,0,1",
    ] {
        let is_won = advice(&mut handler, &sum(text)).unwrap().outcome == Outcome::N;
        // The computer is the player who wins; the other one takes the first move there is.
        let computer = Computer { is_second: !is_won, strength: Strength::FULL, seed: 3 };
        let mut state = at(text).after(Action::SetComputer(Some(computer)));
        while !state.sum().is_terminal() {
            state = advised(&mut handler, state);
            let action = if state.computer_goes_on() { Action::Answer } else { Action::Play(state.sum().moves()[0]) };
            state = state.after(action);
        }
        let computer_was_last = computer.moves_after(state.moves_made() - 1);
        assert_eq!(computer_was_last, !state.sum().is_misere(), "{text}");
    }
}
