//! Values of Sharing Nim by the definition alone, for claims that the tables of the solver take for granted: that only the
//! normal form counts, and that columns are palindromes.

use crate::values::{Nimber, mex};

/// The values of all a ≤ b ≤ c up to some c, without any symmetry.
#[derive(Default)]
pub(super) struct Triples {
    /// For each c the values of all (a, b), of which a ≤ b are used.
    columns: Vec<Vec<u32>>,
}

impl Triples {
    /// The number of bytes of all triples up to a bound.
    pub(super) fn bytes(bound: u32) -> u64 {
        (u64::from(bound) + 1).saturating_pow(3).saturating_mul(4)
    }

    /// The value of a position, in any order, that is there already.
    pub(super) fn value(&self, mut piles: [u32; 3]) -> u32 {
        piles.sort_unstable();
        let [a, b, c] = piles.map(|pile| pile as usize);
        self.columns.get(c).and_then(|column| column.get(a * (c + 1) + b)).copied().unwrap_or(0)
    }

    /// Adds the (a, b) of the next c, for one a at a time from c down to 0. A move makes the largest pile smaller, or leaves
    /// it and makes the smallest larger.
    pub(super) fn grow(&mut self, c: u32, a: u32) {
        let length = (c + 1) as usize;
        if a == c {
            self.columns.push(vec![0; length * length]);
        }
        for b in a..=c {
            let first = (1..=(b - a) / 2).map(|t| [a + t, b - t, c]);
            let second = (1..=(c - a) / 2).map(|t| [a + t, b, c - t]);
            let third = (1..=(c - b) / 2).map(|t| [a, b + t, c - t]);
            let value = mex(first.chain(second).chain(third).map(|to| Nimber(self.value(to)))).0;
            self.columns[c as usize][a as usize * length + b as usize] = value;
        }
    }
}

/// The values of all (0, a, b) up to some b, by Lemma 1 but without symmetry.
#[derive(Default)]
pub(super) struct Pairs {
    columns: Vec<Vec<u32>>,
}

impl Pairs {
    /// The number of bytes of all pairs up to a bound.
    pub(super) fn bytes(bound: u32) -> u64 {
        (u64::from(bound) + 1).saturating_pow(2).saturating_mul(4)
    }

    /// The value of (0, a, b) that is there already.
    pub(super) fn value(&self, a: u32, b: u32) -> u32 {
        self.columns.get(b as usize).and_then(|column| column.get(a as usize)).copied().unwrap_or(0)
    }

    fn value_of(&self, mut piles: [u32; 3]) -> u32 {
        piles.sort_unstable();
        self.value(piles[1] - piles[0], piles[2] - piles[0])
    }

    /// Adds the next b. Every move makes it smaller.
    pub(super) fn grow(&mut self) {
        let b = self.columns.len() as u32;
        let value = |a: u32| {
            let first = (1..=a / 2).map(|t| [t, a - t, b]);
            let second = (1..=b / 2).map(|t| [t, a, b - t]);
            let third = (1..=(b - a) / 2).map(|t| [0, a + t, b - t]);
            mex(first.chain(second).chain(third).map(|to| Nimber(self.value_of(to)))).0
        };
        let column = (0..=b).map(value).collect();
        self.columns.push(column);
    }
}

#[cfg(test)]
mod tests {
    use super::{Pairs, Triples};
    use crate::claims::check::sharing;
    use crate::games::Position;
    use crate::solver::Recursion;

    #[test]
    fn values_are_those_of_the_recursion_over_all_options() {
        let (mut triples, mut pairs) = (Triples::default(), Pairs::default());
        let mut known = Recursion::new(sharing());
        for c in 0..=14 {
            (0..=c).rev().for_each(|a| triples.grow(c, a));
            pairs.grow();
            for (a, b) in (0..=c).flat_map(|a| (a..=c).map(move |b| (a, b))) {
                let value = known.value(Position::new(b, a, c)).0;
                assert_eq!(triples.value([b, c, a]), value, "{a}, {b}, {c}");
                assert!(a > 0 || pairs.value(b, c) == value, "{a}, {b}, {c}");
            }
        }
    }
}
