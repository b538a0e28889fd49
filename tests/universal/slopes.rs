//! `Slopes.v` and `Shifts.v`: rims ⌊(ax + bz + c)/d⌋ with the rule x ⊕ y ⊕ z = 0, and such rims after a flat part.

use super::Row;
use super::bars::{Bar, Play, line, raised, sum};
use super::boxes::{N, Rim};
use super::parameters::thirty;
use std::collections::BTreeSet;

pub(super) const SLOPES: [Row; 2] = [("orbit_criterion", orbit_criterion), ("rational_slopes", rational_slopes)];

pub(super) const SHIFTS: [Row; 4] = [
    ("shift_lemma", shift_lemma),
    ("late_7_3", || (0..30).for_each(|m| late([1, 0, 4 * m + 3], m % 5 + 1))),
    ("late_offset", || {
        for (m, c) in thirty((0..30).flat_map(|m| [(m, 1), (m, 2)])) {
            late([1, c, 4 * m + 1], m % 5 + 1);
        }
    }),
    ("late_slopes", || (0..).zip(slopes()).for_each(|(place, slope)| late(slope, place % 5 + 1))),
];

/// The numbers that the function `orbit` of the file finds.
fn orbit([a, b, c, d]: [i64; 4], low: i64, high: i64) -> Vec<i64> {
    let (mut todo, mut found) = (vec![0], Vec::new());
    for _ in 0..5 * (d + a + b + c + 2) {
        let Some(s) = todo.pop() else { break };
        if low < s && s < high && !found.contains(&s) {
            found.push(s);
            todo.extend([2 * s + b - d, 2 * s + a - d, 2 * s + a + b, 2 * s]);
        }
    }
    found
}

/// True if the finite orbit is closed: the function `settled`.
fn is_settled(rim: [i64; 4]) -> bool {
    let [a, b, c, d] = rim;
    let (low, high) = ((-(a + b)).min(-c - 1), (d - a.min(b).min(c)).max(0));
    let found = orbit(rim, low, high);
    let one_way = |s, other| found.contains(&s) && other <= low || high <= s && found.contains(&other);
    let is_good = |&s: &i64| {
        let [same, both] = [2 * s, 2 * s + a + b];
        let [by_a, by_b] = [2 * s + a - d, 2 * s + b - d];
        let on_rim = -c <= s && s < d - c;
        on_rim && one_way(same, by_b) && one_way(both, by_a) && one_way(same, by_a) && one_way(both, by_b)
    };
    (found.contains(&0) || high <= 0) && found.iter().all(is_good)
}

/// A bound with which the rim reaches 1, if it rises.
fn reach([a, b, _, d]: [i64; 4]) -> i64 {
    (d / (a + b).max(1) + 3).clamp(9, 70)
}

#[track_caller]
fn has_rule(rim: [i64; 4]) {
    let exception = line(rim).exception(Play::Normal, reach(rim), |(at, _)| Some(sum(at) == 0));
    assert_eq!(exception, None, "{rim:?}");
}

fn orbit_criterion() {
    let pairs = || (0..4).flat_map(|a| (0..4).map(move |b| (a, b))).filter(|&(a, b)| a + b > 0);
    let all = pairs().flat_map(|(a, b)| (0..4).flat_map(move |c| (1..13).map(move |d| [a, b, c, d])));
    thirty(all.filter(|&rim| is_settled(rim))).into_iter().for_each(has_rule);
}

/// All a, c and d of the theorem with i < 9 and n up to i + 5.
fn slopes() -> Vec<[i64; 3]> {
    let mut found = BTreeSet::new();
    for (i, n) in (1..9).flat_map(|i| (i + 1..=i + 5).map(move |n| (i, n))).filter(|(_, n)| *n < 10) {
        let (rise, run) = ((1 << i) - 1, (1 << (n + 1)) - (1 << i) - 1);
        for g in (1..=rise).filter(|g| rise % g == 0 && run % g == 0) {
            let (a, d) = (rise / g, run / g);
            found.extend([a, a + 1].into_iter().filter(|&c| c == a || a > 1).map(|c| [a, c, d]));
        }
    }
    thirty(found)
}

fn rational_slopes() {
    slopes().into_iter().for_each(|[a, c, d]| has_rule([a, a, c, d]));
}

/// A rim that the first rim g follows from i on. Before i it is flat at x and z, and the second rim bounds it between them and g.
fn shifted<'a>(g: &'a Rim, before: &'a Rim, i: i64) -> impl Fn(i64, i64) -> i64 + 'a {
    move |x, z| {
        let after = || g.at((x - i).max(0), (z - i).max(0));
        match (x < i, z < i) {
            (true, true) => 0,
            (false, false) => after(),
            _ => after().min(before.at(x, z)),
        }
    }
}

fn shift_lemma() {
    for seed in 0..60_u64 {
        let (g, before, i) = (Rim::random(seed, 0), Rim::random(seed + 100, 0), (seed % 5) as i64);
        let f = Rim::of(shifted(&g, &before, i));
        let known = g.known(Play::Normal);
        f.bar().p_positions(N, |[x, y, z]| Some(if x < i || z < i { x == z } else { known[&[x - i, y, z - i]] }));
    }
}

/// The definition `rule_shifted`, in a box in which the rim reaches 1.
#[track_caller]
fn late([a, c, d]: [i64; 3], i: i64) {
    let bar = Bar(move |x: i64, z: i64| ((a * x + a * z + c - 2 * a * i).div_euclid(d)).max(0));
    let exception = bar.exception(Play::Normal, i + reach([a, a, c, d]), |(at, _)| Some(raised(-i, at) == 0));
    assert_eq!(exception, None, "{a} {c} {d} {i}");
}
