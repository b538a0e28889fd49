//! Conditions on integers, read digit by digit. If the condition is that an automaton accepts some integers, its state is kept in the
//! place of a sum. It accepts no negative integer.
//!
//! An integer in two's complement is −(first digit), and then each digit b takes it from v to 2v + b. So c·v is a
//! *partial sum* s, which begins at −c·b for the letter b of signs, and becomes 2s + c·b.
//!
//! # Clamped partial sums
//! Let P be the sum of the positive coefficients and N that of the others without their signs, so −N ≤ c·b ≤ P for every letter. For the
//! condition c·v ≥ a let high = max(N, a) and low = min(−P, a − 1), and let *clamp* bring a number into low … high. Then
//! clamp(2·clamp(s) + c·b) = clamp(2s + c·b): if s ≥ high, then 2s + c·b ≥ 2·high − N ≥ high, and the same is true of high in the
//! place of s, so both sides are high; if s ≤ low, both are low in the same way; else s is not changed. By induction the
//! clamped sums that are kept are the clamped sums that would be reached without clamping on the way. And as low < a ≤ high, a sum
//! is at least a if and only if the clamped one is. A sum that is low can never be at least a again.

use crate::certificates::acceptor::Acceptor;
use std::rc::Rc;

/// A condition on integers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    /// The sum of these multiples is at least this.
    AtLeast { coefficients: Vec<i64>, least: i64 },
    /// The nim-sum of these coordinates, bits of a mask, is 0.
    NimSum { mask: usize },
    /// The automaton accepts the coordinates at these places.
    Accepts { places: Vec<usize>, automaton: Rc<Acceptor> },
}

/// Conditions that hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conditions(pub(super) Vec<Condition>);

/// The clamped partial sums of conditions, and the states of automata, in their order. A nim-sum has none: a digit that violates it
/// ends everything.
pub(super) type Sums = Vec<i64>;

impl Condition {
    /// The bounds that a partial sum is clamped to.
    pub(super) fn clamp(coefficients: &[i64], least: i64) -> (i64, i64) {
        let positive: i64 = coefficients.iter().filter(|c| **c > 0).sum();
        let negative: i64 = coefficients.iter().filter(|c| **c < 0).map(|c| -c).sum();
        ((-positive).min(least - 1), negative.max(least))
    }

    /// True if the condition keeps a sum or a state.
    fn is_kept(&self) -> bool {
        match self {
            Self::AtLeast { .. } | Self::Accepts { .. } => true,
            Self::NimSum { .. } => false,
        }
    }
}

impl Conditions {
    /// The sums after one letter more; nothing if the conditions cannot hold any more. Before the first letter, which has the
    /// signs, there are no sums.
    pub(super) fn after(&self, before: Option<&[i64]>, letter: usize) -> Option<Sums> {
        let mut sums = Vec::new();
        for condition in &self.0 {
            match condition {
                Condition::NimSum { mask } => {
                    if (letter & mask).count_ones() % 2 == 1 {
                        return None;
                    }
                }
                Condition::AtLeast { coefficients, least } => {
                    let digits = coefficients.iter().enumerate().filter(|(place, _)| letter >> place & 1 == 1);
                    let added: i64 = digits.map(|(_, coefficient)| coefficient).sum();
                    let sum = match before {
                        None => -added,
                        // A sum of a damaged certificate can be anything; one that is reached is small.
                        Some(before) => before.get(sums.len())?.saturating_mul(2).saturating_add(added),
                    };
                    let (low, high) = Condition::clamp(coefficients, *least);
                    if sum <= low {
                        return None;
                    }
                    sums.push(sum.min(high));
                }
                Condition::Accepts { places, automaton } => {
                    let digits = places.iter().enumerate().map(|(bit, place)| (letter >> place & 1) << bit);
                    let own: usize = digits.sum();
                    let state = match before {
                        None => (own == 0).then_some(0)?,
                        Some(before) => automaton.after(*before.get(sums.len())?, own)?,
                    };
                    sums.push(state);
                }
            }
        }
        Some(sums)
    }

    /// True if the conditions hold for the integers that were read.
    pub(super) fn hold(&self, sums: &[i64]) -> bool {
        let kept = self.0.iter().filter(|condition| condition.is_kept());
        kept.zip(sums).all(|(condition, sum)| match condition {
            Condition::AtLeast { least, .. } => sum >= least,
            Condition::NimSum { .. } => true,
            Condition::Accepts { automaton, .. } => automaton.accepts(*sum),
        })
    }

    /// The number of sums.
    pub(super) fn count(&self) -> usize {
        self.0.iter().filter(|condition| condition.is_kept()).count()
    }
}
