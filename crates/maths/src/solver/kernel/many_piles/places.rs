//! The cells of the positions of many piles in a table.

use crate::solver::kernel::{PileForms, PileRules};
use std::ops::Range;

/// A position in ascending order: the ground, which is a pile of 0, and the piles that are counted above it. In normal form the ground is
/// the smallest of the game's piles; otherwise it is not one of them.
pub(crate) type Sorted = [u32; PileRules::MOST + 1];

/// The places of all positions with piles up to a bound. Requires a bound that the plan allows.
///
/// The positions are in the order of their largest pile, those with the same largest pile in the order of the second
/// largest, and so on. With m counted piles d₁ ≤ … ≤ dₘ that is the order of the rank
///
/// ```text
///   C(d₁, 1) + C(d₂ + 1, 2) + … + C(dₘ + m − 1, m)
/// ```
///
/// and the ranks are 0, 1, 2, … without a gap. All positions with the same largest pile are one *column*. With a pass each column occurs
/// twice, first without the pass and then with it:
///
/// ```text
///   [ largest 0 ][ largest 1 ][ largest 2                   ] …
///                              without pass | with the pass
/// ```
///
/// So a table for a smaller bound is the beginning of one for a larger bound.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    rules: PileRules,
    largest: u32,
    /// `below[p][d]` = C(d + p − 1, p): the number of ascending lists of p numbers below d. For p = 0 it is 0, as no number is counted.
    below: Vec<Vec<u32>>,
}

impl Places {
    pub(crate) fn new(rules: PileRules, largest: u32) -> Self {
        let row = |p: usize| (0..=largest + 1).map(|d| if p == 0 { 0 } else { choose(d, p) as u32 }).collect();
        Self { rules, largest, below: (0..=rules.counted()).map(row).collect() }
    }

    /// The number of positions with piles up to a bound, including those with the pass; at most `u64::MAX`.
    pub(crate) fn count(rules: PileRules, largest: u32) -> u64 {
        let without = largest.checked_add(1).map_or(u64::MAX, |past| choose(past, rules.counted()));
        without.saturating_mul(rules.layers() as u64)
    }

    /// The number of bytes that the binomial coefficients take.
    pub(crate) fn bytes(rules: PileRules, largest: u32) -> u64 {
        (rules.counted() as u64 + 1) * (u64::from(largest) + 2) * 4
    }

    /// The largest pile.
    pub(crate) fn largest(&self) -> u32 {
        self.largest
    }

    /// C(d + p − 1, p), for p from 1 to the number of counted piles and d up to one more than the bound.
    #[inline(always)]
    pub(super) fn below(&self, p: usize, d: u32) -> usize {
        self.below[p][d as usize] as usize
    }

    /// The number of cells in the table.
    pub(crate) fn cells(&self) -> usize {
        self.rules.layers() * self.below(self.rules.counted(), self.largest + 1)
    }

    /// The rank of a position in its layer of the pass.
    pub(crate) fn rank(&self, piles: &Sorted) -> usize {
        (1..=self.rules.counted()).map(|p| self.below(p, piles[p])).sum()
    }

    /// The cells of a column in one layer.
    pub(crate) fn column(&self, largest: u32, layer: usize) -> Range<usize> {
        let [first, past] = [largest, largest + 1].map(|d| self.below(self.rules.counted(), d));
        let start = first * self.rules.layers() + (past - first) * layer;
        start..start + past - first
    }

    /// The cell of a position without the pass, or with it.
    pub(crate) fn cell(&self, piles: &Sorted, pass: bool) -> usize {
        self.cell_of_rank(self.rank(piles), piles[self.rules.counted()], pass)
    }

    /// The cell of the position with this rank and this largest pile.
    pub(crate) fn cell_of_rank(&self, rank: usize, largest: u32, pass: bool) -> usize {
        let [first, past] = [largest, largest + 1].map(|d| self.below(self.rules.counted(), d));
        let column = rank + first * (self.rules.layers() - 1);
        if pass { column + past - first } else { column }
    }

    /// The first position whose largest piles are these, in ascending order; `None` if they are too many, too large, not in this order, or
    /// none at all.
    pub(crate) fn first_under(&self, top: &[u32]) -> Option<Sorted> {
        let mut first = Sorted::default();
        let own = &mut first[1..=self.rules.counted()];
        let others = own.len().checked_sub(top.len())?;
        own[others..].copy_from_slice(top);
        (top.is_sorted() && top.last().is_some_and(|&last| last <= self.largest)).then_some(first)
    }

    /// The number of positions with the same `top` largest piles as this one. These positions are next to each other.
    pub(crate) fn count_under(&self, piles: &Sorted, top: usize) -> usize {
        let others = self.rules.counted() - top;
        if others == 0 { 1 } else { self.below(others, piles[others + 1] + 1) }
    }

    /// Goes on to the position in the next place.
    #[inline]
    pub(crate) fn go_on(&self, piles: &mut Sorted) {
        raise(&mut piles[1..=self.rules.counted()]);
    }

    /// The stored form of piles in any order, or `None` if their number is not that of the game or one is too large.
    pub(crate) fn sorted(&self, piles: &[u32]) -> Option<Sorted> {
        let mut sorted = Sorted::default();
        if piles.len() != self.rules.piles {
            return None;
        }
        let own = self.rules.own_mut(&mut sorted);
        own.copy_from_slice(piles);
        own.sort_unstable();
        if self.rules.forms == PileForms::Normal {
            let smallest = own[0];
            own.iter_mut().for_each(|pile| *pile -= smallest);
        }
        (sorted[self.rules.counted()] <= self.largest).then_some(sorted)
    }
}

/// Goes on to the next ascending list: raises the first number that is smaller than the one after it, or the last one, and
/// lowers all before it to 0.
#[inline]
pub(super) fn raise(piles: &mut [u32]) {
    let Some(last) = piles.len().checked_sub(1) else { return };
    let raised = (0..last).find(|&at| piles[at] < piles[at + 1]).unwrap_or(last);
    piles[raised] += 1;
    piles[..raised].fill(0);
}

/// C(d + p − 1, p), at most `u64::MAX`.
pub(super) fn choose(d: u32, p: usize) -> u64 {
    let mut factors = (0..p as u128).map(|i| (u128::from(d) + i, i + 1));
    // Each intermediate quotient is also a binomial coefficient, and fits for up to six factors of 32 bits.
    let number = factors.try_fold(1u128, |product, (times, by)| Some(product.checked_mul(times)? / by));
    number.and_then(|number| u64::try_from(number).ok()).unwrap_or(u64::MAX)
}
