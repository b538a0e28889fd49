//! `Sharing.v`: Sharing Nim with three piles.

use super::Row;
use super::bars::mex;
use super::parameters::thirty;
use std::collections::BTreeMap;

pub(super) const ROWS: [Row; 9] = [
    ("lemma_1", lemma_1),
    ("theorem_1", theorem_1),
    ("theorem_1_complement", theorem_1_complement),
    ("theorem_2_as_printed", || assert!(rows_are(0, is_printed))),
    ("winning_move", winning_move),
    ("theorem_3", theorem_3),
    ("theorem_4", || assert!(rows_are(1, is_one))),
    ("proposition_1", proposition_1),
    ("proposition_2", proposition_2),
];

type Piles = [i64; 3];

/// The options: some tokens go from one pile to another, which then has no more tokens than the first.
fn options(piles: Piles) -> impl Iterator<Item = Piles> {
    let pairs = (0..3_usize).flat_map(|from| (0..3).filter(move |to| *to != from).map(move |to| (from, to)));
    pairs.flat_map(move |(from, to)| {
        (1..=(piles[from] - piles[to]) / 2).map(move |tokens| {
            let mut after = piles;
            after[from] -= tokens;
            after[to] += tokens;
            after
        })
    })
}

/// The values of all positions with this number of tokens. The rules do not depend on the order of the piles: a position is found by its
/// piles in order of size.
struct Values(BTreeMap<Piles, i64>);

impl Values {
    fn of(tokens: i64) -> Self {
        let firsts = (0..=tokens / 3).flat_map(|a| (a..=(tokens - a) / 2).map(move |b| [a, b, tokens - a - b]));
        let mut all: Vec<Piles> = firsts.collect();
        all.sort_by_key(|piles| piles.iter().map(|pile| pile * pile).sum::<i64>());
        let mut known = Self(BTreeMap::new());
        for piles in all {
            let value = mex(options(piles).map(|to| known.at(to)));
            known.0.insert(piles, value);
        }
        known
    }

    fn at(&self, mut piles: Piles) -> i64 {
        piles.sort_unstable();
        self.0[&piles]
    }
}

/// The values for each number of tokens up to this one.
fn up_to(tokens: i64) -> Vec<Values> {
    (0..=tokens).map(Values::of).collect()
}

fn at(all: &[Values], piles: Piles) -> i64 {
    all[usize::try_from(piles.iter().sum::<i64>()).unwrap()].at(piles)
}

/// All piles with at most `most` tokens each.
fn cube(most: i64) -> impl Iterator<Item = Piles> {
    (0..=most).flat_map(move |a| (0..=most).flat_map(move |b| (0..=most).map(move |c| [a, b, c])))
}

fn lemma_1() {
    let all = up_to(36);
    for piles in cube(7) {
        for tokens in 0..=5 {
            assert_eq!(at(&all, piles.map(|pile| pile + tokens)), at(&all, piles), "{piles:?} {tokens}");
        }
    }
}

fn theorem_1() {
    let all = up_to(48);
    for (a, b) in (0..=24).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        assert_eq!(at(&all, [0, a, b]), at(&all, [0, b - a, b]), "{a} {b}");
    }
}

fn theorem_1_complement() {
    let all = up_to(36);
    for n in 0..=12 {
        for piles in cube(n) {
            assert_eq!(at(&all, piles.map(|pile| n - pile)), at(&all, piles), "{piles:?} {n}");
        }
    }
}

/// True if the positions (0, a, b) with this value, up to b = 31, are those that are stated.
pub(super) fn rows_are(value: i64, is_stated: fn(i64, i64) -> bool) -> bool {
    let all = up_to(62);
    (0..=31).all(|b| (0..=b).all(|a| (at(&all, [0, a, b]) == value) == is_stated(a, b)))
}

/// (0, 0, 0), (0, 0, d) and (0, d, d) with d = 2^(2k) (2l + 1).
fn is_printed(a: i64, b: i64) -> bool {
    let is_power = || b > 0 && b.trailing_zeros().is_multiple_of(2);
    (a, b) == (0, 0) || is_power() && (a == 0 || a == b)
}

/// (0, 1, 2), (0, 0, 4k + 2), (0, 4k + 2, 4k + 2), (0, 2, 4(k + 1) + 1) and (0, 4(k + 1) − 1, 4(k + 1) + 1).
pub(super) fn is_one(a: i64, b: i64) -> bool {
    let is_family = |k: i64| {
        let (two, next) = (4 * k + 2, 4 * (k + 1));
        [(0, two), (two, two), (2, next + 1), (next - 1, next + 1)].contains(&(a, b))
    };
    (a, b) == (1, 2) || (0..=b).any(is_family)
}

fn winning_move() {
    for (tokens, known) in up_to(40).iter().enumerate() {
        for (&[a, b, c], _) in known.0.iter().filter(|(_, value)| **value > 0) {
            let wins = |t: i64| {
                let is_kind = t == b - a || t == c - b || 2 * t == c - a;
                a + t <= c - t && is_kind && known.at([a + t, b, c - t]) == 0
            };
            assert!((1..=c).any(wins), "{tokens} {a} {b} {c}");
        }
    }
}

/// For each period, also from a later number on, there is a number n at which the row (0, 0, n) has it no more.
fn theorem_3() {
    let is_p: Vec<bool> = (0..=80).map(|n| Values::of(n).at([0, 0, n]) == 0).collect();
    for (first, period) in thirty((1..=16).flat_map(|first| (1..=16).map(move |period| (first, period)))) {
        assert!((first..is_p.len() - period).any(|n| is_p[n] != is_p[n + period]), "{first} {period}");
    }
}

fn proposition_1() {
    for tokens in thirty(0..=50) {
        let p = Values::of(tokens).0.into_iter().filter(|([a, ..], value)| *a >= 1 && *value == 0);
        assert_eq!(p.count() as i64, tokens / 3, "{tokens}");
    }
}

/// Pairs of m and r, with n = 32m + r below 80.
fn proposition_2() {
    for (m, r) in thirty((1..80).map(|n| (n / 32, n % 32))) {
        let is_p = Values::of(32 * m + r).at([0, 0, 32 * m + r]) == 0;
        assert!(is_p || !(r % 2 == 1 || [4, 12, 16, 20, 28].contains(&r)), "{m} {r}");
        assert!(!is_p || ![2, 6, 8, 10, 14, 18, 22, 24, 26, 30].contains(&r), "{m} {r}");
    }
}
