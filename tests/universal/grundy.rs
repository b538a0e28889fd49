//! `Grundy.v`: Grundy values of games and of bars.

use super::Row;
use super::bars::{Bar, Cells, Play, line, stairs};
use super::games::Game;
use super::parameters::{thirty, with_s};

pub(super) const ROWS: [Row; 3] = [
    ("values_exist_uniquely", values_exist_uniquely),
    ("bar_values_exist", bar_values_exist),
    ("certified_grundy", certified_grundy),
];

/// All lists of a number up to 0, one up to 1, and so on. A position has at most as many options as there are positions before it, and no
/// value is larger than the number of options.
fn possible_values(positions: i64) -> Vec<Vec<i64>> {
    (0..positions).fold(vec![Vec::new()], |all, most| {
        all.iter().flat_map(|first| (0..=most).map(move |value| [&first[..], &[value]].concat())).collect()
    })
}

/// 40 games with 6 positions, each with all functions that are possible.
fn values_exist_uniquely() {
    let all = possible_values(6);
    assert_eq!(all.len(), 720);
    for game in (0..40).map(|seed| Game::random(seed, 6)) {
        let satisfying: Vec<&Vec<i64>> = all.iter().filter(|values| game.are_values(values)).collect();
        assert_eq!(satisfying, [&game.values()], "{:?}", game.0);
    }
}

/// The definition `are_values`, for the values that plain recursion finds.
#[track_caller]
fn has_values<F: Fn(i64, i64) -> i64>(bar: &Bar<F>) {
    let known = bar.values(5);
    bar.each(5, |at| {
        let options = bar.options(at);
        let reaches = |value: i64| options.iter().any(|to| known[to] == value);
        known[&at] >= 0 && !reaches(known[&at]) && (0..known[&at]).all(reaches)
    });
}

/// The bound for y in the box is the rectangle of the file: Nim with three piles.
fn bar_values_exist() {
    has_values(&Bar(|_, _| 5));
    let rims =
        (0..3).flat_map(|a| (0..3).flat_map(move |b| (0..3).flat_map(move |c| (1..4).map(move |d| [a, b, c, d]))));
    thirty(rims).into_iter().for_each(|rim| has_values(&line(rim)));
}

/// A certificate proves that (x + i) ⊕ (y + j) ⊕ (z + l) = 0 is the rule of a bar beside a pile. So this rule is the hypothesis here, as
/// far as the box shows it. A value is at most the number of options, so the box shows the values at which y + z is at most N.
fn certified_grundy() {
    const N: i64 = 12;
    let mut with_rule = 0;
    let shifts = |s: i64| [s - 1, s, s + 1].into_iter().flat_map(move |i| [0, 1].map(move |j| [i, j, s]));
    for (k, s) in with_s(1..=9, |k| k, |_| true) {
        let bar = stairs(k, s);
        let known = bar.values(N);
        for [i, j, l] in shifts(s) {
            let is_member = |[x, y, z]: Cells| (x + i) ^ (y + j) ^ (z + l) == 0;
            if bar.exception(Play::Normal, N, |(at, _)| Some(is_member(at))).is_none() {
                with_rule += 1;
                let is_value = |[x, y, z]: Cells| known[&[x, y, z]] == x ^ (((y + j) ^ (z + l)) - i);
                bar.each(N, |at| at[1] + at[2] > N || is_value(at));
            }
        }
    }
    assert!(with_rule >= 20, "{with_rule}");
}
