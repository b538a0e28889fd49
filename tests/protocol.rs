//! The worker without a browser: every message round-trips, and the handler answers, reports, refuses and forgets.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]
#![allow(clippy::wildcard_enum_match_arm, reason = "any other message is the failure")]

use maths::games::{Axis, Game, Move, Position, Ruleset};
use maths::solver::{
    Cut, Evaluation, Extent, Obvious, Plan, Plane, Recursion, Refusal, Solving, Summary, Valued, Window, heights,
};
use maths::values::Outcome;
use web::workers::host::{Progress, Ticket, read, write};
use web::workers::solver::protocol::{Against, Answer, Counted, FromWorker, Pictured, Question, Show, Tally, ToWorker};
use web::workers::solver::{Handler, Reply, WhyNot};

fn game(text: &str) -> Game {
    text.parse().unwrap()
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn ask(ticket: u32, question: Question) -> ToWorker {
    ToWorker::Ask { ticket: Ticket(ticket), question }
}

fn evaluate(text: &str) -> Question {
    Question::Evaluate { game: game(text) }
}

fn slice(text: &str, size: u32, at: u32) -> Question {
    Question::Picture(pictured(text, size, Cut::Fixed(Axis::Y, at)))
}

fn pictured(text: &str, size: u32, cut: Cut) -> Pictured {
    Pictured { ruleset: ruleset(text), size, cut, pass: false, show: Show::Values, window: None }
}

/// Steps until nothing is left to do and returns what was sent, progress left out.
fn run(handler: &mut Handler) -> Vec<Reply> {
    let mut all = Vec::new();
    while !handler.is_idle() {
        all.extend(handler.step().filter(|sent| !is_on_the_way(sent)));
    }
    all
}

fn is_on_the_way(sent: &Reply) -> bool {
    matches!(sent.message, FromWorker::Progress { .. } | FromWorker::Growing { .. })
}

fn evaluation(sent: &[Reply]) -> &Evaluation {
    let [Reply { message: FromWorker::Answered { answer: Answer::Evaluation(evaluation), .. }, .. }] = sent else {
        panic!("expected one evaluation, got {sent:?}");
    };
    evaluation
}

#[test]
fn every_message_round_trips() {
    let ticket = Ticket(7);
    let summary = Summary { positions: 3234, p_positions: 147, largest: 40 };
    let options = vec![
        Valued { play: Move::Cut { axis: Axis::X, to: 3 }, value: 5 },
        Valued { play: Move::Share { from: Axis::Z.into(), onto: Axis::X.into(), tokens: 2 }, value: 0 },
        Valued { play: Move::Pass, value: 1 },
    ];
    let evaluation = Evaluation { value: 2, outcome: Outcome::N, options };
    for message in [
        ask(1, evaluate("step:k=4,s=2,pass,misere:3,1,9,1")),
        ask(1, evaluate("bar:k=5/2,s=1,rim=floor((x+z+s)/k):4,2,5")),
        ask(1, evaluate("bar:pass,heights=1-2-2-4:3,2,3,1")),
        ask(1, evaluate("sharing:misere:0,5,16,3")),
        ask(2, slice("triangle:k=5/2", 20, 3)),
        ask(
            2,
            Question::Picture(Pictured {
                show: Show::Difference(Against::OtherLayer),
                ..pictured("nim:pass", 9, Cut::Rim)
            }),
        ),
        ask(3, Question::Heights { ruleset: ruleset("sharing"), size: 20, pass: false }),
        ToWorker::Cancel { ticket },
    ] {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ToWorker>(&text).unwrap(), message);
        assert_eq!(read::<ToWorker>(&write(&message)), Some(message), "as data");
    }
    for message in [
        FromWorker::Ready { version: "1".into() },
        FromWorker::Progress { ticket, progress: Progress { done: 1.0, total: 3234.0, bytes: 8232.0 } },
        FromWorker::Answered { ticket, answer: Answer::Evaluation(evaluation) },
        FromWorker::Answered { ticket, answer: picture(21, Some(summary)) },
        FromWorker::Growing { ticket, answer: picture(8, None) },
        FromWorker::Answered {
            ticket,
            answer: Answer::Heights { window: Window::whole(21, 21), places: (21, 21), tally: Tally::default() },
        },
        FromWorker::Refused { ticket, reason: WhyNot::Size(7) },
        FromWorker::Cancelled { ticket },
        FromWorker::Spent,
    ] {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<FromWorker>(&text).unwrap(), message);
        assert_eq!(read::<FromWorker>(&write(&message)), Some(message), "as data");
    }
}

fn picture(columns: u32, summary: Option<Summary>) -> Answer {
    let summary = summary.map(|summary| Counted { extent: Extent { x: 20, y: 13, z: 20 }, summary });
    let tally = Tally { positions: 400, of_note: 9, least: 0, largest: 30 };
    let cut = Cut::Fixed(Axis::Z, 3);
    Answer::Picture { window: Window::whole(columns, 21), places: (21, 21), cut, most: 13, tally, summary }
}

#[test]
fn a_message_with_an_illegal_position_cannot_be_read() {
    let text = serde_json::to_string(&ask(1, evaluate("triangle:k=3:7,4,7"))).unwrap().replace("7,4,7", "7,5,7");
    assert!(serde_json::from_str::<ToWorker>(&text).is_err());
    let rules = "bar:k=3,rim=floor((x+z)/k)";
    for (y, is_legal) in [(4, true), (5, false)] {
        // A game is a ruleset and a position where it is data.
        let data = write(&(ruleset(rules), Position::new(7, y, 7)));
        assert_eq!(read::<Game>(&data), is_legal.then(|| game(&format!("{rules}:7,4,7"))));
    }
}

#[test]
fn an_evaluation_agrees_with_recursion() {
    for text in ["triangle:k=3:7,4,7", "step:k=2,s=1,pass:3,2,5,1", "nim:misere:2,3,1", "sharing:1,9,4"] {
        let mut handler = Handler::default();
        assert!(matches!(handler.receive(ask(1, evaluate(text))), Some(FromWorker::Progress { .. })));
        let sent = run(&mut handler);
        let evaluation = evaluation(&sent);
        let (game, mut judge) = (game(text), Recursion::new(game(text).ruleset()));
        assert_eq!(evaluation.value, judge.value(game.position()).0);
        let expected = game.options().into_iter().map(|(play, to)| Valued { play, value: judge.value(to).0 });
        assert_eq!(evaluation.options, expected.collect::<Vec<_>>());
    }
}

#[test]
fn work_goes_on_in_slices_and_a_small_request_overtakes_a_large_one() {
    let mut handler = Handler::default();
    handler.receive(ask(1, slice("triangle:k=3", 200, 0)));
    handler.receive(ask(2, evaluate("triangle:k=3:2,1,2")));
    let mut order = Vec::new();
    let mut reports = 0;
    while !handler.is_idle() {
        match handler.step().unwrap().message {
            FromWorker::Answered { ticket, .. } => order.push(ticket.0),
            FromWorker::Progress { progress: Progress { done, total, .. }, .. } => {
                assert!(done <= total);
                reports += 1;
            }
            FromWorker::Growing { .. } => {}
            other => panic!("unexpected {other:?}"),
        }
    }
    assert_eq!(order, [2, 1]);
    assert!(reports > 10);
}

#[test]
fn no_step_does_much_more_than_its_share() {
    // Steps are counted, not timed: a table of 2.7 million positions is placed, counted and read in many small ones.
    for question in [slice("triangle:k=3", 200, 5), slice("sharing", 2000, 0)] {
        let mut handler = Handler::default();
        handler.receive(ask(1, question));
        let mut allowed = 0.0;
        let mut after_placing = 0;
        while !handler.is_idle() {
            allowed += 150_000.0;
            if let Some(Reply {
                message: FromWorker::Progress { progress: Progress { done, total, .. }, .. }, ..
            }) = handler.step()
            {
                assert!(done <= allowed, "{done} positions, more than {allowed}");
                allowed = done;
                after_placing += usize::from(done == total);
            }
        }
        assert!(after_placing >= 10, "counting and reading took only {after_placing} steps");
    }
}

#[test]
fn a_larger_table_goes_on_from_the_smaller_one() {
    let mut handler = Handler::default();
    handler.receive(ask(1, slice("triangle:k=3", 150, 0)));
    run(&mut handler);
    // The plan is the whole table, but most of it is done from the start.
    handler.receive(ask(2, slice("triangle:k=3", 160, 7)));
    let first = std::iter::from_fn(|| handler.step()).find_map(|sent| match sent.message {
        FromWorker::Progress { progress: Progress { done, total, .. }, .. } => Some(done / total),
        _ => None,
    });
    assert!(first.is_some_and(|part| part > 0.8), "{first:?}");
    let sent = run(&mut handler);
    let ruleset = ruleset("triangle:k=3");
    let judge = Solving::solve(ruleset, Extent::cube(ruleset.rules, 160), Plan::BOUND).unwrap();
    assert_eq!(
        sent[0].payload.as_ref(),
        Some(&Plane { ruleset, cut: Cut::Fixed(Axis::Y, 7), pass: false }.values(&judge).values)
    );
}

#[test]
fn a_picture_grows_while_its_table_is_solved() {
    let mut handler = Handler::default();
    handler.receive(ask(1, slice("triangle:k=3", 250, 5)));
    let mut parts: Vec<(u32, Vec<u16>)> = Vec::new();
    let mut last = None;
    while !handler.is_idle() {
        let Some(sent) = handler.step() else { continue };
        match (&sent.message, sent.payload) {
            (FromWorker::Growing { answer: Answer::Picture { window, summary: None, .. }, .. }, Some(values)) => {
                assert_eq!(*window, Window::whole(window.columns, window.columns));
                parts.push((window.columns, values));
            }
            (_, payload) => last = payload,
        }
    }
    let last = last.unwrap();
    assert!(parts.len() >= 2 && parts.windows(2).all(|pair| pair[0].0 < pair[1].0));
    for (columns, values) in parts {
        let rows = values.chunks_exact(columns as usize).zip(last.chunks_exact(251));
        assert!(rows.into_iter().all(|(part, whole)| part == &whole[..columns as usize]));
    }
}

#[test]
fn a_cancelled_request_is_never_answered() {
    let mut handler = Handler::default();
    handler.receive(ask(1, slice("triangle:k=3", 200, 0)));
    handler.step();
    assert_eq!(
        handler.receive(ToWorker::Cancel { ticket: Ticket(1) }),
        Some(FromWorker::Cancelled { ticket: Ticket(1) })
    );
    assert!(handler.is_idle());
    assert_eq!(handler.receive(ToWorker::Cancel { ticket: Ticket(1) }), None);
}

#[test]
fn a_table_is_solved_once_for_all_its_views() {
    let mut handler = Handler::default();
    assert!(handler.receive(ask(1, slice("step:k=2,s=0", 12, 0))).is_some());
    run(&mut handler);
    // Nothing is planned, since the table is kept.
    assert_eq!(handler.receive(ask(2, slice("step:k=2,s=0", 12, 3))), None);
    assert_eq!(handler.receive(ask(3, evaluate("step:k=2,s=0:4,4,9"))), None);
    assert_eq!(run(&mut handler).len(), 2);
    // A smaller table has other borders, so it is another table.
    assert!(handler.receive(ask(4, slice("step:k=2,s=0", 11, 3))).is_some());
}

#[test]
fn a_table_that_no_request_uses_for_long_is_not_needed() {
    let mut handler = Handler::default();
    assert_eq!(handler.needs(), 0);
    handler.receive(ask(1, slice("nim", 60, 0)));
    run(&mut handler);
    let large = handler.needs();
    // A box of 61 by 61 by 61 values, of which mirror images need not be kept.
    assert!(large > 61 * 61 * 61 / 2, "{large}");
    for ticket in 2..18 {
        assert!(handler.needs() >= large, "{ticket}");
        handler.receive(ask(ticket, slice("triangle:k=3", 5, 0)));
        run(&mut handler);
    }
    assert!(handler.needs() < large);
    // The table was kept all the same, and is needed again when it is used.
    assert_eq!(handler.receive(ask(50, slice("nim", 60, 7))), None);
    run(&mut handler);
    assert!(handler.needs() >= large);
}

#[test]
fn a_small_question_is_answered_from_the_smallest_table() {
    let mut handler = Handler::default();
    handler.receive(ask(1, slice("nim", 60, 0)));
    run(&mut handler);
    let large = handler.needs();
    // Moves in a small table: the large one could answer as well, and is not held for that.
    for ticket in 2..40 {
        handler.receive(ask(2 * ticket, slice("nim", 9, 0)));
        assert_eq!(handler.receive(ask(2 * ticket + 1, evaluate("nim:3,7,4"))), None);
        run(&mut handler);
    }
    assert!(handler.needs() < large / 8, "{} of {large}", handler.needs());
    // A position outside of the small one has its value at once.
    assert_eq!(handler.receive(ask(100, evaluate("nim:3,7,40"))), None);
}

#[test]
fn a_map_agrees_with_the_table_and_gives_its_memory_back() {
    let ruleset = ruleset("triangle:k=3,misere");
    let question = Question::Heights { ruleset, size: 30, pass: false };
    // Room for one map, not for two.
    let mut handler = Handler::new(4000);
    handler.receive(ask(1, question.clone()));
    handler.receive(ask(2, question));
    handler.step();
    assert!(matches!(handler.receive(ToWorker::Cancel { ticket: Ticket(1) }), Some(FromWorker::Cancelled { .. })));
    let sent = run(&mut handler);
    let [
        Reply {
            message: FromWorker::Answered { answer: Answer::Heights { places: (31, 31), tally, .. }, .. },
            payload,
        },
    ] = sent.as_slice()
    else {
        panic!("expected one map, got {sent:?}");
    };
    let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, 30)).unwrap();
    let judge = heights(&table, false);
    assert_eq!(payload.as_ref(), Some(&judge.values));
    assert_eq!((tally.positions as usize, tally.largest), (judge.points().count(), judge.largest()));
    assert!(handler.is_idle());
}

#[test]
fn too_much_memory_is_refused_with_the_size_that_fits() {
    let mut handler = Handler::default();
    let Some(FromWorker::Refused { reason, .. }) = handler.receive(ask(1, slice("triangle:k=3", 2000, 500))) else {
        panic!("2000 should not fit");
    };
    let WhyNot::Refused(Refusal::Memory { bound, fits: Some(_), .. }) = reason else { panic!("{reason}") };
    assert_eq!(bound, 512 << 20);
    let Some(FromWorker::Refused { reason, .. }) = handler.receive(ask(2, slice("nim", 4_000_000, 0))) else {
        panic!("4000000 should be too large");
    };
    assert_eq!(reason, WhyNot::Size(4_000_000));
    assert!(handler.is_idle());
}

#[test]
fn two_tables_that_do_not_fit_together_are_solved_one_after_the_other() {
    // Each of these takes about 19 kB.
    let mut handler = Handler::new(30_000);
    handler.receive(ask(1, slice("nim", 20, 0)));
    handler.receive(ask(2, slice("nim:misere", 20, 0)));
    handler.receive(ask(3, slice("nim", 20, 1)));
    let mut tickets: Vec<u32> = run(&mut handler)
        .into_iter()
        .map(|sent| match sent.message {
            FromWorker::Answered { ticket, .. } => ticket.0,
            other => panic!("unexpected {other:?}"),
        })
        .collect();
    tickets.sort_unstable();
    assert_eq!(tickets, [1, 2, 3]);
}

#[test]
fn strange_sizes_get_an_answer_or_a_clear_refusal() {
    for text in
        ["triangle:k=1000000000", "triangle:k=1/1000000000", "step:k=1,s=1000000000", "step:k=7,s=90", "nim", "sharing"]
    {
        for size in [0, 1, 2, 5] {
            let mut handler = Handler::default();
            handler.receive(ask(1, slice(text, size, 1000)));
            let sent = run(&mut handler);
            let Some(Reply { message: FromWorker::Answered { answer: Answer::Picture { window, .. }, .. }, payload }) =
                sent.into_iter().next()
            else {
                panic!("{text} at {size} was not answered");
            };
            assert_eq!(payload.map(|values| values.len()), Some((window.columns * window.rows) as usize));
        }
    }
}
