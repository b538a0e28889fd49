//! `StairMoves.v`: the strip beside the stair bar, with and without a pass.

use super::Row;
use super::bars::{Cells, Play, raised, stairs};
use super::parameters::{thirty, with_s};
use super::tables::Place;
use std::collections::BTreeSet;

pub(super) const ROWS: [Row; 14] = [
    ("pass_lemma_3_1", || {
        every_s(|k, s, at| raised(s, at) != 0 || stairs(k, s).options(at).iter().all(|&to| raised(s, to) != 0))
    }),
    ("pass_lemma_3_2", || by_a_condition(|k, s, at| raised(s, at) == 0 || reaches(k, s, at, 0))),
    ("pass_lemma_3_3", || {
        every_s(|k, s, at| raised(s, at) != 0 || kinds(k, s, at).iter().all(|&to| raised(s, to) != 0))
    }),
    ("pass_lemma_3_4", || odd_s(|k, s, at| raised(s, at) == 0 || kinds(k, s, at).iter().any(|&to| raised(s, to) == 0))),
    ("pass_3_1", || values(true)),
    ("pass_corollary_3_1", || values(false)),
    ("pass_lemma_3_5", || odd_s(|_, s, [_, y, z]| (y ^ (z + s)) >= s && ((y ^ (z + s)) == s) == (y == 0 && z == 0))),
    ("pass_lemma_3_6", || {
        odd_s(|k, s, at| at[0] == 0 || at[2] == 0 || raised(s, at) <= 1 || reaches(k, s, at, 1));
    }),
    ("pass_lemma_4_1", || {
        each_pass(|k, s, at| !in_p(s, at) || at.0 == [0; 3] || by_kinds(k, s, at).iter().all(|&to| !in_p(s, to)))
    }),
    ("pass_lemma_4_2", || each_pass(|k, s, at| in_p(s, at) || by_kinds(k, s, at).iter().any(|&to| in_p(s, to)))),
    ("pass_lemma_4_3", || each_pass(|k, s, at| !in_p(s, at) || moves(k, s, at).iter().all(|&to| !in_p(s, to)))),
    ("pass_lemma_4_4", || each_pass(|k, s, at| in_p(s, at) || moves(k, s, at).iter().any(|&to| in_p(s, to)))),
    ("pass_4_1", pass_4_1),
    ("pass_definition_4_2", || each_pass(definition_4_2)),
];

/// At least the largest k, so that the rim reaches 1.
const N: i64 = 16;

/// Every odd s < k.
fn odd() -> Vec<(i64, i64)> {
    with_s((2..=N).step_by(2), |k| k - 1, |s| s % 2 == 1)
}

#[track_caller]
fn every_s(holds: impl Fn(i64, i64, Cells) -> bool) {
    for (k, s) in with_s([2, 4, 6], |k| 2 * k + 1, |_| true) {
        stairs(k, s).each(N, |at| holds(k, s, at));
    }
}

#[track_caller]
fn odd_s(holds: impl Fn(i64, i64, Cells) -> bool) {
    for (k, s) in odd() {
        stairs(k, s).each(N, |at| holds(k, s, at));
    }
}

/// The pairs of k and s by condition (i) or (ii).
fn conditions() -> Vec<(i64, i64)> {
    thirty([2, 4, 6, 8].into_iter().flat_map(|k| {
        let first = (0..3).flat_map(move |t| (0..k / 2).map(move |n| (k << t) + (n << (t + 1))));
        (1..k).chain(first).map(move |s| (k, s))
    }))
}

#[track_caller]
fn by_a_condition(holds: impl Fn(i64, i64, Cells) -> bool) {
    for (k, s) in conditions() {
        stairs(k, s).each(N, |at| holds(k, s, at));
    }
}

fn reaches(k: i64, s: i64, at: Cells, number: i64) -> bool {
    stairs(k, s).options(at).iter().any(|&to| raised(s, to) == number)
}

/// The kinds (i) to (iv) of cuts.
fn kinds(k: i64, s: i64, [x, y, z]: Cells) -> Vec<Cells> {
    let rim = |w: i64| (w + s) / k;
    let kept = (0..z).filter(|&w| y <= rim(w)).map(|w| [x, y, w]);
    let lowered = (0..z).filter(|&w| rim(w) < y).map(|w| [x, rim(w), w]);
    (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z])).chain(kept).chain(lowered).collect()
}

fn values(without_strip: bool) {
    for (k, s) in conditions() {
        let bar = stairs(k, s);
        let known = bar.values(N);
        bar.each(N, |at| {
            let [x, y, z] = at;
            known[&at] == x ^ ((y ^ (z + s)) - s) || without_strip && x > 0
        });
    }
}

fn in_p(s: i64, (cells, pass): Place) -> bool {
    (cells, pass) == ([0; 3], true) || raised(s, cells) ^ i64::from(pass) == 0
}

fn by_kinds(k: i64, s: i64, (cells, pass): Place) -> Vec<Place> {
    let passed = pass.then_some((cells, false));
    kinds(k, s, cells).into_iter().map(|to| (to, pass)).chain(passed).collect()
}

/// By the rules: the pass is not used at the end.
fn moves(k: i64, s: i64, (cells, pass): Place) -> Vec<Place> {
    let passed = (pass && cells != [0; 3]).then_some((cells, false));
    stairs(k, s).options(cells).into_iter().map(|to| (to, pass)).chain(passed).collect()
}

#[track_caller]
fn each_pass(holds: impl Fn(i64, i64, Place) -> bool) {
    odd_s(|k, s, at| [false, true].into_iter().all(|pass| holds(k, s, (at, pass))));
}

fn pass_4_1() {
    for (k, s) in odd() {
        stairs(k, s).outcomes_are(Play::Pass, N, |at| in_p(s, at));
    }
}

fn definition_4_2(k: i64, s: i64, (cells, pass): Place) -> bool {
    let [x, y, z] = cells;
    let rim = |w: i64| (w + s) / k;
    let kept = (0..z).filter(|&w| y <= rim(w)).map(|w| [x, y, w]);
    let cut = (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z])).chain(kept);
    let cut = cut.chain((0..z).map(|w| [x, y.min(rim(w)), w])).map(|to| (to, pass));
    let passed = (pass && cells != [0; 3]).then_some((cells, false));
    cut.chain(passed).collect::<BTreeSet<_>>() == moves(k, s, (cells, pass)).into_iter().collect()
}
