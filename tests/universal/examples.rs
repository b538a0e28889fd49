//! `Examples.v` and `PassExamples.v`: examples for one choice of the parameters.

use super::Row;
use super::bars::{Cells, Play, raised, stairs, sum, triangle};
use std::collections::BTreeSet;

pub(super) const ROWS: [Row; 10] = [
    ("example_4_4", || leads(&triangle(3, 1).options([7, 4, 7]), &[[5, 4, 7], [7, 2, 7], [7, 3, 2]], &[])),
    ("pass_example_3_3", pass_example_3_3),
    ("pass_example_3_4", || {
        leads(&stairs(2, 0).options([2, 2, 5]), &[[2, 1, 3], [2, 0, 5]], &[]);
        leads(&stairs(2, 0).options([0, 2, 5]), &[[0, 1, 5]], &[]);
        leads(&stairs(2, 0).options([2, 1, 3]), &[], &[[2, 0, 5]]);
    }),
    ("variants_example_2_1", || {
        leads(&stairs(2, 0).options([2, 2, 5]), &[[2, 1, 3], [0, 2, 5], [2, 0, 5]], &[[0, 1, 5]]);
        leads(&stairs(2, 0).options([2, 1, 3]), &[], &[[0, 2, 5]]);
    }),
    ("example_7_1", example_7_1),
    ("example_8_1", || triangle(3, 1).p_positions(20, |at| Some(sum(at) == 0))),
    ("example_8_3", example_8_3),
    ("example_8_5", || triangle(5, 1).p_positions(20, |[x, y, z]| Some(sum([x - 1, y, z - 1]) == 0))),
    ("example_8_7", example_8_7),
    ("pass_example_4_1", pass_example_4_1),
];

pub(super) const PASS: [Row; 1] = [("pass_example_4_5", pass_example_4_5)];

#[track_caller]
fn leads(options: &[Cells], to: &[Cells], not_to: &[Cells]) {
    assert!(to.iter().all(|to| options.contains(to)) && !not_to.iter().any(|to| options.contains(to)));
}

fn pass_example_3_3() {
    let stated = [[1, 2, 5], [0, 2, 5], [2, 1, 5], [2, 0, 5], [2, 2, 4], [2, 1, 3], [2, 1, 2], [2, 0, 1], [2, 0, 0]];
    let found: BTreeSet<Cells> = stairs(2, 0).options([2, 2, 5]).into_iter().collect();
    assert_eq!(found, BTreeSet::from(stated));
}

fn example_7_1() {
    let known = triangle(3, 1).values(2);
    let values = [[0, 0, 0], [1, 0, 0], [0, 0, 1], [1, 0, 1], [0, 0, 2], [1, 0, 2], [1, 1, 2]].map(|at| known[&at]);
    assert_eq!(values, [0, 1, 1, 0, 2, 3, 4]);
}

fn example_8_3() {
    let (known, all) = (triangle(3, 1).values(20), triangle(3, 1).positions(20));
    let equal = all.iter().filter(|at| sum(**at) == known[*at]).count();
    assert_eq!((equal, all.len() - equal), (977, 2257));
}

/// The printed list, as (y, z) for each x.
const PRINTED: [&str; 11] = [
    "0,0",
    "0,1 1,2",
    "0,2 1,1",
    "0,3 1,4 2,5 3,6 4,7 5,8",
    "0,4 1,3 2,6 3,5 4,8 5,7",
    "0,5 1,6 2,3 3,4 4,9 5,10",
    "0,6 1,5 2,4 3,3 4,10 5,9",
    "0,7 1,8 2,9 3,10 4,3 5,4",
    "0,8 1,7 2,10 3,9 4,4 5,3",
    "0,9 1,10 2,7 3,8 4,5 5,6",
    "0,10 1,9 2,8 3,7 4,6 5,5",
];

fn example_8_7() {
    let read = |text: &str| text.split_once(',').map(|(y, z)| [y, z].map(|cell| cell.parse().unwrap())).unwrap();
    let of_x = |(x, line): (i64, &'static str)| line.split(' ').map(move |text| (x, read(text)));
    let printed: BTreeSet<Cells> = (0..).zip(PRINTED).flat_map(of_x).map(|(x, [y, z])| [x, y, z]).collect();
    assert_eq!(printed.len(), 53);
    triangle(2, 1).p_positions(10, |at| Some(printed.contains(&at)));
}

fn pass_example_4_1() {
    let (bar, known) = (stairs(4, 2), stairs(4, 2).outcomes(Play::Pass, 20));
    let p = bar.places(Play::Pass, 20).into_iter().filter(|place| known[place]);
    let found: BTreeSet<i64> = p.map(|(cells, pass)| raised(2, cells) ^ i64::from(pass)).collect();
    assert_eq!(found, BTreeSet::from([0, 1, 2, 6, 14, 30]));
}

/// The numbers from 106 on at the P-positions with coordinates up to 80. A place is looked up by pass, x, z and y.
fn pass_example_4_5() {
    const N: usize = 80;
    let rim = |z: usize| (z + 6) / 4;
    let mut known = vec![vec![vec![vec![false; rim(N) + 1]; N + 1]; N + 1]; 2];
    let mut found = BTreeSet::new();
    for (p, x, z) in (0..2).flat_map(|p| (0..=N).flat_map(move |x| (0..=N).map(move |z| (p, x, z)))) {
        for y in 0..=rim(z) {
            let is_p = |x: usize, y: usize, z: usize, p: usize| -> bool { known[p][x][z][y] };
            let is_cut = (0..x).any(|u| is_p(u, y, z, p))
                || (0..y).any(|v| is_p(x, v, z, p))
                || (0..z).any(|w| is_p(x, y.min(rim(w)), w, p));
            let is_passed = p == 1 && [x, y, z] != [0; 3] && is_p(x, y, z, 0);
            known[p][x][z][y] = !is_cut && !is_passed;
            if known[p][x][z][y] {
                found.insert((x + 6) ^ y ^ (z + 6) ^ p);
            }
        }
    }
    let printed = [106, 108, 112, 113, 114, 115, 116, 117, 118, 119, 120, 122, 123, 126];
    assert_eq!(found.split_off(&106), BTreeSet::from(printed));
}
