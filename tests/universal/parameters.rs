//! Thirty values of the parameters for each theorem, and boxes in which the rims reach 1, so that there are positions with y > 0.

use std::collections::BTreeSet;

/// Returns the values. Panics if there are fewer than thirty, or if one comes twice.
#[track_caller]
pub(super) fn thirty<T: Clone + Ord>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let values: Vec<T> = values.into_iter().collect();
    assert!(values.iter().collect::<BTreeSet<_>>().len() == values.len() && values.len() >= 30, "{}", values.len());
    values
}

/// The first thirty numbers 4m + rest.
pub(super) fn class(rest: i64) -> Vec<i64> {
    thirty((0..30).map(|m| 4 * m + rest))
}

/// A bound for x and z with which x + z reaches k.
pub(super) fn reach(k: i64) -> i64 {
    (k / 2 + 4).max(12)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Fractions k = d/a in lowest terms with a up to `most` and d among the `numerators` of a, as (d, a).
pub(super) fn fractions(most: i64, numerators: impl Fn(i64) -> std::ops::Range<i64>) -> Vec<(i64, i64)> {
    let pairs = (1..=most).flat_map(|a| numerators(a).map(move |d| (d, a)));
    thirty(pairs.filter(|&(d, a)| gcd(d, a) == 1))
}

/// All k among these, each with every s for which `keeps` is true, up to `most` of k.
pub(super) fn with_s(
    ks: impl IntoIterator<Item = i64>,
    most: impl Fn(i64) -> i64,
    keeps: impl Fn(i64) -> bool,
) -> Vec<(i64, i64)> {
    let keeps = &keeps;
    thirty(ks.into_iter().flat_map(|k| (0..=most(k)).filter(move |&s| keeps(s)).map(move |s| (k, s))))
}

#[test]
fn the_boxes_have_positions_above_the_strip() {
    assert!((1..=400).all(|k| 2 * reach(k) >= k));
}
