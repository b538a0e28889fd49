//! Computations of `triangular`, each up to the bound that the paper has.

use crate::claims::check::{Cases, Check, Known, Maps, each_of_size, failure, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::triangular::plain;
use crate::claims::run::positions;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Game, Position, Ruleset};
use crate::solver::{Extent, Formula};
use crate::values::Outcome;

/// The largest coordinate in the programs of Section 8.
const FAR: u32 = 20;

pub(in crate::claims::claim) const EXAMPLE_7_1: Entry = Entry {
    id: "triangular Ex 7.1",
    kind: Kind::Example,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k() == Some(3),
    bound: 20,
    looked: |_| Looked::Cases,
    check: |p, _| {
        const VALUES: [([u32; 3], u32); 7] = [
            ([0, 0, 0], 0),
            ([1, 0, 0], 1),
            ([0, 0, 1], 1),
            ([1, 0, 1], 0),
            ([0, 0, 2], 2),
            ([1, 0, 2], 3),
            ([1, 1, 2], 4),
        ];
        let ruleset = triangle(p.k);
        let stated = VALUES.map(|([x, y, z], value)| (ruleset, Position::new(x, y, z), Finding::Value(value)));
        let found = |known: &Known<'_>, game: &Game, _| known.value(game.position()).map(Finding::Value);
        Check::Cases(Cases::listed(stated, found).with_table(ruleset, 2))
    },
};

pub(in crate::claims::claim) const EXAMPLE_8_1: Entry = Entry {
    id: "triangular Ex 8.1",
    kind: Kind::Computation,
    bound: FAR,
    looked: |_| Looked::PPositions,
    check: |p, _| plain(triangle(p.k)),
    ..EXAMPLE_7_1
};

pub(in crate::claims::claim) const EXAMPLE_8_5: Entry = Entry {
    id: "triangular Ex 8.5",
    takes: &[(Parameter::K, "5")],
    is_stated: |p| p.whole_k() == Some(5),
    check: |p, _| Check::Maps(Maps::nim_sum(triangle(p.k), Formula::Lowered)),
    ..EXAMPLE_8_1
};

pub(in crate::claims::claim) const EXAMPLE_8_3: Entry = Entry {
    id: "triangular Ex 8.3",
    looked: |_| Looked::Cases,
    check: |p, _| {
        let ruleset = triangle(p.k);
        let judge = move |known: &Known<'_>| {
            let is_sum = |&cells: &[u32; 3]| {
                known.value(Position::at(cells)).map(i64::from) == Some(Formula::NimSum.number(cells, 0))
            };
            let (equal, other): (Vec<_>, Vec<_>) = all(ruleset).partition(is_sum);
            let pairs = [(977, equal.len() as u32), (2257, other.len() as u32)];
            let (stated, found) = pairs.into_iter().find(|(stated, found)| stated != found)?;
            at_the_corner(ruleset, (Finding::Count(stated), Finding::Count(found)))
        };
        Check::Cases(Cases::at(FAR, judge).with_table(ruleset, FAR))
    },
    ..EXAMPLE_8_1
};

pub(in crate::claims::claim) const EXAMPLE_8_7: Entry = Entry {
    id: "triangular Ex 8.7",
    takes: &[(Parameter::K, "2")],
    is_stated: |p| p.whole_k() == Some(2),
    bound: 10,
    looked: |_| Looked::Cases,
    check: |p, _| example_8_7(triangle(p.k)),
    ..EXAMPLE_8_1
};

/// Over each (x, z) with x ≤ 10 the y of the printed list, in the order of z; `-` where there is none.
const P_POSITIONS: [&str; 11] = [
    "0----------",
    "-01--------",
    "-10--------",
    "---012345--",
    "---103254--",
    "---2301--45",
    "---3210--54",
    "---45--0123",
    "---54--1032",
    "-----452301",
    "-----543210",
];

fn example_8_7(ruleset: Ruleset) -> Check {
    let stated = |x: u32, z: u32| {
        let digit = P_POSITIONS.get(x as usize)?.chars().nth(z as usize)?;
        digit.to_digit(10)
    };
    let look = move |known: &Known<'_>, n: u32| {
        let mut least = None;
        each_of_size(ruleset, n, |position| {
            let [x, y, z] = position.xyz();
            let Some(value) = known.value(position) else { return };
            let outcome = |is_p: bool| Finding::Outcome(if is_p { Outcome::P } else { Outcome::N });
            let findings = (outcome(stated(x, z) == Some(y)), outcome(value == 0));
            if findings.0 != findings.1 {
                least = Failure::least(least, failure(ruleset, position, findings));
            }
        });
        least
    };
    // Larger positions are not in the table, and nothing is said of them.
    let most = P_POSITIONS.len() as u32 - 1;
    let count = move |bound: u32| positions(ruleset, bound.min(most));
    Check::Cases(
        Cases::new(2, count, move |known, n| if n <= most { look(known, n) } else { None }).with_table(ruleset, most),
    )
}

pub(in crate::claims::claim) const REMARK_7_1: Entry = Entry {
    id: "triangular Rem 7.1",
    kind: Kind::Remark,
    takes: &[(Parameter::K, "4")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 2 == 0),
    looked: |_| Looked::Cases,
    check: |p, _| {
        let ruleset = triangle(p.k);
        let judge = move |known: &Known<'_>| {
            let is_told_by = |sum: Formula| {
                all(ruleset).all(|cells| (known.value(Position::at(cells)) == Some(0)) == (sum.number(cells, 0) == 0))
            };
            let is_told = is_told_by(Formula::NimSum) || is_told_by(Formula::Lowered);
            if is_told { at_the_corner(ruleset, (Finding::Holds(false), Finding::Holds(true))) } else { None }
        };
        Check::Cases(Cases::at(FAR, judge).with_table(ruleset, FAR))
    },
    ..EXAMPLE_8_1
};

/// The coordinates of all positions of the box.
fn all(ruleset: Ruleset) -> impl Iterator<Item = [u32; 3]> {
    let places = (0..=FAR).flat_map(|x| (0..=FAR).map(move |z| (x, z)));
    places.flat_map(move |(x, z)| (0..=FAR.min(ruleset.rules.rim(x, z))).map(move |y| [x, y, z]))
}

/// A failure of the box as a whole is reported at its largest position.
fn at_the_corner(ruleset: Ruleset, findings: (Finding, Finding)) -> Option<Failure> {
    let Extent { x, y, z } = Extent::cube(ruleset.rules, FAR);
    failure(ruleset, Position::new(x, y, z), findings)
}
