//! `Levels.v`: the lowest levels of the triangle with an even k.

use super::Row;
use super::bars::{Bar, Play, raised, triangle};
use super::parameters::{reach, thirty};

pub(super) const ROWS: [Row; 4] = [
    ("lowest_levels", lowest_levels),
    ("lowest_levels_8q_2", || (1..=30).for_each(|q| assert_eq!(exception(8 * q + 2, 5, -3), None))),
    ("lowest_levels_8q_6", || (0..30).for_each(|q| assert_eq!(exception(8 * q + 6, 2, -3), None))),
    ("next_level_fails", next_level_fails),
];

/// A rim over x and z.
type Rim<'a> = &'a dyn Fn(i64, i64) -> i64;

/// The y of the P-position over each x and z up to n, if there is one. There is at most one, as y can be made smaller. A P-position marks
/// the positions from which a move leads to it, by bits of y. This takes fewer steps than to list the options of each position.
fn p_heights(rim: Rim, n: i64) -> Vec<((i64, i64), Option<i64>)> {
    let mut columns = vec![0_u64; usize::try_from(n + 1).unwrap()];
    let mut found = Vec::new();
    for x in 0..=n {
        let mut row = 0_u64;
        for (z, column) in (0..=n).zip(&mut columns) {
            let height = rim(x, z);
            let y = i64::from((row | *column).trailing_ones());
            let is_p = y <= height;
            if is_p {
                // Over the rim of a smaller x or z, all that is higher falls to the rim.
                let marked = if y < height { 1 << y } else { u64::MAX << y };
                row |= marked;
                *column |= marked;
            }
            found.push(((x, z), is_p.then_some(y)));
        }
    }
    found
}

/// A place (x, z) up to n at which, up to the level `top`, the P-position is not that with (x + c) ⊕ y ⊕ (z + c) = 0.
pub(super) fn unlike(rim: Rim, n: i64, top: i64, c: i64) -> Option<(i64, i64)> {
    let is_unlike = |&((x, z), y): &((i64, i64), Option<i64>)| {
        let stated = Some(raised(c, [x, 0, z])).filter(|y| (0..=rim(x, z).min(top)).contains(y));
        y.filter(|y| *y <= top) != stated
    };
    p_heights(rim, n).into_iter().find(is_unlike).map(|(at, _)| at)
}

/// The first place of the triangle at which the rule fails up to this level. The rim of the box reaches 1.
fn exception(k: i64, top: i64, c: i64) -> Option<(i64, i64)> {
    unlike(&|x, z| (x + z) / k, reach(k), top, c)
}

fn lowest_levels() {
    let all = (1..7_i64).flat_map(|m| (0..23).map(move |h| (m, 2 * h + 1))).filter(|(m, q)| q << m <= 122);
    for (m, q) in thirty(all) {
        assert_eq!(exception(q << m, (1 << m) - 2, 0), None, "{m} {q}");
    }
}

/// The rule fails where x + z reaches the level 2^m − 1.
fn next_level_fails() {
    for (m, q) in thirty([(2, 22), (3, 6), (4, 2)].into_iter().flat_map(|(m, hs)| (0..hs).map(move |h| (m, 2 * h + 1))))
    {
        let (power, top) = (1_i64 << m, (1 << m) - 1);
        let capped = |x: i64, z: i64| ((x + z) / (power * q)).min(top);
        assert!(unlike(&capped, power * (top * q + 1) / 2, top, 0).is_some(), "{m} {q}");
        let levels_below = |x: i64, z: i64| capped(x, z).min(top - 1);
        assert_eq!(unlike(&levels_below, 40, top - 1, 0), None, "{m} {q}");
    }
}

/// Marking finds the P-positions that plain recursion finds.
#[test]
fn marks_are_p_positions() {
    for k in 1..10 {
        let [triangle_rim, stair_rim]: [Rim; 2] = [&|x, z| (x + z) / k, &|x, z| (2 * x + z + 3) / k];
        for rim in [triangle_rim, stair_rim] {
            let marked = p_heights(rim, 14);
            let said = |[x, y, z]: [i64; 3]| marked.contains(&((x, z), Some(y)));
            Bar(rim).p_positions(14, |at| Some(said(at)));
        }
        assert!(triangle(k, 1).outcomes(Play::Normal, 14)[&[0, 0, 0]]);
    }
}
