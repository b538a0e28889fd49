//! Games with finitely many positions, drawn at random.

use super::bars::mex;

/// A sequence of numbers that look random and are the same in every run.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(super) fn next(&mut self) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as i64
    }
}

/// The options of each position are earlier positions, so the game ends. No move leads from position 0.
pub(super) struct Game(pub(super) Vec<Vec<usize>>);

impl Game {
    pub(super) fn random(seed: u64, positions: usize) -> Self {
        let mut random = Random::new(seed + 1);
        let mut options = |at: usize| {
            let has_none = random.next() % 4 == 0;
            (0..at).filter(|_| !has_none && random.next() % 2 == 0).collect()
        };
        Self((0..positions).map(&mut options).collect())
    }

    /// The same game, but position 0 is an option of each position that has one: so a position of value 0 has no move.
    pub(super) fn with_ends(mut self) -> Self {
        for options in self.0.iter_mut().filter(|options| !options.is_empty() && !options.contains(&0)) {
            options.push(0);
        }
        self
    }

    pub(super) fn values(&self) -> Vec<i64> {
        let mut known = Vec::new();
        for options in &self.0 {
            let value = mex(options.iter().map(|&to| known[to]));
            known.push(value);
        }
        known
    }

    /// True if these numbers satisfy the definition of Grundy values: no option has the value of its position, and
    /// each smaller number is the value of one.
    pub(super) fn are_values(&self, values: &[i64]) -> bool {
        self.0.iter().zip(values).all(|(options, &value)| {
            let reaches = |number: i64| options.iter().any(|&to| values[to] == number);
            !reaches(value) && (0..value).all(reaches)
        })
    }
}
