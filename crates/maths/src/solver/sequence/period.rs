//! Periods, plain and arithmetic.
//!
//! # Definition
//! For a period p let the *tail* be the longest end of the list inside which a(n + p) = a(n) + s for all n, with one and the
//! same saltus s. With s = 0 it is a plain period, otherwise an arithmetic one. A period counts as seen if its tail
//! - has at least half of all terms,
//! - has at least 4p terms: the period and three whole repeats,
//! - predicts at least [`Sequence::LEAST_EVIDENCE`] terms: all but the first p, or all but the first p + 1 if s has to be found.
//!
//! The least period that is seen is reported, the plain ones first.
//!
//! Two whole repeats would not be enough: sequences of this field have them without a period. The P-positions (0, 0, n) of Sharing Nim, n =
//! 4^k (2l + 1), are not periodic (`sharing` Theorem 3), yet blocks of any length 2^i come three times in a row; and so do blocks of the
//! distances from ⌊nφ⌋ to ⌊(n + 1)φ⌋, of which Wythoff's game is made. No block of either comes four times.
//!
//! # Uniqueness
//! Let p and q be seen, with tails of t and u terms, t ≤ u. From u ≤ 2t, 4p ≤ t and 4q ≤ u follows p + q < t. So by the
//! theorem of Fine and Wilf the t − 1 differences of neighbours in the shorter tail, and if both are plain its t terms
//! themselves, repeat with g = gcd(p, q) too. Hence:
//! - *Both are plain.* g is seen as well. So the least one divides all others.
//! - *Not both are.* The rise over g is some r, that over p is (p/g)·r and that over q is (q/g)·r. So both are plain or both are
//!   arithmetic. No list has a plain and an arithmetic period, and the order of the two searches does not matter.
//! - *The least one, p, has the longest tail.* Let q be a multiple of it. The term before the tail of p differs from the term that p
//!   predicts. As q ≤ t, steps of p inside the tail show that q predicts the same term. So the least period has the least preperiod.
//!
//! # Algorithm
//! Let z(p) be the number of first entries of the reversed list that agree with the list shifted by p. Then the tail of p has p + z(p)
//! terms. The Z-algorithm finds all z(p) in linear time. A list is arithmetic periodic if its differences are periodic.

use crate::solver::sequence::Sequence;

/// The least number of consecutive repeats of a period, the first time included, that counts as seen.
const TIMES: usize = 4;

/// A rule a(n + period) = a(n) + saltus that holds from some n on, up to the last term known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Period {
    /// The least index n from which the rule holds. For a sequence that begins with 0 also the number of terms before.
    pub preperiod: u32,
    /// The least period, at least 1.
    pub period: u32,
    /// The change of the terms from one repeat to the next; 0 for a plain period.
    pub saltus: i64,
    /// The index of the last term known. The rule is not tested beyond.
    pub seen_to: u32,
    /// The number of whole repeats after the first time; at least 3.
    pub repeats: u32,
}

impl Sequence {
    /// The least period that is seen, a plain one if there is one, or `None`. A period is seen if it holds for at least the last half of
    /// the terms, for three whole repeats at least, and predicts at least [`Sequence::LEAST_EVIDENCE`] terms.
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

/// The least p that is seen, and the number of terms in its tail. The list is reversed, and has `fewer` entries less than the sequence has
/// terms.
fn least_seen(backwards: &[i64], fewer: usize) -> Option<(usize, usize)> {
    let terms = backwards.len() + fewer;
    let agreements = agreements(backwards, terms / TIMES + 1);
    let tails = agreements.iter().enumerate().map(|(p, agreement)| (p, p + agreement + fewer));
    // The agreement is the number of predicted terms.
    tails
        .skip(1)
        .find(|&(p, tail)| 2 * tail >= terms && tail >= TIMES * p && tail - p - fewer >= Sequence::LEAST_EVIDENCE)
}

/// For each shift below `count`, the number of first entries of a list that agree with the entries `shift` places further on.
///
/// This is the Z-algorithm. Of all windows that are known to agree with the beginning, it keeps the one that reaches furthest. Inside this
/// window the results from the beginning are valid again.
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
