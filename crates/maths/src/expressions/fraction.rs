//! The numbers of formulas: rationals with two bounded parts.

use crate::expressions::Fault;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;

/// A rational in lowest terms. The numerator n has −[`Fraction::BOUND`] ≤ n < [`Fraction::BOUND`], the denominator d has
/// 1 ≤ d ≤ [`Fraction::BOUND`]. A result that does not fit is an overflow. Intermediate results never overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i64,
    denominator: i64,
}

impl Fraction {
    /// 2⁶², one bit less than an `i64` allows. So a sum of two numbers that is too large is detected and does not wrap around, and
    /// operations on digits always fit.
    pub const BOUND: i64 = 1 << 62;

    /// A whole number within the bound.
    ///
    /// # Errors
    /// When it is not.
    pub fn whole(number: i64) -> Result<Self, Fault> {
        if is_within(number) { Ok(Self { numerator: number, denominator: 1 }) } else { Err(Fault::Overflow) }
    }

    /// Parts that are in lowest terms and within their bounds already.
    pub(crate) fn of_parts(numerator: i64, denominator: i64) -> Self {
        Self { numerator, denominator }
    }

    /// The numerator in lowest terms.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator in lowest terms, at least 1.
    pub fn denominator(self) -> i64 {
        self.denominator
    }

    /// The quotient of any two numbers. Products of two parts and their sums fit 128 bits.
    pub(crate) fn new(numerator: i128, denominator: i128) -> Result<Self, Fault> {
        if denominator == 0 {
            return Err(Fault::DivisionByZero);
        }
        // Most numbers are small, and division of 64 bits is many times faster than of 128.
        if let (Ok(a), Ok(b @ 1..)) = (i64::try_from(numerator), i64::try_from(denominator))
            && let Ok(common) = i64::try_from(gcd_of_small(a.unsigned_abs(), b.unsigned_abs()))
        {
            return Self::within(a / common, b / common);
        }
        let common = i128::try_from(gcd(numerator.unsigned_abs(), denominator.unsigned_abs()));
        let common = common.map_err(|_| Fault::Overflow)? * denominator.signum();
        let numerator = i64::try_from(numerator / common).map_err(|_| Fault::Overflow)?;
        let denominator = i64::try_from(denominator / common).map_err(|_| Fault::Overflow)?;
        Self::within(numerator, denominator)
    }

    fn within(numerator: i64, denominator: i64) -> Result<Self, Fault> {
        let fits = is_within(numerator) && denominator <= Self::BOUND;
        if fits { Ok(Self { numerator, denominator }) } else { Err(Fault::Overflow) }
    }

    fn parts(self) -> (i128, i128) {
        (self.numerator.into(), self.denominator.into())
    }

    /// Both as whole numbers, if they are; their sum and difference fit 64 bits. That is the quick way through most formulas.
    fn both_whole(self, other: Self) -> Option<(i64, i64)> {
        (self.denominator == 1 && other.denominator == 1).then_some((self.numerator, other.numerator))
    }

    /// The sum, or that it does not fit.
    pub fn plus(self, other: Self) -> Result<Self, Fault> {
        if let Some((a, b)) = self.both_whole(other) {
            return Self::whole(a + b);
        }
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * d + c * b, b * d)
    }

    pub(crate) fn minus(self, other: Self) -> Result<Self, Fault> {
        if let Some((a, b)) = self.both_whole(other) {
            return Self::whole(a - b);
        }
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * d - c * b, b * d)
    }

    /// The product, or that it does not fit.
    pub fn times(self, other: Self) -> Result<Self, Fault> {
        if let Some((a, b)) = self.both_whole(other) {
            return Self::whole(a.checked_mul(b).ok_or(Fault::Overflow)?);
        }
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * c, b * d)
    }

    /// The quotient, or that it does not fit or the divisor is 0.
    pub fn over(self, other: Self) -> Result<Self, Fault> {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * d, b * c)
    }

    /// ⌊self / other⌋, which may fit where the quotient does not.
    pub(crate) fn floor_over(self, other: Self) -> Result<i64, Fault> {
        let small = (self.numerator.checked_mul(other.denominator), self.denominator.checked_mul(other.numerator));
        if let (Some(dividend), Some(divisor @ 1..)) = small {
            let floor = dividend.div_euclid(divisor);
            return if is_within(floor) { Ok(floor) } else { Err(Fault::Overflow) };
        }
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        let (dividend, divisor) = (a * d, b * c);
        if divisor == 0 {
            return Err(Fault::DivisionByZero);
        }
        let floor = dividend.div_euclid(divisor) - i128::from(divisor < 0 && dividend.rem_euclid(divisor) != 0);
        i64::try_from(floor).ok().filter(|&floor| is_within(floor)).ok_or(Fault::Overflow)
    }

    pub(crate) fn floor(self) -> i64 {
        self.numerator.div_euclid(self.denominator)
    }

    pub(crate) fn ceiling(self) -> i64 {
        -(-self.numerator).div_euclid(self.denominator)
    }

    /// The number, if it is a whole one.
    pub fn as_whole(self) -> Option<i64> {
        (self.denominator == 1).then_some(self.numerator)
    }
}

/// True if a whole number is within the bound.
pub(crate) fn is_within(number: i64) -> bool {
    (-Fraction::BOUND..Fraction::BOUND).contains(&number)
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn gcd_of_small(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        (a * d).cmp(&(c * b))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(out, "{}", self.numerator),
            denominator => write!(out, "{}/{denominator}", self.numerator),
        }
    }
}

/// As text, since a number of a browser's language holds 53 digits only.
impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fraction {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
        let part = |text: &str| text.parse::<i64>().map(i128::from).map_err(D::Error::custom);
        Self::new(part(numerator)?, part(denominator)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Fraction;
    use crate::expressions::Fault;
    use proptest::prelude::*;

    fn fraction(a: i64, b: i64) -> Fraction {
        Fraction::new(a.into(), b.into()).unwrap()
    }

    #[test]
    fn edges() {
        let [least, largest] = [-Fraction::BOUND, Fraction::BOUND - 1].map(|n| Fraction::whole(n).unwrap());
        let one = fraction(1, 1);
        assert_eq!(least.minus(one), Err(Fault::Overflow));
        assert_eq!(largest.plus(one), Err(Fault::Overflow));
        assert_eq!(least.times(least), Err(Fault::Overflow));
        assert_eq!(one.over(least).map(|found| found.to_string()), Ok(format!("-1/{}", Fraction::BOUND)));
        assert_eq!(least.over(fraction(-1, 1)), Err(Fault::Overflow));
        assert_eq!(least.floor_over(fraction(-3, 1)), Ok(Fraction::BOUND / 3));
        assert_eq!(one.over(fraction(0, 1)), Err(Fault::DivisionByZero));
    }

    #[test]
    fn fractions_travel_and_what_is_none_does_not() {
        for (a, b) in [(0, 1), (-3, 7), (5, 2), (Fraction::BOUND - 1, 1), (-Fraction::BOUND, 1), (1, Fraction::BOUND)] {
            let text = serde_json::to_string(&fraction(a, b)).unwrap();
            assert_eq!(serde_json::from_str::<Fraction>(&text).unwrap(), fraction(a, b), "{text}");
        }
        assert_eq!(serde_json::to_string(&fraction(6, -4)).unwrap(), "\"-3/2\"");
        for text in ["", "1/0", "1/2/3", "x", "4611686018427387904"] {
            assert!(serde_json::from_str::<Fraction>(&format!("\"{text}\"")).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn floors_are_the_largest_whole_numbers_below(a in -99i64..99, b in 1i64..20, c in -99i64..99, d in 1i64..20) {
            let (left, right) = (fraction(a, b), fraction(c, d));
            prop_assert!(left.floor() * b <= a && (left.floor() + 1) * b > a);
            prop_assert!(left.ceiling() * b >= a && (left.ceiling() - 1) * b < a);
            if c != 0 {
                prop_assert_eq!(left.floor_over(right), left.over(right).map(Fraction::floor));
            }
        }

        #[test]
        fn arithmetic_undoes_itself(a in -99i64..99, b in 1i64..20, c in -99i64..99, d in 1i64..20) {
            let (left, right) = (fraction(a, b), fraction(c, d));
            prop_assert_eq!(left.plus(right).unwrap().minus(right), Ok(left));
            prop_assert_eq!(left.cmp(&right), (a * d).cmp(&(c * b)));
            if c != 0 {
                prop_assert_eq!(left.times(right).unwrap().over(right), Ok(left));
            }
        }
    }
}
