//! `Stairs.v` and `StairOffsets.v`: a strip beside a game, and beside the stair bar.

use super::Row;
use super::bars::{Play, mex, raised, stairs};
use super::games::Game;
use super::parameters::with_s;
use super::tables::Place;
use super::triangle_rules::is_apart;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const STAIRS: [Row; 3] =
    [("partner_rule", partner_rule), ("step_pass", step_pass), ("conjecture_4_1", conjecture_4_1)];

pub(super) const OFFSETS: [Row; 3] =
    [("step_all", step_all), ("step_values", step_values), ("step_pass_offsets", step_pass_offsets)];

/// 1 and 2 are partners, 3 and 4, and so on.
fn partner(x: i64) -> i64 {
    match x {
        0 => 0,
        odd if odd % 2 == 1 => odd + 1,
        even => even - 1,
    }
}

/// True if the rule of partners is right for a strip of up to 12 beside this game: by plain recursion.
pub(super) fn has_partners(game: &Game) -> bool {
    let (values, mut known) = (game.values(), BTreeMap::new());
    let numbers = || (0..=12).flat_map(|x| (0..game.0.len()).map(move |at| (x, at)));
    [false, true].into_iter().flat_map(|pass| numbers().map(move |(x, at)| (x, at, pass))).all(|(x, at, pass)| {
        let passes = pass && (x > 0 || !game.0[at].is_empty());
        let wins = passes && known[&(x, at, false)]
            || (0..x).any(|u| known[&(u, at, pass)])
            || game.0[at].iter().any(|&to| known[&(x, to, pass)]);
        known.insert((x, at, pass), !wins);
        wins != (values[at] == if pass { partner(x) } else { x })
    })
}

/// The first thirty games with a value above 2. In each a position of value 0 has no move.
fn partner_rule() {
    let games = (0..).map(|seed| Game::random(seed, 14).with_ends());
    for game in games.filter(|game| game.values().iter().any(|value| *value > 2)).take(30) {
        let mut pairs = game.0.iter().zip(game.values());
        assert!(pairs.all(|(options, value)| value > 0 || options.is_empty()));
        assert!(has_partners(&game), "{:?}", game.0);
    }
}

/// The rule of the theorem step_pass, for one place.
fn in_rule(s: i64, (at, pass): Place) -> bool {
    let [x, y, z] = at;
    raised(s, [if pass { partner(x) } else { x }, y, z]) == 0
}

/// The first place at which the rule of the theorem step_pass fails while the pass can be used.
pub(super) fn exception_with_pass(k: i64, s: i64, n: i64) -> Option<Place> {
    stairs(k, s).exception(Play::Pass, n, |at| Some(in_rule(s, at)).filter(|_| at.1))
}

fn step_pass() {
    for (k, s) in with_s((2..=10).step_by(2), |k| k - 1, |_| true) {
        stairs(k, s).outcomes_are(Play::Pass, 12, |at| in_rule(s, at));
    }
}

/// Any 16 numbers in succession contain one that ends with each number of binary ones up to 3. So the box has P-positions with the numbers
/// up to 2^4 − 2.
fn conjecture_4_1() {
    for (k, s) in with_s((4..=18).step_by(2), |k| k - 1, |s| s > 0 && s % 2 == 0) {
        let (bar, known) = (stairs(k, s), stairs(k, s).outcomes(Play::Pass, 20));
        let p = bar.places(Play::Pass, 20).into_iter().filter(|place| known[place]);
        let found: BTreeSet<i64> = p.map(|(at, pass)| raised(s, at) ^ i64::from(pass)).collect();
        assert!([0, 1, 2, 6, 14].iter().all(|number| found.contains(number)), "{k} {s} {found:?}");
        let is_stated = |number: &i64| *number == 1 || (1..40).any(|n| *number == (1 << n) - 2);
        assert!(found.iter().all(is_stated), "{k} {s} {found:?}");
    }
}

/// Numbers c with a difference of 4 or more need larger boxes.
fn step_all() {
    let mut with_rule = 0;
    for (k, s) in with_s(2..=8, |k| 2 * k + 1, |_| true) {
        for c in s - 3..=s + 3 {
            let has_rule = stairs(k, s).exception(Play::Normal, 16, |(at, _)| Some(raised(c, at) == 0)).is_none();
            assert_eq!(has_rule, k % 2 == 0 && c == s && is_apart(s, s / k), "{k} {s} {c}");
            with_rule += u32::from(has_rule);
        }
    }
    assert!(with_rule >= 20, "{with_rule}");
}

/// The numbers satisfy the definition of Grundy values if and only if each is the smallest one that is not a number of an option.
fn step_values() {
    for (k, s) in with_s((2..=10).step_by(2), |k| 3 * k, |_| true) {
        let bar = stairs(k, s);
        let number = |[_, y, z]: [i64; 3]| (y ^ (z + s)) - s;
        let is_value = |at: [i64; 3]| {
            let after = bar.options(at).into_iter().map(number).filter(|number| *number >= 0);
            number(at) == mex(after)
        };
        let are_values = bar.positions(24).into_iter().filter(|at| at[0] == 0).all(is_value);
        assert_eq!(are_values, is_apart(s, s / k), "{k} {s}");
    }
}

fn step_pass_offsets() {
    for (k, s) in with_s((2..=8).step_by(2), |k| 2 * k + 3, |_| true) {
        assert_eq!(exception_with_pass(k, s, 12).is_none(), s < k, "{k} {s}");
    }
}
