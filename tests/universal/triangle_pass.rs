//! `TrianglePass.v`: the triangle with the rim ⌊(x + z + s)/k⌋ and a pass.

use super::Row;
use super::bars::{Play, offset, raised};
use super::parameters::{class, reach, thirty};
use super::tables::Place;

pub(super) const ROWS: [Row; 5] = [
    ("with_pass", with_pass),
    ("pass_1_0", || {
        for (m, n) in pairs(|m| 0..=m) {
            pass_rule(4 * m + 1, 4 * n, 2 * n - 1);
        }
    }),
    ("pass_3_1", || {
        for (m, n) in pairs(|m| 0..=m) {
            pass_rule(4 * m + 3, 4 * n + 1, 2 * n + 1);
        }
    }),
    ("pass_1_1", || {
        for (m, n) in pairs(|m| 0..=m - 1) {
            follows(4 * m + 1, 4 * n + 1, |at| in_pass_1_1(m, n, at));
        }
    }),
    ("pass_1_1_high", || {
        for (m, n) in pairs(|m| m..=2 * m - 1) {
            follows(4 * m + 1, 4 * n + 1, |at| in_high(m, n, at));
        }
    }),
];

/// The pairs of m and n, for each m with the n of the theorem. The largest k is 35.
fn pairs(ns: impl Fn(i64) -> std::ops::RangeInclusive<i64>) -> Vec<(i64, i64)> {
    thirty((0..=8).flat_map(|m| ns(m).map(move |n| (m, n))))
}

#[track_caller]
fn follows(k: i64, s: i64, said: impl Fn(Place) -> bool) {
    offset(k, s).outcomes_are(Play::Pass, reach(k), said);
}

fn with_pass() {
    for k in class(1) {
        follows(k, 0, |(at, pass)| match pass {
            true => at == [0; 3] || at[0] > 0 && at[2] > 0 && raised(-1, at) == 1,
            false => raised(-1, at) == 0,
        });
    }
}

/// The definition `pass_rule`, for one place.
pub(super) fn in_rule(c: i64, (at, pass): Place) -> bool {
    if pass { at == [0; 3] || raised(c, at) == 1 } else { raised(c, at) == 0 }
}

#[track_caller]
fn pass_rule(k: i64, s: i64, c: i64) {
    follows(k, s, |at| in_rule(c, at));
}

fn is_lower([x, y, z]: [i64; 3], m: i64, n: i64) -> bool {
    y <= (x + z + 4 * n) / (4 * m + 1)
}

fn in_pass_1_1(m: i64, n: i64, (at, pass): Place) -> bool {
    if pass { at == [0; 3] || raised(2 * n - 1, at) == 1 && is_lower(at, m, n) } else { raised(2 * n, at) == 0 }
}

fn in_high(m: i64, n: i64, (at, pass): Place) -> bool {
    let is_inside = || at[0] > 0 && at[2] > 0 && raised(2 * n - 1, at) == 1 && is_lower(at, m, n) && at != [2, 1, 2];
    if pass { [[0, 0, 0], [0, 1, 2], [2, 1, 0]].contains(&at) || is_inside() } else { raised(2 * n, at) == 0 }
}
