//! Claims about single moves.

use crate::claims::check::Cases;
use crate::claims::verdict::Finding;
use crate::games::Position;
use crate::games::Ruleset;
use std::collections::BTreeSet;

/// A position of a paper, another one, and whether it is an option of the first.
pub(in crate::claims) type Printed = ([u32; 3], [u32; 3], bool);

impl Cases {
    /// Which positions are options of which, by a list.
    pub(in crate::claims) fn options_listed(ruleset: Ruleset, printed: &'static [Printed]) -> Self {
        let told = |&(from, to, is_option): &Printed| {
            let [x, y, z] = from;
            (ruleset, Position::new(x, y, z), if is_option { Finding::Leads(to) } else { Finding::LeadsNot(to) })
        };
        Self::listed(printed.iter().map(told), move |_, game, told| {
            let (Finding::Leads(to) | Finding::LeadsNot(to)) = told else { return None };
            let is_option = game.options().iter().any(|(_, option)| option.xyz() == to);
            Some(if is_option { Finding::Leads(to) } else { Finding::LeadsNot(to) })
        })
    }

    /// The options as a paper defines them, by a function that lists them, held against the rules at every position.
    pub(in crate::claims) fn options_defined(
        ruleset: Ruleset,
        defined: impl Fn(Position) -> Vec<Position> + Send + 'static,
    ) -> Self {
        Self::positions(ruleset, move |position| {
            let told: BTreeSet<Position> = defined(position).into_iter().collect();
            let found: BTreeSet<Position> = ruleset.options(position).into_iter().map(|(_, to)| to).collect();
            let differing = told.symmetric_difference(&found).next()?;
            let findings = (Finding::Leads(differing.xyz()), Finding::LeadsNot(differing.xyz()));
            Some(if told.contains(differing) { findings } else { (findings.1, findings.0) })
        })
    }

    /// That no move keeps a number at 0.
    pub(in crate::claims) fn zero_is_left(ruleset: Ruleset, number: impl Fn([u32; 3]) -> u32 + Send + 'static) -> Self {
        Self::positions(ruleset, move |position| {
            if number(position.xyz()) != 0 {
                return None;
            }
            let options = ruleset.options(position).into_iter();
            let kept = options.map(|(_, to)| to.xyz()).find(|&cells| number(cells) == 0)?;
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
        Self::positions(ruleset, move |position| {
            if number(position.xyz()) == value || !speaks(position.xyz()) {
                return None;
            }
            let is_reached = ruleset.options(position).iter().any(|(_, to)| number(to.xyz()) == value);
            (!is_reached).then_some((Finding::Occurs(value), Finding::OccursNot(value)))
        })
    }
}
