//! Theorems with a planted mistake. The boxes have to show a counterexample to each.

use super::bars::{Bar, Cells, Play, line, offset, raised, stairs, sum, triangle};
use super::games::Game;
use super::levels;
use super::misere_bars::said;
use super::parameters::{class, reach, thirty};
use super::stair_rules::{exception_with_pass, has_partners};
use super::tables::Place;
use super::three_piles::{is_one, rows_are};
use super::triangle_pass::in_rule;
use super::triangle_rules::has_rule;
use std::collections::BTreeMap;

/// A theorem, its mistake, and whether the boxes refute it.
type Mistake = (&'static str, &'static str, fn() -> bool);

const WRONG: [Mistake; 19] = [
    ("triangular_7_3", "k = 4m + 1", || class(1).into_iter().all(|k| !has_rule(k, 0, 0, reach(k)))),
    ("triangular_7_3", "k = 4m + 2", || class(2).into_iter().all(|k| !has_rule(k, 0, 0, large(k)))),
    ("triangular_8_1", "k = 4m + 3", || class(3).into_iter().all(|k| !has_rule(k, 0, -1, reach(k)))),
    ("triangular_8_1", "x and z lowered by 2", || class(5).into_iter().all(|k| !has_rule(k, 0, -2, reach(k)))),
    ("offset", "s = 3", || class(5).into_iter().all(|k| !has_rule(k, 3, 0, reach(k)))),
    ("offset", "k = 4m + 3", || class(3).into_iter().all(|k| !has_rule(k, 1, 0, reach(k)))),
    ("offsets_below_k", "c is larger by 1", || class(7).into_iter().all(|k| !has_rule(k, 5, 4, reach(k)))),
    ("with_pass", "nim-sum 0", || class(5).into_iter().all(|k| refutes_pass(k, 0, |at| raised(-1, at.0) == 0))),
    ("with_pass", "the pass can be used at the end", || class(5).into_iter().all(|k| !obeys_with_late_pass(k))),
    ("pass_1_0", "s = 4n + 1", || class(5).into_iter().all(|k| refutes_pass(k, 1, |at| in_rule(-1, at)))),
    ("pass_3_1", "s = 4n", || class(7).into_iter().all(|k| refutes_pass(k, 0, |at| in_rule(1, at)))),
    ("pass_1_1", "no bound for y", || class(9).into_iter().all(|k| refutes_pass(k, 5, |at| in_rule(1, at)))),
    ("partner_rule", "any game", || (0..40).any(|seed| !has_partners(&Game::random(seed, 14)))),
    ("step_pass", "s = k", || even().into_iter().all(|k| exception_with_pass(k, k, 12).is_some())),
    ("step_all", "k is odd", || even().into_iter().all(|k| refutes_stairs(k + 1, 1, 1))),
    ("lowest_levels", "one level more", || [4, 12, 20, 28, 36].iter().all(|k| refutes_level(*k))),
    ("misere_triangle_1", "no exchange", || class(5).into_iter().all(refutes_misere)),
    ("theorem_2_as_printed", "d = 2^i (2l + 1)", || !rows_are(0, |a, b| a == 0 || a == b)),
    ("theorem_4", "no (0, 1, 2)", || !rows_are(1, |a, b| is_one(a, b) && (a, b) != (1, 2))),
];

#[test]
fn boxes_refute_theorems_with_a_mistake() {
    let wrongly_held: Vec<_> =
        WRONG.iter().filter(|(.., is_refuted)| !is_refuted()).map(|(name, mistake, _)| (name, mistake)).collect();
    assert_eq!(wrongly_held, []);
}

/// Among them are a rim that depends on z alone, and slopes next to those of the theorem.
#[test]
fn boxes_refute_the_nim_rule_of_other_rims() {
    for rim in [[0, 1, 0, 3], [1, 1, 0, 2], [3, 3, 2, 11], [3, 3, 5, 11], [7, 7, 9, 23], [1, 1, 3, 9]] {
        assert!(line(rim).exception(Play::Normal, 20, |(at, _)| Some(sum(at) == 0)).is_some(), "{rim:?}");
    }
}

fn even() -> Vec<i64> {
    thirty((2..).step_by(2).take(30))
}

/// A box in which the rim reaches 2.
fn large(k: i64) -> i64 {
    k + 4
}

fn refutes_pass(k: i64, s: i64, said: impl Fn(Place) -> bool) -> bool {
    offset(k, s).exception(Play::Pass, reach(k), |place| Some(said(place)).filter(|_| place.1)).is_some()
}

fn refutes_stairs(k: i64, s: i64, c: i64) -> bool {
    stairs(k, s).exception(Play::Normal, k.max(12), |(at, _)| Some(raised(c, at) == 0)).is_some()
}

fn refutes_level(k: i64) -> bool {
    let top = 1 << k.trailing_zeros();
    levels::unlike(&|x, z| ((x + z) / k).min(top - 1), 2 * k + 4, top - 1, 0).is_some()
}

fn refutes_misere(k: i64) -> bool {
    let exception = |exchanged: bool| {
        let place = |place: Place| Some(said(place, raised(-1, place.0) == 0, exchanged));
        triangle(k, 1).exception(Play::Misere, 12, place)
    };
    exception(false).is_some() && exception(true).is_none()
}

/// True if the rule of the theorem with_pass is right in a box for the game in which the pass can also be used at (0, 0, 0).
fn obeys_with_late_pass(k: i64) -> bool {
    let bar: Bar<_> = triangle(k, 1);
    let mut known: BTreeMap<(Cells, bool), bool> = BTreeMap::new();
    for (at, pass) in bar.places(Play::Pass, 6) {
        let is_n = pass && known[&(at, false)] || bar.options(at).iter().any(|to| known[&(*to, pass)]);
        known.insert((at, pass), !is_n);
    }
    known.iter().all(|((at, pass), is_p)| {
        let said = if *pass { *at == [0; 3] || raised(-1, *at) == 1 } else { raised(-1, *at) == 0 };
        said == *is_p
    })
}
