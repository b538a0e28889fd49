//! The indices of the lines of many piles among the sets.

use crate::solver::kernel::many_piles::places::{Places, choose, raise};
use crate::solver::kernel::{PileForms, PileRules};
use std::ops::Range;

/// The places of all lines in a table.
///
/// A line is defined by the sum of the pair and by the other piles. The smallest of the others is subtracted once from each of them and
/// twice from the sum. The others are then 0 ≤ r₁ ≤ … ≤ rₗ; the sum s can be negative. Lines with the same r₂, …, rₗ are one block, and the
/// blocks are in the order of ranks, so that of rₗ first:
///
/// ```text
///   block of (r₂, …, rₗ):     r₁ = 0   1   2  …  r₂
///                  s = low  [  ·   ·   ·  …  ·  ]
///                  low + 1  [  ·   ·   ·  …  ·  ]
///                      ⋮
///                       2N  [  ·   ·   ·  …  ·  ]
/// ```
///
/// N is the bound on the piles. Both piles of a pair lie between rₗ − N and N, counted from the smallest of the others, so low = 2(rₗ − N).
/// If the ground takes no part, it is one of the others and no pile is below it, so low = 0. With l = 1 there is a block for each r₁, one
/// line wide; with l = 0 there is one such block. Two piles have no others, and two lines: of even and of odd sums.
pub(super) struct LinePlaces {
    rules: PileRules,
    places: Places,
    /// For each largest pile rₗ of the others.
    rows: Vec<Row>,
    count: usize,
}

/// The blocks with one rₗ.
#[derive(Clone, Copy)]
struct Row {
    /// The index at which the first of all blocks would begin if all were like these.
    start: isize,
    /// The number of sums.
    sums: isize,
    /// The least sum.
    low: isize,
}

impl LinePlaces {
    pub(super) fn new(rules: PileRules, places: &Places) -> Self {
        let free = rules.free_in_lines();
        let (mut rows, mut count) = (Vec::new(), 0);
        for largest in 0..=if free == 0 { 0 } else { places.largest() } {
            let [before, past] = [largest, largest + 1].map(|r| choose(r, free) as isize);
            // With nothing free there is one list, the empty one, and none before it.
            let (before, lists) = if free == 0 { (0, 1) } else { (before, past - before) };
            let (low, sums) = sums(rules.forms, largest.into(), places.largest().into());
            rows.push(Row { start: count - before * sums as isize, sums: sums as isize, low: low as isize });
            count += lists * sums as isize;
        }
        let count = if rules.counted() == 1 { 2 } else { count as usize };
        Self { rules, places: places.clone(), rows, count }
    }

    /// The number of lines, at most `u64::MAX`.
    pub(super) fn count(rules: PileRules, largest: u32) -> u64 {
        let free = rules.free_in_lines();
        if rules.counted() <= 2 {
            return if rules.counted() == 1 { 2 } else { sums(rules.forms, 0, largest.into()).1.unsigned_abs() };
        }
        let lists = largest.checked_add(1).map_or(u64::MAX, |past| choose(past, free));
        // A list with largest number r has 2r sums fewer than the list with largest number 0. The total of all largest numbers is free ·
        // C(N + free, free + 1).
        let all = u128::from(lists) * u128::from(sums(rules.forms, 0, largest.into()).1.unsigned_abs());
        let fewer = match rules.forms {
            PileForms::Normal => 2 * free as u128 * u128::from(choose(largest, free + 1)),
            PileForms::All => 0,
        };
        u64::try_from(all.saturating_sub(fewer)).unwrap_or(u64::MAX)
    }

    /// The number of lines in this table.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// The line with these others, in ascending order, and this sum of the pair; and the distance to the line with the next sum.
    #[inline(always)]
    pub(super) fn at(&self, others: &[u32], sum: u32) -> (usize, usize) {
        let [smallest, rest @ ..] = others else { return (sum as usize % 2, 0) };
        let largest = rest.last().map_or(0, |largest| largest - smallest);
        let Row { start, sums, low } = self.rows[largest as usize];
        let sum = sum as isize - 2 * *smallest as isize - low;
        let [first, rest @ ..] = rest else { return ((start + sum) as usize, 1) };
        let [second, ..] = rest else { return ((start + largest as isize * sums + sum) as usize, 1) };
        let ranks = rest.iter().enumerate().map(|(at, pile)| self.places.below(at + 2, pile - smallest));
        let width = (second - smallest) as usize + 1;
        let block = start + ranks.sum::<usize>() as isize * sums;
        ((block + sum * width as isize) as usize + (first - smallest) as usize, width)
    }

    /// The lines of a smaller table, run by run: their range in that table, and their first index in this one.
    pub(super) fn moves_from(&self, smaller: &Self) -> Vec<(Range<usize>, usize)> {
        if self.rules.counted() == 1 {
            return vec![(0..2, 0)];
        }
        let free = self.rules.free_in_lines();
        let mut others = vec![0; free.saturating_sub(1).max(1)];
        let (mut from, mut to, mut moves) = (0, 0, Vec::new());
        while others.last().is_some_and(|&largest| (largest as usize) < smaller.rows.len()) {
            let width = if free < 2 { 1 } else { others[0] as usize + 1 };
            let row = |rows: &[Row]| others.last().map_or(rows[0], |&largest| rows[largest as usize]);
            let (old, new) = (row(&smaller.rows), row(&self.rows));
            let len = old.sums as usize * width;
            moves.push((from..from + len, to + (old.low - new.low) as usize * width));
            from += len;
            to += new.sums as usize * width;
            raise(&mut others);
        }
        moves
    }
}

/// The least sum of a pair, and the number of sums, for this largest of the others and this bound on the piles.
fn sums(forms: PileForms, largest: i64, bound: i64) -> (i64, i64) {
    let low = match forms {
        PileForms::Normal => 2 * (largest - bound),
        PileForms::All => 0,
    };
    (low, 2 * bound - low + 1)
}
