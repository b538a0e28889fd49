//! Self-similarity: the terms at even, or at odd, places repeat the pattern of all terms.
//!
//! A rule a(2n + r) = m·a(n) + c with r = 0 or 1. The number of ones among the binary digits of n follows two such rules
//! with m = 1; the largest power of two that divides n has a(2n) = 2a(n) and a(2n + 1) = 1. The P-positions of Sharing Nim
//! have m = −1: (0, 0, 2n), n ≥ 1, is P if and only if (0, 0, n) is not (`sharing` Theorem 2).
//!
//! The tail of a rule contains all n from some n on. The rule counts as seen if its tail has at least half of the n with both terms known,
//! and at least [`Sequence::LEAST_EVIDENCE`] n in addition to the one that gives c. Of several factors the one with the longest tail is
//! taken. Two tails are equally long only if all a(n) of the tail are the same; then the first of [`Doubling::FACTORS`] is taken.

use crate::solver::sequence::Sequence;

/// A rule a(2n + remainder) = factor · a(n) + summand that holds from some n on, up to the last term known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Doubling {
    /// 0 for the terms at even places, 1 for those at odd ones.
    pub remainder: u8,
    /// One of [`Doubling::FACTORS`]. With 0 the terms do not depend on n.
    pub factor: i8,
    /// The summand c.
    pub summand: i64,
    /// The least n from which the rule holds.
    pub from: u32,
    /// The largest n for which a(2n + remainder) is known. The rule is not tested beyond.
    pub seen_to: u32,
}

impl Doubling {
    /// The factors that are tried, in order of preference.
    pub const FACTORS: [i8; 4] = [1, 2, -1, 0];
}

impl Sequence {
    /// The rules that are seen for a(2n) and for a(2n + 1). A rule is seen if it holds for at least the last half of the n for which both
    /// terms are known, and predicts at least [`Sequence::LEAST_EVIDENCE`] terms.
    pub fn doublings(&self) -> [Option<Doubling>; 2] {
        [0, 1].map(|remainder| self.doubling(remainder))
    }

    fn doubling(&self, remainder: u8) -> Option<Doubling> {
        let seen_to = self.last()?.checked_sub(remainder.into())? / 2;
        let count = (seen_to + 1).checked_sub(self.first)? as usize;
        let mut best: Option<(usize, Doubling)> = None;
        for factor in Doubling::FACTORS {
            let (tail, summand) = self.tail(remainder, factor, count)?;
            let is_seen = 2 * tail >= count && tail > Self::LEAST_EVIDENCE;
            if is_seen && best.is_none_or(|(longest, _)| tail > longest) {
                let from = self.index(count - tail);
                best = Some((tail, Doubling { remainder, factor, summand, from, seen_to }));
            }
        }
        best.map(|(_, doubling)| doubling)
    }

    /// The common number a(2n + remainder) − factor · a(n) of the longest tail of the first `count` indices n, after the length of this
    /// tail.
    fn tail(&self, remainder: u8, factor: i8, count: usize) -> Option<(usize, i64)> {
        // The first place has the index `first`; so place i for n, and 2n + r is at 2i + r + first.
        let beyond = self.first as usize + usize::from(remainder);
        let summand = |place: usize| -> i64 {
            i64::from(self.values[2 * place + beyond]) - i64::from(factor) * i64::from(self.values[place])
        };
        let last = summand(count.checked_sub(1)?);
        Some(((0..count).rev().take_while(|&place| summand(place) == last).count(), last))
    }
}

#[cfg(test)]
mod tests;
