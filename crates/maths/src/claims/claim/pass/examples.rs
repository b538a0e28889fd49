//! Examples and definitions of `pass`.

use crate::claims::check::{Cases, Check, Known, Printed, step};
use crate::claims::claim::Entry;
use crate::claims::claim::pass::{is_by_condition_two, is_even, with_pass};
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Game, Position, Ruleset};
use crate::values::Ratio;

pub(in crate::claims::claim) const EXAMPLE_3_1: Entry = Entry {
    id: "pass Ex 3.1",
    kind: Kind::Example,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 20,
    looked: |_| Looked::Cases,
    check: |_, _| columns([1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]),
};

pub(in crate::claims::claim) const EXAMPLE_3_1_REPAIRED: Entry = Entry {
    id: "pass Ex 3.1 ours",
    is_ours: true,
    check: |_, _| columns([1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]),
    ..EXAMPLE_3_1
};

/// The heights of the columns of CB(3, 4, 2, 11). Column i is the last one of the bar (0, y, i) with the largest y ≤ 2.
fn columns(stated: [u32; 12]) -> Check {
    let ruleset = step(Ratio::whole(4).unwrap_or(Ratio::ONE), 3);
    let top = move |i: u32| Position::new(0, ruleset.rules.rim(0, i).min(2), i);
    let items = (0..).zip(stated).map(move |(i, height)| (ruleset, top(i), Finding::Count(height)));
    Check::Cases(Cases::listed(items, |_, game: &Game, _| {
        // Cut off at y = v the column has v + 1 squares, so it has one more than there are such cuts.
        let [_, _, i] = game.position().xyz();
        let lowering = game.options().iter().filter(|(_, to)| to.xyz()[2] == i && to.xyz()[0] == 0).count();
        Some(Finding::Count(lowering as u32 + 1))
    }))
}

pub(in crate::claims::claim) const EXAMPLE_3_3: Entry = Entry {
    id: "pass Ex 3.3",
    takes: &[(Parameter::K, "2"), (Parameter::S, "0")],
    is_stated: |p| p.whole_k() == Some(2) && p.s == 0,
    check: |p, _| {
        const OPTIONS: [[u32; 3]; 9] =
            [[1, 2, 5], [0, 2, 5], [2, 1, 5], [2, 0, 5], [2, 2, 4], [2, 1, 3], [2, 1, 2], [2, 0, 1], [2, 0, 0]];
        let (ruleset, from) = (step(p.k, p.s), Position::new(2, 2, 5));
        let stated = OPTIONS.map(Finding::Leads).into_iter().chain([Finding::Count(OPTIONS.len() as u32)]);
        let found = |_: &Known<'_>, game: &Game, stated: Finding| {
            let options = game.options();
            Some(if let Finding::Leads(to) = stated {
                let is_option = options.iter().any(|(_, option)| option.xyz() == to);
                if is_option { stated } else { Finding::LeadsNot(to) }
            } else {
                Finding::Count(options.len() as u32)
            })
        };
        Check::Cases(Cases::listed(stated.map(|stated| (ruleset, from, stated)), found))
    },
    ..EXAMPLE_3_1
};

pub(in crate::claims::claim) const EXAMPLE_3_4: Entry = Entry {
    id: "pass Ex 3.4",
    check: |p, _| {
        const PRINTED: &[Printed] = &[
            ([2, 2, 5], [2, 1, 3], true),
            ([2, 2, 5], [2, 0, 5], true),
            ([0, 2, 5], [0, 1, 5], true),
            ([2, 1, 3], [2, 0, 5], false),
        ];
        Check::Cases(Cases::options_listed(step(p.k, p.s), PRINTED))
    },
    ..EXAMPLE_3_3
};

pub(in crate::claims::claim) const DEFINITION_4_2: Entry = Entry {
    id: "pass Def 4.2",
    kind: Kind::Definition,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "3")],
    is_stated: |p| is_even(p) && p.s % 2 == 1 && is_by_condition_two(p),
    bound: 30,
    looked: |_| Looked::Cases,
    check: |p, _| definition_4_2(with_pass(p), |_| true),
};

pub(in crate::claims::claim) const DEFINITION_4_2_REPAIRED: Entry = Entry {
    id: "pass Def 4.2 ours",
    is_ours: true,
    check: |p, _| definition_4_2(with_pass(p), |cells| cells != [0; 3]),
    ..DEFINITION_4_2
};

/// The sets of the definition; the pass may be used from these coordinates.
fn definition_4_2(ruleset: Ruleset, may_pass: fn([u32; 3]) -> bool) -> Check {
    let rim = move |w| ruleset.rules.rim(0, w);
    let defined = move |position: Position| {
        let [x, y, z] = position.xyz();
        let sideways = (0..x).map(|u| [u, y, z]).chain((0..y).map(|v| [x, v, z]));
        let kept = (0..z).filter(|&w| y <= rim(w)).map(|w| [x, y, w]);
        let lowered = (0..z).map(|w| [x, y.min(rim(w)), w]);
        let all = sideways.chain(kept).chain(lowered).map(|[x, y, z]| Position::new(x, y, z).with_pass(position.pass));
        let passed = (position.pass && may_pass(position.xyz())).then(|| position.with_pass(false));
        all.chain(passed).collect()
    };
    Check::Cases(Cases::options_defined(ruleset, defined))
}
