//! `MisereLemmas.v`: the triangle in normal play, k = d/a.

use super::Row;
use super::bars::{Cells, sum, triangle};
use super::parameters::fractions;

pub(super) const ROWS: [Row; 6] = [
    ("misere_7", || triangle(1, 1).p_positions(N, theorem_7)),
    ("misere_7_smaller", || {
        for (d, a) in fractions(10, |a| 1..a + 1) {
            triangle(d, a).p_positions(N, theorem_7);
        }
    }),
    ("misere_11", misere_11),
    ("misere_lemma_12", || large(|[x, _, z]| if is_small(x, z) || is_small(z, x) { Some(false) } else { None })),
    ("misere_lemma_13", || {
        large(|at| if [[0, 0, 0], [1, 0, 1]].contains(&at) || at[0] >= 2 && at[2] >= 2 { None } else { Some(false) });
    }),
    ("misere_lemma_14", misere_lemma_14),
];

const N: i64 = 14;

/// Fractions above 2, up to 28, as (d, a).
fn fractions_above_2() -> Vec<(i64, i64)> {
    fractions(6, |a| 2 * a + 1..if a == 1 { 29 } else { 3 * a })
}

fn theorem_7([x, y, z]: Cells) -> Option<bool> {
    match (x, y, z) {
        (_, 0, _) => Some(x == z),
        (0, _, _) | (_, _, 0) => None,
        _ => Some(sum([x - 1, y, z - 1]) == 0),
    }
}

#[track_caller]
fn large(said: fn(Cells) -> Option<bool>) {
    for (d, a) in fractions_above_2() {
        triangle(d, a).p_positions(N, said);
    }
}

fn is_small(one: i64, other: i64) -> bool {
    one == 0 && other >= 1 || one == 1 && other >= 2
}

fn misere_11() {
    for (d, a) in fractions_above_2() {
        let bar = triangle(d, a);
        let known = bar.values(N);
        bar.each(N, |at| (known[&at] == 0) == bar.options(at).iter().all(|to| known[to] != 0));
    }
}

fn misere_lemma_14() {
    for (d, a) in fractions_above_2() {
        let bar = triangle(d, a);
        bar.each(N, |at| {
            let options = bar.options(at);
            let leads = |to: [Cells; 2]| to.iter().any(|to| options.contains(to));
            let exchanged = [[1, 0, 0], [0, 0, 1]];
            !leads([[0, 0, 0], [1, 0, 1]]) || leads(exchanged) || exchanged.contains(&at)
        });
    }
}
