//! `TriangleMoves.v` and `Regions.v`.

use super::Row;
use super::bars::{Cells, sum, triangle};
use super::parameters::{class, reach, thirty};
use std::collections::BTreeSet;

pub(super) const MOVES: [Row; 6] = [
    ("definition_4_3", definition_4_3),
    ("triangular_7_1", || each_k(|k, at| sum(at) != 0 || kinds(k, at, true).iter().all(|&to| sum(to) != 0))),
    ("triangular_7_2", || each_k(|k, at| sum(at) == 0 || kinds(k, at, false).iter().any(|&to| sum(to) == 0))),
    ("triangular_7_2_case", || each_k(case)),
    ("triangular_7_4", || each_k(|k, at| sum(at) != 0 || triangle(k, 1).options(at).iter().all(|&to| sum(to) != 0))),
    ("triangular_7_5", || each_k(|k, at| sum(at) == 0 || triangle(k, 1).options(at).iter().any(|&to| sum(to) == 0))),
];

pub(super) const REGIONS: [Row; 3] = [
    ("definition_4_2", definition_4_2),
    ("example_4_2", || example(3, [[7, 4, 7], [5, 4, 7]], [4, 2, 7])),
    ("example_4_3", || example(7, [[9, 2, 9], [6, 2, 8]], [6, 0, 8])),
];

#[track_caller]
fn each_k(holds: impl Fn(i64, Cells) -> bool) {
    for k in class(3) {
        triangle(k, 1).each(reach(k), |at| holds(k, at));
    }
}

/// The five kinds of cuts of Theorems 7.1 and 7.2. In the first y and the last but one nothing is asked of y where `freely`.
fn kinds(k: i64, [x, y, z]: Cells, freely: bool) -> Vec<Cells> {
    let rim = |x: i64, z: i64| (x + z) / k;
    let kept = (0..x).map(|u| [u, y, z]).chain((0..z).map(|w| [x, y, w]));
    let kept = kept.filter(|&[u, _, w]| freely || y <= rim(u, w));
    let lowered = (0..x).map(|u| [u, rim(u, z), z]).chain((0..z).map(|w| [x, rim(x, w), w]));
    kept.chain(lowered.filter(|at| at[1] < y)).chain((0..y).map(|v| [x, v, z])).collect()
}

fn case(k: i64, at: Cells) -> bool {
    let Some(place) = (sum(at) as u64).checked_ilog2() else { return true };
    let [u, v, w] = at.map(|cell| cell >> (place + 1));
    let is_meant = at.map(|cell| cell >> place & 1) == [0, 0, 1] && u + w - k * v >= 0;
    let lowers_z = |to: &Cells| to[0] == at[0] && to[2] < at[2] && sum(*to) == 0;
    !is_meant || triangle(k, 1).options(at).iter().any(lowers_z)
}

fn definition_4_3() {
    for k in thirty(1..31) {
        let bar = triangle(k, 1);
        bar.each(reach(k), |at| {
            let [x, y, z] = at;
            let kept = (0..x).map(|u| [u, y, z]).chain((0..z).map(|w| [x, y, w])).chain((0..y).map(|v| [x, v, z]));
            let left = (0..x).map(|u| [u, y.min((u + z) / k), z]);
            let right = (0..z).map(|w| [x, y.min((x + w) / k), w]);
            let defined: BTreeSet<Cells> = kept.chain(left).chain(right).filter(|&to| bar.is_legal(to)).collect();
            defined == bar.options(at).into_iter().collect()
        });
    }
}

/// The four inequalities of the region of (u, v, w), each true if (x, y) satisfies it.
fn sides(k: i64, [u, v, w]: Cells, [x, y]: [i64; 2]) -> [bool; 4] {
    [y <= x + 1 + 2 * u, y <= k * (v + 1), y <= -x + 1 + 2 * w, y >= 0]
}

/// The points with whole coordinates in a region and around it. The corners of the region are among them.
fn points([u, _, w]: Cells) -> impl Iterator<Item = [i64; 2]> {
    (-3 - 2 * u..=3 + 2 * w).flat_map(move |x| (-2..=u + w + 3).map(move |y| [x, y]))
}

/// Numbers for u and w with which u + w reaches each k up to 30.
const ENDS: [i64; 6] = [0, 1, 2, 5, 9, 15];

fn definition_4_2() {
    let ends = || ENDS.into_iter().flat_map(|u| ENDS.map(move |w| (u, w)));
    for k in thirty(1..31) {
        for at in ends().flat_map(|(u, w)| (0..=(u + w) / k).map(move |v| [u, v, w])) {
            let inside: Vec<[i64; 2]> = points(at).filter(|&point| sides(k, at, point) == [true; 4]).collect();
            let cut = |line: &dyn Fn([i64; 2]) -> i64| {
                inside.iter().any(|&at| line(at) > 0) && inside.iter().any(|&at| line(at) < 0)
            };
            let rising = (0..18).filter(|r| cut(&|[x, y]| y - x - 1 - 2 * r));
            let level = (1..34).filter(|s| cut(&|[_, y]| y - k * s));
            let falling = (0..18).filter(|r| cut(&|[x, y]| y + x - 1 - 2 * r));
            assert!(rising.eq(0..at[0]) && level.eq(1..=at[1]) && falling.eq(0..at[2]), "{k} {at:?}");
        }
    }
}

/// True if the region can do without one of its inequalities.
fn is_implied(k: i64, at: Cells, side: usize) -> bool {
    let others_hold = |sides: [bool; 4]| (0..4).all(|other| other == side || sides[other]);
    points(at).map(|point| sides(k, at, point)).all(|sides| sides[side] || !others_hold(sides))
}

fn example(k: i64, without: [Cells; 2], needed: Cells) {
    assert!(without.iter().all(|&at| is_implied(k, at, 1)));
    assert!((0..4).all(|side| !is_implied(k, needed, side)));
}
