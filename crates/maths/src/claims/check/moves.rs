//! Claims about single moves.

use crate::claims::check::Cases;
use crate::claims::verdict::Finding;
use crate::games::{Position, Rules, Ruleset};
use std::collections::BTreeSet;

/// A position of a paper, another one, and whether it is an option of the first.
pub(in crate::claims) type Printed = ([u32; 3], [u32; 3], bool);

impl Cases {
    /// Which positions are options of which, by a list.
    pub(in crate::claims) fn options_listed(ruleset: Ruleset, printed: &'static [Printed]) -> Self {
        let stated = |&(from, to, is_option): &Printed| {
            let [x, y, z] = from;
            (ruleset, Position::new(x, y, z), if is_option { Finding::Leads(to) } else { Finding::LeadsNot(to) })
        };
        Self::listed(printed.iter().map(stated), move |_, game, stated| {
            let (Finding::Leads(to) | Finding::LeadsNot(to)) = stated else { return None };
            let is_option = game.options().iter().any(|(_, option)| option.xyz() == to);
            Some(if is_option { Finding::Leads(to) } else { Finding::LeadsNot(to) })
        })
    }

    /// The options as a paper defines them, by a function that lists them, compared with the rules at every position.
    pub(in crate::claims) fn options_defined(
        ruleset: Ruleset,
        defined: impl Fn(Position) -> Vec<Position> + Send + 'static,
    ) -> Self {
        Self::positions(ruleset, move |position| {
            let stated: BTreeSet<Position> = defined(position).into_iter().collect();
            let found: BTreeSet<Position> = ruleset.options(position).into_iter().map(|(_, to)| to).collect();
            let differing = stated.symmetric_difference(&found).next()?;
            let findings = (Finding::Leads(differing.xyz()), Finding::LeadsNot(differing.xyz()));
            Some(if stated.contains(differing) { findings } else { (findings.1, findings.0) })
        })
    }

    /// That no move keeps a number at 0.
    pub(in crate::claims) fn zero_is_left(ruleset: Ruleset, number: impl Fn([u32; 3]) -> u32 + Send + 'static) -> Self {
        Self::zero_is_left_by(ruleset, number, move |position| options(ruleset, position))
    }

    /// The same of the triples that a paper lists for a position, whether they are bars or not.
    pub(in crate::claims) fn zero_is_left_by(
        ruleset: Ruleset,
        number: impl Fn([u32; 3]) -> u32 + Send + 'static,
        listed: impl Fn(Position) -> Vec<[u32; 3]> + Send + 'static,
    ) -> Self {
        Self::positions(ruleset, move |position| {
            if number(position.xyz()) != 0 {
                return None;
            }
            let kept = listed(position).into_iter().find(|&cells| number(cells) == 0)?;
            Some((Finding::LeadsNot(kept), Finding::Leads(kept)))
        })
    }

    /// That from where it does not have a value some move makes a number have it.
    pub(in crate::claims) fn value_is_reached(
        ruleset: Ruleset,
        value: u32,
        number: impl Fn([u32; 3]) -> u32 + Send + 'static,
        speaks: impl Fn([u32; 3]) -> bool + Send + 'static,
    ) -> Self {
        Self::value_is_reached_by(ruleset, value, number, speaks, move |position| options(ruleset, position))
    }

    /// The same by one of the triples that a paper lists for a position, whether they are bars or not.
    pub(in crate::claims) fn value_is_reached_by(
        ruleset: Ruleset,
        value: u32,
        number: impl Fn([u32; 3]) -> u32 + Send + 'static,
        speaks: impl Fn([u32; 3]) -> bool + Send + 'static,
        listed: impl Fn(Position) -> Vec<[u32; 3]> + Send + 'static,
    ) -> Self {
        Self::positions(ruleset, move |position| {
            if number(position.xyz()) == value || !speaks(position.xyz()) {
                return None;
            }
            let is_reached = listed(position).into_iter().any(|cells| number(cells) == value);
            (!is_reached).then_some((Finding::Occurs(value), Finding::OccursNot(value)))
        })
    }
}

fn options(ruleset: Ruleset, position: Position) -> Vec<[u32; 3]> {
    ruleset.options(position).into_iter().map(|(_, to)| to.xyz()).collect()
}

/// The triples of the kinds of breaks in the papers: x lowered to u, y to v or z to w. If the rim over u or w is below y, also y is lowered
/// to that rim. Some papers require of the kinds without a lower y that y is not above the rim. For the others `keeps_y` is true.
pub(in crate::claims) fn cuts(rules: Rules, [x, y, z]: [u32; 3], keeps_y: bool) -> Vec<[u32; 3]> {
    let heights = move |rim: u32| {
        let kept = (keeps_y || y <= rim).then_some(y);
        kept.into_iter().chain((rim < y).then_some(rim))
    };
    let left = (0..x).flat_map(move |u| heights(rules.rim(u, z)).map(move |v| [u, v, z]));
    let right = (0..z).flat_map(move |w| heights(rules.rim(x, w)).map(move |v| [x, v, w]));
    left.chain((0..y).map(|v| [x, v, z])).chain(right).collect()
}
