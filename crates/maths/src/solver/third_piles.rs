//! Three-pile Nim with a pass: the third pile that makes a P-position of two piles while the pass is unused.
//!
//! # The rule
//! Let P be the P-positions with the pass. From (x, y, z) a player lowers a pile, or passes, which leaves three-pile Nim without a
//! pass; nobody passes at the end, (0, 0, 0). Without the pass the P-positions are those with x ⊕ y ⊕ z = 0. So (x, y, z) is in P if and
//! only if no lower pile leads into P, and z ≠ x ⊕ y unless all three are 0. For two piles x and y the least z with
//!
//! - (x′, y, z) not in P for all x′ < x,
//! - (x, y′, z) not in P for all y′ < y,
//! - z ≠ x ⊕ y, unless all are 0
//!
//! gives a position in P: no smaller z gives one, since z is the least such number. From each larger z a move leads to this position. So
//! each pair has exactly one third pile. The conditions exclude at most x + y + 1 numbers, so the third pile is at most x + y + 1.
//!
//! # Layout
//! Each y has a row of bits: 1 for the third piles z that it has with smaller x.
//!
//! ```text
//!            z = 0 … 63   64 … 127      2·side bits
//! y = 0     [ 1 1 1 … ] [ 1 0 … ] …
//! y = 1     [ 1 1 1 … ] [ 0 1 … ] …
//! ```
//!
//! P is symmetric in the piles. So only y ≥ x are needed. The z that x has with smaller y are those that y = x has with smaller x: the row
//! of x itself. The third pile is the first place other than x ⊕ y with 0 in both rows. Full words at the beginning of a row are skipped.

use crate::solver::Computation;
use std::convert::Infallible;

/// The search for third piles, x after x.
#[derive(Clone, Debug)]
pub struct ThirdPiles {
    side: u32,
    /// The number of x that are done.
    done: u32,
    /// The bits of a row.
    words: usize,
    taken: Vec<u64>,
    /// For each y the number of full words at the beginning of its row.
    full: Vec<u16>,
    /// For each x the third piles of y = x, x + 1, …
    thirds: Vec<Vec<u16>>,
}

impl ThirdPiles {
    /// The largest side.
    pub const LARGEST: u32 = 4096;

    /// Begins with all pairs of piles below `side`, at most [`ThirdPiles::LARGEST`].
    pub fn new(side: u32) -> Self {
        let side = side.min(Self::LARGEST);
        let words = (2 * side as usize).div_ceil(64).max(1);
        let (taken, full) = (vec![0; words * side as usize], vec![0; side as usize]);
        Self { side, done: 0, words, taken, full, thirds: Vec::new() }
    }

    /// The memory of the search, in bytes.
    pub fn bytes(&self) -> u64 {
        let (done, _) = self.progress();
        8 * self.taken.len() as u64 + 2 * self.full.len() as u64 + 2 * done
    }

    /// The third piles of the next x.
    fn row(&mut self) {
        let (x, words) = (self.done, self.words);
        let first = x as usize * words;
        let mut own: Vec<u64> = self.taken[first..first + words].to_vec();
        let mut own_full = self.full[x as usize];
        let mut thirds = Vec::with_capacity((self.side - x) as usize);
        for y in x..self.side {
            let row = &mut self.taken[y as usize * words..][..words];
            let full = &mut self.full[y as usize];
            let passed = if x == 0 && y == 0 { None } else { Some(x ^ y) };
            let z = first_free(&own, row, own_full.max(*full), passed);
            for (bits, full) in [(&mut own[..], &mut own_full), (row, full)] {
                bits[z as usize / 64] |= 1 << (z % 64);
                while bits.get(usize::from(*full)) == Some(&u64::MAX) {
                    *full += 1;
                }
            }
            thirds.push(z);
        }
        self.thirds.push(thirds);
        self.done += 1;
    }

    /// The third pile of two piles; `None` if the smaller one is not done yet, or the larger one is not below the side.
    pub fn third(&self, x: u32, y: u32) -> Option<u32> {
        let [x, y] = [x.min(y), x.max(y)];
        self.thirds.get(x as usize)?.get((y - x) as usize).map(|third| u32::from(*third))
    }

    /// The third piles of x with y = 0, 1, 2, … below the side.
    pub fn sheet(&self, x: u32) -> Vec<u32> {
        (0..self.side).map_while(|y| self.third(x, y)).collect()
    }
}

/// Steps are pairs of piles; each unordered pair counts once.
impl Computation for ThirdPiles {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        let pairs = |rest: u32| u64::from(rest) * u64::from(rest + 1) / 2;
        (pairs(self.side) - pairs(self.side - self.done), pairs(self.side))
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let until = self.progress().0.saturating_add(work);
        while self.done < self.side && self.progress().0 < until {
            self.row();
        }
        Ok(self.done == self.side)
    }
}

/// The least number that is in neither row, and is not `passed`. All words before `from` are full in one of them.
fn first_free(own: &[u64], row: &[u64], from: u16, passed: Option<u32>) -> u16 {
    let from = usize::from(from);
    for (word, (one, other)) in own.iter().zip(row).enumerate().skip(from) {
        let mut free = !(one | other);
        if let Some(passed) = passed
            && passed as usize / 64 == word
        {
            free &= !(1 << (passed % 64));
        }
        if free != 0 {
            return (word * 64) as u16 + free.trailing_zeros() as u16;
        }
    }
    // At most x + y + 1 < 2·side numbers are excluded.
    unreachable!()
}

/// The likeness of two clouds of points, from 0 to 1. Both windows, from 0 to `widths`, are divided into 32 by 32 fields. The likeness is
/// the sum over all fields of the smaller of the two shares of points. Points outside of the windows do not count.
pub fn likeness(clouds: [&[u32]; 2], widths: [u32; 2]) -> f64 {
    const FIELDS: u32 = 32;
    let parts = |cloud: &[u32], width: u32| {
        let mut counts = vec![0_u32; (FIELDS * FIELDS) as usize];
        let inside = (0..width).zip(cloud).filter(|(_, z)| **z < width);
        inside.for_each(|(y, z)| counts[(y * FIELDS / width * FIELDS + z * FIELDS / width) as usize] += 1);
        let all = f64::from(counts.iter().sum::<u32>().max(1));
        counts.into_iter().map(|count| f64::from(count) / all).collect::<Vec<f64>>()
    };
    let [one, other] = [0, 1].map(|which| parts(clouds[which], widths[which]));
    one.iter().zip(&other).map(|(one, other)| one.min(*other)).sum()
}

#[cfg(test)]
mod tests {
    use super::{ThirdPiles, likeness};
    use crate::games::Position;
    use crate::solver::{Computation, Recursion};
    use crate::values::Outcome;
    use std::collections::HashMap;

    #[test]
    fn third_piles_make_just_the_p_positions() {
        let side = 9;
        let Ok(piles) = ThirdPiles::new(side).run_in_slices(5);
        let (rules, mut known) = ("nim:pass".parse().unwrap(), HashMap::new());
        for x in 0..side {
            assert_eq!(piles.sheet(x).len(), side as usize);
            for y in 0..side {
                for z in 0..=x + y + 2 {
                    let outcome = Recursion::outcome(rules, Position::new(x, y, z).with_pass(true), &mut known);
                    assert_eq!(piles.third(x, y) == Some(z), outcome == Outcome::P, "{x} {y} {z}");
                }
            }
        }
    }

    /// The conditions as they are written, for a larger side.
    #[test]
    fn rows_of_bits_say_what_the_conditions_say() {
        let side = 150_usize;
        let Ok(piles) = ThirdPiles::new(side as u32).run_to_end();
        let mut plain = vec![vec![0; side]; side];
        for x in 0..side {
            for y in 0..side {
                let is_free = |z: usize| {
                    (0..x).all(|x| plain[x][y] != z)
                        && (0..y).all(|y| plain[x][y] != z)
                        && (z != x ^ y || (x, y) == (0, 0))
                };
                plain[x][y] = (0..).find(|z| is_free(*z)).unwrap();
                assert_eq!(piles.third(x as u32, y as u32), Some(plain[x][y] as u32), "{x} {y}");
            }
        }
    }

    #[test]
    fn a_cloud_is_like_itself_at_another_size_and_not_like_another() {
        let line: Vec<u32> = (0..64).collect();
        let doubled: Vec<u32> = (0..128).collect();
        assert!((likeness([&line, &doubled], [64, 128]) - 1.0).abs() < 1e-9);
        let other: Vec<u32> = (0..128).rev().collect();
        assert!(likeness([&line, &other], [64, 128]) < 0.1);
    }
}
