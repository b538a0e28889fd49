//! `SharingPiles.v`: Sharing Nim with any number of piles.

use super::Row;
use super::bars::mex;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const ROWS: [Row; 1] = [("section_7", section_7)];

fn options(piles: &[i64]) -> Vec<Vec<i64>> {
    let places = || 0..piles.len();
    let pairs = places().flat_map(|from| places().map(move |to| (from, to))).filter(|(from, to)| from != to);
    let moved = |(from, to): (usize, usize)| {
        let most = ((piles[from] - piles[to]) / 2).max(0);
        (1..=most).map(move |tokens| {
            let mut after = piles.to_vec();
            after[from] -= tokens;
            after[to] += tokens;
            after
        })
    };
    pairs.flat_map(moved).collect()
}

fn value(piles: &[i64], known: &mut BTreeMap<Vec<i64>, i64>) -> i64 {
    if let Some(&value) = known.get(piles) {
        return value;
    }
    let after: BTreeSet<i64> = options(piles).iter().map(|to| value(to, known)).collect();
    let value = mex(&after);
    known.insert(piles.to_vec(), value);
    value
}

/// All positions of so many piles up to a number.
fn all(piles: usize, most: i64) -> Vec<Vec<i64>> {
    (0..piles).fold(vec![Vec::new()], |all, _| {
        all.iter().flat_map(|first| (0..=most).map(move |pile| [&first[..], &[pile]].concat())).collect()
    })
}

fn section_7() {
    for (piles, most) in [(2, 9), (3, 6), (4, 4), (5, 3)] {
        let mut known = BTreeMap::new();
        for at in all(piles, most) {
            let [least, largest] = [*at.iter().min().unwrap(), *at.iter().max().unwrap()];
            let found = value(&at, &mut known);
            for tokens in 0..=least {
                let fewer: Vec<i64> = at.iter().map(|pile| pile - tokens).collect();
                assert_eq!(value(&fewer, &mut known), found, "{at:?} − {tokens}");
            }
            for n in largest..=most {
                let rest: Vec<i64> = at.iter().map(|pile| n - pile).collect();
                assert_eq!(value(&rest, &mut known), found, "{n} − {at:?}");
            }
        }
    }
}
