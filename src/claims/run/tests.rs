//! Planted false claims are refuted where they are false, and runs keep to their memory and can be stopped.

use super::Run;
use crate::claims::Claim;
use crate::claims::Finding;
use crate::claims::Parameter;
use crate::claims::Verdict;
use crate::claims::check::Check;
use crate::claims::check::Columns;
use crate::claims::check::Maps;
use crate::claims::check::Values;
use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Plan;
use crate::values::Outcome;

const P: Finding = Finding::Outcome(Outcome::P);
const N: Finding = Finding::Outcome(Outcome::N);

fn verdict(check: Check, bound: u32) -> Verdict {
    let mut run = Run::of(check, true, bound, Plan::BOUND);
    while !run.advance(1000) {}
    run.stop().verdict
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
    // 90 ⊕ 93 = 7 is a P-position there; 3 is none and is met first.
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
    assert_eq!(counterexample.position().cells[0], 40);
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
    let judge = |Position { cells: [x, y, z], .. }: Position, value: u32| {
        let told = if [x, y, z] == [20, 5, 11] || [x, y, z] == [2, 21, 0] { 7 } else { x ^ y ^ z };
        (told != value).then_some((Finding::Value(told), Finding::Value(value)))
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
        assert!(!run.advance(1));
    }
    let Verdict::Stopped { bound: Some(bound), positions } = run.stop().verdict else { panic!() };
    assert!((64..1000).contains(&bound));
    let mut whole = Run::new(claim, &claim.parameters(), bound, Plan::BOUND);
    while !whole.advance(u64::MAX) {}
    assert_eq!(whole.stop().verdict, Verdict::Verified { bound, positions });
}

#[test]
fn more_than_the_memory_is_refused_beforehand() {
    for claim in Claim::ALL {
        let parameters = claim.parameters();
        let bytes = Run::new(claim, &parameters, 60, Plan::BOUND).bytes();
        let mut run = Run::new(claim, &parameters, 60, bytes - 1);
        assert!(run.advance(1), "{}", claim.id());
        assert_eq!(run.stop().verdict, Verdict::Refused { bytes, most: bytes - 1 }, "{}", claim.id());
        let mut run = Run::new(claim, &parameters, 60, bytes);
        while !run.advance(u64::MAX) {}
        assert!(!matches!(run.stop().verdict, Verdict::Refused { .. }), "{}", claim.id());
    }
}

#[test]
fn ids_differ_and_defaults_are_in_the_stated_range() {
    for (index, claim) in Claim::ALL.into_iter().enumerate() {
        assert_eq!(Claim::with_id(claim.id()), Some(claim));
        assert_eq!(Claim::ALL.iter().position(|other| other == &claim), Some(index));
        assert!(claim.is_stated(&claim.parameters()), "{}", claim.id());
        assert_eq!(claim.is_ours(), claim.id().ends_with(" ours"));
        // What it takes by default is what was written down, so it can be read.
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
