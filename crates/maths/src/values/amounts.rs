//! Sets of amounts that have no end, for heaps and for own rules.

use serde::{Deserialize, Serialize};

crate::named! {
    /// A set of amounts that may be taken.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum Amounts {
        /// 2, 3, 5, 7, 11, …
        Primes = "primes",
        /// 1, 4, 9, 16, …
        Squares = "squares",
        /// 1, 2, 4, 8, …
        PowersOfTwo = "powers of 2",
    }
}

impl Amounts {
    /// True if an amount is one of them.
    pub fn has(self, amount: usize) -> bool {
        self.next(amount) == Some(amount)
    }

    /// The least of them that is at least `from`; `None` if it is too large for the type.
    pub fn next(self, from: usize) -> Option<usize> {
        let is_prime = |number: &usize| (2..).take_while(|by| by * by <= *number).all(|by| !number.is_multiple_of(by));
        match self {
            Self::Primes => (from.max(2)..=usize::MAX).find(is_prime),
            Self::Squares => (from.max(1) - 1).isqrt().checked_add(1)?.checked_pow(2),
            Self::PowersOfTwo => from.checked_next_power_of_two(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Amounts;

    #[test]
    fn every_set_begins_as_in_every_table() {
        let first = |set: Amounts| (0..50).filter(|&amount| set.has(amount)).collect::<Vec<usize>>();
        assert_eq!(first(Amounts::Primes), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
        assert_eq!(first(Amounts::Squares), [1, 4, 9, 16, 25, 36, 49]);
        assert_eq!(first(Amounts::PowersOfTwo), [1, 2, 4, 8, 16, 32]);
        // The largest prime and square below 2³², and the largest number.
        assert_eq!(Amounts::Primes.next(4_294_967_280), Some(4_294_967_291));
        assert_eq!(Amounts::Squares.next(65_534 * 65_536), Some(65_535 * 65_535));
        assert_eq!(Amounts::Squares.next(usize::MAX).or(Amounts::PowersOfTwo.next(usize::MAX)), None);
        assert!(Amounts::ALL.into_iter().all(|set| Amounts::with_key(set.key()) == Some(set)));
    }
}
