//! Claims of `pass`. Section 3 of the paper assumes once for all of it that k is even.

pub(super) mod examples;
pub(super) mod lemmas;
pub(super) mod sets;
pub(super) mod strengthened;
pub(super) mod sums;

use crate::claims::check::{Check, Maps, Values, failure, height, step};
use crate::claims::claim::Entry;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter, Parameters, theorem};
use crate::games::{Position, Ruleset};
use crate::solver::{Formula, Grid};

pub(super) const CONJECTURE_4_1: Entry = Entry {
    id: "pass Conj 4.1",
    kind: Kind::Conjecture,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "2")],
    is_stated: |p| is_even(p) && p.s % 2 == 0 && is_by_condition_two(p),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| conjecture_4_1(p),
};

fn conjecture_4_1(parameters: &Parameters) -> Check {
    let ruleset = with_pass(parameters);
    let judge = move |grids: &[Grid], x: u32, z: u32| {
        let of_layer = |(grid, pass): (&Grid, bool)| {
            let y = grid.at(x, z).map(u32::from)?;
            let at = Position::new(x, y, z).with_pass(pass);
            let sum = Formula::Raised.value(&ruleset, at) as u32;
            let is_listed = sum <= 1 || (sum + 2).is_power_of_two();
            let findings = (Finding::SumOfTheList, Finding::Sum(sum));
            if is_listed { None } else { failure(ruleset, at, findings) }
        };
        grids.iter().zip([false, true]).map(of_layer).fold(None, Failure::least)
    };
    Check::Maps(Maps { maps: vec![(ruleset, false), (ruleset, true)], counted: ruleset, judge: Box::new(judge) })
}

pub(super) const COROLLARY_3_1: Entry = Entry {
    id: "pass Cor 3.1",
    kind: Kind::Corollary,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "3")],
    is_stated: |p| is_even(p) && (is_by_condition_one(p) || is_by_condition_two(p)),
    bound: 200,
    looked: |_| Looked::Positions,
    check: |p, _| {
        let ruleset = step(p.k, p.s);
        let judge = move |position: Position, value: u32| {
            // A negative difference is not a value.
            let stated = u32::try_from(Formula::Shifted.value(&ruleset, position)).ok();
            let expected = stated.map_or(Finding::OtherThan(value), Finding::Value);
            (stated != Some(value)).then_some((expected, Finding::Value(value)))
        };
        Check::Values(Values { ruleset, judge: Box::new(judge) })
    },
};

pub(super) const THEOREM_4_1: Entry = Entry {
    id: "pass 4.1",
    kind: Kind::Theorem,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "3")],
    is_stated: |p| is_even(p) && p.s % 2 == 1 && is_by_condition_two(p),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| theorem_4_1(p, Formula::Raised),
};

pub(super) const COROLLARY_4_1: Entry = Entry {
    id: "pass Cor 4.1",
    kind: Kind::Corollary,
    is_ours: false,
    takes: &[(Parameter::K, "2"), (Parameter::S, "1")],
    is_stated: |p| is_even(p) && p.s % 2 == 1 && is_by_condition_two(p),
    bound: 500,
    looked: |_| Looked::PPositions,
    check: |p, _| theorem_4_1(p, Formula::NimSum),
};

/// Theorem 4.1 with a nim-sum, which is the raised one.
fn theorem_4_1(parameters: &Parameters, sum: Formula) -> Check {
    let s = parameters.s;
    let formula = move |x: u32, z: u32, pass: bool| {
        let exception = ([x, z] == [0, 0] && pass).then_some(0);
        [height(sum, (x, z), s, pass), exception]
    };
    Check::Maps(Maps::formula(with_pass(parameters), Box::new(formula)))
}

fn with_pass(parameters: &Parameters) -> Ruleset {
    Ruleset { pass: true, ..step(parameters.k, parameters.s) }
}

/// The assumption of Section 3.
pub(super) fn is_even(parameters: &Parameters) -> bool {
    parameters.whole_k().is_some_and(|k| k % 2 == 0)
}

/// Condition (i) of Theorem 3.1 for an even k.
fn is_by_condition_one(parameters: &Parameters) -> bool {
    parameters.whole_k().is_some_and(|k| theorem::is_by_condition_one(k, parameters.s))
}

/// Condition (ii) of Theorem 3.1.
fn is_by_condition_two(parameters: &Parameters) -> bool {
    let s = u64::from(parameters.s) * u64::from(parameters.k.denominator());
    0 < s && s < u64::from(parameters.k.numerator())
}
