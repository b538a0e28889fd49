//! The parameter k: a positive rational in lowest terms.

use crate::values::{half_width, travel};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A positive rational number p/q in lowest terms, with 1 ≤ p, q ≤ [`Ratio::LARGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: u32,
    denominator: u32,
}

impl Ratio {
    /// The largest numerator and denominator. Products with two coordinates stay far inside 64 bits.
    pub const LARGEST: u32 = 1_000_000_000;
    /// One.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// The rational `numerator / denominator`.
    ///
    /// # Errors
    /// When either part is zero or larger than [`Ratio::LARGEST`].
    pub fn new(numerator: u32, denominator: u32) -> Result<Self, RatioError> {
        if denominator == 0 {
            return Err(RatioError::DividedByZero);
        }
        if numerator == 0 {
            return Err(RatioError::NotPositive);
        }
        if numerator > Self::LARGEST || denominator > Self::LARGEST {
            return Err(RatioError::TooLarge);
        }
        let common = gcd(numerator, denominator);
        Ok(Self { numerator: numerator / common, denominator: denominator / common })
    }

    /// The whole number `n` as a rational.
    ///
    /// # Errors
    /// As [`Ratio::new`].
    pub fn whole(n: u32) -> Result<Self, RatioError> {
        Self::new(n, 1)
    }

    /// p of p/q in lowest terms.
    pub fn numerator(self) -> u32 {
        self.numerator
    }

    /// q of p/q in lowest terms.
    pub fn denominator(self) -> u32 {
        self.denominator
    }

    /// The value as a whole number, if it is one.
    pub fn as_whole(self) -> Option<u32> {
        (self.denominator == 1).then_some(self.numerator)
    }

    /// ⌊n / self⌋, for n up to 4·10⁹, held at `u32::MAX` when it is larger.
    ///
    /// ```
    /// # use maths::values::Ratio;
    /// assert_eq!("5/2".parse::<Ratio>().map(|k| k.floor_of_quotient(14)), Ok(5));
    /// ```
    pub fn floor_of_quotient(self, n: u64) -> u32 {
        let quotient = n * u64::from(self.denominator) / u64::from(self.numerator);
        u32::try_from(quotient).unwrap_or(u32::MAX)
    }

    /// ⌈n · self⌉, held at `u32::MAX` when it is larger: the least whole m with ⌊m / self⌋ ≥ n.
    pub fn ceiling_of_product(self, n: u32) -> u32 {
        let product = u64::from(n) * u64::from(self.numerator);
        u32::try_from(product.div_ceil(u64::from(self.denominator))).unwrap_or(u32::MAX)
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl fmt::Display for Ratio {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(out, "{}", self.numerator),
            q => write!(out, "{}/{q}", self.numerator),
        }
    }
}

/// Why a text or a pair is no positive rational.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum RatioError {
    /// Not of the form 3, 5/2 or 2.5.
    NotANumber,
    /// Zero or negative.
    NotPositive,
    /// A fraction with denominator zero.
    DividedByZero,
    /// A part beyond [`Ratio::LARGEST`].
    TooLarge,
}

impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        travel::write(self, &(self.numerator, self.denominator), out)
    }
}

impl<'de> Deserialize<'de> for Ratio {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        travel::read(input, |(numerator, denominator)| Self::new(numerator, denominator).ok())
    }
}

impl FromStr for Ratio {
    type Err = RatioError;

    /// Reads `3`, `5/2` and `2.5`.
    fn from_str(text: &str) -> Result<Self, RatioError> {
        let text = half_width(text);
        let text = text.trim();
        if let Some((numerator, denominator)) = text.split_once('/') {
            return Self::new(natural(numerator)?, natural(denominator)?);
        }
        let Some((whole, decimals)) = text.split_once('.') else { return Self::whole(natural(text)?) };
        // More decimals than this would not fit LARGEST; trailing zeros say nothing.
        let decimals = decimals.trim_end_matches('0');
        let scale = 10u32.checked_pow(u32::try_from(decimals.len()).unwrap_or(u32::MAX));
        Self::new(natural(&format!("{whole}{decimals}"))?, scale.ok_or(RatioError::TooLarge)?)
    }
}

/// Reads a natural number, saying of a longer one that it is too large rather than not a number.
fn natural(text: &str) -> Result<u32, RatioError> {
    let text = text.trim();
    if text.strip_prefix('-').is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit())) {
        return Err(RatioError::NotPositive);
    }
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(RatioError::NotANumber);
    }
    text.parse().map_err(|_| RatioError::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::{Ratio, RatioError};
    use proptest::prelude::*;

    #[test]
    fn refusals_name_their_reason() {
        let read = |text: &str| text.parse::<Ratio>().unwrap_err();
        assert_eq!(read("0"), RatioError::NotPositive);
        assert_eq!(read("-3"), RatioError::NotPositive);
        assert_eq!(read("1/0"), RatioError::DividedByZero);
        assert_eq!(read("three"), RatioError::NotANumber);
        assert_eq!(read(""), RatioError::NotANumber);
        assert_eq!(read("."), RatioError::NotANumber);
        assert_eq!(read("1/-"), RatioError::NotANumber);
        assert_eq!(read("1000000000000000000000000000000"), RatioError::TooLarge);
        assert_eq!(read("0.12345678901234"), RatioError::TooLarge);
    }

    #[test]
    fn both_parts_go_up_to_the_largest() {
        let most = Ratio::LARGEST;
        assert_eq!(Ratio::new(most, 1).map(Ratio::numerator), Ok(most));
        assert_eq!(Ratio::new(1, most).map(Ratio::denominator), Ok(most));
        assert_eq!(Ratio::new(most + 1, 1), Err(RatioError::TooLarge));
        assert_eq!(Ratio::new(1, most + 1), Err(RatioError::TooLarge));
    }

    #[test]
    fn a_whole_number_is_known_as_one() {
        assert_eq!(Ratio::new(6, 3).map(Ratio::as_whole), Ok(Some(2)));
        assert_eq!(Ratio::new(5, 2).map(Ratio::as_whole), Ok(None));
        assert_eq!(Ratio::ONE.as_whole(), Some(1));
    }

    #[test]
    fn decimals_and_fractions_mean_the_same() {
        assert_eq!("2.5".parse::<Ratio>(), "10/4".parse());
        assert_eq!("3.0".parse::<Ratio>(), "3".parse());
        assert_eq!("2.5".parse::<Ratio>().unwrap().to_string(), "5/2");
    }

    proptest! {
        #[test]
        fn text_round_trips(p in 1u32..=Ratio::LARGEST, q in 1u32..=Ratio::LARGEST) {
            let ratio = Ratio::new(p, q).unwrap();
            prop_assert_eq!(ratio.to_string().parse(), Ok(ratio));
        }

        #[test]
        fn the_floor_is_the_largest_multiple_that_fits(p in 1u32..1000, q in 1u32..1000, n in 0u64..100_000) {
            let floor = u64::from(Ratio::new(p, q).unwrap().floor_of_quotient(n));
            let (p, q) = (u64::from(p), u64::from(q));
            prop_assert!(floor * p <= n * q && (floor + 1) * p > n * q);
        }

        #[test]
        fn the_ceiling_is_the_least_number_whose_floor_reaches(p in 1u32..1000, q in 1u32..1000, n in 0u32..10_000) {
            let ratio = Ratio::new(p, q).unwrap();
            let least = u64::from(ratio.ceiling_of_product(n));
            prop_assert!(ratio.floor_of_quotient(least) >= n);
            prop_assert!(least == 0 || ratio.floor_of_quotient(least - 1) < n);
        }

        #[test]
        fn no_text_panics(text in ".{0,40}") {
            let _ = text.parse::<Ratio>();
        }
    }
}
