//! Sums of multiples of numbers, compared with constants: c₀·x₀ + c₁·x₁ + … between two bounds, or with a given remainder.
//!
//! The states are partial sums; no adder is ever built. Let C⁺ be the sum of the positive coefficients and C⁻ that of the
//! others without their signs.
//!
//! # Most significant digit first
//! A letter b takes the partial sum s to 2s + c·b. Within n ≥ 1 more letters s becomes at least 2ⁿ·s − (2ⁿ − 1)·C⁻ and at most
//! 2ⁿ·s + (2ⁿ − 1)·C⁺. So if s ≥ C⁻, no later sum is smaller than s; and if s ≤ −C⁺, no later sum is larger. A sum that is in the first
//! case and above both bounds can be replaced by one state *high*: later sums are above the bounds as well, and whether a word is
//! accepted depends only on that. *Low* is the same below. All others lie between −C⁺ and C⁻ or between the bounds.
//!
//! # Least significant digit first
//! A letter b is the lowest digit of the numbers x = 2x′ + b that are left. c·x ≤ h if and only if c·x′ ≤ ⌊(h − c·b)/2⌋, and
//! c·x ≥ l if and only if c·x′ ≥ ⌈(l − c·b)/2⌉. The states are the two bounds (l, h); they come closer with every letter, down
//! to −C⁺ … C⁻. If l > h, nothing is left, and that is one state. A word is accepted if and only if l ≤ 0 ≤ h.
//!
//! # Remainders
//! Most significant digit first the remainder of the partial sum is enough. Least significant digit first the remainder of the
//! current power of two is needed as well.

use crate::automata::explore::Machine;
use crate::automata::few::sort_few;
use crate::automata::{DigitOrder, Track, Tracks};

/// A sum of multiples of numbers with a condition on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Linear {
    tracks: Tracks,
    /// The coefficient of each track; none is 0.
    coefficients: Vec<i64>,
    condition: Condition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Condition {
    /// At least the first and at most the second, where there is one.
    Between(Option<i64>, Option<i64>),
    /// The remainder modulo a positive number.
    Remainder { modulus: i64, remainder: i64 },
}

/// A coefficient or a bound is larger than can be computed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a coefficient or a bound is larger than {}", Linear::LARGEST)]
pub struct TooLarge;

impl Linear {
    /// The most that the coefficients without their signs, and that each bound, may amount to: with twice a partial sum and a
    /// letter's sum on top, nothing leaves 64 bits.
    pub const LARGEST: i64 = 1 << 60;

    /// The tuples for which the sum is at least `least` and at most `most`, where these are given.
    ///
    /// # Errors
    /// When a number is beyond [`Linear::LARGEST`].
    pub fn between(terms: &[(Track, i64)], least: Option<i64>, most: Option<i64>) -> Result<Self, TooLarge> {
        let fits = |bound: Option<i64>| bound.is_none_or(|bound| bound.unsigned_abs() <= Self::LARGEST.unsigned_abs());
        if !fits(least) || !fits(most) {
            return Err(TooLarge);
        }
        Self::with(terms, Condition::Between(least, most))
    }

    /// The tuples for which the sum leaves this remainder modulo a number of at least 1.
    ///
    /// # Errors
    /// When a number is beyond [`Linear::LARGEST`], or the modulus is not positive.
    pub fn remainder(terms: &[(Track, i64)], modulus: i64, remainder: i64) -> Result<Self, TooLarge> {
        if !(1..=Self::LARGEST).contains(&modulus) {
            return Err(TooLarge);
        }
        Self::with(terms, Condition::Remainder { modulus, remainder: remainder.rem_euclid(modulus) })
    }

    fn with(terms: &[(Track, i64)], condition: Condition) -> Result<Self, TooLarge> {
        let mut sums: Vec<(Track, i128)> = Vec::new();
        for (track, coefficient) in terms {
            match sums.iter_mut().find(|(known, _)| known == track) {
                Some((_, sum)) => *sum += i128::from(*coefficient),
                None => sums.push((*track, (*coefficient).into())),
            }
        }
        sums.retain(|(_, sum)| *sum != 0);
        sort_few(&mut sums, |(a, _), (b, _)| a < b);
        if sums.iter().map(|(_, sum)| sum.unsigned_abs()).sum::<u128>() > Self::LARGEST.unsigned_abs().into() {
            return Err(TooLarge);
        }
        let coefficients = sums.iter().filter_map(|(_, sum)| i64::try_from(*sum).ok()).collect();
        Ok(Self { tracks: Tracks::new(sums.iter().map(|(track, _)| *track)), coefficients, condition })
    }

    /// The tracks whose numbers are in the sum.
    pub fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// The machine of partial sums for this order of digits.
    pub(super) fn machine(&self, order: DigitOrder) -> PartialSums {
        let of = |letter: usize| {
            let digits = self.coefficients.iter().enumerate().filter(|(place, _)| letter >> place & 1 == 1);
            digits.map(|(_, coefficient)| coefficient).sum()
        };
        PartialSums {
            order,
            condition: self.condition,
            sums: (0..self.tracks.letters()).map(of).collect(),
            positive: self.coefficients.iter().filter(|c| **c > 0).sum(),
            negative: self.coefficients.iter().filter(|c| **c < 0).map(|c| -c).sum(),
        }
    }
}

/// The states: two numbers of 64 bits each, as four words.
pub(super) struct PartialSums {
    order: DigitOrder,
    condition: Condition,
    /// The sum of the coefficients of the digits 1, for each letter.
    sums: Vec<i64>,
    /// C⁺ and C⁻.
    positive: i64,
    negative: i64,
}

/// Partial sums that cannot come back, and bounds that do not exist.
const HIGH: i64 = i64::MAX;
const LOW: i64 = i64::MIN;

impl PartialSums {
    fn first(&self) -> [i64; 2] {
        match (self.order, self.condition) {
            (DigitOrder::MostFirst, Condition::Between(..)) => [self.clamped(0), 0],
            (DigitOrder::LeastFirst, Condition::Between(least, most)) => [least.unwrap_or(LOW), most.unwrap_or(HIGH)],
            (DigitOrder::MostFirst, Condition::Remainder { .. }) => [0, 0],
            (DigitOrder::LeastFirst, Condition::Remainder { modulus, .. }) => [0, 1 % modulus],
        }
    }

    fn after(&self, [a, b]: [i64; 2], letter: usize) -> [i64; 2] {
        let sum = self.sums[letter];
        match (self.order, self.condition) {
            (DigitOrder::MostFirst, Condition::Between(..)) => match a {
                HIGH | LOW => [a, 0],
                partial => [self.clamped(2 * partial + sum), 0],
            },
            // No number is left, and none will be.
            (DigitOrder::LeastFirst, Condition::Between(..)) if a > b => [HIGH, LOW],
            (DigitOrder::LeastFirst, Condition::Between(..)) => {
                let least = if a == LOW { LOW } else { (a - sum).div_euclid(2) + (a - sum).rem_euclid(2) };
                let most = if b == HIGH { HIGH } else { (b - sum).div_euclid(2) };
                if least > most { [HIGH, LOW] } else { [least, most] }
            }
            (DigitOrder::MostFirst, Condition::Remainder { modulus, .. }) => [(2 * a + sum).rem_euclid(modulus), 0],
            (DigitOrder::LeastFirst, Condition::Remainder { modulus, .. }) => {
                let wide = (i128::from(a) + i128::from(b) * i128::from(sum)).rem_euclid(modulus.into());
                // A remainder of a number of 64 bits has 64 bits.
                [i64::try_from(wide).unwrap_or(0), 2 * b % modulus]
            }
        }
    }

    /// The partial sum, or one of the two states for sums that cannot come back.
    fn clamped(&self, partial: i64) -> i64 {
        let Condition::Between(least, most) = self.condition else { return partial };
        let is_above = least.is_none_or(|least| partial >= least) && most.is_none_or(|most| partial > most);
        let is_below = least.is_none_or(|least| partial < least) && most.is_none_or(|most| partial <= most);
        if partial >= self.negative && is_above {
            HIGH
        } else if partial <= -self.positive && is_below {
            LOW
        } else {
            partial
        }
    }

    fn accepts_numbers(&self, [a, b]: [i64; 2]) -> bool {
        match (self.order, self.condition) {
            (DigitOrder::MostFirst, Condition::Between(least, most)) => {
                least.is_none_or(|least| a == HIGH || a != LOW && a >= least)
                    && most.is_none_or(|most| a == LOW || a != HIGH && a <= most)
            }
            (DigitOrder::LeastFirst, Condition::Between(..)) => a <= 0 && b >= 0,
            (_, Condition::Remainder { remainder, .. }) => a == remainder,
        }
    }
}

impl Machine for PartialSums {
    fn start(&mut self, out: &mut Vec<u32>) {
        write(self.first(), out);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        write(self.after(read(state), letter), out);
    }

    fn accepts(&self, state: &[u32]) -> bool {
        self.accepts_numbers(read(state))
    }
}

fn write(numbers: [i64; 2], out: &mut Vec<u32>) {
    out.extend(numbers.into_iter().flat_map(|number| [number as u32, (number >> 32) as u32]));
}

fn read(state: &[u32]) -> [i64; 2] {
    [0, 2].map(|at: usize| i64::from(state[at]) | i64::from(state[at + 1]) << 32)
}
