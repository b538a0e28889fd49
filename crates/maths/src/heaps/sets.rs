//! Sets of amounts that have no end.

use serde::{Deserialize, Serialize};

/// A set of amounts that may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Amounts {
    /// 2, 3, 5, 7, 11, …
    Primes,
    /// 1, 4, 9, 16, …
    Squares,
}

impl Amounts {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Primes, Self::Squares];

    /// The word for it in rules.
    pub fn word(self) -> &'static str {
        match self {
            Self::Primes => "primes",
            Self::Squares => "squares",
        }
    }

    /// True if an amount is one of them.
    pub fn has(self, amount: usize) -> bool {
        match self {
            Self::Primes => {
                amount >= 2 && (2..).take_while(|by| by * by <= amount).all(|by| !amount.is_multiple_of(by))
            }
            Self::Squares => amount >= 1 && amount.isqrt().pow(2) == amount,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Amounts;

    #[test]
    fn primes_and_squares_are_those_of_every_table() {
        let first = |set: Amounts| (0..50).filter(|&amount| set.has(amount)).collect::<Vec<usize>>();
        assert_eq!(first(Amounts::Primes), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
        assert_eq!(first(Amounts::Squares), [1, 4, 9, 16, 25, 36, 49]);
    }
}
