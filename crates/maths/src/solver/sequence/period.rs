//! Periods, plain and arithmetic.
//!
//! # What is looked for
//! For a period p let the *tail* be the longest end of the list inside which a(n + p) = a(n) + s for all n, with one and the
//! same saltus s. With s = 0 it is a plain period, otherwise an arithmetic one. A period counts as seen if its tail
//! - has at least half of all terms,
//! - has at least 4p terms: the period and three whole repeats,
//! - foretells at least [`Sequence::LEAST_EVIDENCE`] terms: all but the first p, and one more where s has to be found.
//!
//! The least period that is seen is reported, the plain ones first.
//!
//! Two whole repeats would not do: sequences of this field have them without a period. The P-positions (0, 0, n) of
//! Sharing Nim, n = 4^k (2l + 1), are not periodic (`sharing` Theorem 3), yet blocks of any length 2^i come three times in a
//! row; and so do blocks of the distances from ⌊nφ⌋ to ⌊(n + 1)φ⌋, of which Wythoff's game is made. No block of either comes
//! four times.
//!
//! # Why that is the only choice there is
//! Let p and q be seen, with tails of t and u terms, t ≤ u. From u ≤ 2t, 4p ≤ t and 4q ≤ u follows p + q < t. So by the
//! theorem of Fine and Wilf the t − 1 differences of neighbours in the shorter tail, and if both are plain its t terms
//! themselves, repeat with g = gcd(p, q) too. Hence:
//! - *Both are plain.* g is seen as well. So the least one divides all others.
//! - *Not both are.* The rise over g is some r, that over p is (p/g)·r and that over q is (q/g)·r. So both are plain or both
//!   are arithmetic. No list has a plain and an arithmetic period, and which are asked for first does not matter.
//! - *The least one, p, has the longest tail.* Let q be a multiple of it. The term before the tail of p differs from what
//!   p demands of it, and q ≤ t demands the same, one repeat after another. So the least period has the least preperiod.
//!
//! # How it is found
//! For all p at once: the tail of p has p + z(p) terms, if z(p) says how far the reversed list agrees with itself shifted
//! by p. The Z-algorithm finds all z(p) in linear time. A list is arithmetic periodic when its differences are periodic.

use crate::solver::sequence::Sequence;

/// How often a period must be there, one right after the other, before it counts as seen.
const TIMES: usize = 4;

/// A rule a(n + period) = a(n) + saltus that holds from some n on, up to the last term known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Period {
    /// The least index n from which the rule holds. For a sequence that begins with 0 also the number of terms before.
    pub preperiod: u32,
    /// The least period, at least 1.
    pub period: u32,
    /// By how much the terms change from one repeat to the next; 0 for a plain period.
    pub saltus: i64,
    /// The index of the last term known. Nothing is said beyond.
    pub seen_to: u32,
    /// How many whole repeats there are after the first time; at least 3.
    pub repeats: u32,
}

impl Sequence {
    /// The least period that is seen, a plain one if there is one, or `None`. A period is seen if it holds for at least the
    /// last half of the terms, for three whole repeats at least, and foretells [`Sequence::LEAST_EVIDENCE`] terms.
    pub fn period(&self) -> Option<Period> {
        let backwards: Vec<i64> = self.values.iter().rev().map(|&value| value.into()).collect();
        let differences = || -> Vec<i64> { backwards.windows(2).map(|pair| pair[0] - pair[1]).collect() };
        let (period, tail) = least_seen(&backwards, 0).or_else(|| least_seen(&differences(), 1))?;
        let begin = self.values.len() - tail;
        Some(Period {
            preperiod: self.index(begin),
            period: period as u32,
            saltus: backwards[0] - backwards[period],
            seen_to: self.last()?,
            repeats: (tail / period - 1) as u32,
        })
    }
}

/// The least p that is seen, and how many terms its tail has. The list is reversed, and has `fewer` entries less than the
/// sequence has terms.
fn least_seen(backwards: &[i64], fewer: usize) -> Option<(usize, usize)> {
    let terms = backwards.len() + fewer;
    let agreements = agreements(backwards, terms / TIMES + 1);
    let tails = agreements.iter().enumerate().map(|(p, agreement)| (p, p + agreement + fewer));
    // The agreement is the number of terms that are foretold.
    tails
        .skip(1)
        .find(|&(p, tail)| 2 * tail >= terms && tail >= TIMES * p && tail - p - fewer >= Sequence::LEAST_EVIDENCE)
}

/// How many entries of a list agree with those `shift` places further on, counted from the beginning: for all shifts below
/// `count`.
///
/// The Z-algorithm. Of all windows that are known to agree with the beginning, the one reaching furthest is kept; inside of
/// it, what was found at the beginning holds again.
fn agreements(list: &[i64], count: usize) -> Vec<usize> {
    let mut found = vec![list.len()];
    let (mut start, mut end) = (0, 0);
    for shift in 1..count.min(list.len()) {
        let known = if shift < end { found[shift - start].min(end - shift) } else { 0 };
        let more = list[known..].iter().zip(&list[shift + known..]).take_while(|(one, other)| one == other).count();
        let agreement = known + more;
        if shift + agreement > end {
            (start, end) = (shift, shift + agreement);
        }
        found.push(agreement);
    }
    found
}

#[cfg(test)]
mod tests;
