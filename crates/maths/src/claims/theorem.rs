//! The theorems that tell the outcome of a position by a formula.

#[cfg(test)]
mod tests;

use crate::claims::digits::Sum;
use crate::claims::{Digits, Ones, Piles, Reason};
use crate::games::{Game, Rules, Ruleset};

/// A theorem of the papers. All are about normal play without a pass unless they say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theorem {
    /// `triangular` Theorem 3.1: the rectangular bar.
    Triangular3_1,
    /// `triangular` Theorem 7.3: the triangular bar with k = 4m+3.
    Triangular7_3,
    /// `variants` Theorem 1.2: the stair bar with k = 2, s = 0.
    Variants1_2,
    /// `pass` Corollary 3.1, with Theorem 3.1 for the bar without the strip: the values of the stair bar with even k. Of the two
    /// conditions on s, which Lemma 3.2 prints as if both were needed, either one is enough, as Theorem 3.1 says. For s = 0
    /// neither holds, so nothing is said, though for k = 2 Theorem 1.2 of `variants` does.
    PassCorollary3_1,
    /// `pass` Theorem 4.1: the stair bar with a pass, k even, s odd and 0 < s < k. (That k is even is said in Section 3, for the
    /// whole paper.) Corollary 4.1, which is said to be the same, prints the sum without s; that is false: for k = 2, s = 1 it
    /// makes (0, 1, 1, 0) a P-position, but its value is 2.
    Pass4_1,
    /// `misere` Theorem 7: the triangular bar with k = 1. As the section begins by saying, it is about normal play. It says
    /// nothing of (0, y, z) and (x, y, 0) with y > 0; those are N, since (0, 0, 0), P by its first half, is an option.
    Misere7,
    /// `misere` Theorem 8: the triangular bar with k = 3, normal play. The case m = 0 of [`Theorem::Triangular7_3`].
    Misere8,
    /// `misere` Theorem 15, with `triangular` Theorem 7.3: the triangular bar with k = 4m+3 under misère play. (Theorem 15 holds
    /// for all k > 2, but compares with normal play, where only these k have a proved formula.)
    Misere15,
    /// `sharing` Theorem 2: the P-positions of Sharing Nim.
    Sharing2,
    /// `sharing` Theorem 4: the positions of value 1. Its (0, 2, 4k+1) with k = 0 has to be sorted to (0, 1, 2).
    Sharing4,
}

/// The kind of formula in a theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    Sum(Sum),
    Piles,
    Ones,
}

impl Theorem {
    /// All of them; of two that cover the same ruleset the one that says more comes first.
    pub const ALL: [Self; 10] = [
        Self::Triangular3_1,
        Self::Triangular7_3,
        Self::Variants1_2,
        Self::PassCorollary3_1,
        Self::Pass4_1,
        Self::Misere7,
        Self::Misere8,
        Self::Misere15,
        Self::Sharing2,
        Self::Sharing4,
    ];

    /// The theorem to explain a ruleset's positions with, if one covers it.
    pub fn covering(ruleset: &Ruleset) -> Option<Self> {
        Self::ALL.into_iter().find(|theorem| theorem.covers(ruleset))
    }

    /// The key of the paper.
    pub fn paper(self) -> &'static str {
        match self {
            Self::Triangular3_1 | Self::Triangular7_3 => "triangular",
            Self::Variants1_2 => "variants",
            Self::PassCorollary3_1 | Self::Pass4_1 => "pass",
            Self::Misere7 | Self::Misere8 | Self::Misere15 => "misere",
            Self::Sharing2 | Self::Sharing4 => "sharing",
        }
    }

    /// The name in the paper, as printed.
    pub fn number(self) -> &'static str {
        match self {
            Self::Triangular3_1 => "Theorem 3.1",
            Self::Triangular7_3 => "Theorem 7.3",
            Self::Variants1_2 => "Theorem 1.2",
            Self::PassCorollary3_1 => "Corollary 3.1",
            Self::Pass4_1 => "Theorem 4.1",
            Self::Misere7 => "Theorem 7",
            Self::Misere8 => "Theorem 8",
            Self::Misere15 => "Theorem 15",
            Self::Sharing2 => "Theorem 2",
            Self::Sharing4 => "Theorem 4",
        }
    }

    /// The id of the claim that checks it.
    pub fn claim(self) -> &'static str {
        match self {
            Self::Triangular3_1 => "triangular 3.1",
            Self::Triangular7_3 => "triangular 7.3",
            Self::Variants1_2 => "variants 1.2",
            Self::PassCorollary3_1 => "pass Cor 3.1",
            Self::Pass4_1 => "pass 4.1",
            Self::Misere7 => "misere 7",
            Self::Misere8 => "misere 8",
            Self::Misere15 => "misere 15",
            Self::Sharing2 => "sharing 2",
            Self::Sharing4 => "sharing 4",
        }
    }

    /// True if the theorem is proved for a ruleset.
    pub fn covers(self, ruleset: &Ruleset) -> bool {
        let is_its_play = ruleset.misere == (self == Self::Misere15) && ruleset.pass == (self == Self::Pass4_1);
        is_its_play && self.covers_shape(ruleset.rules)
    }

    fn covers_shape(self, rules: Rules) -> bool {
        match self {
            Self::Triangular3_1 => rules == Rules::NIM,
            Self::Triangular7_3 | Self::Misere15 => triangle(rules).is_some_and(|k| k % 4 == 3),
            Self::Misere7 => triangle(rules) == Some(1),
            Self::Misere8 => triangle(rules) == Some(3),
            Self::Variants1_2 => step(rules) == Some((2, 0)),
            Self::PassCorollary3_1 => {
                step(rules).is_some_and(|(k, s)| k % 2 == 0 && (is_by_condition_one(k, s) || is_by_condition_two(k, s)))
            }
            Self::Pass4_1 => step(rules).is_some_and(|(k, s)| k % 2 == 0 && s % 2 == 1 && is_by_condition_two(k, s)),
            Self::Sharing2 | Self::Sharing4 => rules == Rules::SHARING,
        }
    }

    /// The reason for the outcome of a position. None outside the rulesets that the theorem covers, and for [`Theorem::Sharing4`] none for
    /// positions that are not in its list.
    pub fn reason(self, game: &Game) -> Option<Reason> {
        if self.covers(&game.ruleset()) { self.applied(game) } else { None }
    }

    /// The reason by the formula of the theorem, even if the ruleset is not covered.
    fn applied(self, game: &Game) -> Option<Reason> {
        match self.rule() {
            Rule::Sum(sum) => Some(Reason::Digits(Digits::of(sum, game))),
            Rule::Piles => Some(Reason::Piles(Piles::of(game))),
            Rule::Ones => Ones::of(game).map(Reason::Ones),
        }
    }

    fn rule(self) -> Rule {
        match self {
            Self::Triangular3_1 => Rule::Sum(Sum::Heaps),
            Self::Triangular7_3 | Self::Variants1_2 | Self::Misere8 => Rule::Sum(Sum::Plain),
            Self::PassCorollary3_1 => Rule::Sum(Sum::Raised),
            Self::Pass4_1 => Rule::Sum(Sum::RaisedWithPass),
            Self::Misere7 => Rule::Sum(Sum::Offset),
            Self::Misere15 => Rule::Sum(Sum::Exchanged),
            Self::Sharing2 => Rule::Piles,
            Self::Sharing4 => Rule::Ones,
        }
    }
}

/// The k of a triangular bar, if it is whole.
fn triangle(rules: Rules) -> Option<u32> {
    rules.bar()?.as_triangle()?.as_whole()
}

/// k and s of a stair bar, if k is whole.
fn step(rules: Rules) -> Option<(u32, u32)> {
    let (k, s) = rules.bar()?.as_step()?;
    Some((k.as_whole()?, s))
}

/// Condition (i) of `pass` Theorem 3.1 for an even k: s = k·2^t + m·2^(t+1) with m = 0, 1, …, k/2 − 1. For each t these are the
/// multiples of 2^(t+1) from k·2^t on and before k·2^(t+1).
pub(super) fn is_by_condition_one(k: u32, s: u32) -> bool {
    (s / k).checked_ilog2().is_some_and(|t| s.trailing_zeros() > t)
}

/// Condition (ii) of `pass` Theorem 3.1: s = 1, 2, …, k − 1.
fn is_by_condition_two(k: u32, s: u32) -> bool {
    0 < s && s < k
}
