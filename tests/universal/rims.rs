//! `Rims.v`, `Unfair.v`, `Near.v`, `NearPass.v`, `Misere.v`, `MiserePass.v` and `MisereCorners.v`: on rims that
//! are drawn at random, and on rims with numbers.

use super::Row;
use super::bars::{Cells, Play, triangle};
use super::boxes::{N, Rim};
use super::parameters::{fractions, reach, thirty};

pub(super) const RIMS: [Row; 2] = [("nim_rule_iff_fair", nim_rule_iff_fair), ("one_sided_rims", one_sided_rims)];

pub(super) const UNFAIR: [Row; 1] = [("refuted", refuted)];

pub(super) const NEAR: [Row; 3] = [
    ("ends_are_near", || drawn(0, |rim| near(rim, false))),
    ("one_partner", one_partner),
    ("finitely_many", || {
        for k in thirty(2..32) {
            let near = |[x, _, z]: Cells| z * (k - 1) <= x * (k + 1);
            triangle(k, 1).p_positions(reach(k), |at| if near(at) { None } else { Some(false) });
        }
    }),
];

pub(super) const NEAR_PASS: [Row; 1] = [("ends_are_near_with_pass", || drawn(0, |rim| near(rim, true)))];

pub(super) const MISERE: [Row; 4] = [
    ("swap", swap),
    ("misere_flat", || drawn(1, |rim| rim.exchanges(false, small, |at| total(at) % 2 == 1))),
    ("misere_15", || {
        let low = (1..).map(|seed| Rim::random(seed, 1)).filter(|rim| rim.at(1, 1) == 0);
        low.take(30).for_each(|rim| paper_15(&rim));
    }),
    ("misere_15_of_the_paper", || {
        for (d, a) in fractions(10, |a| 2 * a + 1..2 * a + 6) {
            paper_15(&Rim::of(move |x, z| a * (x + z) / d));
        }
    }),
];

pub(super) const MISERE_PASS: [Row; 1] = [("misere_pass", misere_pass)];

pub(super) const MISERE_CORNERS: [Row; 4] = [
    ("misere_both", || {
        let corner = |x: i64, z: i64| Some(i64::from(x + z > 0)).filter(|_| x + z <= 3 && x.max(z) <= 2);
        cornered(corner, both);
    }),
    ("misere_ceiling", || thirty(3..33).into_iter().for_each(|k| both(&Rim::of(move |x, z| (x + z + k - 1) / k)))),
    ("misere_one", || {
        let corner = |x: i64, z: i64| Some(i64::from(z > 0)).filter(|_| x <= 1 && z <= 2);
        cornered(corner, one);
    }),
    ("misere_ceiling_one", || thirty(2..32).into_iter().for_each(|k| one(&Rim::of(move |_, z| (z + k - 1) / k)))),
];

fn seeds() -> impl Iterator<Item = u64> {
    1..=60
}

#[track_caller]
fn drawn(flat: i64, holds: impl Fn(&Rim)) {
    seeds().for_each(|seed| holds(&Rim::random(seed, flat)));
}

/// Rims of many kinds: drawn ones, and ⌊(ax + bz + c)/d⌋, of which some have the rule.
fn mixed() -> impl Iterator<Item = Rim> {
    let numbers = (0..3_i64)
        .flat_map(|a| (1..3_i64).flat_map(move |b| (0..5).flat_map(move |c| (1..8).map(move |d| [a, b, c, d]))));
    seeds()
        .map(|seed| Rim::random(seed, 0))
        .chain(numbers.map(|[a, b, c, d]| Rim::of(move |x, z| (a * x + b * z + c) / d)))
}

/// The two conditions of the definition `fair_row`, word for word.
fn is_fair(g: &[i64], x: i64) -> bool {
    let place = |z: usize| x ^ i64::try_from(z).unwrap();
    let pairs = || (0..g.len()).flat_map(|z| (0..z).map(move |w| (w, z)));
    let one = pairs().all(|(w, z)| place(w) != g[w] || place(z) <= g[w] || g[z] < place(z));
    let two = pairs().all(|(w, z)| {
        let is_asked = g[w] < place(w) && place(w) < place(z) && place(w) <= g[z];
        !is_asked || (0..z).any(|r| place(r) == g[r] && g[r] < place(w))
    });
    one && two
}

fn are_fair(rim: &Rim) -> bool {
    (0..=N).zip(rim.rows()).all(|(x, [row, column])| is_fair(&row, x) && is_fair(&column, x))
}

fn nim_rule_iff_fair() {
    let mut with_rule = 0;
    for rim in mixed() {
        let has_rule = rim.has_rule();
        assert_eq!(are_fair(&rim), has_rule, "{:?}", rim.0);
        with_rule += usize::from(has_rule);
    }
    assert!(with_rule >= 10, "{with_rule}");
}

/// The condition for rims that depend on z alone, and that of Nakamura, Miyadera and Nakaya, here tried in the box.
fn one_sided_rims() {
    let mut with_rule = 0;
    for seed in 0..1_000_u64 {
        // A digit to base 3 for each step.
        let steps: Vec<i64> = (0..=N)
            .scan(seed * 7, |left, _| {
                let step = *left % 3;
                *left /= 3;
                Some(step as i64 % 2)
            })
            .collect();
        let g: Vec<i64> = (0..steps.len()).map(|z| steps[..=z].iter().sum()).collect();
        let rim = Rim::of(|_, z| g[usize::try_from(z).unwrap()]);
        let is_fair_row = (0..=N).all(|x| is_fair(&g, x));
        assert_eq!(rim.has_rule(), is_fair_row, "{g:?}");
        let is_ns =
            (0..8).all(|z| (0..8).all(|w| (1..3).all(|i| z >> i != w >> i || g[z] >> (i - 1) == g[w] >> (i - 1))));
        assert_eq!(is_ns, is_fair_row, "{g:?}");
        with_rule += usize::from(is_fair_row);
    }
    assert!(with_rule > 10, "{with_rule}");
}

/// A place that is not fair: then the rule is wrong in the box already.
fn refuted() {
    let mut found = 0;
    for [a, b, c, d] in
        (0..3).flat_map(|a| (1..3).flat_map(move |b| (0..4).flat_map(move |c| (1..8).map(move |d| [a, b, c, d]))))
    {
        let rim = Rim::of(move |x, z| (a * x + b * z + c) / d);
        if !are_fair(&rim) {
            assert!(!rim.has_rule(), "{a} {b} {c} {d}");
            found += 1;
        }
    }
    assert!(found > 30, "{found}");
}

#[track_caller]
fn near(rim: &Rim, pass: bool) {
    let play = if pass { Play::Pass } else { Play::Normal };
    rim.each_p(play, |[x, y, z], layer| (x - z).abs() <= y + i64::from(layer));
}

fn one_partner() {
    drawn(0, |rim| {
        let known = rim.known(Play::Normal);
        for (x, y) in (0..=N).flat_map(|x| (0..=N - x).map(move |y| (x, y))) {
            let is_partner = |w: &i64| known[&([x, y.min(rim.at(x, *w)), *w], false)];
            let partners: Vec<i64> = (0..=N).filter(is_partner).collect();
            assert!(partners.len() == 1 && partners[0] <= x + y, "{:?} {x} {y} {partners:?}", rim.0);
        }
    });
}

fn small([x, y, z]: Cells) -> bool {
    x <= 1 && y <= 1 && z <= 1
}

fn total(at: Cells) -> i64 {
    at.iter().sum()
}

/// The hypotheses of the theorem are tried on two sets, and where they hold its conclusion.
fn swap() {
    let mut held = 0;
    for rim in seeds().map(|seed| Rim::random(seed, (seed % 2) as i64)) {
        let (bar, normal) = (rim.bar(), rim.known(Play::Normal));
        let even = |at: &Cells| small(*at) && total(*at) % 2 == 0;
        let odd = |at: &Cells| small(*at) && total(*at) % 2 == 1;
        let is_outside = |at: &Cells| !even(at) && !odd(at);
        let to = |at: &Cells, set: &dyn Fn(&Cells) -> bool| bar.options(*at).iter().any(set);
        let all = bar.positions(N);
        let leads = |at: &Cells, set: &dyn Fn(&Cells) -> bool| {
            bar.options(*at).iter().all(|q| set(q) || is_outside(q) && (to(q, &even) || !normal[&(*q, false)]))
        };
        let hypotheses = all.iter().all(|at| match (even(at), odd(at)) {
            (true, _) => leads(at, &odd) && (bar.options(*at).is_empty() || to(at, &odd)),
            (_, true) => leads(at, &even) && to(at, &even),
            (false, false) => {
                !bar.options(*at).is_empty()
                    && (to(at, &even) && to(at, &odd) || bar.options(*at).iter().all(is_outside))
            }
        });
        if hypotheses {
            held += 1;
            rim.exchanges(false, |at| !is_outside(&at), |at| odd(&at));
        }
    }
    assert!(held >= 30, "{held}");
}

#[track_caller]
fn paper_15(rim: &Rim) {
    rim.exchanges(
        false,
        |at| [[0, 0, 0], [1, 0, 1], [1, 0, 0], [0, 0, 1]].contains(&at),
        |at| [[1, 0, 0], [0, 0, 1]].contains(&at),
    );
}

/// The corner with x and z up to 2 is flat, at each height.
fn misere_pass() {
    drawn(2, |rim| {
        let top = rim.at(0, 0).min(2);
        rim.exchanges(
            true,
            |[x, y, z]| x.max(z) <= 2 && y <= top && total([x, y, z]) % 3 != 1,
            |at| total(at) % 3 == 2,
        );
        rim.exchanges(false, small, |at| total(at) % 2 == 1);
    });
}

/// Rims drawn at random whose corner is given.
fn cornered(corner: impl Fn(i64, i64) -> Option<i64>, holds: impl Fn(&Rim)) {
    drawn(0, |drawn| holds(&Rim::of(|x, z| corner(x, z).unwrap_or_else(|| drawn.at(x, z)))));
}

#[track_caller]
fn both(rim: &Rim) {
    let odd = [[0, 0, 1], [1, 0, 0], [0, 1, 2], [2, 1, 0], [1, 1, 1]];
    let even = [[0, 0, 0], [1, 0, 1], [1, 1, 2], [2, 1, 1]];
    rim.exchanges(false, |at| odd.contains(&at) || even.contains(&at), |at| odd.contains(&at));
}

#[track_caller]
fn one(rim: &Rim) {
    let odd = [[0, 0, 1], [0, 1, 2], [1, 0, 0]];
    let even = [[0, 0, 0], [1, 0, 1], [1, 1, 2]];
    rim.exchanges(false, |at| odd.contains(&at) || even.contains(&at), |at| odd.contains(&at));
}
