//! Budgets, slices and plans.

use super::{X, Y, Z, linear, made, nim_sum};
use crate::automata::{
    Bound, Budget, Connective, DigitOrder, Linear, Plan, Race, Run, Step, StepId, TooManyTracks, Track,
};

fn plan() -> (Plan, StepId) {
    let mut plan = Plan::new();
    let rim = linear(&mut plan, &[(X, 1), (Z, 1), (Y, -31)], Some(0), None);
    let sum = nim_sum(&mut plan, &[X, Y, Z]);
    let set = plan.both(Connective::And, rim, sum).unwrap();
    let id = plan.add(Step::Some(Bound::Smaller, X, set)).unwrap();
    (plan, id)
}

#[test]
fn a_budget_of_ten_states_stops_the_run_and_says_where() {
    let (plan, id) = plan();
    let mut run = Run::new(plan, &[id], DigitOrder::MostFirst, Budget { states: 10, ..Budget::USUAL });
    let stopped = run.finish().unwrap_err();
    assert_eq!((stopped.step, stopped.steps, stopped.states > 10, stopped.tracks), (0, 4, true, 3));
    assert!(stopped.to_string().contains("the budget is 10 states"), "{stopped}");
}

#[test]
fn a_budget_of_bytes_stops_the_run() {
    let (plan, id) = plan();
    let mut run = Run::new(plan, &[id], DigitOrder::LeastFirst, Budget { bytes: 3000, ..Budget::USUAL });
    assert!(run.finish().unwrap_err().bytes > 3000);
}

#[test]
fn slices_of_any_length_end_in_the_same_automaton() {
    for order in DigitOrder::ALL {
        let (plan, id) = plan();
        let whole = made(&plan, id, order);
        for work in [1, 7, 1000] {
            let mut run = Run::new(plan.clone(), &[id], order, Budget::USUAL);
            let mut slices = 0u64;
            assert_eq!(run.reached(), (0, 0), "nothing is explored before the first slice");
            while !run.advance(work).unwrap() {
                slices += 1;
                let (states, done) = run.reached();
                assert!(done <= states, "{done} of {states} states have their successors");
            }
            assert_eq!(run.reached(), (0, 0), "nothing is explored after the last slice");
            assert_eq!(run.automaton(id), Some(&whole), "slices of {work}");
            assert!(slices >= 200 / work, "{slices} slices of {work}");
        }
    }
}

#[test]
fn a_step_is_in_a_plan_once_and_eight_tracks_are_the_most() {
    let mut plan = Plan::new();
    let one = |track| Step::Linear(Linear::between(&[(Track(track), 1)], Some(1), None).unwrap());
    let mut all = plan.add(one(0)).unwrap();
    assert_eq!(plan.add(one(0)), Ok(all));
    for track in 1..8 {
        let more = plan.add(one(track)).unwrap();
        all = plan.both(Connective::And, all, more).unwrap();
    }
    let ninth = plan.add(one(8)).unwrap();
    assert_eq!(plan.both(Connective::And, all, ninth), Err(TooManyTracks));
    assert_eq!(made(&plan, all, DigitOrder::MostFirst).smallest(), Ok(Some(vec![1; 8])));
}

#[test]
fn coefficients_beyond_the_largest_are_refused() {
    let large = Linear::LARGEST;
    assert!(Linear::between(&[(X, large)], None, Some(large)).is_ok());
    assert!(Linear::between(&[(X, large), (Y, 1)], None, None).is_err());
    assert!(Linear::between(&[(X, i64::MIN)], None, None).is_err());
    assert!(Linear::between(&[(X, 1)], Some(i64::MIN), None).is_err());
    assert!(Linear::remainder(&[(X, 1)], 0, 0).is_err());
}

/// The fewest bytes that a run in one order takes, found by halving.
fn needed(plan: &Plan, id: StepId, order: DigitOrder) -> u64 {
    let ends = |bytes| Run::new(plan.clone(), &[id], order, Budget { bytes, ..Budget::USUAL }).finish().is_ok();
    let (mut too_few, mut enough) = (0_u64, 1 << 30);
    while enough - too_few > 1 {
        let middle = too_few.midpoint(enough);
        if ends(middle) { enough = middle } else { too_few = middle }
    }
    enough
}

#[test]
fn a_run_has_the_bytes_of_one_that_stopped() {
    let mut plan = Plan::new();
    let id = linear(&mut plan, &[(X, 701), (Y, 300), (Z, -401)], Some(5), Some(5));
    let needs = DigitOrder::ALL.map(|order| needed(&plan, id, order));
    let (least, most) = (needs[0].min(needs[1]), needs[0].max(needs[1]));
    // A share of half is too little for either, and all is enough for either.
    assert!(least > most.div_ceil(2), "{needs:?}");
    let mut race = Race::new(&plan, &[id], &DigitOrder::ALL, Budget { bytes: most, ..Budget::USUAL });
    let order = loop {
        if let Some(run) = race.advance(1000).unwrap() {
            break run.order();
        }
    };
    assert!(DigitOrder::ALL.contains(&order));
    // A budget that is too small for both runs is reported as the whole budget, and not as a share of it.
    let bytes = least - 1;
    let mut race = Race::new(&plan, &[id], &DigitOrder::ALL, Budget { bytes, ..Budget::USUAL });
    let stopped = loop {
        if let Err(stopped) = race.advance(1000) {
            break stopped;
        }
    };
    assert_eq!(stopped.budget.bytes, bytes);
    assert!(stopped.bytes > bytes);
}
