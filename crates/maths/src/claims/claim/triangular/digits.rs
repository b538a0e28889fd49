//! Claims of `triangular` Section 7 about y, the rim ⌊(x+z)/k⌋ and binary digits.

use crate::claims::Kind;
use crate::claims::check::{Cases, Check, named, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::sequence::{Steps, each_sequence, leading, step};
use crate::claims::claim::triangular::sequences::LEMMA_5_1;
use crate::claims::verdict::{Failure, Finding};
use crate::games::Position;
use crate::values::Ratio;
use std::cmp::Ordering;

/// ⌊(x+z)/k⌋.
fn rim(k: Ratio, x: u32, z: u32) -> u32 {
    k.floor_of_quotient(u64::from(x) + u64::from(z))
}

pub(in crate::claims::claim) const LEMMA_7_1: Entry = Entry {
    id: "triangular Lem 7.1",
    kind: Kind::Lemma,
    bound: 100,
    check: |p, _| {
        let (k, steps) = (p.k, Steps::of(p.k));
        let judge = move |[x, y, z]: [u32; 3]| {
            let (gap, order) = (steps.gap([x, y, z]), y.cmp(&rim(k, x, z)));
            let pairs = [
                (steps.is_inside(gap), order == Ordering::Equal),
                (steps.is_above(gap), order == Ordering::Less),
                (gap < 0, order == Ordering::Greater),
            ];
            let (stated, found) = pairs.into_iter().find(|(stated, found)| stated != found)?;
            Some((Finding::Holds(stated), Finding::Holds(found)))
        };
        Check::Cases(Cases::triples(judge))
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_7_2: Entry = Entry {
    id: "triangular Lem 7.2",
    check: |p, _| {
        let (k, steps) = (p.k, Steps::of(p.k));
        each_sequence(move |cells| {
            let [x, y, z] = cells;
            let terms = steps.generated(cells);
            let (stated, found) = (steps.type_of(&terms) == 1, y == rim(k, x, z));
            if stated != found {
                return Some((Finding::Holds(stated), Finding::Holds(found)));
            }
            // The next digits, by the term before them.
            let is_so = |(&term, place): (&i64, u32)| {
                let is_third = step(cells, place) == 2;
                (!steps.is_low(term) || !is_third) && (!steps.is_high(term) || is_third)
            };
            let are_so = terms.iter().zip((0..leading(cells)).rev()).all(is_so);
            (found && !are_so).then_some((Finding::Holds(true), Finding::Holds(false)))
        })
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_7_3: Entry = Entry {
    id: "triangular Lem 7.3",
    bound: 300,
    check: |p, _| {
        let (k, steps) = (p.k, Steps::of(p.k));
        Check::Cases(Cases::new(1, prefixes, move |_, x| completions(k, steps, x)))
    },
    ..LEMMA_5_1
};

/// The number of prefixes of y for all x up to a bound: for each x those of 0, 1, … digits after the leading 0.
fn prefixes(bound: u32) -> u64 {
    let of_length = |n: u32| {
        let (least, past) = (1u64 << n, (2u64 << n).min(u64::from(bound) + 1));
        past.saturating_sub(least) * ((2 << n) - 1)
    };
    (0..32).map(of_length).fold(0, u64::saturating_add)
}

/// The shortest beginning (y', t) of t digits of y after the leading one, inside of 0 ≤ s < k, that is not that of exactly
/// one y on the rim with x ⊕ y ⊕ z = 0. It is written (x, y', t).
fn completions(k: Ratio, steps: Steps, x: u32) -> Option<Failure> {
    let n = x.checked_ilog2()?;
    let on_rim: Vec<u32> = (0..1 << n).filter(|&y| y == rim(k, x, x ^ y)).collect();
    for t in 0..=n {
        for prefix in 0..1u32 << t {
            let rest = n - t;
            let known = [x >> rest, prefix, (x >> rest) ^ prefix];
            if !steps.generated(known).into_iter().skip(1).all(|term| steps.is_inside(term)) {
                continue;
            }
            let found = on_rim.iter().filter(|&&y| y >> rest == prefix).count() as u32;
            if found != 1 {
                return Some(named([x, prefix, t], (Finding::Count(1), Finding::Count(found))));
            }
        }
    }
    None
}

pub(in crate::claims::claim) const LEMMA_7_4: Entry = Entry {
    id: "triangular Lem 7.4",
    check: |p, _| {
        let k = p.k;
        // z and w follow from x, y and v.
        let look = move |x: u32| {
            let past = x.checked_ilog2().map_or(1, |n| 2u32 << n);
            let of = move |holds: fn(u32, u32) -> bool| (0..past).filter(move |&y| holds(y, rim(k, x, x ^ y)));
            let below: Vec<u32> = of(|v, rim| v < rim).collect();
            let (y, v) = of(|y, rim| y == rim).find_map(|y| Some((y, *below.iter().find(|&&v| v >= y)?)))?;
            Some(named([x, y, v], (Finding::Holds(true), Finding::Holds(false))))
        };
        Check::Cases(Cases::new(1, |bound| u64::from(bound) + 1, move |_, x| look(x)))
    },
    ..LEMMA_5_1
};

pub(in crate::claims::claim) const LEMMA_7_5: Entry = Entry {
    id: "triangular Lem 7.5",
    bound: 100,
    check: |p, _| {
        let steps = Steps::of(p.k);
        let judge = move |position: Position| {
            let terms = steps.leading_terms(position.xyz());
            let found = steps.type_of(&terms);
            // If not even the leading digits have the sum 0, the lemma states nothing.
            (!terms.is_empty() && ![1, 2].contains(&found)).then_some((Finding::Holds(true), Finding::Type(found)))
        };
        Check::Cases(Cases::positions(triangle(p.k), judge))
    },
    ..LEMMA_5_1
};

#[cfg(test)]
mod tests {
    use super::prefixes;

    #[test]
    fn prefixes_are_counted_as_they_are_gone_through() {
        for bound in (0..70).chain([1000]) {
            let of_x = |x: u32| (0..=x.ilog2()).map(|t| 1u64 << t).sum::<u64>();
            assert_eq!(prefixes(bound), (1..=bound).map(of_x).sum::<u64>(), "{bound}");
        }
    }
}
