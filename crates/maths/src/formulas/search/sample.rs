//! A few positions that tell formulas apart, and what is so at them.

use crate::formulas::search::Target;
use crate::formulas::search::small_box::SmallBox;
use crate::games::{Coordinate, Position};
use crate::values::{Chance, Nimber};
use std::collections::BTreeSet;

/// Positions in this order: P-positions, N-positions, and the smallest ones of both kinds, which may be exceptions.
pub(super) struct Sample {
    pub(super) target: Target,
    pub(super) positions: Vec<Position>,
    /// The Grundy value of each; of P-positions alone 0, of others 1.
    pub(super) found: Vec<i32>,
    /// The P-positions that are not small end here.
    pub(super) p_end: usize,
    /// The positions that are not small end here.
    pub(super) core_end: usize,
}

impl Sample {
    /// Positions with no larger coordinate are small.
    const SMALL: u32 = 1;
    /// The number of P-positions, and the number of each of three sorts of N-positions.
    const MANY: usize = 40;
    const SOME: usize = 16;
    /// “Not far out”.
    const NEAR: u32 = 9;

    /// Takes a sample of a box.
    pub(crate) fn new(table: &SmallBox, target: Target) -> Self {
        let is_small = |at: Position| at.coordinates.iter().all(|cell| *cell <= Self::SMALL);
        let is_near = |at: Position| at.coordinates.iter().all(|cell| *cell <= Self::NEAR);
        let mut all: Vec<(Position, Nimber)> = table.positions();
        all.sort_unstable_by_key(|(at, _)| *at);
        let (small, core): (Vec<_>, Vec<_>) = all.into_iter().partition(|(at, _)| is_small(*at));
        let (p, n): (Vec<_>, Vec<_>) = core.into_iter().partition(|(_, value)| *value == Nimber::ZERO);
        let positions = |of: &[(Position, Nimber)]| of.iter().map(|(at, _)| *at).collect::<Vec<_>>();
        let (p, n) = (positions(&p), positions(&n));
        let near = |of: &[Position]| of.iter().copied().filter(|at| is_near(*at)).collect::<Vec<_>>();
        let mut chance = Chance::new(1);
        let ps = drawn(&[(&p, Self::MANY / 2), (&near(&p), Self::MANY / 2)], &mut chance);
        let beside: Vec<Position> = ps.iter().flat_map(|at| neighbours(*at)).collect();
        let is_n = |at: &Position| table.value(*at).is_some_and(|value| value != Nimber::ZERO) && !is_small(*at);
        let beside: Vec<Position> = beside.into_iter().filter(is_n).collect();
        let ns = drawn(&[(&n, Self::SOME), (&near(&n), Self::SOME), (&beside, Self::SOME)], &mut chance);
        let (p_end, core_end) = (ps.len(), ps.len() + ns.len());
        let positions: Vec<Position> = [ps, ns, small.into_iter().map(|(at, _)| at).collect()].concat();
        let found = |at: &Position| {
            let value = table.value(*at).map_or(0, |value| value.0 as i32);
            if target == Target::PPositions { value.min(1) } else { value }
        };
        Self { target, found: positions.iter().map(found).collect(), positions, p_end, core_end }
    }

    /// True if a position of the sample is a P-position.
    pub(super) fn is_p(&self, index: usize) -> bool {
        self.found[index] == 0
    }
}

/// The given number of positions from each list, without duplicates, in order.
fn drawn(lists: &[(&[Position], usize)], chance: &mut Chance) -> Vec<Position> {
    let mut all = BTreeSet::new();
    for (list, count) in lists {
        let mut rest = list.to_vec();
        for _ in 0..*count {
            if rest.is_empty() {
                break;
            }
            all.insert(rest.swap_remove(chance.below(rest.len())));
        }
    }
    all.into_iter().collect()
}

/// The positions with one coordinate, or the pass, a little different.
fn neighbours(at: Position) -> Vec<Position> {
    let mut all = vec![at.with_pass(!at.pass)];
    for which in Coordinate::first(at.coordinates.len()) {
        let cells = [at[which].checked_sub(1), Some(at[which] + 1)];
        all.extend(cells.into_iter().flatten().map(|cell| at.with(which, cell)));
    }
    all
}
