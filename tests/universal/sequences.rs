//! `Sequences.v`: sequences of P1, P2 and P3, and binary digits.

use super::Row;
use super::bars::{sum, triangle};
use super::parameters::{class, reach, thirty};

pub(super) const ROWS: [Row; 13] = [
    ("lemma_5_1", || each_sequence(|k, steps| type_of(k, &terms(k, steps)) == by_last(k, last(&terms(k, steps))))),
    ("lemma_5_2", || each_sequence(|k, steps| !begins_with_type_2(k, steps) || type_of(k, &terms(k, steps)) == 2)),
    ("lemma_5_3", lemma_5_3),
    ("lemma_5_4", || each_sequence(lemma_5_4)),
    ("lemma_5_5", || each_sequence(|k, steps| type_of(k, &terms(k, steps)) != 1 || goes_on(k, steps, 3))),
    ("lemma_5_6", || each_sequence(lemma_5_6)),
    ("lemma_6_1", lemma_6_1),
    ("lemma_6_2", lemma_6_2),
    ("lemma_7_1", lemma_7_1),
    ("lemma_7_2", lemma_7_2),
    ("lemma_7_3", lemma_7_3),
    ("lemma_7_4", lemma_7_4),
    ("lemma_7_5", lemma_7_5),
];

fn step(k: i64, step: usize, h: i64) -> i64 {
    [2 * h + 2, 2 * h, 2 * h + 1 - k][step]
}

/// The terms of a sequence that begins with 2.
fn terms(k: i64, steps: &[usize]) -> Vec<i64> {
    let next = |all: Vec<i64>, &with: &usize| [&all[..], &[step(k, with, last(&all))]].concat();
    steps.iter().fold(vec![2], next)
}

fn last(terms: &[i64]) -> i64 {
    terms[terms.len() - 1]
}

fn by_last(k: i64, term: i64) -> u32 {
    match term {
        low if low < 0 => 3,
        high if high >= k => 2,
        _ => 1,
    }
}

/// The type by its definition, 0 for none.
fn type_of(k: i64, terms: &[i64]) -> u32 {
    let inside = terms.iter().take_while(|&&term| by_last(k, term) == 1).count();
    let rest: Vec<u32> = terms[inside..].iter().map(|&term| by_last(k, term)).collect();
    match rest.first() {
        None => 1,
        Some(&kind) if inside > 0 && rest.iter().all(|&other| other == kind) => kind,
        Some(_) => 0,
    }
}

/// All lists of up to six steps.
#[track_caller]
fn each_sequence(holds: impl Fn(i64, &[usize]) -> bool) {
    for k in class(3) {
        for length in 0..=6 {
            for number in 0..3usize.pow(length) {
                let steps: Vec<usize> = (0..length).map(|place| number / 3usize.pow(place) % 3).collect();
                assert!(holds(k, &steps), "{k} {steps:?}");
            }
        }
    }
}

fn begins_with_type_2(k: i64, steps: &[usize]) -> bool {
    (0..=steps.len()).any(|length| type_of(k, &terms(k, &steps[..length])) == 2)
}

fn lemma_5_3() {
    for k in class(3) {
        let m = (k - 3) / 4;
        for h in (0..k).step_by(2) {
            let [one, two, three] = [0, 1, 2].map(|with| step(k, with, h));
            let low = 0 <= two && two < one && one < k && three < 0;
            let high = 0 < three && three < k && k < two && two < one;
            assert!(if h <= 2 * m { low } else { high }, "{k} {h}");
        }
    }
}

fn lemma_5_4(k: i64, steps: &[usize]) -> bool {
    let (terms, m) = (terms(k, steps), (k - 3) / 4);
    let is_good = |pair: &[i64]| {
        let [one, two, three] = [0, 1, 2].map(|with| step(k, with, pair[0]));
        let low = (0..=2 * m).contains(&pair[0]) && [one, two].contains(&pair[1]);
        low || (2 * m + 2..k).contains(&pair[0]) && pair[1] == three
    };
    terms.windows(2).all(is_good) == (type_of(k, &terms) == 1)
}

/// True if `more` further steps can keep a sequence in type 1.
fn goes_on(k: i64, steps: &[usize], more: usize) -> bool {
    more == 0
        || (0..3)
            .map(|next| [steps, &[next]].concat())
            .any(|all| type_of(k, &terms(k, &all)) == 1 && goes_on(k, &all, more - 1))
}

fn lemma_5_6(k: i64, steps: &[usize]) -> bool {
    let m = (k - 3) / 4;
    let branches = |at: usize| {
        let (common, with_third) = (terms(k, &steps[..at]), [&steps[..at], &[2]].concat());
        let leaves = steps[at] < 2 && (2 * m + 2..k).contains(&last(&common));
        leaves && type_of(k, &terms(k, &with_third)) == 1 && goes_on(k, &with_third, steps.len() - at - 1)
    };
    (0..steps.len()).any(branches) == (type_of(k, &terms(k, steps)) == 2)
}

fn gap(k: i64, [x, y, z]: [i64; 3]) -> i64 {
    x + z - k * y
}

/// The terms of the leading digits, down to the place 0.
fn gaps(k: i64, cells: [i64; 3], n: u32) -> Vec<i64> {
    (0..=n).rev().map(|place| gap(k, cells.map(|cell| cell >> place))).collect()
}

fn digits(cells: [i64; 3], place: u32) -> [i64; 3] {
    cells.map(|cell| cell >> place & 1)
}

fn leading([x, y, z]: [i64; 3]) -> u32 {
    (x | y | z).max(1).ilog2()
}

/// All (x, y, z) below 64 with nim-sum 0 and the leading digits 1, 0 and 1.
fn named() -> impl Iterator<Item = [i64; 3]> {
    let all = (1..64).flat_map(|x| (1..64).map(move |z| [x, x ^ z, z]));
    all.filter(|&cells| digits(cells, leading(cells)) == [1, 0, 1])
}

fn lemma_6_1() {
    for cells in named() {
        for k in thirty(1..31) {
            let gaps = gaps(k, cells, leading(cells));
            assert_eq!([gaps[0], last(&gaps)], [2, gap(k, cells)]);
        }
    }
}

fn step_of(digits: [i64; 3]) -> usize {
    [[1, 0, 1], [0, 0, 0]].iter().position(|other| *other == digits).unwrap_or(2)
}

fn lemma_6_2() {
    for cells in (0..32).flat_map(|x| (0..32).map(move |z| [x, x ^ z, z])) {
        for (k, place) in thirty(1..31).into_iter().flat_map(|k| (0..6).map(move |place| (k, place))) {
            let [before, after] = [place + 1, place].map(|place| gap(k, cells.map(|cell| cell >> place)));
            assert_eq!(step(k, step_of(digits(cells, place)), before), after);
        }
    }
}

fn lemma_7_1() {
    for k in thirty(1..31) {
        for [x, y, z] in (0..=16).flat_map(|x| (0..=6).flat_map(move |y| (0..=16).map(move |z| [x, y, z]))) {
            let (gap, order) = (gap(k, [x, y, z]), y.cmp(&((x + z) / k)));
            assert_eq!([(0..k).contains(&gap), gap >= k, gap < 0], [order.is_eq(), order.is_lt(), order.is_gt()]);
        }
    }
}

fn lemma_7_2() {
    for (k, cells) in class(3).into_iter().flat_map(|k| named().map(move |cells| (k, cells))) {
        let ([x, y, z], m, n) = (cells, (k - 3) / 4, leading(cells));
        let on_rim = y == (x + z) / k;
        assert_eq!(on_rim, type_of(k, &gaps(k, cells, n)) == 1);
        let follows = |place: u32| {
            let (term, is_third) = (gap(k, cells.map(|cell| cell >> (place + 1))), step_of(digits(cells, place)) == 2);
            term <= 2 * m && !is_third || term >= 2 * m + 2 && is_third
        };
        assert!(!on_rim || (0..n).all(follows), "{k} {cells:?}");
    }
}

fn lemma_7_3() {
    for k in class(3) {
        for (x, place) in (0..64i64).flat_map(|x| (0..6).map(move |place| (x, place))) {
            for y in 0..=x >> place {
                let start = [x >> place, y, (x >> place) ^ y];
                if (0..k).contains(&gap(k, start)) {
                    let rest = (y << place..(y + 1) << place).filter(|y| *y == (x + (x ^ y)) / k);
                    assert_eq!(rest.count(), 1, "{k} {x} {y} {place}");
                }
            }
        }
    }
}

fn lemma_7_4() {
    for k in class(3) {
        for x in 0..64i64 {
            let all = |holds: fn(i64, i64) -> bool| (0..128).filter(move |&y| holds(y, (x + (x ^ y)) / k));
            let (on_rim, below) = (all(|y, rim| y == rim).min(), all(|v, rim| v < rim).max());
            assert!(on_rim.zip(below).is_none_or(|(y, v)| v < y), "{k} {x}");
        }
    }
}

fn lemma_7_5() {
    for k in class(3) {
        triangle(k, 1).each(reach(k), |cells| {
            let n = leading(cells);
            let is_even = |place: &u32| sum(cells.map(|cell| cell >> place)) == 0;
            let kind = |place: u32| type_of(k, &gaps(k, cells.map(|cell| cell >> place), n - place));
            cells == [0; 3] || (0..=n).rev().take_while(is_even).all(|place| [1, 2].contains(&kind(place)))
        });
    }
}
