//! `Triangles.v` and `TriangleOffsets.v`: the triangle with the rim ⌊(x + z + s)/k⌋.

use super::Row;
use super::bars::{Play, offset, raised};
use super::parameters::{class, reach, thirty, with_s};

pub(super) const TRIANGLES: [Row; 3] = [
    ("triangular_7_3", || class(3).into_iter().for_each(|k| obeys(k, 0, 0))),
    ("triangular_8_1", || class(1).into_iter().for_each(|k| obeys(k, 0, -1))),
    ("offset", || [1, 2].into_iter().for_each(|s| class(1).into_iter().for_each(|k| obeys(k, s, 0)))),
];

pub(super) const OFFSETS: [Row; 6] = [
    ("offsets", offsets),
    ("offsets_below_k", || below_k().into_iter().for_each(|(k, s)| obeys(k, s, shift_of(k, s)))),
    ("offsets_at_k", || {
        for (k, s) in odd(3).into_iter().flat_map(|k| [(k, k), (k, k + 1)]) {
            obeys(k, s, shift_of(k, s));
        }
    }),
    ("offsets_beyond", || {
        for (k, s) in odd(5).into_iter().flat_map(|k| [(k, k + 2), (k, k + 3)]) {
            assert!(!has_rule(k, s, shift_of(k, s), reach(k)), "{k} {s}");
        }
    }),
    ("one_shift", one_shift),
    ("the_shift_below_k", || {
        // With larger k, only larger boxes have the levels at which these numbers differ.
        for (k, s) in with_s((1..=11).step_by(2), |k| k - 1, |_| true) {
            let rules = (-3..=3).filter(|more| has_rule(k, s, shift_of(k, s) + more, 24));
            assert!(rules.eq([0]), "{k} {s}");
        }
    }),
];

/// The first thirty odd numbers from `least` on.
fn odd(least: i64) -> Vec<i64> {
    thirty((least..).step_by(2).take(30))
}

/// Some odd k with each s < k, and others with the least, a middle and the largest s.
fn below_k() -> Vec<(i64, i64)> {
    let large = (13..=61).step_by(2).flat_map(|k| [(k, 0), (k, k / 2), (k, k - 1)]);
    thirty(with_s((1..=11).step_by(2), |k| k - 1, |_| true).into_iter().chain(large))
}

/// The definition `shift_of`.
fn shift_of(k: i64, s: i64) -> i64 {
    (s + 1) / 2 - i64::from(k % 4 == 1)
}

/// True if (x + c) ⊕ y ⊕ (z + c) = 0 is the rule, as far as a box with x and z up to n shows.
pub(super) fn has_rule(k: i64, s: i64, c: i64, n: i64) -> bool {
    offset(k, s).exception(Play::Normal, n, |(at, _)| Some(raised(c, at) == 0)).is_none()
}

#[track_caller]
fn obeys(k: i64, s: i64, c: i64) {
    assert!(has_rule(k, s, c, reach(k)), "{k} {s} {c}");
}

/// True if c shares no binary digit with any number up to q.
pub(super) fn is_apart(c: i64, q: i64) -> bool {
    (0..=q).all(|v| c & v == 0)
}

/// Both kinds of parameters come up: those with the rule and those without.
fn offsets() {
    let all = with_s((1..=11).step_by(2), |k| 3 * k + 3, |_| true);
    for &(k, s) in &all {
        let c = shift_of(k, s);
        assert_eq!(has_rule(k, s, c, 12), is_apart(c, s / k), "{k} {s}");
    }
    let with_rule = all.iter().filter(|&&(k, s)| is_apart(shift_of(k, s), s / k)).count();
    assert!(with_rule >= 30 && all.len() - with_rule >= 30, "{with_rule}");
}

/// In small boxes two numbers with a difference of 4 can both be the rule.
fn one_shift() {
    let mut with_rule = 0;
    for (k, s) in with_s(1..=5, |k| 2 * k + 1, |_| true) {
        let rules = (-4..=8).filter(|&c| has_rule(k, s, c, 24)).count();
        assert!(rules <= 1, "{k} {s}");
        with_rule += rules;
    }
    assert!(with_rule >= 15, "{with_rule}");
}
