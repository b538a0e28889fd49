//! Periods of heap games, proved: the Grundy values of one heap repeat for ever.
//!
//! # Why finitely many values are enough
//! Let t be the largest amount that a move takes, and let G(n + p) = G(n) hold for the n of a *window* from n₀ ≥ 1 on. Then it holds for
//! all n ≥ n₀:
//!
//! - *Without splits*, the window has t numbers ([`Theorem::Subtraction`]). A heap of n ≥ n₀ + t leaves n − 1, …, n − t, which all are at
//!   least n₀, so the values of its options are those of n + p.
//! - *With splits*, the window ends before 2n₀ + p + t ([`Theorem::GuySmith`]; R. K. Guy and C. A. B. Smith, *The G-values of various
//!   games*, 1956). From a heap of n + p with n ≥ 2n₀ + p + t, the larger of two heaps a and b that are left has at least n₀ + p tokens,
//!   because a + b ≥ 2n₀ + 2p. So (a, b − p) can be left of n, with the same nim-sum. Conversely the larger of two heaps that
//!   are left of n has at least n₀ tokens, and p can be added to it.
//!
//! The second argument needs that any two heaps may be left: for Grundy's game there is no such theorem, and none for rules by which any
//! amount can be taken. `proofs/heaps.v` has both theorems in Rocq.

mod certificate;
mod find;
mod reckoner;
mod rising;
mod rocq;

pub use certificate::{Certificate, Checking, Fault, Unreadable};
pub use find::find;
pub use reckoner::Reckoner;
pub use rising::{Rising, rising};
pub use rocq::rocq;

use maths::solver::heaps::HeapRules;
use serde::{Deserialize, Serialize};

/// G(n + length) = G(n) for all n ≥ from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The first heap from which on the values repeat.
    pub from: usize,
    /// The number of values that repeat, at least 1.
    pub length: usize,
}

/// The theorem by which finitely many values prove a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// The theorem of R. K. Guy and C. A. B. Smith.
    GuySmith,
    /// The one for games in which no heap splits.
    Subtraction,
}

impl Theorem {
    /// The theorem for these rules, if there is one.
    pub fn of(rules: &HeapRules) -> Option<Self> {
        rules.largest()?;
        if rules.has_unequal() {
            return None;
        }
        Some(if rules.splits() { Self::GuySmith } else { Self::Subtraction })
    }

    /// The end of the window: G(n + p) = G(n) has to hold from n₀ on, which is [`Period::from`] or 1, for every smaller n.
    fn end(self, largest: usize, period: Period) -> usize {
        let from = period.from.max(1);
        match self {
            Self::GuySmith => 2 * from + period.length + largest,
            Self::Subtraction => from + largest,
        }
    }
}

impl Period {
    /// The number of values, from that of the empty heap on, that prove this period; `None` if there is no theorem for the rules.
    pub fn needs(self, rules: &HeapRules) -> Option<usize> {
        let end = Theorem::of(rules)?.end(rules.largest()?, self);
        Some(end + self.length)
    }

    /// True if the values are enough to prove this period, and have it.
    pub fn is_proved(self, rules: &HeapRules, values: &[u32]) -> bool {
        let Some(known) = self.needs(rules).and_then(|needed| values.get(self.from..needed)) else { return false };
        self.length > 0 && known.iter().zip(&known[self.length..]).all(|(value, later)| value == later)
    }

    /// The heap below [`Period::from`] and one period that has the value of this one.
    pub fn earlier(self, heap: usize) -> usize {
        if heap < self.from { heap } else { self.from + (heap - self.from) % self.length }
    }
}

#[cfg(test)]
mod tests;
