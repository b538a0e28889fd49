//! `Variants.v`: the stair bar with k = 2 and s = 0.

use super::Row;
use super::bars::{Cells, stairs, sum};
use std::collections::BTreeSet;

pub(super) const ROWS: [Row; 6] = [
    ("variants_1_2", || stairs(2, 0).p_positions(N, |at| Some(sum(at) == 0))),
    ("variants_2_1", || stairs(2, 0).each(N, |at| sum(at) != 0 || kinds(at).iter().all(|&to| sum(to) != 0))),
    ("variants_2_2", || stairs(2, 0).each(N, |at| sum(at) == 0 || kinds(at).iter().any(|&to| sum(to) == 0))),
    ("variants_2_3", || {
        stairs(2, 0).each(N, |at| sum(at) != 0 || stairs(2, 0).options(at).iter().all(|&to| sum(to) != 0))
    }),
    ("variants_2_4", || {
        stairs(2, 0).each(N, |at| sum(at) == 0 || stairs(2, 0).options(at).iter().any(|&to| sum(to) == 0))
    }),
    ("variants_definition_2_1", definition_2_1),
];

const N: i64 = 20;

/// The kinds (1) to (4) of cuts. In (3) nothing is asked of y.
fn kinds([x, y, z]: Cells) -> Vec<Cells> {
    let lowered = (0..z).map(|w| [x, w / 2, w]).filter(|at| at[1] < y);
    let kept = (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z])).chain((0..z).map(|w| [x, y, w]));
    kept.chain(lowered).collect()
}

fn definition_2_1() {
    let bar = stairs(2, 0);
    bar.each(N, |at| {
        let [x, y, z] = at;
        let kept = (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z])).chain((0..z).map(|w| [x, y, w]));
        let all = kept.chain((0..z).map(|w| [x, y.min(w / 2), w])).filter(|&to| bar.is_legal(to));
        all.collect::<BTreeSet<_>>() == bar.options(at).into_iter().collect()
    });
}
