//! `triangular` Theorems 7.1 and 7.2, which are about kinds of cuts and the nim-sum, and Theorems 7.4 and 7.5, which say the same
//! of moves.

use crate::claims::check::{Cases, Check, cuts, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::sequence::{Steps, leading};
use crate::claims::claim::triangular::sequences::is_its_k;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::Position;
use crate::solver::Formula;
use crate::values::Ratio;

fn sum(cells: [u32; 3]) -> u32 {
    Formula::NimSum.number(cells, 0) as u32
}

pub(in crate::claims::claim) const THEOREM_7_1: Entry = Entry {
    id: "triangular 7.1",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "7")],
    is_stated: is_its_k,
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, _| {
        let ruleset = triangle(p.k);
        Check::Cases(Cases::zero_is_left_by(ruleset, sum, move |at| cuts(ruleset.rules, at.xyz(), true)))
    },
};

pub(in crate::claims::claim) const THEOREM_7_2: Entry = Entry {
    id: "triangular 7.2",
    check: |p, _| {
        let ruleset = triangle(p.k);
        let listed = move |at: Position| cuts(ruleset.rules, at.xyz(), false);
        Check::Cases(Cases::value_is_reached_by(ruleset, 0, sum, |_| true, listed))
    },
    ..THEOREM_7_1
};

pub(in crate::claims::claim) const THEOREM_7_4: Entry =
    Entry { id: "triangular 7.4", check: |p, _| Check::Cases(Cases::zero_is_left(triangle(p.k), sum)), ..THEOREM_7_1 };

pub(in crate::claims::claim) const THEOREM_7_5: Entry = Entry {
    id: "triangular 7.5",
    check: |p, _| Check::Cases(Cases::value_is_reached(triangle(p.k), 0, sum, |_| true)),
    ..THEOREM_7_1
};

pub(in crate::claims::claim) const THEOREM_7_2_CASE: Entry = Entry {
    id: "triangular 7.2 a.2.2",
    kind: Kind::Step,
    check: |p, _| case_a_2_2(p.k, |rim, y| Some(rim).filter(|&v| v < y)),
    ..THEOREM_7_1
};

pub(in crate::claims::claim) const THEOREM_7_2_CASE_REPAIRED: Entry = Entry {
    id: "triangular 7.2 a.2.2 ours",
    kind: Kind::Step,
    is_ours: true,
    // If y can stay, the option is of kind (i).
    check: |p, _| case_a_2_2(p.k, |rim, y| Some(rim.min(y))),
    ..THEOREM_7_1
};

/// That in this case a lower z makes the nim-sum 0, with a new y that follows from the rim over it and the old y.
fn case_a_2_2(k: Ratio, lowered: fn(u32, u32) -> Option<u32>) -> Check {
    let (ruleset, steps) = (triangle(k), Steps::of(k));
    let judge = move |position: Position| {
        let [x, y, z] = position.xyz();
        let is_option = |w: u32| lowered(ruleset.rules.rim(x, w), y).is_some_and(|v| sum([x, v, w]) == 0);
        let is_so = !is_case_a_2_2(steps, position.xyz()) || (0..z).any(is_option);
        (!is_so).then_some((Finding::Holds(true), Finding::Holds(false)))
    };
    Check::Cases(Cases::positions(ruleset, judge))
}

/// True if two conditions hold. The first place with an odd sum has the digits (0, 0, 1). The terms before it, followed by the term for
/// (0, 0, 0) at this place, are a sequence of type 1.
fn is_case_a_2_2(steps: Steps, cells: [u32; 3]) -> bool {
    let mut terms = steps.leading_terms(cells);
    let Some(&last) = terms.last() else { return false };
    let Some(place) = sum(cells).checked_ilog2() else { return false };
    let [_, two, _] = steps.all(last);
    terms.push(two);
    place < leading(cells) && cells.map(|cell| cell >> place & 1) == [0, 0, 1] && steps.type_of(&terms) == 1
}
