//! The order in which the positions of many piles are placed, run by run.

use crate::solver::kernel::many_piles::places::{Sorted, raise};

/// Columns placed together, with four piles.
const BAND: i32 = 32;
/// The side of a tile, in each of two directions.
const TILE: i32 = 64;

/// The present run, and its tile.
pub(super) struct Walk {
    /// The first position of the run.
    pub(super) piles: Sorted,
    /// The number of positions of the run, whose smallest counted piles are next to each other.
    pub(super) length: u32,
    /// The first column that is not full.
    band: i32,
    /// The least 3d₃ − d₂ − d₁ and the least d₃ + d₂ − d₁ of the tile.
    tile: [i32; 2],
}

impl Walk {
    /// The run of the position with empty piles.
    pub(super) fn new() -> Self {
        Self { piles: Sorted::default(), length: 1, band: 0, tile: [0; 2] }
    }

    /// The first column that is not full. Positions of the present run have no smaller largest pile.
    pub(super) fn band(&self) -> u32 {
        self.band as u32
    }

    /// Goes on to the next run; after the last one, to the first run of a larger table.
    #[inline]
    pub(super) fn go_on(&mut self, counted: usize, largest: u32) {
        if counted == 3 {
            return self.go_on_in_tiles(largest as i32);
        }
        // Two piles have one position in each column, so the next run is that of the next column.
        raise(&mut self.piles[counted.min(2)..=counted]);
        self.length = if counted == 1 { 1 } else { self.piles[2] + 1 };
        self.band = self.piles[counted] as i32;
    }

    fn go_on_in_tiles(&mut self, largest: i32) {
        let [mut least, mut column] = [self.piles[2] + 1, self.piles[3]].map(|pile| pile as i32);
        while !self.find(column, least) {
            let last = largest.min(self.band + BAND - 1);
            least = 0;
            column += 1;
            if column > last {
                self.tile[1] += TILE;
                if self.tile[1] > 2 * last {
                    self.tile = [self.tile[0] + TILE, self.band];
                }
                if self.tile[0] > 3 * last {
                    self.band = last + 1;
                    self.tile = [self.band; 2];
                }
                column = self.band;
            }
        }
    }

    /// Finds the first run of the tile in this column with d₂ ≥ `least`, if there is one.
    fn find(&mut self, column: i32, least: i32) -> bool {
        // The bounds of d₁ + d₂ and of d₂ − d₁, from 0 ≤ d₁ ≤ d₂ ≤ d₃ and the tile.
        let [sum, difference] = [3 * column - self.tile[0], self.tile[1] - column];
        let sums = [(sum - TILE + 1).max(0), sum.min(2 * column)];
        let differences = [difference.max(0), (difference + TILE - 1).min(column)];
        let first = (sums[0] + differences[0] + 1) / 2;
        for second in first.max(least)..=((sums[1] + differences[1]) / 2).min(column) {
            let low = (sums[0] - second).max(second - differences[1]).max(0);
            let high = (sums[1] - second).min(second - differences[0]);
            if low <= high {
                (self.piles[1], self.piles[2], self.piles[3]) = (low as u32, second as u32, column as u32);
                self.length = (high - low) as u32 + 1;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::Walk;

    #[test]
    fn every_position_of_four_piles_occurs_once_and_after_its_options() {
        let mut walk = Walk::new();
        let mut is_placed = std::collections::HashSet::new();
        for largest in [0, 5, 70, 101] {
            while walk.band() <= largest {
                let [_, low, second, third, ..] = walk.piles;
                for x in low..low + walk.length {
                    let piles = [0, x, second, third];
                    for (i, j) in
                        (0..4).flat_map(|j| (0..j).map(move |i| (i, j))).filter(|&(i, j)| piles[j] > piles[i] + 1)
                    {
                        // Transfers of one token: every other is a sequence of these.
                        let mut option = piles;
                        (option[i], option[j]) = (option[i] + 1, option[j] - 1);
                        option.sort_unstable();
                        let option = option.map(|pile| pile - option[0]);
                        assert!(is_placed.contains(&option), "{option:?} before {piles:?}");
                    }
                    assert!(is_placed.insert(piles), "{piles:?} again");
                }
                walk.go_on(3, largest);
            }
            let n = largest as usize + 1;
            assert_eq!(is_placed.len(), n * (n + 1) * (n + 2) / 6);
        }
    }
}
