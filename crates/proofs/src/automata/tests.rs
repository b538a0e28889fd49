//! Automata compared with enumeration: random plans on all tuples of small numbers, in both orders.

mod budgets;
mod given;
mod picture;
mod random;
mod witnesses;

use crate::automata::{
    Automaton, Bound, Budget, Connective, DigitOrder, DigitRelation, Linear, Plan, Run, State, Step, StepId, Track,
    Tracks,
};
use std::collections::HashSet;

pub(super) const X: Track = Track(0);
pub(super) const Y: Track = Track(1);
pub(super) const Z: Track = Track(2);

/// Carries out a plan up to a step.
pub(super) fn made(plan: &Plan, wanted: StepId, order: DigitOrder) -> Automaton {
    let mut run = Run::new(plan.clone(), &[wanted], order, Budget::USUAL);
    run.finish().unwrap();
    run.automaton(wanted).unwrap().clone()
}

pub(super) fn linear(plan: &mut Plan, terms: &[(Track, i64)], least: Option<i64>, most: Option<i64>) -> StepId {
    plan.add(Step::Linear(Linear::between(terms, least, most).unwrap())).unwrap()
}

pub(super) fn nim_sum(plan: &mut Plan, tracks: &[Track]) -> StepId {
    let is_even = |digit: &dyn Fn(Track) -> bool| tracks.iter().filter(|track| digit(**track)).count() % 2 == 0;
    let relation = DigitRelation::new(Tracks::new(tracks.iter().copied()), is_even).unwrap();
    plan.add(Step::Digits(relation)).unwrap()
}

/// Compares an automaton with a predicate at all (x, y, z) below 2⁶.
#[track_caller]
fn agrees(automaton: &Automaton, is_in: impl Fn([u64; 3]) -> bool) {
    for x in 0..64 {
        for y in 0..64 {
            for z in 0..64 {
                let numbers = [x, y, z];
                let holds = automaton.holds(|track| numbers[usize::from(track.0)]);
                assert_eq!(holds, is_in(numbers), "{numbers:?}, {:?}", automaton.order());
            }
        }
    }
}

#[test]
fn sums_are_compared_with_their_bounds() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        for (a, b, c) in [(1, -3, 1), (2, 5, -7), (-1, -1, -1), (3, 0, 4), (0, 0, 0), (-6, 1, 1)] {
            let terms = [(X, a), (Y, b), (Z, c)];
            for (least, most) in [
                (Some(0), None),
                (None, Some(5)),
                (Some(-4), Some(4)),
                (Some(7), Some(7)),
                (Some(3), Some(2)),
                (None, None),
            ] {
                let id = linear(&mut plan, &terms, least, most);
                agrees(&made(&plan, id, order), |[x, y, z]| {
                    let sum = a * x as i64 + b * y as i64 + c * z as i64;
                    least.is_none_or(|least| sum >= least) && most.is_none_or(|most| sum <= most)
                });
            }
            let id = plan.add(Step::Linear(Linear::remainder(&terms, 6, -2).unwrap())).unwrap();
            agrees(&made(&plan, id, order), |[x, y, z]| {
                (a * x as i64 + b * y as i64 + c * z as i64).rem_euclid(6) == 4
            });
        }
    }
}

#[test]
fn digits_and_powers_of_two() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        let id = nim_sum(&mut plan, &[X, Y, Z]);
        agrees(&made(&plan, id, order), |[x, y, z]| x ^ y ^ z == 0);
        let id = plan.add(Step::PowerOfTwo(Y)).unwrap();
        agrees(&made(&plan, id, order), |[_, y, _]| y.is_power_of_two());
        let common = DigitRelation::new(Tracks::new([X, Y, Z]), |digit| digit(Z) == (digit(X) && digit(Y)));
        let id = plan.add(Step::Digits(common.unwrap())).unwrap();
        agrees(&made(&plan, id, order), |[x, y, z]| z == x & y);
    }
    assert_eq!(DigitRelation::new(Tracks::new([X]), |digit| digit(X)), None, "zeros stand before every number");
}

/// y ≤ ⌊(x+z)/3⌋ and x ⊕ y ⊕ z = 0, and what is above or below it.
#[test]
fn numbers_that_are_sought() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        let rim = linear(&mut plan, &[(X, 1), (Z, 1), (Y, -3)], Some(0), None);
        let sum = nim_sum(&mut plan, &[X, Y, Z]);
        let set = plan.both(Connective::And, rim, sum).unwrap();
        let is_in = |x: u64, y: u64, z: u64| x + z >= 3 * y && x ^ y ^ z == 0;
        let sought = |bound: Bound| Step::Some(bound, X, set);
        let id = plan.add(sought(Bound::Smaller)).unwrap();
        agrees(&made(&plan, id, order), |[x, y, z]| (0..x).any(|u| is_in(u, y, z)));
        let id = plan.add(sought(Bound::Larger)).unwrap();
        agrees(&made(&plan, id, order), |[x, y, z]| (x + 1..256).any(|u| is_in(u, y, z)));
        let id = plan.add(sought(Bound::Any)).unwrap();
        let any = made(&plan, id, order);
        assert!(!any.tracks().has(X));
        agrees(&any, |[_, y, z]| (0..256).any(|u| is_in(u, y, z)));
    }
}

/// The number that is sought has more digits than the others.
#[test]
fn numbers_that_are_longer_than_the_word() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        // x = 40·y + 1000.
        let product = linear(&mut plan, &[(X, 1), (Y, -40)], Some(1000), Some(1000));
        let id = plan.add(Step::Some(Bound::Any, X, product)).unwrap();
        assert!(made(&plan, id, order).is_everything());
        let id = plan.add(Step::Some(Bound::Larger, X, product)).unwrap();
        agrees(&made(&plan, id, order), |[x, y, _]| 40 * y + 1000 > x);
    }
}

/// Some word distinguishes every two states, and every state is reached.
#[track_caller]
pub(super) fn is_least(automaton: &Automaton) {
    let letters = 0..automaton.tracks().letters();
    let mut class: Vec<usize> = automaton.states().map(|state| automaton.accepts(state).into()).collect();
    loop {
        let row = |state: State| {
            let next = letters.clone().map(|letter| class[automaton.next(state, letter).0 as usize]);
            (class[state.0 as usize], next.collect::<Vec<_>>())
        };
        let rows: Vec<_> = automaton.states().map(row).collect();
        let new: Vec<usize> = rows.iter().map(|row| rows.iter().position(|other| other == row).unwrap()).collect();
        if new == class {
            break;
        }
        class = new;
    }
    assert_eq!(class.iter().collect::<HashSet<_>>().len(), automaton.count());
}
