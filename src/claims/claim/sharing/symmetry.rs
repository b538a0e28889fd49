//! `sharing` Sections 1 and 2: Lemma 1, and Theorem 1 with what it says of any three piles.

use crate::claims::Counted;
use crate::claims::Kind;
use crate::claims::check::Cases;
use crate::claims::check::Check;
use crate::claims::check::failure;
use crate::claims::check::sharing;
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::recursion::Pairs;
use crate::claims::claim::sharing::recursion::Triples;
use crate::claims::verdict::Failure;
use crate::claims::verdict::Finding;
use crate::games::Position;

/// How many a ≤ b ≤ c there are with c ≤ n.
fn triples(n: u32) -> u64 {
    let n = u64::from(n);
    (n + 1).saturating_mul(n + 2).saturating_mul(n + 3) / 6
}

/// Two values that should be the same; the first is that of the position.
fn same([a, b, c]: [u32; 3], value: u32, other: u32) -> Option<Failure> {
    if value == other {
        return None;
    }
    failure(sharing(), Position::new(a, b, c), (Finding::Value(other), Finding::Value(value)))
}

fn least(all: impl Iterator<Item = Failure>) -> Option<Failure> {
    all.fold(None, |least, failure| Failure::least(least, Some(failure)))
}

/// Parts of the cases of a size: first all values are found, then they are compared, both for one a after the other.
fn in_two(n: u32) -> u32 {
    n.saturating_add(1).saturating_mul(2)
}

/// The a with which cases of a size are to be compared in a part of [`in_two`]; none if values are found in it.
fn smallest(n: u32, part: u32, known: &mut Triples) -> Option<u32> {
    match n.checked_sub(part) {
        Some(a) => {
            known.grow(n, a);
            None
        }
        None => Some(part - n - 1),
    }
}

pub(in crate::claims::claim) const LEMMA_1: Entry = Entry {
    id: "sharing Lem 1",
    kind: Kind::Lemma,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 60,
    counts: Counted::Cases,
    check: |_, bound| {
        let mut known = Triples::default();
        let cases = Cases::in_parts(3, in_two, triples, move |_, c, part| {
            let a = smallest(c, part, &mut known)?;
            let all = (a..=c).map(|b| [a, b, c]);
            least(all.filter_map(|[a, b, c]| same([a, b, c], known.value([a, b, c]), known.value([0, b - a, c - a]))))
        });
        Check::Cases(Cases { bytes: Triples::bytes(bound), ..cases })
    },
};

pub(in crate::claims::claim) const THEOREM_1: Entry = Entry {
    id: "sharing 1",
    kind: Kind::Theorem,
    bound: 300,
    check: |_, bound| {
        let mut known = Pairs::default();
        let count = |bound: u32| (u64::from(bound) + 1) * (u64::from(bound) + 2) / 2;
        let cases = Cases::new(2, count, move |_, b| {
            known.grow();
            least((0..=b).filter_map(|a| same([0, a, b], known.value(a, b), known.value(b - a, b))))
        });
        Check::Cases(Cases { bytes: Pairs::bytes(bound), ..cases })
    },
    ..LEMMA_1
};

pub(in crate::claims::claim) const THEOREM_1_COMPLEMENT: Entry = Entry {
    id: "sharing Fig 2",
    kind: Kind::Theorem,
    check: |_, bound| {
        let mut known = Triples::default();
        // As many (a, b, c) for every n up to the bound.
        let count = |bound: u32| {
            let n = u128::from(bound);
            u64::try_from((n + 1) * (n + 2) * (n + 3) / 6 * (n + 4) / 4).unwrap_or(u64::MAX)
        };
        let cases = Cases::in_parts(3, in_two, count, move |_, n, part| {
            let a = smallest(n, part, &mut known)?;
            let all = (a..=n).flat_map(|b| (b..=n).map(move |c| [a, b, c]));
            least(all.filter_map(|piles| same(piles, known.value(piles), known.value(piles.map(|pile| n - pile)))))
        });
        Check::Cases(Cases { bytes: Triples::bytes(bound), ..cases })
    },
    ..LEMMA_1
};
