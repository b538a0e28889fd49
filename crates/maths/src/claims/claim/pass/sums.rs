//! The set of all (x+s) ⊕ y ⊕ (z+s) ⊕ p of P-positions: `pass` Sections 4.2 and 4.3.

use crate::claims::check::{Cases, Check, Known, each_of_part, each_of_size, failure, parts_of_size};
use crate::claims::claim::Entry;
use crate::claims::claim::pass::{CONJECTURE_4_1, is_by_condition_one, is_even, with_pass};
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Position, Ruleset};
use crate::solver::Formula;
use std::collections::BTreeSet;

/// The numbers that occur among the P-positions up to a bound.
fn sums(ruleset: Ruleset, bound: u32, known: &Known<'_>) -> BTreeSet<u32> {
    let mut sums = BTreeSet::new();
    for n in 0..=bound {
        (0..parts_of_size(n)).for_each(|part| gather(ruleset, (n, part), known, &mut sums));
    }
    sums
}

/// Adds the numbers that occur among the P-positions of one part of a size.
fn gather(ruleset: Ruleset, (n, part): (u32, u32), known: &Known<'_>, sums: &mut BTreeSet<u32>) {
    each_of_part(ruleset, n, part, |position| {
        if known.value(position) == Some(0) {
            sums.insert(sum(ruleset, position));
        }
    });
}

fn sum(ruleset: Ruleset, position: Position) -> u32 {
    Formula::Raised.value(&ruleset, position) as u32
}

/// A failure of the set as a whole: that this number is in it or is not, reported at the first position that has it.
fn in_the_set(ruleset: Ruleset, bound: u32, number: u32, is_told: bool) -> Option<Failure> {
    let findings = (Finding::Occurs(number), Finding::OccursNot(number));
    let findings = if is_told { findings } else { (findings.1, findings.0) };
    let mut least = None;
    for n in 0..=bound {
        each_of_size(ruleset, n, |position| {
            if least.is_none() && sum(ruleset, position) == number {
                least = failure(ruleset, position, findings);
            }
        });
    }
    least
}

pub(in crate::claims::claim) const EXAMPLE_4_1: Entry = Entry {
    id: "pass Ex 4.1",
    kind: Kind::Computation,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "2")],
    is_stated: |p| p.whole_k() == Some(4) && p.s == 2,
    bound: 20,
    looked: |_| Looked::Cases,
    check: |p, _| {
        const FAR: u32 = 20;
        let ruleset = with_pass(p);
        let judge = move |known: &Known<'_>| {
            let found = sums(ruleset, FAR, known);
            let stated = BTreeSet::from([0, 1, 2, 6, 14, 30]);
            let &number = stated.symmetric_difference(&found).next()?;
            in_the_set(ruleset, FAR, number, stated.contains(&number))
        };
        Check::Cases(Cases::at(FAR, judge).with_table(ruleset, FAR))
    },
};

pub(in crate::claims::claim) const EXAMPLE_4_5: Entry = Entry {
    id: "pass Ex 4.5",
    takes: &[(Parameter::K, "4"), (Parameter::S, "6")],
    is_stated: |p| p.whole_k() == Some(4) && p.s == 6,
    bound: 80,
    check: |p, _| {
        const FAR: u32 = 80;
        /// The last line of the printed set; the lines before are a picture.
        const LAST_LINE: [u32; 14] = [106, 108, 112, 113, 114, 115, 116, 117, 118, 119, 120, 122, 123, 126];
        let ruleset = with_pass(p);
        let judge = move |known: &Known<'_>| {
            let found: BTreeSet<u32> = sums(ruleset, FAR, known).split_off(&LAST_LINE[0]);
            let stated = BTreeSet::from(LAST_LINE);
            let &number = stated.symmetric_difference(&found).next()?;
            in_the_set(ruleset, FAR, number, stated.contains(&number))
        };
        Check::Cases(Cases::at(FAR, judge).with_table(ruleset, FAR))
    },
    ..EXAMPLE_4_1
};

pub(in crate::claims::claim) const CONJECTURE_4_1_OCCURS: Entry = Entry {
    id: "pass Conj 4.1 b",
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, bound| {
        let most = bound / 2;
        // 0 = 2^1 − 2 and its like, and 1.
        let count = (u64::from(most) + 2).ilog2() + u32::from(most >= 1);
        all_occur(with_pass(p), bound, most, count.into(), |number| number <= 1 || (number + 2).is_power_of_two())
    },
    ..CONJECTURE_4_1
};

pub(in crate::claims::claim) const CONJECTURE_4_2: Entry = Entry {
    id: "pass Conj 4.2",
    takes: &[(Parameter::K, "4"), (Parameter::S, "6")],
    is_stated: |p| is_even(p) && is_by_condition_one(p),
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, bound| all_occur(with_pass(p), bound, bound / 16, u64::from(bound / 16) + 1, |_| true),
    ..CONJECTURE_4_1
};

/// That the wanted numbers up to some number, so many as there are, occur in the box of the bound.
fn all_occur(ruleset: Ruleset, bound: u32, most: u32, count: u64, is_wanted: fn(u32) -> bool) -> Check {
    let mut found = BTreeSet::new();
    let count = move |most: u32| if most < bound { 0 } else { count };
    // The numbers are collected size by size. Missing numbers are found at the end.
    let look = move |known: &Known<'_>, n: u32, part: u32| {
        gather(ruleset, (n, part), known, &mut found);
        if n < bound || part + 1 < parts_of_size(n) {
            return None;
        }
        let missing = (0..=most).find(|&number| is_wanted(number) && !found.contains(&number))?;
        in_the_set(ruleset, bound, missing, true)
    };
    Check::Cases(Cases::in_parts(2, parts_of_size, count, look).with_table(ruleset, bound))
}
