//! Claims of `variants`. Its bar is the stair bar with k = 2, s = 0.

mod halves;

use crate::claims::check::{Cases, Check, Printed, cuts, step};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::plain;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Position, Ruleset};
use crate::solver::Formula;
pub(super) use halves::{LEMMA_2_1, LEMMA_2_2, LEMMA_2_3, LEMMA_2_4};

pub(super) const THEOREM_1_2: Entry = Entry {
    id: "variants 1.2",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "2"), (Parameter::S, "0")],
    is_stated: |p| p.whole_k() == Some(2) && p.s == 0,
    bound: 1000,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(step(p.k, p.s)),
};

fn sum(cells: [u32; 3]) -> u32 {
    Formula::NimSum.number(cells, 0) as u32
}

/// The kinds (1) to (4) of cuts in Theorems 2.1 and 2.2. In (3) nothing is asked of y, so w may be too small for it.
fn listed(ruleset: Ruleset) -> impl Fn(Position) -> Vec<[u32; 3]> {
    move |at| cuts(ruleset.rules, at.xyz(), true)
}

pub(super) const THEOREM_2_1: Entry = Entry {
    id: "variants 2.1",
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        Check::Cases(Cases::zero_is_left_by(ruleset, sum, listed(ruleset)))
    },
    ..THEOREM_1_2
};

pub(super) const THEOREM_2_2: Entry = Entry {
    id: "variants 2.2",
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        Check::Cases(Cases::value_is_reached_by(ruleset, 0, sum, |_| true, listed(ruleset)))
    },
    ..THEOREM_2_1
};

pub(super) const THEOREM_2_3: Entry =
    Entry { id: "variants 2.3", check: |p, _| Check::Cases(Cases::zero_is_left(step(p.k, p.s), sum)), ..THEOREM_2_1 };

pub(super) const THEOREM_2_4: Entry = Entry {
    id: "variants 2.4",
    check: |p, _| Check::Cases(Cases::value_is_reached(step(p.k, p.s), 0, sum, |_| true)),
    ..THEOREM_2_1
};

pub(super) const DEFINITION_2_1: Entry = Entry {
    id: "variants Def 2.1",
    kind: Kind::Definition,
    bound: 40,
    looked: |_| Looked::Cases,
    check: |p, _| definition_2_1(step(p.k, p.s), |_| true),
    ..THEOREM_1_2
};

pub(super) const DEFINITION_2_1_REPAIRED: Entry = Entry {
    id: "variants Def 2.1 ours",
    is_ours: true,
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        definition_2_1(ruleset, move |to| ruleset.check(to).is_ok())
    },
    ..DEFINITION_2_1
};

/// The four sets of the definition, as far as their positions are kept.
fn definition_2_1(ruleset: Ruleset, keeps: impl Fn(Position) -> bool + Send + 'static) -> Check {
    let defined = move |position: Position| {
        let [x, y, z] = position.xyz();
        let sideways = (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z]));
        let lowered = (0..z).map(|w| [x, y.min(ruleset.rules.rim(x, w)), w]);
        let all = sideways.chain((0..z).map(|w| [x, y, w])).chain(lowered).map(|[x, y, z]| Position::new(x, y, z));
        all.filter(|&to| keeps(to)).collect()
    };
    Check::Cases(Cases::options_defined(ruleset, defined))
}

pub(super) const EXAMPLE_2_1: Entry = Entry {
    id: "variants Ex 2.1",
    kind: Kind::Example,
    bound: 20,
    looked: |_| Looked::Cases,
    check: |p, _| {
        const PRINTED: &[Printed] = &[
            ([2, 2, 5], [2, 1, 3], true),
            ([2, 2, 5], [0, 2, 5], true),
            ([2, 2, 5], [2, 0, 5], true),
            ([2, 1, 3], [0, 2, 5], false),
            ([2, 2, 5], [0, 1, 5], false),
        ];
        Check::Cases(Cases::options_listed(step(p.k, p.s), PRINTED))
    },
    ..THEOREM_1_2
};
