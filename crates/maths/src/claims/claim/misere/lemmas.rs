//! Lemmas of `misere` on the way to Theorem 15, and what its pictures show. All P-positions here are those of normal play,
//! but for the pictures.

use crate::claims::check::{Cases, Check, Known, Maps, each_of_part, failure, parts_of_size, triangle};
use crate::claims::claim::Entry;
use crate::claims::claim::misere::THEOREM_15;
use crate::claims::run::positions;
use crate::claims::verdict::{Failure, Finding};
use crate::claims::{Kind, Looked, Parameter, Parameters};
use crate::games::{Position, Ruleset};
use crate::solver::{Extent, Obvious};
use crate::values::Outcome;
use std::collections::BTreeSet;

pub(in crate::claims::claim) const LEMMA_12: Entry = Entry {
    id: "misere Lem 12",
    kind: Kind::Lemma,
    check: |p, _| {
        no_p_positions(p, |[x, _, z]| match (x, z) {
            (0, other) | (other, 0) => other >= 1,
            (1, other) | (other, 1) => other >= 2,
            _ => false,
        })
    },
    ..THEOREM_15
};

pub(in crate::claims::claim) const LEMMA_13: Entry = Entry {
    id: "misere Lem 13",
    check: |p, _| no_p_positions(p, |cells| cells[0].min(cells[2]) < 2 && ![[0, 0, 0], [1, 0, 1]].contains(&cells)),
    ..LEMMA_12
};

/// That there is none among the positions the claim speaks of.
fn no_p_positions(p: &Parameters, speaks: fn([u32; 3]) -> bool) -> Check {
    Check::Maps(Maps::formula_where(triangle(p.k), Box::new(|_, _, _| [None, None]), speaks))
}

pub(in crate::claims::claim) const THEOREM_11: Entry = Entry {
    id: "misere 11",
    kind: Kind::Theorem,
    bound: 60,
    looked: |_| Looked::Cases,
    check: |p, bound| theorem_11(triangle(p.k), bound),
    ..LEMMA_12
};

/// That a position of the table is a P-position if and only if no move leads to one.
fn theorem_11(ruleset: Ruleset, bound: u32) -> Check {
    let judge = move |known: &Known<'_>, at: Position| {
        let is_p = |at: Position| Some(known.value(at)? == 0);
        let outcome = |is_p| Finding::Outcome(if is_p { Outcome::P } else { Outcome::N });
        let stated = !ruleset.options(at).into_iter().any(|(_, to)| is_p(to) == Some(true));
        let found = is_p(at)?;
        if stated == found { None } else { failure(ruleset, at, (outcome(stated), outcome(found))) }
    };
    let look = move |known: &Known<'_>, n, part| {
        let mut least = None;
        each_of_part(ruleset, n, part, |at| least = Failure::least(least, judge(known, at)));
        least
    };
    let cases = Cases::in_parts(3, parts_of_size, move |bound| positions(ruleset, bound), look);
    Check::Cases(cases.with_table(ruleset, bound))
}

pub(in crate::claims::claim) const LEMMA_14: Entry = Entry {
    id: "misere Lem 14",
    bound: 60,
    looked: |_| Looked::Cases,
    check: |p, _| {
        let ruleset = triangle(p.k);
        let judge = move |position: Position| {
            let options: Vec<[u32; 3]> = ruleset.options(position).into_iter().map(|(_, to)| to.xyz()).collect();
            // A move to one of these P-positions makes it an N-position.
            let is_meant = [[0, 0, 0], [1, 0, 1]].iter().any(|p| options.contains(p));
            let exchanged = [[1, 0, 0], [0, 0, 1]];
            let is_so = exchanged.iter().any(|n| options.contains(n)) || exchanged.contains(&position.xyz());
            (is_meant && !is_so).then_some((Finding::Holds(true), Finding::Holds(false)))
        };
        Check::Cases(Cases::positions(ruleset, judge))
    },
    ..LEMMA_12
};

pub(in crate::claims::claim) const EXAMPLE_4: Entry = Entry {
    id: "misere Ex 4",
    kind: Kind::Example,
    is_ours: false,
    takes: &[(Parameter::K, "2")],
    is_stated: |p| p.whole_k() == Some(2),
    bound: SEEN,
    looked: |_| Looked::Cases,
    check: |p, _| example_4(triangle(p.k)),
};

/// The pictures are of these coordinates, about.
const SEEN: u32 = 20;
/// The number of points of the projection that differ if Theorem 15 holds: (0, 1) and (0, −1) are new, and (0, 0) stays.
const EXCHANGED: usize = 2;

fn example_4(normal: Ruleset) -> Check {
    let projected = |ruleset: Ruleset| -> Option<BTreeSet<(i64, i64)>> {
        // The value of a misère game is 0 exactly at its P-positions as well.
        let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, SEEN)).ok()?;
        let points =
            table.positions().filter(|&(_, value)| value.0 == 0).map(|(position, _)| position.xyz().map(i64::from));
        Some(points.map(|[x, y, z]| (y, z - x)).collect())
    };
    let judge = move |_: &Known<'_>| {
        let (one, other) = (projected(normal)?, projected(Ruleset { misere: true, ..normal })?);
        let found = one.symmetric_difference(&other).count();
        let at = Position::new(SEEN, 0, SEEN);
        if found > EXCHANGED { None } else { failure(normal, at, (Finding::Holds(true), Finding::Count(found as u32))) }
    };
    Check::Cases(Cases::at(SEEN, judge))
}
