//! Claims whose cases are looked at one by one, in the order of their size: lemmas about numbers, examples, lists that a
//! paper prints, and statements about a box as a whole.

use crate::claims::check::{failure, named};
use crate::claims::run::positions;
use crate::claims::verdict::{Failure, Finding};
use crate::games::{Game, Position, Rules, Ruleset, Witness};
use crate::solver::{Extent, PileRules, PileTable, Table};
use std::sync::Arc;

/// The approximate memory of a check without a table, in bytes.
const LITTLE: u64 = 1 << 12;

/// A check case by case.
pub(in crate::claims) struct Cases {
    /// The table of values that is needed, if one is.
    pub(in crate::claims) table: Option<(Ruleset, Extent)>,
    /// The table of more piles that is needed, if one is, and the bound on its piles.
    pub(in crate::claims) piles: Option<(PileRules, u32)>,
    /// Additional memory, at most, in bytes.
    pub(in crate::claims) bytes: u64,
    /// The cases of size n take about as long as (n + 1) to this power.
    pub(in crate::claims) power: u32,
    /// The number of parts in which the cases of size n are checked.
    pub(in crate::claims) parts: Parts,
    /// The number of cases up to a bound.
    pub(in crate::claims) count: Count,
    /// The test of one part of the cases of one size.
    pub(in crate::claims) look: Look,
}

/// The number of cases up to a bound.
pub(super) type Count = Box<dyn Fn(u32) -> u64 + Send>;
/// The number of parts of the cases of a size, at least 1. The parts are small enough that a check can be stopped soon.
pub(super) type Parts = fn(u32) -> u32;
/// Checks one part of the cases of one size, and returns the least failure. It is called for all parts 0, 1, … of the sizes 0, 1, 2, …, so
/// it may remember.
pub(super) type Look = Box<dyn FnMut(&Known<'_>, u32, u32) -> Option<Failure> + Send>;

/// The tables, once they are full.
#[derive(Clone, Copy)]
pub(in crate::claims) struct Known<'a> {
    pub(in crate::claims) table: Option<&'a Table>,
    pub(in crate::claims) piles: Option<&'a PileTable>,
}

impl Known<'_> {
    /// The value of a position of the table.
    pub(in crate::claims) fn value(&self, position: Position) -> Option<u32> {
        self.table?.value(position).map(|value| value.0)
    }
}

impl Cases {
    /// Cases without a table; those of size n take about as long as n to a power.
    pub(in crate::claims) fn new(
        power: u32,
        count: impl Fn(u32) -> u64 + Send + 'static,
        mut look: impl FnMut(&Known<'_>, u32) -> Option<Failure> + Send + 'static,
    ) -> Self {
        Self::in_parts(power, |_| 1, count, move |known, n, _| look(known, n))
    }

    /// The same where those of one size are many.
    pub(in crate::claims) fn in_parts(
        power: u32,
        parts: Parts,
        count: impl Fn(u32) -> u64 + Send + 'static,
        look: impl FnMut(&Known<'_>, u32, u32) -> Option<Failure> + Send + 'static,
    ) -> Self {
        Self { table: None, piles: None, bytes: LITTLE, power, parts, count: Box::new(count), look: Box::new(look) }
    }

    /// The same with the values of all positions up to a bound.
    pub(in crate::claims) fn with_table(self, ruleset: Ruleset, bound: u32) -> Self {
        Self { table: Some((ruleset, Extent::cube(ruleset.rules, bound))), ..self }
    }

    /// The same with the values of more piles up to a bound.
    pub(in crate::claims) fn with_piles(self, rules: PileRules, bound: u32) -> Self {
        Self { piles: Some((rules, bound)), ..self }
    }

    /// All positions of a bar. The judge tells what the claim says of one if that is not true.
    pub(in crate::claims) fn positions(
        ruleset: Ruleset,
        judge: impl Fn(Position) -> Option<(Finding, Finding)> + Send + 'static,
    ) -> Self {
        Self::everywhere(ruleset, move |position| failure(ruleset, position, judge(position)?))
    }

    /// All triples of numbers. The judge tells what the claim says of one if that is not true.
    pub(in crate::claims) fn triples(judge: impl Fn([u32; 3]) -> Option<(Finding, Finding)> + Send + 'static) -> Self {
        // The rectangular bar has a position for each.
        Self::everywhere(Ruleset::normal(Rules::NIM), move |position| {
            Some(named(position.xyz(), judge(position.xyz())?))
        })
    }

    fn everywhere(ruleset: Ruleset, judge: impl Fn(Position) -> Option<Failure> + Send + 'static) -> Self {
        Self::in_parts(
            3,
            parts_of_size,
            move |bound| positions(ruleset, bound),
            move |_, n, part| {
                let mut least = None;
                each_of_part(ruleset, n, part, |position| least = Failure::least(least, judge(position)));
                least
            },
        )
    }

    /// Positions of a list, each with the finding that the paper states. `found` must return the true finding of the same kind.
    pub(in crate::claims) fn listed(
        items: impl IntoIterator<Item = (Ruleset, Position, Finding)>,
        found: impl Fn(&Known<'_>, &Game, Finding) -> Option<Finding> + Send + 'static,
    ) -> Self {
        let legal = items.into_iter().filter_map(|(ruleset, at, stated)| Some((Game::new(ruleset, at).ok()?, stated)));
        let all = legal.map(|(game, stated)| (Witness::Position(game), stated));
        Self::cases_listed(all, move |known, at, stated| found(known, &at.game()?, stated))
    }

    /// Number triples of a list, each with the finding that the paper states. The check must find the same.
    pub(in crate::claims) fn numbers_listed(
        items: impl IntoIterator<Item = ([u32; 3], Finding)>,
        found: impl Fn([u32; 3]) -> Finding + Send + 'static,
    ) -> Self {
        let all = items.into_iter().map(|(numbers, stated)| (numbers.into(), stated));
        Self::cases_listed(all, move |_, at, _| Some(found(at.position().xyz())))
    }

    fn cases_listed(
        items: impl IntoIterator<Item = (Witness, Finding)>,
        found: impl Fn(&Known<'_>, Witness, Finding) -> Option<Finding> + Send + 'static,
    ) -> Self {
        let all: Arc<[(Witness, Finding)]> = items.into_iter().collect();
        let counted = Arc::clone(&all);
        let of = |at: &Witness| at.size().0;
        Self::new(
            0,
            move |bound| counted.iter().filter(|(at, _)| of(at) <= bound).count() as u64,
            move |known, n| {
                let failed = all.iter().filter(|(at, _)| of(at) == n).filter_map(|&(at, expected)| {
                    let found = found(known, at, expected)?;
                    (found != expected).then_some(Failure { at, expected, found })
                });
                failed.fold(None, |least, failure| Failure::least(least, Some(failure)))
            },
        )
    }

    /// A statement about the box of one bound. Below this bound nothing is said.
    pub(in crate::claims) fn at(
        bound: u32,
        mut judge: impl FnMut(&Known<'_>) -> Option<Failure> + Send + 'static,
    ) -> Self {
        let look = move |known: &Known<'_>, n| if n == bound { judge(known) } else { None };
        Self::new(0, move |most| u64::from(bound <= most), look)
    }
}

/// Calls `visit` with every legal position of a bar whose largest coordinate is n.
pub(in crate::claims) fn each_of_size(ruleset: Ruleset, n: u32, mut visit: impl FnMut(Position)) {
    (0..parts_of_size(n)).for_each(|part| each_of_part(ruleset, n, part, &mut visit));
}

/// The number of parts of [`each_of_part`]: one for each x < n, then one for each z with x = n.
pub(in crate::claims) fn parts_of_size(n: u32) -> u32 {
    n.saturating_mul(2).saturating_add(1)
}

/// Calls `visit` with one part of the positions whose largest coordinate is n, none of which has many more than n.
pub(in crate::claims) fn each_of_part(ruleset: Ruleset, n: u32, part: u32, mut visit: impl FnMut(Position)) {
    let passes: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
    let (x, all_z) = if part < n { (part, 0..=n) } else { (n, part - n..=part - n) };
    for z in all_z {
        let rim = ruleset.rules.rim(x, z).min(n);
        let lowest = if x == n || z == n { 0 } else { n };
        for y in lowest..=rim {
            passes.iter().for_each(|&pass| visit(Position::new(x, y, z).with_pass(pass)));
        }
    }
}
