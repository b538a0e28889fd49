//! Self-similarity against the definition and against sequences that are known to have it.

use super::{Doubling, Sequence};
use crate::values::{Nimber, mex};
use proptest::prelude::*;

/// The rule that is seen for one remainder, by the definition.
fn by_definition(sequence: &Sequence, remainder: u8) -> Option<Doubling> {
    let first = sequence.first();
    let known = first..first + sequence.values().len() as u32;
    let at = |n: u32| known.contains(&n).then(|| i64::from(sequence.values()[(n - first) as usize]));
    let twice = |n: u32| 2 * n + u32::from(remainder);
    let all: Vec<u32> = known.clone().filter(|&n| at(twice(n)).is_some()).collect();
    let &seen_to = all.last()?;
    let mut best: Option<Doubling> = None;
    for factor in [1, 2, -1, 0] {
        let summand = |n: u32| at(twice(n)).unwrap() - i64::from(factor) * at(n).unwrap();
        let holds_from = |from: u32| all.iter().all(|&n| n < from || summand(n) == summand(seen_to));
        let from = all.iter().copied().find(|&from| holds_from(from)).unwrap();
        let tail = all.iter().filter(|&&n| n >= from).count();
        if 2 * tail >= all.len() && tail > 8 && best.is_none_or(|best| from < best.from) {
            best = Some(Doubling { remainder, factor, summand: summand(seen_to), from, seen_to });
        }
    }
    best
}

/// The rules of a sequence up to 99, as (factor, summand, from).
fn rules(first: u32, term: impl Fn(u32) -> u32) -> [Option<(i8, i64, u32)>; 2] {
    let found = Sequence::new(first, (first..100).map(term)).doublings();
    found.map(|found| found.map(|rule| (rule.factor, rule.summand, rule.from)))
}

#[test]
fn of_sequences_that_have_it() {
    assert_eq!(rules(0, u32::count_ones), [Some((1, 0, 0)), Some((1, 1, 0))]);
    assert_eq!(rules(0, |n| n), [Some((2, 0, 0)), Some((2, 1, 0))]);
    // The problem of Josephus: J(2n) = 2J(n) − 1, J(2n + 1) = 2J(n) + 1, n ≥ 1.
    let josephus = |n: u32| (1..=n).fold(0, |last, people| (last + 2) % people) + 1;
    assert_eq!(rules(1, josephus), [Some((2, -1, 1)), Some((2, 1, 1))]);
    // The P-positions (0, 0, n), n = 4^k (2l + 1), by `sharing` Theorem 2.
    let is_p = |n: u32| n == 0 || n.trailing_zeros().is_multiple_of(2);
    assert_eq!(rules(1, |n| u32::from(!is_p(n))), [Some((-1, 1, 1)), Some((0, 0, 1))]);
    assert_eq!(rules(0, |n| u32::from(!is_p(n))), [Some((-1, 1, 1)), Some((0, 0, 0))]);
    // Nothing to tell factors apart: the first one.
    assert_eq!(rules(0, |_| 5), [Some((1, 0, 0)), Some((1, 0, 0))]);
    assert_eq!(rules(0, |n| n * n), [None, None]);
}

#[test]
fn ruler_doubles() {
    // Ruler turns coins that lie side by side (*Winning Ways*, chapter 14). Coins are counted from 1.
    let mut values: Vec<Nimber> = Vec::new();
    for n in 0..99 {
        let mut sum = Nimber::ZERO;
        let options: Vec<Nimber> = (0..=n)
            .map(|others| {
                sum += if others == 0 { Nimber::ZERO } else { values[n - others] };
                sum
            })
            .collect();
        values.push(mex(options));
    }
    let found = Sequence::new(1, values.iter().map(|value| value.0)).doublings();
    let rule = |remainder, factor, summand, seen_to| Some(Doubling { remainder, factor, summand, from: 1, seen_to });
    assert_eq!(found, [rule(0, 2, 0, 49), rule(1, 0, 1, 49)]);
}

#[test]
fn so_much_evidence_and_no_less() {
    // Nine n have both terms known: 0 to 8.
    let digits = |last: u32| Sequence::new(0, (0..=last).map(u32::count_ones)).doublings();
    assert!(digits(16)[0].is_some() && digits(17)[1].is_some());
    assert!(digits(15)[0].is_none() && digits(16)[1].is_none());
    assert_eq!(Sequence::default().doublings(), [None, None]);
    // The first term is so far out that no a(2n) is known.
    assert_eq!(Sequence::new(100, 0u32..50).doublings(), [None, None]);
}

proptest! {
    #[test]
    fn as_by_the_definition(first in 0u32..6, values in prop::collection::vec(0u32..2, 0..60)) {
        let sequence = Sequence::new(first, values);
        prop_assert_eq!(sequence.doublings(), [0, 1].map(|remainder| by_definition(&sequence, remainder)));
    }

    #[test]
    fn a_planted_rule_is_found_and_a_changed_last_term_is_noticed(
        start in prop::collection::vec(0u32..9, 4),
        rules in prop::array::uniform2((prop::sample::select(vec![1u32, 2, 0]), 0u32..5)),
        from in 1u32..4,
    ) {
        // Up to the first few, each term follows from the one at half its index.
        let mut values = start;
        for n in values.len() as u32..99 {
            let (factor, summand) = rules[n as usize % 2];
            let half = values[n as usize / 2];
            values.push(if n / 2 < from { half + 100 } else { factor * half + summand });
        }
        let sequence = Sequence::new(0, values.clone());
        let found = sequence.doublings();
        prop_assert_eq!(found, [0, 1].map(|remainder| by_definition(&sequence, remainder)));
        prop_assert!(found.iter().all(|found| found.is_some_and(|rule| rule.from <= 4)));
        values[98] += 1;
        let changed = Sequence::new(0, values).doublings();
        prop_assert_eq!(changed[1], found[1]);
        prop_assert_ne!(changed[0], found[0]);
    }
}
