//! Where the positions of many piles lie in a table.

use crate::solver::kernel::{PileForms, PileRules};
use std::ops::Range;

/// A position in ascending order: the ground, which is a pile of 0, and the piles that are counted above it. With n piles
/// in normal form the ground is the smallest of them; otherwise it is not one of them.
pub(crate) type Sorted = [u32; PileRules::MOST + 1];

/// The places of all positions with piles up to a bound. Needs a bound that the plan allows.
///
/// The positions are in the order of their largest pile, those with the same largest pile in the order of the second
/// largest, and so on. With m counted piles d₁ ≤ … ≤ dₘ that is the order of the rank
///
/// ```text
///   C(d₁, 1) + C(d₂ + 1, 2) + … + C(dₘ + m − 1, m)
/// ```
///
/// and the ranks are 0, 1, 2, … without a gap. All positions with the same largest pile are one *column*; with a pass each
/// column is there twice, without it and then with it:
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
    /// `below[p][d]` = C(d + p − 1, p): how many ascending lists of p numbers have all of them below d. For p = 0 it is 0,
    /// as no number is counted.
    below: Vec<Vec<u32>>,
}

impl Places {
    pub(crate) fn new(rules: PileRules, largest: u32) -> Self {
        let row = |p: usize| (0..=largest + 1).map(|d| if p == 0 { 0 } else { choose(d, p) as u32 }).collect();
        Self { rules, largest, below: (0..=rules.counted()).map(row).collect() }
    }

    /// How many positions have piles up to a bound, those with the pass counted as well. The largest number there is, if
    /// there are more.
    pub(crate) fn count(rules: PileRules, largest: u32) -> u64 {
        let without = largest.checked_add(1).map_or(u64::MAX, |past| choose(past, rules.counted()));
        without.saturating_mul(rules.layers() as u64)
    }

    /// How many bytes the binomial coefficients take.
    pub(crate) fn bytes(rules: PileRules, largest: u32) -> u64 {
        (rules.counted() as u64 + 1) * (u64::from(largest) + 2) * 4
    }

    /// The largest pile.
    pub(crate) fn largest(&self) -> u32 {
        self.largest
    }

    /// C(d + p − 1, p), for p from 1 to the number of counted piles and d up to one more than the bound.
    #[inline(always)]
    pub(crate) fn below(&self, p: usize, d: u32) -> usize {
        self.below[p][d as usize] as usize
    }

    /// How many cells the table has.
    pub(crate) fn cells(&self) -> usize {
        self.rules.layers() * self.below(self.rules.counted(), self.largest + 1)
    }

    /// The rank of a position, both layers of the pass having ranks of their own.
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

    /// The first position whose largest piles are these, in ascending order; `None` if they are none, more than there are
    /// or larger than they may be, or not in this order.
    pub(crate) fn first_under(&self, top: &[u32]) -> Option<Sorted> {
        let mut first = Sorted::default();
        let own = &mut first[1..=self.rules.counted()];
        let others = own.len().checked_sub(top.len())?;
        own[others..].copy_from_slice(top);
        (top.is_sorted() && top.last().is_some_and(|&last| last <= self.largest)).then_some(first)
    }

    /// How many positions there are under so many of the largest piles of this one; they are next to each other.
    pub(crate) fn count_under(&self, piles: &Sorted, top: usize) -> usize {
        let others = self.rules.counted() - top;
        if others == 0 { 1 } else { self.below(others, piles[others + 1] + 1) }
    }

    /// Goes on to the position in the next place.
    #[inline]
    pub(crate) fn go_on(&self, piles: &mut Sorted) {
        raise(&mut piles[1..=self.rules.counted()]);
    }

    /// Piles in any order as they are kept, or `None` if there are not as many as there should be, or larger ones.
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

/// C(d + p − 1, p), or the largest number there is if it is larger.
pub(super) fn choose(d: u32, p: usize) -> u64 {
    let mut factors = (0..p as u128).map(|i| (u128::from(d) + i, i + 1));
    // Each quotient on the way is such a number itself, and fits for up to six factors of 32 bits.
    let number = factors.try_fold(1u128, |product, (times, by)| Some(product.checked_mul(times)? / by));
    number.and_then(|number| u64::try_from(number).ok()).unwrap_or(u64::MAX)
}
