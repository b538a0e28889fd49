//! Examples and definitions of `triangular`: the bars of a ruleset, and their options.

use crate::claims::check::{Cases, Check, Printed, triangle};
use crate::claims::claim::Entry;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Position, Rules, Ruleset};
use crate::values::Ratio;

pub(in crate::claims::claim) const EXAMPLE_3_2: Entry = Entry {
    id: "triangular Ex 3.2",
    kind: Kind::Example,
    is_ours: false,
    takes: &[],
    is_stated: |_| true,
    bound: 20,
    looked: |_| Looked::Cases,
    check: |_, _| Check::Cases(Cases::options_listed(Ruleset::normal(Rules::NIM), OPTIONS_3_2)),
};

/// The statements of Example 3.2: a position, another one, and true if that is an option of it.
const OPTIONS_3_2: &[Printed] = &[
    ([3, 7, 4], [3, 7, 1], true),
    ([3, 7, 4], [3, 0, 4], true),
    ([3, 7, 4], [3, 2, 1], false),
    ([3, 7, 4], [0, 4, 4], false),
    ([3, 7, 4], [0, 0, 0], false),
    ([3, 7, 1], [3, 2, 1], true),
];

pub(in crate::claims::claim) const EXAMPLE_4_4: Entry = Entry {
    id: "triangular Ex 4.4",
    kind: Kind::Example,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k() == Some(3),
    bound: 20,
    looked: |_| Looked::Cases,
    check: |p, _| Check::Cases(Cases::options_listed(triangle(p.k), OPTIONS_4_4)),
};

/// The statements of Example 4.4.
const OPTIONS_4_4: &[Printed] =
    &[([7, 4, 7], [5, 4, 7], true), ([7, 4, 7], [7, 2, 7], true), ([7, 4, 7], [7, 3, 2], true)];

pub(in crate::claims::claim) const DEFINITION_4_3: Entry = Entry {
    id: "triangular Def 4.3",
    kind: Kind::Definition,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 4 == 3),
    bound: 40,
    looked: |_| Looked::Cases,
    check: |p, _| definition_4_3(triangle(p.k), |_| true),
};

pub(in crate::claims::claim) const DEFINITION_4_3_REPAIRED: Entry = Entry {
    id: "triangular Def 4.3 ours",
    is_ours: true,
    check: |p, _| {
        let ruleset = triangle(p.k);
        definition_4_3(ruleset, move |to| ruleset.check(to).is_ok())
    },
    ..DEFINITION_4_3
};

/// The five sets of the definition, as far as their positions are kept.
fn definition_4_3(ruleset: Ruleset, keeps: impl Fn(Position) -> bool + Send + 'static) -> Check {
    let rim = move |x, z| ruleset.rules.rim(x, z);
    let defined = move |position: Position| {
        let [x, y, z] = position.xyz();
        let unclamped = (0..x).map(|u| [u, y, z]).chain((0..z).map(|w| [x, y, w]));
        let lowered = (0..y).map(|v| [x, v, z]);
        let clamped = (0..x).map(|u| [u, y.min(rim(u, z)), z]).chain((0..z).map(|w| [x, y.min(rim(x, w)), w]));
        let all = unclamped.chain(lowered).chain(clamped).map(|[x, y, z]| Position::new(x, y, z));
        all.filter(|&to| keeps(to)).collect()
    };
    Check::Cases(Cases::options_defined(ruleset, defined))
}

pub(in crate::claims::claim) const DEFINITION_4_2: Entry = Entry {
    id: "triangular Def 4.2",
    kind: Kind::Definition,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k().is_some_and(|k| k % 4 == 3),
    bound: 40,
    looked: |_| Looked::Cases,
    check: |p, _| {
        let k = p.k;
        let judge = move |position: Position| {
            let (stated, found) = (position.xyz(), cuts(position.xyz(), k));
            (stated != found).then_some((Finding::Cuts(stated), Finding::Cuts(found)))
        };
        Check::Cases(Cases::positions(triangle(k), judge))
    },
};

pub(in crate::claims::claim) const EXAMPLE_4_2: Entry = Entry {
    id: "triangular Ex 4.2",
    kind: Kind::Example,
    is_ours: false,
    takes: &[(Parameter::K, "3")],
    is_stated: |p| p.whole_k() == Some(3),
    bound: 20,
    looked: |_| Looked::Cases,
    check: |p, _| line_is_needed(p.k, [([7, 4, 7], false), ([5, 4, 7], false), ([4, 2, 7], true)]),
};

pub(in crate::claims::claim) const EXAMPLE_4_3: Entry = Entry {
    id: "triangular Ex 4.3",
    takes: &[(Parameter::K, "7")],
    is_stated: |p| p.whole_k() == Some(7),
    check: |p, _| line_is_needed(p.k, [([9, 2, 9], false), ([6, 2, 8], false), ([6, 0, 8], true)]),
    ..EXAMPLE_4_2
};

/// The check of printed statements that the line y = k(v+1) makes a region smaller, or that it does not.
fn line_is_needed(k: Ratio, printed: [([u32; 3], bool); 3]) -> Check {
    let stated =
        |([x, y, z], is_needed): ([u32; 3], bool)| (triangle(k), Position::new(x, y, z), Finding::Holds(is_needed));
    let found = move |[u, v, w]: [u32; 3]| {
        // The two rising sides meet at the height u + w + 1.
        let line = u64::from(k.numerator()) * u64::from(v + 1);
        line < u64::from(k.denominator()) * u64::from(u + w + 1)
    };
    let found = move |game: &crate::games::Game| Some(Finding::Holds(found(game.position().xyz())));
    Check::Cases(Cases::listed(printed.map(stated), move |_, game, _| found(game)))
}

/// The number of lines of each of the three families that cross the inside of the region of (u, v, w). A line crosses it if the region has
/// corners on both sides of the line. All numbers are multiplied by the denominator of k.
fn cuts([u, v, w]: [u32; 3], k: Ratio) -> [u32; 3] {
    let [u, v, w, p, q] = [u, v, w, k.numerator(), k.denominator()].map(i64::from);
    let (left, right, tip, line) = (-q * (1 + 2 * u), q * (1 + 2 * w), q * (u + w + 1), p * (v + 1));
    let top = if line < tip { [(line + left, line), (right - line, line)] } else { [(q * (w - u), tip); 2] };
    let corners = [(left, 0), (right, 0), top[0], top[1]];
    let crossed = |first: i64, step: i64, along: fn((i64, i64)) -> i64| {
        let all = corners.map(along);
        let (least, most) = (all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0));
        // The lines are at first, first + step, …
        (0..).map(|index| first + step * index).skip_while(|&at| at <= least).take_while(|&at| at < most).count() as u32
    };
    [crossed(q, 2 * q, |(x, y)| y - x), crossed(p, p, |(_, y)| y), crossed(q, 2 * q, |(x, y)| y + x)]
}

#[cfg(test)]
mod tests {
    use super::{OPTIONS_3_2, OPTIONS_4_4, Printed};
    use std::collections::BTreeSet;

    /// The positions in the statement of a claim that readers see.
    fn said(id: &str) -> BTreeSet<[u32; 3]> {
        let (_, rest) =
            include_str!("../../../../../../static/claims/en.tex").split_once(&format!("\\claim{{{id}}}\n")).unwrap();
        let parts = rest.split("\\claim").next().unwrap().split('(').skip(1);
        let numbers = |part: &str| -> Option<Vec<u32>> {
            part.split(')').next()?.split(", ").map(|number| number.parse().ok()).collect()
        };
        parts.filter_map(|part| <[u32; 3]>::try_from(numbers(part)?).ok()).collect::<BTreeSet<_>>()
    }

    #[test]
    fn examples_have_the_positions_of_their_statements() {
        for (id, printed) in [("triangular Ex 3.2", OPTIONS_3_2), ("triangular Ex 4.4", OPTIONS_4_4)] {
            let positions = |&(from, to, _): &Printed| [from, to];
            assert_eq!(printed.iter().flat_map(positions).collect::<BTreeSet<_>>(), said(id), "{id}");
        }
    }
}
