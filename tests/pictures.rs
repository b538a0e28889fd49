//! Pictures, maps and studies from the worker's handler, compared with the obvious algorithm.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]
#![allow(clippy::wildcard_enum_match_arm, reason = "any other message is the failure")]

use maths::games::{Axis, Position, Ruleset};
use maths::solver::{
    Cut, Difference, Extent, Formula, Grid, Obvious, Plan, Plane, Remoteness, Table, Window, is_palindrome,
};
use web::table::Mode;
use web::workers::host::Ticket;
use web::workers::solver::Handler;
use web::workers::solver::protocol::{Against, Answer, Counted, FromWorker, Pictured, Question, Show, Tally, ToWorker};

fn answer(handler: &mut Handler, question: Question) -> Result<(Answer, Option<Vec<u16>>), String> {
    let planned = handler.receive(ToWorker::Ask { ticket: Ticket(1), question });
    if let Some(FromWorker::Refused { reason, .. }) = planned {
        return Err(reason.to_string());
    }
    loop {
        match handler.step().map(|sent| (sent.message, sent.payload)).unwrap() {
            (FromWorker::Answered { answer, .. }, payload) => return Ok((answer, payload)),
            (FromWorker::Refused { reason, .. }, _) => return Err(reason.to_string()),
            (FromWorker::Progress { .. } | FromWorker::Growing { .. }, _) => {}
            (other, _) => panic!("unexpected {other:?}"),
        }
    }
}

/// A picture as a grid, the part of the plane that it is, and its numbers.
fn picture(pictured: Pictured) -> Result<(Grid, Window, Tally), String> {
    let (answer, payload) = answer(&mut Handler::default(), Question::Picture(pictured))?;
    let Answer::Picture { window, tally, .. } = answer else { panic!("no picture: {answer:?}") };
    let grid = Grid { columns: window.columns, rows: window.rows, values: payload.unwrap() };
    Ok((grid, window, tally))
}

fn pictured(text: &str, size: u32, cut: Cut, pass: bool, show: Show) -> Pictured {
    Pictured { ruleset: text.parse().unwrap(), size, cut, pass, show, window: None }
}

fn judge(ruleset: Ruleset, size: u32) -> Table {
    Obvious::table(ruleset, Extent::cube(ruleset.rules, size)).unwrap()
}

const CUTS: [Cut; 5] =
    [Cut::Fixed(Axis::X, 2), Cut::Fixed(Axis::Y, 3), Cut::Fixed(Axis::Z, 7), Cut::Diagonal, Cut::Rim];

/// Compares every place of a picture with the number that it should show for its position.
#[track_caller]
fn shows(pictured: Pictured, expected: impl Fn(Position) -> Option<u16>) {
    let (grid, window, tally) = picture(pictured).unwrap();
    let cube = Extent::cube(pictured.ruleset.rules, pictured.size);
    let plane = Plane { ruleset: pictured.ruleset, cut: pictured.cut, pass: pictured.pass }.held_within(&cube);
    assert_eq!((window.columns, window.rows), plane.places(&cube));
    let mut positions = 0;
    for (column, row) in (0..grid.columns).flat_map(|column| (0..grid.rows).map(move |row| (column, row))) {
        let wanted = plane.position_at((column, row)).and_then(&expected);
        assert_eq!(grid.at(column, row), wanted, "{pictured:?} at {column}, {row}");
        positions += u32::from(wanted.is_some());
    }
    assert!(positions > 0);
    assert_eq!(tally.positions, positions);
    assert_eq!(tally.largest, grid.largest());
}

#[test]
fn every_cut_shows_the_values_of_its_positions() {
    for (text, pass) in [("triangle:k=3", false), ("triangle:k=1", false), ("step:k=4,s=2,pass", true)] {
        let table = judge(text.parse().unwrap(), 12);
        for cut in CUTS {
            shows(pictured(text, 12, cut, pass, Show::Values), |position| {
                table.value(position).map(|value| value.0 as u16)
            });
        }
    }
}

/// Bars of each family and piles, with and without a pass: each has numbers, whatever is shown of it.
#[test]
fn whatever_is_shown_of_a_ruleset_has_numbers() {
    let against = [Against::OtherPlay, Against::OtherLayer].into_iter();
    let formulas = [Formula::NimSum, Formula::Lowered, Formula::Shifted, Formula::Raised].map(Against::Formula);
    let against: Vec<Against> = against.chain(formulas).collect();
    let modes = [Mode::Values, Mode::Remoteness].into_iter();
    let differences = against.iter().copied().map(Mode::Difference);
    let modes: Vec<Mode> = modes.chain(differences).chain(against.iter().copied().map(Mode::OutcomesAgainst)).collect();
    let mut count = 0;
    for text in ["triangle:k=3", "step:k=4,s=2", "nim", "sharing"] {
        for (text, pass) in
            [(text.to_owned(), false), (format!("{text}{}pass", if text.contains('=') { "," } else { ":" }), true)]
        {
            let ruleset: Ruleset = text.parse().unwrap();
            for mode in modes.iter().filter(|mode| mode.possible_in(&ruleset) == **mode) {
                let (grid, _, tally) = picture(pictured(&text, 16, Cut::Fixed(Axis::Y, 4), pass, mode.show())).unwrap();
                let numbers = grid.values.iter().filter(|value| **value != Grid::NOTHING).count();
                assert!(numbers > 20, "{text} {mode:?}: {numbers}");
                assert_eq!(tally.positions as usize, numbers, "{text} {mode:?}");
                count += 1;
            }
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
fn remoteness_is_shown() {
    for (text, pass) in [("triangle:k=3,misere", false), ("nim:pass", true), ("sharing", false)] {
        let ruleset: Ruleset = text.parse().unwrap();
        let remoteness = Remoteness::of(ruleset, Extent::cube(ruleset.rules, 10), Plan::BOUND).unwrap();
        shows(pictured(text, 10, Cut::Fixed(Axis::Y, 2), pass, Show::Remoteness), |position| {
            remoteness.at(position).map(|moves| moves as u16)
        });
    }
}

#[test]
fn values_are_held_against_the_other_play_the_other_layer_and_formulas() {
    let ruleset: Ruleset = "step:k=4,s=2,pass".parse().unwrap();
    let (here, there) = (judge(ruleset, 10), judge(Ruleset { misere: true, ..ruleset }, 10));
    let value = |table: &Table, position: Position| table.value(position).map(|value| i64::from(value.0));
    let other = |against: Against, position: Position| match against {
        Against::OtherPlay => value(&there, position),
        Against::OtherLayer => value(&here, position.with_pass(!position.pass)),
        Against::Formula(formula) => Some(formula.value(&ruleset, position)),
    };
    let formulas = Formula::of(ruleset.rules).iter().copied().map(Against::Formula);
    for against in [Against::OtherPlay, Against::OtherLayer].into_iter().chain(formulas) {
        let of = |show| pictured("step:k=4,s=2,pass", 10, Cut::Fixed(Axis::X, 3), true, show);
        shows(of(Show::Difference(against)), |position| {
            Some(Difference::of(value(&here, position)?, other(against, position)?))
        });
        shows(of(Show::Outcomes(against)), |position| {
            Some(Difference::of_zeros(value(&here, position)?, other(against, position)?))
        });
    }
}

#[test]
fn what_stands_out_is_counted() {
    let of = |show| picture(pictured("triangle:k=3", 20, Cut::Fixed(Axis::Y, 0), false, show)).unwrap().2.of_note;
    let table = judge("triangle:k=3".parse().unwrap(), 20);
    let zeros = table.positions().filter(|(position, value)| position.xyz()[1] == 0 && value.0 == 0).count();
    assert_eq!(of(Show::Values) as usize, zeros);
    // An even number of moves is left exactly to the P-positions.
    assert_eq!(of(Show::Remoteness) as usize, zeros);
    // The lowest layer is Nim with two heaps.
    assert_eq!(of(Show::Difference(Against::Formula(Formula::NimSum))), 21 * 21);
    assert_eq!(of(Show::Outcomes(Against::Formula(Formula::NimSum))), 0);
}

#[test]
fn a_window_shows_every_so_many_th_place() {
    let whole = pictured("sharing", 90, Cut::Diagonal, false, Show::Values);
    let (all, ..) = picture(whole).unwrap();
    let window = Window { column: 7, row: 3, stride: 4, columns: 50, rows: 5 };
    let (part, given, _) = picture(Pictured { window: Some(window), ..whole }).unwrap();
    assert_eq!(given, Window { columns: 21, ..window }, "held inside of the plane");
    for (column, row) in (0..21).flat_map(|column| (0..5).map(move |row| (column, row))) {
        assert_eq!(part.at(column, row), all.at(7 + 4 * column, 3 + 4 * row));
    }
    // Nonsense is made the best of.
    for window in [Window { stride: 0, ..window }, Window { column: 4000, row: 4000, ..window }] {
        let (grid, ..) = picture(Pictured { window: Some(window), ..whole }).unwrap();
        assert!(!grid.values.is_empty());
    }
}

#[test]
fn a_plane_too_large_to_be_sent_whole_is_sent_in_part() {
    let (grid, window, _) = picture(pictured("sharing", 5000, Cut::Diagonal, false, Show::Values)).unwrap();
    assert_eq!((window.stride, window.columns, window.rows), (2, 2501, 2501));
    assert_eq!(grid.values.len(), 2501 * 2501);
    let table = maths::solver::Solving::solve(
        "sharing".parse().unwrap(),
        Extent::cube(maths::games::Rules::SHARING, 5000),
        Plan::BOUND,
    )
    .unwrap();
    for (b, a) in [(0, 0), (16, 4), (2500, 1200), (4998, 2)] {
        let value = table.value(Position::new(0, a, b)).unwrap().0;
        assert_eq!(grid.at(b / 2, a / 2).map(u32::from), Some(value));
    }
}

#[test]
fn a_low_plane_of_a_table_that_does_not_fit_is_solved_alone() {
    let (grid, _, _) = picture(pictured("triangle:k=3", 2000, Cut::Fixed(Axis::Y, 0), false, Show::Values)).unwrap();
    // Nim with two heaps.
    assert!((0..=2000).step_by(37).all(|x| (0..=2000).step_by(41).all(|z| grid.at(x, z) == Some((x ^ z) as u16))));
    let refused = picture(pictured("triangle:k=3", 2000, Cut::Diagonal, false, Show::Values)).unwrap_err();
    assert!(refused.contains("fits: Some("), "{refused}");
    let two = picture(pictured("triangle:k=3", 900, Cut::Diagonal, false, Show::Difference(Against::OtherPlay)));
    assert!(two.unwrap_err().contains("TwoTables"));
}

#[test]
fn columns_are_checked_and_rows_are_listed() {
    let mut handler = Handler::default();
    let (found, _) = answer(&mut handler, Question::Columns { size: 120, misere: false }).unwrap();
    let Answer::Columns(found) = found else { panic!("{found:?}") };
    let table = judge("sharing".parse().unwrap(), 120);
    let column = |b: u32| (0..=b).map(|a| table.value(Position::new(0, a, b)).unwrap().0).collect::<Vec<_>>();
    assert!((0..=120).all(|b| is_palindrome(&column(b))));
    assert_eq!((found.checked, found.palindromes, found.first_failure), (121, 121, None));

    let ruleset: Ruleset = "sharing".parse().unwrap();
    let (found, _) = answer(&mut handler, Question::Rows { ruleset, size: 120, pass: false }).unwrap();
    let Answer::Rows { positions, values } = found else { panic!("{found:?}") };
    assert_eq!(positions as u32, 121 * 122 / 2);
    for (value, of) in (0..).zip(&values) {
        let having: Vec<_> = table.positions().filter(|(_, found)| found.0 == value).map(|(it, _)| it.xyz()).collect();
        assert_eq!(of.positions as usize, having.len(), "value {value}");
        let mut rows: Vec<u32> = having.iter().filter(|[_, a, b]| 2 * a <= *b).map(|[_, a, _]| *a).collect();
        rows.sort_unstable();
        rows.dedup();
        assert_eq!(of.rows.iter().map(|row| row.a).collect::<Vec<_>>(), rows, "value {value}");
    }
    assert!(
        answer(&mut handler, Question::Columns { size: 60_000, misere: false }).unwrap_err().contains("TooManyColumns")
    );
    let bars = Question::Rows { ruleset: "nim".parse().unwrap(), size: 9, pass: false };
    assert!(answer(&mut handler, bars).is_err());
}

#[test]
fn a_map_too_large_to_be_sent_whole_is_sent_in_part_and_counted_whole() {
    let ruleset: Ruleset = "triangle:k=3".parse().unwrap();
    let question = |size| Question::Heights { ruleset, size, pass: false };
    let (found, payload) = answer(&mut Handler::default(), question(4100)).unwrap();
    let Answer::Heights { window, places, tally } = found else { panic!("{found:?}") };
    assert_eq!((places, window.stride, payload.unwrap().len()), ((4101, 4101), 2, 2051 * 2051));
    // `triangular` Theorem 7.3: y = x ⊕ z where it is legal.
    let is_p = |x: u32, z: u32| 3 * (x ^ z) <= x + z;
    let count = (0..=4100).flat_map(|x| (0..=4100).map(move |z| (x, z))).filter(|&(x, z)| is_p(x, z)).count();
    assert_eq!(tally.positions as usize, count);
    assert!(answer(&mut Handler::default(), question(10_001)).unwrap_err().contains("MapTooLarge"));
}

#[test]
fn a_table_too_large_to_be_whole_says_of_which_box_it_counts() {
    let found = |size| {
        let question = pictured("triangle:k=3", size, Cut::Fixed(Axis::Y, 2), false, Show::Values);
        let (found, _) = answer(&mut Handler::default(), Question::Picture(question)).unwrap();
        let Answer::Picture { summary, .. } = found else { panic!("{found:?}") };
        summary.unwrap()
    };
    let rules = "triangle:k=3".parse::<Ruleset>().unwrap().rules;
    assert_eq!(found(60).extent, Extent::cube(rules, 60));
    let Counted { extent, summary } = found(1200);
    assert_eq!(extent, Extent { y: 2, ..Extent::cube(rules, 1200) });
    // `triangular` Theorem 7.3: y = x ⊕ z where it is legal.
    let is_p = |x: u32, z: u32| (x ^ z) <= 2 && 3 * (x ^ z) <= x + z;
    let count = (0..=1200).flat_map(|x| (0..=1200).map(move |z| (x, z))).filter(|&(x, z)| is_p(x, z)).count();
    assert_eq!(summary.p_positions as usize, count);
}
