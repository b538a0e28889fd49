//! `SharingPiles.v`: Sharing Nim with any number of piles.

use super::Row;
use super::bars::mex;
use super::parameters::thirty;
use std::collections::BTreeMap;

pub(super) const ROWS: [Row; 1] = [("section_7", section_7)];

/// The options, each with its piles in order of size: the rules do not depend on the order.
fn options(piles: &[i64]) -> Vec<Vec<i64>> {
    let places = || 0..piles.len();
    // An equal pile before it has options that differ by the order of the piles only.
    let is_first = |place: &usize| !piles[..*place].contains(&piles[*place]);
    let pairs = places().filter(is_first).flat_map(|from| places().filter(is_first).map(move |to| (from, to)));
    let moved = |(from, to): (usize, usize)| {
        let most = ((piles[from] - piles[to]) / 2).max(0);
        (1..=most).map(move |tokens| {
            let mut after = piles.to_vec();
            after[from] -= tokens;
            after[to] += tokens;
            after.sort_unstable();
            after
        })
    };
    pairs.flat_map(moved).collect()
}

fn value(piles: &[i64], known: &mut BTreeMap<Vec<i64>, i64>) -> i64 {
    if let Some(&value) = known.get(piles) {
        return value;
    }
    let value = mex(options(piles).iter().map(|to| value(to, known)));
    known.insert(piles.to_vec(), value);
    value
}

/// All positions of this number of piles in order of size, each with at most `most` tokens.
fn all(piles: usize, most: i64) -> Vec<Vec<i64>> {
    (0..piles).fold(vec![Vec::new()], |all, _| {
        let least = |first: &[i64]| first.last().copied().unwrap_or(0);
        all.iter().flat_map(|first| (least(first)..=most).map(move |pile| [&first[..], &[pile]].concat())).collect()
    })
}

fn section_7() {
    for (piles, most) in thirty((2..=31).map(|piles| (piles, [9, 6, 4, 3].get(piles - 2).map_or(2, |most| *most)))) {
        let mut known = BTreeMap::new();
        for at in all(piles, most) {
            let [least, largest] = [*at.iter().min().unwrap(), *at.iter().max().unwrap()];
            let found = value(&at, &mut known);
            for tokens in 0..=least {
                let fewer: Vec<i64> = at.iter().map(|pile| pile - tokens).collect();
                assert_eq!(value(&fewer, &mut known), found, "{at:?} − {tokens}");
            }
            for n in largest..=most {
                let rest: Vec<i64> = at.iter().rev().map(|pile| n - pile).collect();
                assert_eq!(value(&rest, &mut known), found, "{n} − {at:?}");
            }
        }
    }
}
