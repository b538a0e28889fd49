//! Planted false claims are refuted where they are false, and runs keep to their memory and can be stopped.

use super::Run;
use crate::claims::check::{Cases, Check, Columns, Known, Maps, Values, each_of_size, failure};
use crate::claims::{Claim, Finding, Parameter, Verdict};
use crate::games::{Position, Ruleset};
use crate::solver::{Computation, Plan};
use crate::values::Outcome;

const P: Finding = Finding::Outcome(Outcome::P);
const N: Finding = Finding::Outcome(Outcome::N);

fn verdict(check: Check, bound: u32) -> Verdict {
    Run::of(check, true, bound, Plan::BOUND).run_in_slices(1000).unwrap().stop().verdict
}

#[track_caller]
fn refuted_at(check: Check, bound: u32, at: &str, (expected, found): (Finding, Finding)) {
    let counterexample = at.parse().unwrap();
    assert_eq!(verdict(check, bound), Verdict::Refuted { counterexample, expected, found });
}

fn triangle(text: &str) -> Ruleset {
    text.parse().unwrap()
}

/// x ⊕ y ⊕ z = 0, with the P-position over one (x, z) put elsewhere.
fn planted(at: (u32, u32), y: Option<u32>) -> Check {
    let formula = move |x, z, _| [if (x, z) == at { y } else { Some(x ^ z) }, None];
    Check::Maps(Maps::formula(triangle("triangle:k=3"), Box::new(formula)))
}

#[test]
fn a_wrong_height_is_found() {
    // 90 ⊕ 93 = 7 is a P-position of it; 3 is not one and is met first.
    refuted_at(planted((90, 93), None), 200, "triangle:k=3:90,7,93", (N, P));
    refuted_at(planted((90, 93), Some(3)), 200, "triangle:k=3:90,3,93", (P, N));
    refuted_at(planted((90, 93), Some(8)), 200, "triangle:k=3:90,7,93", (N, P));
    // Above the rim there is nothing to be wrong: 1 ⊕ 2 = 3 is no position either.
    assert!(matches!(verdict(planted((1, 2), Some(2)), 200), Verdict::Verified { bound: 200, .. }));
    // The last corner of the box, and just outside.
    refuted_at(planted((200, 200), Some(1)), 200, "triangle:k=3:200,0,200", (N, P));
    assert!(matches!(verdict(planted((200, 201), None), 200), Verdict::Verified { bound: 200, .. }));
}

#[test]
fn of_two_failures_the_smaller_is_named() {
    let formula = |x, z, _| [if (x, z) == (99, 98) || (x, z) == (2, 100) { Some(5) } else { Some(x ^ z) }, None];
    let check = Check::Maps(Maps::formula(triangle("triangle:k=3"), Box::new(formula)));
    refuted_at(check, 200, "triangle:k=3:99,1,98", (N, P));
}

#[test]
fn the_layer_with_the_pass_is_looked_at() {
    let formula = |x: u32, z: u32, pass: bool| {
        let exception = ([x, z] == [0, 0] && pass).then_some(0);
        [Some((x + 1) ^ (z + 1) ^ u32::from(pass)).filter(|_| !(pass && x == 40)), exception]
    };
    let check = Check::Maps(Maps::formula(triangle("step:k=2,s=1,pass"), Box::new(formula)));
    let Verdict::Refuted { counterexample, .. } = verdict(check, 100) else { panic!() };
    assert!(counterexample.position().pass);
    assert_eq!(counterexample.position().xyz()[0], 40);
}

#[test]
fn a_wrong_column_is_found() {
    // The P-positions (0, 0, d) are those with d = 4^k·odd, but this says that 70001 is none.
    let judge = |b: u32, column: &[(u32, u32)]| {
        let is_p = b == 0 || (b.trailing_zeros().is_multiple_of(2) && b != 70_001);
        (is_p != column.contains(&(0, 0))).then_some((0, N, P))
    };
    refuted_at(Check::Columns(Columns { g: 0, judge: Box::new(judge) }), 100_000, "sharing:0,0,70001", (N, P));
    let judge = |b: u32, column: &[(u32, u32)]| (b == 70_002 && column.is_empty()).then_some((0, P, N));
    let check = Check::Columns(Columns { g: 0, judge: Box::new(judge) });
    // 70002 is 2·odd, so its column has no P-position at all, and it is looked at all the same.
    refuted_at(check, 100_000, "sharing:0,0,70002", (P, N));
}

#[test]
fn a_wrong_value_is_found() {
    let judge = |position: Position, value: u32| {
        let [x, y, z] = position.xyz();
        let stated = if [x, y, z] == [20, 5, 11] || [x, y, z] == [2, 21, 0] { 7 } else { x ^ y ^ z };
        (stated != value).then_some((Finding::Value(stated), Finding::Value(value)))
    };
    let check = Check::Values(Values { ruleset: triangle("nim"), judge: Box::new(judge) });
    refuted_at(check, 30, "nim:20,5,11", (Finding::Value(7), Finding::Value(26)));
}

#[test]
fn a_stopped_check_knows_how_far_it_got() {
    let claim = Claim::Triangular7_3;
    let mut run = Run::new(claim, &claim.parameters(), 1000, Plan::BOUND);
    assert_eq!(run.stop().verdict, Verdict::Stopped { bound: None, positions: 0 });
    while matches!(run.stop().verdict, Verdict::Stopped { bound: None, .. }) {
        assert!(!run.advance(1).unwrap());
    }
    let Verdict::Stopped { bound: Some(bound), positions } = run.stop().verdict else { panic!() };
    assert!((64..1000).contains(&bound));
    let Ok(whole) = Run::new(claim, &claim.parameters(), bound, Plan::BOUND).run_to_end();
    assert_eq!(whole.stop().verdict, Verdict::Verified { bound, positions });
}

#[test]
fn more_than_the_memory_is_refused_beforehand() {
    for claim in Claim::ALL {
        let parameters = claim.parameters();
        let bytes = Run::new(claim, &parameters, 60, Plan::BOUND).bytes();
        let mut run = Run::new(claim, &parameters, 60, bytes - 1);
        assert!(run.advance(1).unwrap(), "{}", claim.id());
        assert_eq!(run.stop().verdict, Verdict::Refused { bytes, most: bytes - 1 }, "{}", claim.id());
        let Ok(run) = Run::new(claim, &parameters, 60, bytes).run_to_end();
        assert!(!matches!(run.stop().verdict, Verdict::Refused { .. }), "{}", claim.id());
    }
}

#[test]
fn a_box_with_more_positions_than_can_be_counted_is_refused_at_once() {
    for claim in Claim::ALL {
        let run = Run::new(claim, &claim.parameters(), 1_000_000_000, Plan::BOUND);
        assert!(matches!(run.stop().verdict, Verdict::Refused { .. } | Verdict::Stopped { .. }), "{}", claim.id());
    }
}

#[test]
fn ids_differ_and_defaults_are_in_the_stated_range() {
    for (index, claim) in Claim::ALL.into_iter().enumerate() {
        assert_eq!(Claim::with_id(claim.id()), Some(claim));
        assert_eq!(Claim::ALL.iter().position(|other| other == &claim), Some(index));
        assert!(claim.is_stated(&claim.parameters()), "{}", claim.id());
        assert_eq!(claim.is_ours(), claim.id().ends_with(" ours"));
        // The text of each default parameter can be read back.
        for parameter in claim.takes() {
            let text = claim.parameters().text(parameter);
            assert_eq!(claim.parameters().with(parameter, &text), Ok(claim.parameters()));
        }
    }
    let of = |claim: Claim, k: &str| claim.is_stated(&claim.parameters().with(Parameter::K, k).unwrap());
    assert_eq!(["3", "5", "7", "3/2"].map(|k| of(Claim::Triangular7_3, k)), [true, false, true, false]);
    assert_eq!(["1", "5", "7", "9"].map(|k| of(Claim::Triangular8_1, k)), [true, true, false, true]);
    assert_eq!(["2", "9/4", "5/2", "1"].map(|k| of(Claim::Misere15, k)), [false, true, true, false]);
    assert_eq!(["2", "3", "4", "5"].map(|k| of(Claim::PassConjecture4_1, k)), [false, false, true, false]);
}

fn position_of([x, y, z]: [u32; 3]) -> Position {
    Position::new(x, y, z)
}

#[test]
fn a_wrong_case_is_found_at_the_smallest_position() {
    let judge = |position: Position| {
        let is_wrong = [[3, 2, 8], [8, 1, 0], [2, 0, 9]].map(position_of).contains(&position);
        is_wrong.then_some((Finding::Holds(true), Finding::Holds(false)))
    };
    let check = || Check::Cases(Cases::positions(triangle("triangle:k=3"), judge));
    refuted_at(check(), 30, "triangle:k=3:8,1,0", (Finding::Holds(true), Finding::Holds(false)));
    // All positions up to 7 are looked at, and there are as many as of any other claim.
    let looked_at = crate::claims::run::positions(triangle("triangle:k=3"), 7);
    assert_eq!(verdict(check(), 7), Verdict::Verified { bound: 7, positions: looked_at });
}

#[test]
fn every_position_is_a_case_once() {
    for text in ["nim", "triangle:k=3", "triangle:k=1/2", "step:k=4,s=6,pass"] {
        let (ruleset, mut seen) = (triangle(text), std::collections::BTreeSet::new());
        for n in 0..=9 {
            each_of_size(ruleset, n, |position| {
                assert_eq!(position.xyz().into_iter().max(), Some(n));
                assert!(ruleset.check(position).is_ok() && seen.insert(position), "{text} {position:?}");
            });
            assert_eq!(seen.len() as u64, crate::claims::run::positions(ruleset, n), "{text} {n}");
        }
    }
}

#[test]
fn a_wrong_entry_of_a_list_is_found() {
    let nim = triangle("nim");
    let entry = |cells, value| (nim, position_of(cells), Finding::Value(value));
    let list = move |last| [entry([1, 2, 3], 0), entry([5, 0, 0], 5), entry([4, 1, 9], last)];
    let check = move |last| {
        let found =
            |known: &Known<'_>, game: &crate::games::Game, _: Finding| known.value(game.position()).map(Finding::Value);
        Check::Cases(Cases::listed(list(last), found).with_table(nim, 9))
    };
    assert_eq!(verdict(check(12), 20), Verdict::Verified { bound: 20, positions: 3 });
    assert_eq!(verdict(check(13), 8), Verdict::Verified { bound: 8, positions: 2 }, "it is beyond the bound");
    refuted_at(check(13), 20, "nim:4,1,9", (Finding::Value(13), Finding::Value(12)));
}

#[test]
fn what_is_said_of_a_whole_box_is_said_at_its_bound() {
    let check = || {
        let findings = (Finding::Count(1), Finding::Count(2));
        Check::Cases(Cases::at(6, move |_| failure(triangle("nim"), Position::new(6, 6, 6), findings)))
    };
    assert_eq!(verdict(check(), 5), Verdict::Empty { bound: 5, least: Some(6) });
    assert_eq!(verdict(check(), 0), Verdict::Empty { bound: 0, least: Some(6) });
    refuted_at(check(), 6, "nim:6,6,6", (Finding::Count(1), Finding::Count(2)));
    refuted_at(check(), 60, "nim:6,6,6", (Finding::Count(1), Finding::Count(2)));
}

#[test]
fn what_holds_for_nothing_is_not_verified() {
    for claim in Claim::ALL {
        let parameters = claim.parameters();
        for bound in [0, 1, 5, 12] {
            let run = Run::new(claim, &parameters, bound, Plan::BOUND);
            let Verdict::Empty { least, .. } = run.stop().verdict else {
                assert!(run.positions() > 0, "{}", claim.id());
                continue;
            };
            let least = least.unwrap();
            assert!(least > bound, "{}", claim.id());
            let of = |bound| Run::new(claim, &parameters, bound, Plan::BOUND).positions();
            assert_eq!((of(least - 1), of(least) > 0), (0, true), "{}", claim.id());
        }
    }
    // The row begins at its own number, and no position of the example is a bar with such a large k.
    let row = Claim::SharingConjecture1.parameters().with(Parameter::Row, "6").unwrap();
    let of = |claim, parameters, bound| Run::new(claim, &parameters, bound, Plan::BOUND).stop().verdict;
    assert_eq!(of(Claim::SharingConjecture1, row, 5), Verdict::Empty { bound: 5, least: Some(6) });
    let steep = Claim::TriangularExample4_4.parameters().with(Parameter::K, "1001").unwrap();
    assert_eq!(of(Claim::TriangularExample4_4, steep, 20), Verdict::Empty { bound: 20, least: None });
}

#[test]
fn what_is_looked_at_and_counted_follows_from_how_it_is_checked() {
    use crate::claims::{Counted, Looked};
    let ways =
        [("k", "1/2"), ("k", "2"), ("k", "3"), ("k", "1001"), ("g", "3"), ("g", "63"), ("g", "100"), ("g", "all")];
    for claim in Claim::ALL {
        for (parameter, text) in ways.into_iter().chain([("row", "63"), ("row", "64")]) {
            let parameter = Parameter::with_key(parameter).unwrap();
            let parameters = claim.parameters().with(parameter, text).unwrap();
            let looked = match claim.check(&parameters, 40) {
                // Of Sharing Nim a place of the map is a position.
                Check::Maps(maps) if maps.counted.rules.is_piles() => Looked::Positions,
                Check::Maps(_) => Looked::PPositions,
                Check::Columns(_) => Looked::SmallValues,
                Check::Values(_) => Looked::Positions,
                Check::Cases(_) => Looked::Cases,
            };
            assert_eq!(looked, claim.looked(&parameters), "{} {parameter} = {text}", claim.id());
            assert_eq!(looked == Looked::Cases, claim.counts() == Counted::Cases, "{}", claim.id());
        }
    }
    let counts = [Claim::Triangular7_3, Claim::Sharing2, Claim::Triangular3_1, Claim::TriangularLemma7_3];
    assert_eq!(counts.map(Claim::counts)[..3], [Counted::Positions; 3]);
    assert_eq!(counts[3].counts(), Counted::Cases);
}

/// A size is checked in parts, so that a check is stopped between any two of them; together they are complete and in order.
#[test]
fn a_large_size_is_no_single_slice() {
    let ruleset = triangle("triangle:k=3");
    let seen = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
    let counter = std::sync::Arc::clone(&seen);
    let judge = move |_: Position| {
        counter.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        None
    };
    let mut run = Run::of(Check::Cases(Cases::positions(ruleset, judge)), true, 60, Plan::BOUND);
    let mut before = 0;
    while !run.advance(1).unwrap() {
        let now = seen.load(std::sync::atomic::Ordering::Relaxed);
        // No line of it has more than its rim and one: ⌊120/3⌋ + 1; the others with x < n have one position for each z more.
        assert!(now - before <= 41 + 60, "{before} to {now}");
        before = now;
    }
    assert_eq!(seen.load(std::sync::atomic::Ordering::Relaxed), crate::claims::run::positions(ruleset, 60));
}

#[test]
fn cases_can_be_stopped_and_are_counted_before_they_are_looked_at() {
    for claim in Claim::ALL {
        let parameters = claim.parameters();
        let mut run = Run::new(claim, &parameters, 12, Plan::BOUND);
        let (total, stated) = (run.progress().1, run.positions());
        while !run.advance(1).unwrap() {
            assert!(run.progress().0 <= total, "{}", claim.id());
            if let Verdict::Stopped { positions, .. } = run.stop().verdict {
                assert!(positions <= stated, "{}", claim.id());
            }
        }
        if let Verdict::Verified { positions, .. } = run.stop().verdict {
            assert_eq!(positions, stated, "{}", claim.id());
            assert_eq!(run.progress().0, total, "{}", claim.id());
        }
        // Planning a bound that is out of reach takes no time.
        let far = Run::new(claim, &parameters, 1_000_000_000, Plan::BOUND);
        let is_refused = matches!(far.stop().verdict, Verdict::Refused { .. });
        assert!(is_refused || far.positions() >= stated, "{}", claim.id());
    }
}
