//! `MisereBars.v`: misère play of bars with numbers, with and without a pass.

use super::Row;
use super::bars::{Bar, Play, line, raised, triangle};
use super::parameters::{class, reach, thirty};
use super::tables::Place;

pub(super) const ROWS: [Row; 5] = [
    ("misere_of_bar", || {
        for rim in thirty(rims().filter(|[a, b, c, d]| a + b + c < *d)) {
            exchanges(&line(rim), Play::Normal, Play::Misere);
        }
    }),
    ("misere_of_bar_with_pass", || {
        for rim in thirty(rims().filter(|[a, b, c, d]| a + 2 * b + c < *d && 2 * a + b + c < *d)) {
            exchanges(&line(rim), Play::Pass, Play::MiserePass);
        }
    }),
    ("misere_triangle_3", || class(3).into_iter().for_each(|k| triangle_without_pass(k, 0))),
    ("misere_triangle_1", || class(5).into_iter().for_each(|k| triangle_without_pass(k, -1))),
    ("misere_triangle_pass", || {
        for k in class(5) {
            let said = |place: Place| said(place, is_one(place), true);
            let exception = triangle(k, 1).exception(Play::MiserePass, reach(k), |at| Some(said(at)).filter(|_| at.1));
            assert_eq!(exception, None, "{k}");
        }
    }),
];

/// Rims that reach 1 in a box with x and z up to 9.
fn rims() -> impl Iterator<Item = [i64; 4]> {
    let pairs = || (0..4).flat_map(|a| (0..4).map(move |b| (a, b))).filter(|(a, b)| a + b > 0);
    pairs().flat_map(|(a, b)| (0..3).flat_map(move |c| (a + b + c + 1..a + b + c + 6).map(move |d| [a, b, c, d])))
}

/// The definitions `first_pair` and `pass_pair`. `passes` is true if the play has a pass.
fn is_pair((at, pass): Place) -> bool {
    let first = if pass { [[1, 0, 2], [2, 0, 1]].contains(&at) } else { at == [1, 0, 1] };
    at == [0; 3] || first
}

/// The definitions `first_odd` and `pass_odd`.
fn is_odd((at, pass): Place) -> bool {
    if pass { [[2, 0, 0], [0, 0, 2], [1, 0, 1]].contains(&at) } else { [[1, 0, 0], [0, 0, 1]].contains(&at) }
}

/// True for a P-position of misère play, from the P-positions of normal play; without `exchanged` true for these.
pub(super) fn said(place: Place, is_normal: bool, exchanged: bool) -> bool {
    if exchanged { is_normal && !is_pair(place) || is_odd(place) } else { is_normal }
}

#[track_caller]
fn exchanges<F: Fn(i64, i64) -> i64>(bar: &Bar<F>, normal: Play, misere: Play) {
    let known = bar.outcomes(normal, 9);
    bar.outcomes_are(misere, 9, |place| said(place, known[&place], true));
}

#[track_caller]
fn triangle_without_pass(k: i64, c: i64) {
    triangle(k, 1).outcomes_are(Play::Misere, reach(k), |place| said(place, raised(c, place.0) == 0, true));
}

/// The rule of the triangle with a pass in normal play.
fn is_one((at, _): Place) -> bool {
    at == [0; 3] || at[0] > 0 && at[2] > 0 && raised(-1, at) == 1
}
