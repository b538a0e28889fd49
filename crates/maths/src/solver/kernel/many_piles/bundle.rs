//! The lines through the positions of a run.

use crate::solver::kernel::PileRules;
use crate::solver::kernel::many_piles::line_places::LinePlaces;
use crate::solver::kernel::many_piles::places::Sorted;

/// The lines through one position after the other.
///
/// `M` is the number of piles that are counted, `GROUND` is true if the ground takes part.
pub(super) struct Bundle {
    /// The lines through the present position, those that go on by a fixed step first.
    at: [usize; Self::MOST],
    steps: [usize; Self::MOST],
    /// The number of lines with a fixed step.
    straight: usize,
}

impl Bundle {
    /// The most lines through a position.
    const MOST: usize = PileRules::MOST * (PileRules::MOST - 1) / 2;

    /// The lines with a fixed step, through the first position of a run.
    #[inline(always)]
    pub(super) fn new<const M: usize, const GROUND: bool>(lines: &LinePlaces, piles: &Sorted) -> Self {
        let mut bundle = Self { at: [0; _], steps: [0; _], straight: 0 };
        for i in usize::from(!GROUND)..M {
            for j in i + 1..=M {
                if i == 0 && j > 1 || i > 1 && M == 3 {
                    continue;
                }
                let (at, width) = lines.through::<M>(piles, [i, j]);
                bundle.at[bundle.straight] = at;
                bundle.steps[bundle.straight] = if i < 2 { width } else { 1 };
                bundle.straight += 1;
            }
        }
        bundle
    }

    /// All lines through the present position.
    #[inline(always)]
    pub(super) fn lines<const M: usize, const GROUND: bool>(&self) -> &[usize] {
        &self.at[..if GROUND { M * (M + 1) / 2 } else { M * (M - 1) / 2 }]
    }

    /// Finds the lines without a fixed step; x is the smallest pile that is counted.
    #[inline(always)]
    pub(super) fn turn<const M: usize, const GROUND: bool>(&mut self, lines: &LinePlaces, piles: &Sorted, x: u32) {
        let mut piles = *piles;
        piles[1] = x;
        let mut next = self.straight;
        if M == 3 {
            self.at[next] = lines.through::<M>(&piles, [2, 3]).0;
            next += 1;
        }
        for j in 2..=if GROUND { M } else { 0 } {
            self.at[next] = lines.through::<M>(&piles, [0, j]).0;
            next += 1;
        }
    }

    /// Goes on to the next position.
    #[inline(always)]
    pub(super) fn step(&mut self) {
        for (at, step) in self.at.iter_mut().zip(self.steps).take(self.straight) {
            *at += step;
        }
    }
}

impl LinePlaces {
    /// The line of a pair of piles, and the distance to the line with the next sum.
    #[inline(always)]
    fn through<const M: usize>(&self, piles: &Sorted, [i, j]: [usize; 2]) -> (usize, usize) {
        let (mut others, mut count) = (Sorted::default(), 0);
        for (at, pile) in piles.iter().enumerate().take(M + 1) {
            if at != i && at != j {
                others[count] = *pile;
                count += 1;
            }
        }
        self.at(&others[..count], piles[i] + piles[j])
    }
}
