//! Claims of `triangular`.

pub(super) mod bars;
pub(super) mod computations;
pub(super) mod digits;
pub(super) mod moves;
mod sequence;
pub(super) mod sequences;
pub(super) mod steps;

use crate::claims::check::{Check, Maps, Values, triangle};
use crate::claims::claim::Entry;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Position, Rules, Ruleset};
use crate::solver::Formula;

pub(super) const THEOREM_7_3: Entry = Entry {
    id: "triangular 7.3",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 4 == 3),
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(triangle(p.k)),
};

pub(super) const CONJECTURE_8_1: Entry = Entry {
    id: "triangular 8.1",
    kind: Kind::Conjecture,
    is_ours: false,
    takes: &[(Parameter::K, "5")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 4 == 1),
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| Check::Maps(Maps::nim_sum(triangle(p.k), Formula::Lowered)),
};

pub(super) const THEOREM_3_1: Entry = Entry {
    id: "triangular 3.1",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 200,
    looked: |_| Looked::Positions,
    check: |_, _| {
        let judge = |position: Position, value: u32| {
            let stated = Formula::NimSum.number(position.xyz(), 0) as u32;
            (stated != value).then_some((Finding::Value(stated), Finding::Value(value)))
        };
        Check::Values(Values { ruleset: Ruleset::normal(Rules::NIM), judge: Box::new(judge) })
    },
};

/// That the P-positions are those with x ⊕ y ⊕ z = 0.
pub(super) fn plain(ruleset: Ruleset) -> Check {
    Check::Maps(Maps::nim_sum(ruleset, Formula::NimSum))
}
