//! Grundy values. Their addition is the nim-sum, which is why [`Nimber`] is not a plain integer.

use std::collections::HashSet;
use std::fmt;
use std::ops::{Add, AddAssign};

/// A Grundy value. `+` is the nim-sum ⊕: `Nimber(5) + Nimber(3) == Nimber(6)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber(pub u32);

impl Nimber {
    /// The value of a P-position.
    pub const ZERO: Self = Self(0);
}

// Nim addition is addition without carrying, so `^` is the right operator here.
#[allow(clippy::suspicious_arithmetic_impl)]
impl Add for Nimber {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl std::iter::Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Self::add)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// The minimum excluded value: the least value that is not among `values`.
///
/// ```
/// # use maths::values::{mex, Nimber};
/// assert_eq!(mex([0, 1, 3, 1].map(Nimber)), Nimber(2));
/// ```
pub fn mex(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    let seen: HashSet<u32> = values.into_iter().map(|value| value.0).collect();
    let mut least = 0;
    while seen.contains(&least) {
        least += 1;
    }
    Nimber(least)
}

#[cfg(test)]
mod tests {
    use super::{Nimber, mex};
    use proptest::prelude::*;

    #[test]
    fn mex_of_nothing_is_zero() {
        assert_eq!(mex([]), Nimber::ZERO);
    }

    proptest! {
        #[test]
        fn nim_sum_is_a_group_in_which_everything_is_its_own_inverse(a: u32, b: u32, c: u32) {
            let (a, b, c) = (Nimber(a), Nimber(b), Nimber(c));
            prop_assert_eq!(a + a, Nimber::ZERO);
            prop_assert_eq!(a + b, b + a);
            prop_assert_eq!((a + b) + c, a + (b + c));
        }

        #[test]
        fn mex_is_absent_and_everything_below_is_present(values in prop::collection::vec(0u32..20, 0..30)) {
            let least = mex(values.iter().copied().map(Nimber)).0;
            prop_assert!(!values.contains(&least));
            prop_assert!((0..least).all(|below| values.contains(&below)));
        }
    }
}
