//! `variants` Lemmas 2.1 to 2.4, about y, ⌊z/2⌋ and binary digits.

use crate::claims::check::{Cases, Check, named};
use crate::claims::claim::Entry;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked};
use std::cmp::Ordering;

const SO: (Finding, Finding) = (Finding::Holds(true), Finding::Holds(false));

fn digit(number: u32, place: u32) -> u32 {
    if place < 32 { number >> place & 1 } else { 0 }
}

/// The place of the leading digit of the largest.
fn leading([x, y, z]: [u32; 3]) -> u32 {
    (x | y | z).checked_ilog2().unwrap_or(0)
}

/// The order of y and ⌊z/2⌋ by the digits from place n down: y_n = 0, and from n − 1 down y_i = z_(i+1), for all i or until a first
/// y_i = 0 < z_(i+1) = 1. None if neither holds.
fn order_by_digits(y: u32, z: u32, n: u32) -> Option<Ordering> {
    if digit(y, n) != 0 {
        return None;
    }
    let differs = |&i: &u32| digit(y, i) != digit(z, i + 1);
    match (0..n).rev().find(differs) {
        None => Some(Ordering::Equal),
        Some(i) if digit(y, i) == 0 => Some(Ordering::Less),
        Some(_) => None,
    }
}

/// y is equal to ⌊z/2⌋, or less; none where it is more.
fn compared(y: u32, z: u32) -> Option<Ordering> {
    Some(y.cmp(&(z / 2))).filter(|&order| order != Ordering::Greater)
}

/// Both parts of a lemma: equal if and only if the lemma says equal, less if and only if it says less.
fn differing(stated: Option<Ordering>, found: Option<Ordering>) -> Option<(Finding, Finding)> {
    let pair = |order| (stated == Some(order), found == Some(order));
    let (stated, found) =
        [Ordering::Equal, Ordering::Less].map(pair).into_iter().find(|(stated, found)| stated != found)?;
    Some((Finding::Holds(stated), Finding::Holds(found)))
}

pub(in crate::claims::claim) const LEMMA_2_1: Entry = Entry {
    id: "variants Lem 2.1",
    kind: Kind::Lemma,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 500,
    looked: |_| Looked::Cases,
    check: |_, _| {
        let judge = |y: u32, z: u32| {
            let cells = [0, y, z];
            Some(named(cells, differing(order_by_digits(y, z, leading(cells)), compared(y, z))?))
        };
        let look = move |n: u32| {
            let all = (0..=n).flat_map(|other| [judge(other, n), judge(n, other)]).flatten();
            all.fold(None, |least, failure| Failure::least(least, Some(failure)))
        };
        Check::Cases(Cases::new(1, |bound| (u64::from(bound) + 1).pow(2), move |_, n| look(n)))
    },
};

pub(in crate::claims::claim) const LEMMA_2_2: Entry = Entry {
    id: "variants Lem 2.2",
    bound: 100,
    check: |_, _| {
        let judge = |cells: [u32; 3]| {
            let [x, y, z] = cells;
            // There is no leading digit to speak of in (0, 0, 0).
            if x ^ y ^ z != 0 || cells == [0; 3] {
                return None;
            }
            let n = leading(cells);
            let is_even = (0..n).all(|i| digit(z, i) == (digit(x, i) + digit(y, i)) % 2);
            let leads = [x, y, z].map(|cell| digit(cell, n)) == [1, 0, 1];
            let stated = order_by_digits(y, z, n).filter(|_| is_even && leads);
            differing(stated, compared(y, z))
        };
        Check::Cases(Cases::triples(judge))
    },
    ..LEMMA_2_1
};

pub(in crate::claims::claim) const LEMMA_2_3: Entry = Entry {
    id: "variants Lem 2.3",
    check: |_, _| {
        // z and w follow from x, y and v. Beyond the digits of x there is none with y ≤ ⌊z/2⌋.
        let look = |x: u32| {
            let past = x.checked_ilog2().map_or(1, |n| 2u32 << n);
            let below: Vec<u32> = (0..past).filter(|&v| v < (x ^ v) / 2).collect();
            let on_rim = (0..past).filter(|&y| y == (x ^ y) / 2);
            let (y, v) = on_rim.into_iter().find_map(|y| Some((y, *below.iter().find(|&&v| v >= y)?)))?;
            Some(named([x, y, v], SO))
        };
        Check::Cases(Cases::new(1, |bound| u64::from(bound) + 1, move |_, x| look(x)))
    },
    ..LEMMA_2_1
};

pub(in crate::claims::claim) const LEMMA_2_4: Entry = Entry {
    id: "variants Lem 2.4",
    bound: 100,
    check: |_, _| {
        let judge = |x: u32, y: u32| {
            let past = (x | y).checked_ilog2().map_or(1, |n| 2u32 << n);
            let is_first = |z: u32| x ^ y ^ z == 0 && y <= z / 2;
            let is_second = |z: u32| z / 2 < y && x ^ (z / 2) ^ z == 0;
            if (0..past).any(|z| is_first(z) || is_second(z)) { None } else { Some(named([x, y, 0], SO)) }
        };
        let look = move |n: u32| {
            let all = (0..=n).flat_map(|other| [judge(other, n), judge(n, other)]).flatten();
            all.fold(None, |least, failure| Failure::least(least, Some(failure)))
        };
        Check::Cases(Cases::new(2, |bound| (u64::from(bound) + 1).pow(2), move |_, n| look(n)))
    },
    ..LEMMA_2_1
};
