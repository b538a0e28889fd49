//! Fair rows and columns: the rims for which x ⊕ y ⊕ z = 0 is the rule of normal play without a pass. The theorem `nim_rule_iff_fair` of
//! the folder `proofs` says that a rim that does not fall is one of these if and only if all its rows and columns are fair.
//!
//! In the row of x, the place z is under, at or over the rim if x ⊕ z is less than, equal to or greater than the rim over x and z.
//! Here all is looked at in a box, x, z < 2^n: in it the theorem holds as well, since nim-sums of such numbers are below 2^n.

use std::cmp::Ordering;

/// The place of x and z: under, at or over the rim.
pub fn place(rim: impl Fn(u32, u32) -> u32, x: u32, z: u32) -> Ordering {
    (x ^ z).cmp(&rim(x, z))
}

/// Why a row is not fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// The first place is at the rim, and the second, a later one with a larger nim-sum, is not over it.
    NotOver(u32, u32),
    /// The first place is over the rim. The second, a later one with a larger nim-sum, has a rim as high as the nim-sum of the first, and
    /// no place before it with a smaller nim-sum is at the rim.
    NotReached(u32, u32),
}

impl Unfair {
    /// Why the row of x is not fair, by its first such place below a side; none if it is fair so far. `row` is the rim over the places.
    pub fn of_row(row: impl Fn(u32) -> u32, x: u32, side: u32) -> Option<Self> {
        let mut pairs = (0..side).flat_map(|z| (0..z).map(move |w| (w, z))).filter(|(w, z)| x ^ w < x ^ z);
        let unfair = |(w, z): (u32, u32)| {
            let (first, second) = (x ^ w, x ^ z);
            let is_reached = || (0..z).any(|r| x ^ r == row(r) && x ^ r < first);
            match first.cmp(&row(w)) {
                Ordering::Equal if second <= row(z) => Some(Self::NotOver(w, z)),
                Ordering::Greater if first <= row(z) && !is_reached() => Some(Self::NotReached(w, z)),
                Ordering::Less | Ordering::Equal | Ordering::Greater => None,
            }
        };
        pairs.find_map(unfair)
    }
}

/// The smallest position, with x and z below a side, at which x ⊕ y ⊕ z = 0 is not the rule; none if there is none. Up to there the rule
/// holds, so at this position it says something else than its options.
pub fn first_break(rim: impl Fn(u32, u32) -> u32, side: u32) -> Option<[u32; 3]> {
    let leads_to_zero = |[x, y, z]: [u32; 3]| {
        // Most positions have such a move that keeps y, and of these only one for each side.
        let keeps = || (y ^ z) < x && y <= rim(y ^ z, z) || (x ^ y) < z && y <= rim(x, x ^ y);
        let left = || (0..x).any(|u| u ^ y.min(rim(u, z)) ^ z == 0);
        let right = || (0..z).any(|w| x ^ y.min(rim(x, w)) ^ w == 0);
        x ^ z < y || keeps() || left() || right()
    };
    // A y of `side` or more has a move to nim-sum 0, as the rule says.
    let sizes = 0..3 * side;
    let of_size = |size: u32| {
        let places = (0..side.min(size + 1)).flat_map(move |x| (0..side.min(size - x + 1)).map(move |z| (x, z)));
        places.map(move |(x, z)| [x, size - x - z, z])
    };
    let is_legal = |[x, y, z]: &[u32; 3]| *y < side && *y <= rim(*x, *z);
    let is_wrong = |at: &[u32; 3]| (at[0] ^ at[1] ^ at[2] == 0) == leads_to_zero(*at);
    sizes.flat_map(of_size).filter(is_legal).find(is_wrong)
}

/// The first x and z below a side at which a rim falls: it is lower there than one step before.
pub fn falls(rim: impl Fn(u32, u32) -> u32, side: u32) -> Option<[u32; 2]> {
    let mut all = (0..side).flat_map(|x| (0..side).map(move |z| [x, z]));
    all.find(|&[x, z]| {
        let here = rim(x, z);
        x > 0 && here < rim(x - 1, z) || z > 0 && here < rim(x, z - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::{Unfair, falls, first_break};
    use std::collections::HashMap;

    const SIDE: u32 = 8;

    /// Rims that do not fall, drawn at random, and quotients, some of which have the rule.
    fn rims() -> Vec<Vec<u32>> {
        let mut state = 39_u64;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u32
        };
        let places = || (0..SIDE).flat_map(|x| (0..SIDE).map(move |z| (x, z)));
        let drawn = (0..150).map(|_| {
            let mut rim = vec![0; (SIDE * SIDE) as usize];
            for (x, z) in places() {
                let at = (SIDE * x + z) as usize;
                let left = if x > 0 { rim[at - SIDE as usize] } else { 0 };
                let below = if z > 0 { rim[at - 1] } else { 0 };
                rim[at] = left.max(below) + next() % 5 / 4;
            }
            rim
        });
        let quotients = (0..3_u32).flat_map(|a| (0..6).flat_map(move |c| (1..9).map(move |d| (a, c, d))));
        let drawn: Vec<_> = drawn.collect();
        drawn
            .into_iter()
            .chain(quotients.map(|(a, c, d)| places().map(|(x, z)| (a * x + a.max(1) * z + c) / d).collect()))
            .collect()
    }

    /// By plain recursion from the rules.
    fn is_p(rim: &dyn Fn(u32, u32) -> u32, at: [u32; 3], known: &mut HashMap<[u32; 3], bool>) -> bool {
        if let Some(known) = known.get(&at) {
            return *known;
        }
        let [x, y, z] = at;
        let left = (0..x).map(|u| [u, y.min(rim(u, z)), z]);
        let top = (0..y).map(|v| [x, v, z]);
        let right = (0..z).map(|w| [x, y.min(rim(x, w)), w]);
        let options: Vec<_> = left.chain(top).chain(right).collect();
        let found = options.into_iter().all(|to| !is_p(rim, to, known));
        known.insert(at, found);
        found
    }

    #[test]
    fn fair_rims_are_those_with_the_rule_and_the_first_break_is_the_smallest() {
        let mut with_rule = 0;
        for table in rims() {
            let rim = |x: u32, z: u32| table[(SIDE * x + z) as usize];
            let mut known = HashMap::new();
            let legal = (0..SIDE).flat_map(|x| (0..SIDE).map(move |z| (x, z)));
            let all = legal.flat_map(|(x, z)| (0..=rim(x, z)).map(move |y| [x, y, z]));
            let wrong = all.filter(|at| is_p(&rim, *at, &mut known) != (at[0] ^ at[1] ^ at[2] == 0));
            let smallest = wrong.min_by_key(|at| (at.iter().sum::<u32>(), at[0], at[2]));
            assert_eq!(first_break(rim, SIDE), smallest, "{table:?}");
            let is_fair = (0..SIDE).all(|x| {
                let (row, column) = (Unfair::of_row(|z| rim(x, z), x, SIDE), Unfair::of_row(|u| rim(u, x), x, SIDE));
                row.is_none() && column.is_none()
            });
            assert_eq!(is_fair, smallest.is_none(), "{table:?}");
            assert_eq!(falls(rim, SIDE), None);
            with_rule += usize::from(is_fair);
        }
        assert!(with_rule >= 10, "{with_rule}");
        assert_eq!(falls(|x, z| if (x, z) == (3, 2) { 0 } else { x + z }, SIDE), Some([3, 2]));
    }
}
