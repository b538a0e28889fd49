//! `pass` Section 3: moves and nim-sums of stair bars, without a pass.

use crate::claims::check::{Cases, Check, Known, cuts, failure, step};
use crate::claims::claim::Entry;
use crate::claims::claim::pass::{is_by_condition_one, is_by_condition_two, is_even};
use crate::claims::run::positions;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter, Parameters};
use crate::games::{Position, Ruleset};
use crate::solver::{Extent, Formula};

/// (x+s) ⊕ y ⊕ (z+s).
fn sum(s: u32) -> impl Fn([u32; 3]) -> u32 + Copy + Send + 'static {
    move |cells| Formula::Raised.number(cells, s) as u32
}

/// One of the two conditions of Lemma 3.2 and Theorem 3.1, for even k.
fn is_by_a_condition(p: &Parameters) -> bool {
    is_even(p) && (is_by_condition_one(p) || is_by_condition_two(p))
}

/// s odd, 0 < s < k, k even.
pub(super) fn is_odd_below(p: &Parameters) -> bool {
    is_even(p) && p.s % 2 == 1 && is_by_condition_two(p)
}

/// All positions (0, y, z) of a stair bar, by the larger of y and z: x may be anything.
fn each_without_strip(
    ruleset: Ruleset,
    judge: impl Fn(&Known<'_>, [u32; 2]) -> Option<Failure> + Send + 'static,
) -> Cases {
    let count = move |bound: u32| positions(ruleset, bound) / (u64::from(bound) + 1);
    Cases::new(1, count, move |known, n| {
        let rim = |z: u32| ruleset.rules.rim(0, z);
        let last = (0..=rim(n).min(n)).map(|y| [y, n]);
        // With large s there are positions higher than wide.
        let high = (0..n).filter(|&z| rim(z) >= n).map(|z| [n, z]);
        last.chain(high)
            .filter_map(|at| judge(known, at))
            .fold(None, |least, failure| Failure::least(least, Some(failure)))
    })
}

pub(in crate::claims::claim) const LEMMA_3_1: Entry = Entry {
    id: "pass Lem 3.1",
    kind: Kind::Lemma,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "3")],
    is_stated: is_even,
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, _| Check::Cases(Cases::zero_is_left(step(p.k, p.s), sum(p.s))),
};

pub(in crate::claims::claim) const LEMMA_3_2: Entry = Entry {
    id: "pass Lem 3.2",
    is_stated: is_by_a_condition,
    check: |p, _| Check::Cases(Cases::value_is_reached(step(p.k, p.s), 0, sum(p.s), |_| true)),
    ..LEMMA_3_1
};

pub(in crate::claims::claim) const LEMMA_3_3: Entry = Entry {
    id: "pass Lem 3.3",
    is_stated: is_odd_below,
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        let listed = move |at: Position| cuts(ruleset.rules, at.xyz(), false);
        Check::Cases(Cases::zero_is_left_by(ruleset, sum(p.s), listed))
    },
    ..LEMMA_3_1
};

pub(in crate::claims::claim) const LEMMA_3_4: Entry = Entry {
    id: "pass Lem 3.4",
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        let listed = move |at: Position| cuts(ruleset.rules, at.xyz(), false);
        Check::Cases(Cases::value_is_reached_by(ruleset, 0, sum(p.s), |_| true, listed))
    },
    ..LEMMA_3_3
};

pub(in crate::claims::claim) const THEOREM_3_1: Entry = Entry {
    id: "pass 3.1",
    kind: Kind::Theorem,
    is_stated: is_by_a_condition,
    bound: 500,
    check: |p, bound| {
        let (s, ruleset) = (p.s, step(p.k, p.s));
        let cases = each_without_strip(ruleset, move |known, [y, z]| {
            let at = Position::new(0, y, z);
            let found = known.value(at)?;
            // A negative difference is not a value.
            let stated = u32::try_from(Formula::Shifted.number([0, y, z], s)).ok();
            let expected = stated.map_or(Finding::OtherThan(found), Finding::Value);
            if stated == Some(found) { None } else { failure(ruleset, at, (expected, Finding::Value(found))) }
        });
        let Extent { y, z, .. } = Extent::cube(ruleset.rules, bound);
        Check::Cases(Cases { table: Some((ruleset, Extent { x: 0, y, z })), ..cases })
    },
    ..LEMMA_3_1
};

pub(in crate::claims::claim) const LEMMA_3_5: Entry = Entry {
    id: "pass Lem 3.5",
    is_stated: is_odd_below,
    bound: 500,
    check: |p, _| {
        let (s, ruleset) = (p.s, step(p.k, p.s));
        Check::Cases(each_without_strip(ruleset, move |_, [y, z]| {
            let found = y ^ (z + s);
            let is_so = found >= s && (found == s) == (y == 0 && z == 0);
            let findings = (Finding::Holds(true), Finding::Sum(found));
            if is_so { None } else { failure(ruleset, Position::new(0, y, z), findings) }
        }))
    },
    ..LEMMA_3_1
};

pub(in crate::claims::claim) const LEMMA_3_6: Entry = Entry {
    id: "pass Lem 3.6",
    is_stated: is_odd_below,
    check: |p, _| {
        let (ruleset, sum) = (step(p.k, p.s), sum(p.s));
        let speaks = move |cells: [u32; 3]| cells[0] > 0 && cells[2] > 0 && sum(cells) != 0;
        Check::Cases(Cases::value_is_reached(ruleset, 1, sum, speaks))
    },
    ..LEMMA_3_1
};
