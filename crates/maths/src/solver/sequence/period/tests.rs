//! Periods against the definition, tried out one by one, and against sequences whose periods are known.

use super::{Period, Sequence};
use crate::games::{Position, Rules, Ruleset};
use crate::solver::{Extent, Plan, Solving};
use crate::values::{Nimber, mex};
use proptest::prelude::*;

/// Every period of either kind that is seen, by the definition.
fn all_seen(sequence: &Sequence) -> Vec<Period> {
    let values: Vec<i64> = sequence.values().iter().map(|&value| value.into()).collect();
    let mut seen = Vec::new();
    for p in 1..values.len() {
        let saltus = values[values.len() - 1] - values[values.len() - 1 - p];
        let begin = (0..values.len() - p).rev().take_while(|&n| values[n + p] == values[n] + saltus).last();
        let tail = begin.map_or(0, |begin| values.len() - begin);
        let foretold = tail as i64 - p as i64 - i64::from(saltus != 0);
        if 2 * tail >= values.len() && tail >= 4 * p && foretold >= Sequence::LEAST_EVIDENCE as i64 {
            let preperiod = sequence.first() + (values.len() - tail) as u32;
            let seen_to = sequence.first() + values.len() as u32 - 1;
            seen.push(Period { preperiod, period: p as u32, saltus, seen_to, repeats: (tail / p) as u32 - 1 });
        }
    }
    seen
}

fn check(sequence: &Sequence) -> Result<(), TestCaseError> {
    let seen = all_seen(sequence);
    prop_assert_eq!(sequence.period(), seen.first().copied());
    // The uniqueness that the module proves.
    for other in &seen {
        prop_assert_eq!(other.period % seen[0].period, 0);
        prop_assert_eq!(other.saltus == 0, seen[0].saltus == 0);
        prop_assert!(other.preperiod >= seen[0].preperiod);
    }
    Ok(())
}

/// The first `count` values of Kayles: knock down one pin or two neighbours (*Winning Ways*, chapter 4).
fn kayles(count: usize) -> Vec<u32> {
    let mut values: Vec<Nimber> = Vec::new();
    for pins in 0..count {
        let options = [1, 2].into_iter().filter(|&hit| hit <= pins);
        let values_of_options = options.flat_map(|hit| (0..=pins - hit).map(move |left| (left, pins - hit - left)));
        let value = mex(values_of_options.map(|(left, right)| values[left] + values[right]));
        values.push(value);
    }
    values.into_iter().map(|value| value.0).collect()
}

#[test]
fn kayles_has_period_12_from_71_on() {
    let values = kayles(500);
    let expected = Period { preperiod: 71, period: 12, saltus: 0, seen_to: 499, repeats: 34 };
    assert_eq!(Sequence::new(0, values.iter().copied()).period(), Some(expected));
    // The period and the exceptional values as Winning Ways prints them.
    let block = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    let exceptions: Vec<usize> = (0..500).filter(|&n| values[n] != block[n % 12]).collect();
    assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    // With 142 terms it holds for the last half, with 141 it does not.
    let seen = |count: usize| Sequence::new(0, values[..count].iter().copied()).period();
    assert_eq!(seen(142), Some(Period { preperiod: 71, period: 12, saltus: 0, seen_to: 141, repeats: 4 }));
    assert_eq!(seen(141), None);
}

#[test]
fn a_nim_sum_with_a_constant_is_arithmetic_periodic() {
    let of = |constant: u32, first: u32, count: u32| Sequence::new(first, (first..first + count).map(|n| n ^ constant));
    let period = |period, saltus, first: u32, count: u32| {
        let (seen_to, repeats) = (first + count - 1, count / period - 1);
        Some(Period { preperiod: first, period, saltus, seen_to, repeats })
    };
    assert_eq!(of(3, 0, 40).period(), period(4, 4, 0, 40));
    assert_eq!(of(3, 5, 40).period(), period(4, 4, 5, 40));
    // x ⊕ 0 rises by 1, x ⊕ 1 by 2 after 2, x ⊕ 5 by 8 after 8.
    assert_eq!(of(0, 0, 10).period(), period(1, 1, 0, 10));
    assert_eq!(of(1, 0, 11).period(), period(2, 2, 0, 11));
    assert_eq!(of(5, 0, 32).period(), period(8, 8, 0, 32));
    // Four times the period is needed.
    assert_eq!(of(5, 0, 31).period(), None);
    // Falling ones are seen too, with values at the end of 32 bits.
    let falling = Sequence::new(0, (0..20).map(|n| u32::MAX - 3 * n));
    assert_eq!(falling.period(), Some(Period { preperiod: 0, period: 1, saltus: -3, seen_to: 19, repeats: 19 }));
}

#[test]
fn so_much_evidence_and_no_less() {
    let constant = |count: usize| Sequence::new(0, vec![7u16; count]).period();
    assert_eq!(constant(9), Some(Period { preperiod: 0, period: 1, saltus: 0, seen_to: 8, repeats: 8 }));
    assert_eq!(constant(8), None);
    // One more where the saltus has to be found.
    assert!(Sequence::new(0, 0u32..10).period().is_some());
    assert_eq!(Sequence::new(0, 0u32..9).period(), None);
    assert_eq!(Sequence::default().period(), None);
    assert_eq!(Sequence::new(0, [1u32]).period(), None);
}

#[test]
fn sequences_without_a_period_but_with_long_repeats_have_none() {
    // The P-positions (0, 0, n) by `sharing` Theorem 2; they are not periodic (Theorem 3), but blocks come three times.
    let p_positions: Vec<u32> = (1..1500u32).map(|n| n.trailing_zeros() % 2).collect();
    // The distances of the numbers ⌊nφ⌋ of Wythoff's game, from ⌊nφ⌋ = ⌊(n + √(5n²)) / 2⌋.
    let lower = |n: u64| (n + (5 * n * n).isqrt()) / 2;
    let wythoff: Vec<u32> = (0..1500).map(|n| (lower(n + 1) - lower(n)) as u32).collect();
    assert_eq!(wythoff[..8], [1, 2, 1, 2, 2, 1, 2, 1]);
    for values in [p_positions, wythoff] {
        for count in 0..values.len() {
            assert_eq!(Sequence::new(1, values[..count].iter().copied()).period(), None);
        }
    }
}

#[test]
fn what_is_known_of_the_rows_of_sharing_nim() {
    let ruleset = Ruleset::normal(Rules::SHARING);
    let table = Solving::solve(ruleset, Extent::cube(Rules::SHARING, 1000), Plan::BOUND).unwrap();
    let row = |a: u32| -> Vec<u32> { (a..=1000).map(|b| table.value(Position::new(0, a, b)).unwrap().0).collect() };
    let with_value = |a: u32, value: u32| Sequence::new(a, row(a).into_iter().map(|v| u32::from(v == value))).period();
    // Corollary 5: the 1-positions are periodic on the bottom row and on the third one. (0, 2, 2) is one by symmetry.
    let every_fourth = |preperiod| Some((preperiod, 4, 0));
    let of = |found: Option<Period>| found.map(|found| (found.preperiod, found.period, found.saltus));
    assert_eq!(of(with_value(0, 1)), every_fourth(0));
    assert_eq!(of(with_value(2, 1)), every_fourth(3));
    // Theorem 3: the P-positions of the bottom row are not. Conjecture 2: nor are rows.
    assert_eq!(with_value(0, 0), None);
    for a in [0, 1, 2, 6] {
        assert_eq!(Sequence::new(a, row(a)).period(), None);
    }
}

proptest! {
    #[test]
    fn as_by_the_definition(first in 0u32..50, values in prop::collection::vec(0u32..3, 0..40)) {
        check(&Sequence::new(first, values))?;
    }

    #[test]
    fn a_planted_period_is_found_and_its_multiple_is_not_reported(
        before in prop::collection::vec(0u32..4, 0..20),
        block in prop::collection::vec(0u32..4, 1..9),
        rise in 0u32..3,
        extra in 0usize..9,
    ) {
        let count = 9 * block.len() + extra + 10 + before.len();
        let repeated = (0..count).map(|n| 100 + block[n % block.len()] + rise * (n / block.len()) as u32);
        let sequence = Sequence::new(0, before.iter().copied().chain(repeated));
        let found = sequence.period().unwrap();
        prop_assert_eq!(block.len() as u32 % found.period, 0);
        prop_assert_eq!(i64::from(rise), found.saltus * (block.len() as i64 / i64::from(found.period)));
        // Terms below 100 belong to no repeat, unless they rise to it.
        prop_assert!(found.preperiod <= before.len() as u32);
        check(&sequence)?;
    }

    #[test]
    fn a_changed_term_is_noticed(
        block in prop::collection::vec(0u32..4, 1..9),
        rise in 0u32..3,
        at in 0usize..100,
    ) {
        let repeated = (0..100).map(|n| 100 + block[n % block.len()] + rise * (n / block.len()) as u32);
        let mut values: Vec<u32> = repeated.collect();
        values[at] += 50;
        let changed = Sequence::new(0, values).period();
        // The tail must begin after it, and have half of the terms.
        prop_assert_eq!(changed.is_some(), at < 50);
        prop_assert!(changed.is_none_or(|found| found.preperiod == at as u32 + 1));
    }
}
