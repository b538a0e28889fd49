//! The P-positions of triangular bars, level by level. From some place on they repeat along the diagonal of each level.
//!
//! # The process
//! Level y has the positions with this y. On T(k) the P-positions of a level are symmetric pairs {x, n}, and no number is in two of
//! them: two positions (x, y, n) and (x, y, m) are joined by a move. Step n looks for the partner x ≤ n of n on each level, from level 0
//! up. Position (x, y, n) with x ≤ n is a P-position if and only if it is legal, and
//!
//! - x has no partner below n on this level, and n has no partner below x: breaks of z and of x that leave y;
//! - {x, n} is no pair of a lower level: breaks of y;
//! - neither x nor n is *blocked* on this level. A P-position at the rim, (u, r, n) with r = rim(u, n), blocks u and n on all higher levels
//!   y, because a break from there clamps to it. This happens only if u + n < ky.
//!
//! So the partner of n is the least number that is left over, is not blocked, and is not its partner on a lower level.
//!
//! # Proof of the repetition
//! After step k(c+1) all later positions (x, y, n) on the levels 0 to c are legal, and no further number is blocked. The effect of a step
//! on these levels then depends only on the *state*: the distances from n down to the numbers left over on each level. The number of states
//! is finite. On level y at most y numbers are left over after a step, since lower levels exclude at most y partners. And no number is left
//! over for long. The least one is taken at the next step that does not exclude it. Each lower level excludes it at most once, so it is
//! taken within y + 1 steps. Each of the others has fewer than y numbers before it, so it is taken within (y + 1)² steps.
//!
//! So for all k and c a state recurs. All later steps then repeat, shifted by the number of steps between. This proves for every k and
//! every c: from some place on, the P-positions with y ≤ c are shifted along the diagonal by a period, and in them x and z differ by at
//! most (c + 1)². An automaton accepts a set of this kind, with digits in any base. [`Levels::repeating`] computes place and period: it
//! does steps until a state recurs.

use crate::values::Ratio;
use std::collections::BTreeSet;

/// The process, at the beginning of a step.
#[derive(Clone, Debug)]
pub struct Levels {
    k: Ratio,
    /// For each level the numbers without a partner that are not blocked, in rising order.
    left: Vec<Vec<u32>>,
    /// For each level the numbers that get no further partner.
    blocked: Vec<BTreeSet<u32>>,
    next: u32,
}

/// From some place on the P-positions of the levels 0 to c are shifted along the diagonal: for all x and z that are at least `from`,
/// and y ≤ c, (x, y, z) is a P-position if and only if (x + `period`, y, z + `period`) is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeating {
    /// The place at which the repetition begins.
    pub from: u32,
    /// The least period from `from` on.
    pub period: u32,
    /// x and z differ by at most this in every P-position with the larger of the two at least `from`.
    pub widest: u32,
}

impl Levels {
    /// The process on `levels` levels of T(k), before step 0.
    pub fn new(k: Ratio, levels: usize) -> Self {
        Self { k, left: vec![Vec::new(); levels], blocked: vec![BTreeSet::new(); levels], next: 0 }
    }

    /// Does the next step n, where n is the number of earlier steps. Returns the pairs {x, n}, as x and the level.
    pub fn step(&mut self) -> Vec<(u32, u32)> {
        let n = self.next;
        self.next += 1;
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for level in 0..self.left.len() {
            if self.blocked[level].contains(&n) {
                continue;
            }
            self.left[level].push(n);
            let is_free = |x: &u32| self.rim(*x, n) >= level as u32 && pairs.iter().all(|(other, _)| other != x);
            let Some(place) = self.left[level].iter().position(is_free) else { continue };
            let x = self.left[level].remove(place);
            if x != n {
                self.left[level].pop();
            }
            pairs.push((x, level as u32));
            if self.rim(x, n) == level as u32 {
                self.block(level + 1, x, n);
            }
        }
        pairs
    }

    fn rim(&self, x: u32, z: u32) -> u32 {
        self.k.floor_of_quotient(u64::from(x) + u64::from(z))
    }

    /// Two numbers get no partner on the higher levels.
    fn block(&mut self, from: usize, x: u32, n: u32) {
        for (left, blocked) in self.left.iter_mut().zip(&mut self.blocked).skip(from) {
            left.retain(|number| *number != x && *number != n);
            blocked.extend([x, n]);
        }
    }

    /// The state: for each level, the distances from the next number down to the numbers left over.
    fn state(&self) -> Vec<Vec<u32>> {
        self.left.iter().map(|left| left.iter().map(|number| self.next - number).collect()).collect()
    }

    /// The repetition of the levels 0 to `last`; `None` if no state recurs within `limit` steps.
    pub fn repeating(k: Ratio, last: u32, limit: u32) -> Option<Repeating> {
        let mut levels = Self::new(k, last as usize + 1);
        while levels.rim(levels.next, 0) <= last {
            levels.step();
        }
        // R. Brent's method: the kept state is replaced at intervals that double. The first state equal to it is one period later.
        let (mut kept, mut from, mut until, mut widest) = (levels.state(), levels.next, 1, 0);
        while levels.next < limit {
            let n = levels.next;
            let pairs = levels.step();
            widest = pairs.iter().map(|(x, _)| n - x).max().unwrap_or(0).max(widest);
            let state = levels.state();
            if state == kept {
                return Some(Repeating { from, period: levels.next - from, widest });
            }
            if levels.next - from == until {
                (kept, from, until, widest) = (state, levels.next, until * 2, 0);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Levels;
    use crate::games::{Rules, Ruleset};
    use crate::solver::{Mapping, PPositions, Plan};
    use crate::values::Ratio;
    use std::collections::BTreeSet;

    fn map(k: Ratio, size: u32, levels: u32) -> BTreeSet<[u32; 3]> {
        let heights =
            PPositions::new(Ruleset::normal(Rules::triangle(k)), size, false, Plan::BOUND).unwrap().into_heights();
        let positions = heights.points().map(|(x, z, y)| [x, u32::from(y), z]);
        positions.filter(|[_, y, _]| *y < levels).collect()
    }

    /// The pairs are the P-positions of the map.
    #[test]
    fn levels_are_those_of_the_map_of_p_positions() {
        for k in ["2", "4", "6", "8", "3", "5", "1", "5/2", "2/3", "12"] {
            let k: Ratio = k.parse().unwrap();
            let mut levels = Levels::new(k, 24);
            let mut found = BTreeSet::new();
            for n in 0..=220 {
                found.extend(levels.step().into_iter().flat_map(|(x, y)| [[x, y, n], [n, y, x]]));
            }
            assert_eq!(found, map(k, 220, 24), "k = {k}");
        }
    }

    /// A map shows the period, and that no smaller one would do.
    #[test]
    fn levels_repeat_as_stated() {
        for (k, last, period) in
            [("2", 16, 80), ("4", 11, 160), ("6", 11, 24), ("8", 11, 16), ("3", 9, 16), ("5", 9, 16)]
        {
            let k: Ratio = k.parse().unwrap();
            let repeating = Levels::repeating(k, last, 100_000).unwrap();
            assert_eq!(repeating.period, period, "k = {k}");
            let size = repeating.from + 3 * repeating.period;
            let all = map(k, size, last + 1);
            let far = |shift: u32| {
                let far = all.iter().filter(move |[x, _, z]| *x.min(z) >= repeating.from + repeating.widest + shift);
                let near = far.filter(move |[x, _, z]| *x.max(z) + period <= size + shift);
                near.map(move |[x, y, z]| [x - shift, *y, z - shift]).collect::<BTreeSet<_>>()
            };
            assert_eq!(far(0), far(period), "k = {k}");
            for divisor in (1..period).filter(|divisor| period % divisor == 0) {
                assert_ne!(far(0), far(divisor), "k = {k}");
            }
        }
    }

    /// For odd k the P-positions are those with nim-sum 0, and the periods are powers of two.
    #[test]
    fn odd_k_repeat_with_powers_of_two() {
        for (k, last) in [("3", 12), ("7", 20)] {
            let repeating = Levels::repeating(k.parse().unwrap(), last, 10_000).unwrap();
            assert_eq!(repeating.period, (last + 1).next_power_of_two());
        }
        assert_eq!(Levels::repeating("12".parse().unwrap(), 18, 1000), None);
    }
}
