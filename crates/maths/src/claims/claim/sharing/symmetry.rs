//! `sharing` Sections 1 and 2: Lemma 1, and Theorem 1 with its corollaries and what it says of any three piles.

use crate::claims::check::{Cases, Check, failure, sharing};
use crate::claims::claim::Entry;
use crate::claims::claim::sharing::recursion::{Pairs, Triples};
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked};
use crate::games::{Position, Ruleset};
use std::collections::BTreeSet;

/// The number of triples a ≤ b ≤ c with c ≤ n.
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
    looked: |_| Looked::Cases,
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

pub(in crate::claims::claim) const COROLLARY_2: Entry = Entry {
    id: "sharing Cor 2",
    kind: Kind::Corollary,
    bound: 300,
    check: |_, bound| {
        let mut known = Pairs::default();
        let cases = Cases::new(3, halves, move |_, b| {
            known.grow();
            // From the outside to the middle, since the sequence that begins at a is a part of the one before.
            let is_palindrome = |a: u32| (a..=b - a).all(|place| known.value(place, b) == known.value(b - place, b));
            let broken = (0..=b / 2).find(|&a| !is_palindrome(a))?;
            failure(sharing(), Position::new(0, broken, b), (Finding::Holds(true), Finding::Holds(false)))
        });
        Check::Cases(Cases { bytes: Pairs::bytes(bound), ..cases })
    },
    ..LEMMA_1
};

pub(in crate::claims::claim) const COROLLARY_3: Entry = Entry {
    id: "sharing Cor 3",
    check: |_, bound| {
        let mut known = Pairs::default();
        let cases = Cases::new(2, halves, move |_, b| {
            known.grow();
            // Of the row and the diagonal that begin at (a, 2a) the terms with 2a + i = b.
            let terms = (0..=b / 2).map(|a| (a, a + (b - 2 * a)));
            least(terms.filter_map(|(a, other)| same([0, a, b], known.value(a, b), known.value(other, b))))
        });
        Check::Cases(Cases { bytes: Pairs::bytes(bound), ..cases })
    },
    ..COROLLARY_2
};

/// The number of pairs a ≤ b/2 with b ≤ n.
fn halves(n: u32) -> u64 {
    let n = u64::from(n);
    (n / 2 + 1) * (n.div_ceil(2) + 1)
}

pub(in crate::claims::claim) const COROLLARY_1: Entry = Entry {
    id: "sharing Cor 1",
    kind: Kind::Corollary,
    bound: 40,
    check: |_, _| {
        let count = |bound: u32| (u64::from(bound) + 1) * (u64::from(bound) + 2) / 2;
        Check::Cases(Cases::in_parts(
            3,
            |b| b.saturating_add(1),
            count,
            |_, b, a| {
                let findings = (Finding::Holds(true), Finding::Holds(false));
                if is_mirrored(sharing(), a, b) { None } else { failure(sharing(), Position::new(0, a, b), findings) }
            },
        ))
    },
    ..LEMMA_1
};

/// True if subtracting every pile from b turns the game from (0, a, b) into the game from (0, b − a, b), with all its moves. No pile of the
/// ruleset may grow beyond b. Piles are in the order of their size.
fn is_mirrored(ruleset: Ruleset, a: u32, b: u32) -> bool {
    let sorted = |mut piles: [u32; 3]| {
        piles.sort_unstable();
        piles
    };
    let mirror = |piles: [u32; 3]| sorted(piles.map(|pile| b - pile));
    let options = |piles: [u32; 3]| -> BTreeSet<[u32; 3]> {
        ruleset.options(Position::at(piles)).into_iter().map(|(_, to)| sorted(to.xyz())).collect()
    };
    let mut met = BTreeSet::from([[0, a, b]]);
    let mut open: Vec<[u32; 3]> = met.iter().copied().collect();
    while let Some(piles) = open.pop() {
        let after = options(piles);
        if options(mirror(piles)) != after.iter().map(|&to| mirror(to)).collect() {
            return false;
        }
        open.extend(after.into_iter().filter(|&to| met.insert(to)));
    }
    mirror([0, a, b]) == sorted([0, b - a, b])
}

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

#[cfg(test)]
mod tests {
    use super::{is_mirrored, sharing};
    use crate::games::Ruleset;

    #[test]
    fn sharing_nim_is_mirrored_and_nim_is_not() {
        let nim: Ruleset = "nim".parse().unwrap();
        for (a, b) in (1..=8).flat_map(|b| (0..=b).map(move |a| (a, b))) {
            assert!(is_mirrored(sharing(), a, b), "Sharing Nim from (0, {a}, {b})");
            assert!(!is_mirrored(nim, a, b), "Nim from (0, {a}, {b})");
        }
    }
}
