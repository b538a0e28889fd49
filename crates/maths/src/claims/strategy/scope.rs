//! The rules under which a proof can be followed, and those that its theorem is about.

use crate::claims::strategy::Strategy;
use crate::claims::{Theorem, is_apart, shift_of};
use crate::games::{Bar, Rules, Ruleset};

impl Strategy {
    /// True if the cases can be tested under these rules, with any whole k and s.
    pub fn is_about(self, ruleset: &Ruleset) -> bool {
        let has_pass = matches!(self, Self::Pass4_1 | Self::PassConjecture4_1 | Self::TrianglePass);
        let is_misere = matches!(self, Self::Misere15 | Self::MisereCorner);
        let is_its_play = ruleset.misere == is_misere && ruleset.pass == has_pass;
        let has_whole_k = ruleset.rules.k().is_some_and(|k| k.as_whole().is_some());
        let bar = ruleset.rules.bar();
        is_its_play
            && match self {
                Self::Triangular8_1 => raised(ruleset).is_some(),
                Self::TrianglePass => raised(ruleset).is_some_and(|(_, s)| s == 0),
                Self::Triangular7_3 | Self::Misere15 => {
                    has_whole_k && bar.is_some_and(|bar| bar.as_triangle().is_some())
                }
                Self::Variants1_2 | Self::Pass3_1 | Self::Pass4_1 | Self::PassConjecture4_1 => {
                    has_whole_k && bar.is_some_and(|bar| bar.as_step().is_some())
                }
                Self::Near | Self::MisereCorner => bar.is_some_and(Bar::is_steady),
                Self::Sharing1 | Self::Sharing2 | Self::Sharing4 => ruleset.rules == Rules::SHARING,
            }
    }

    /// True if the theorem is about these rules, so that no line of the proof may fail.
    pub fn covers(self, ruleset: &Ruleset) -> bool {
        match self {
            Self::Triangular7_3 => Theorem::Triangular7_3.covers(ruleset),
            Self::Variants1_2 => Theorem::Variants1_2.covers(ruleset),
            Self::Pass3_1 => Theorem::PassCorollary3_1.covers(ruleset),
            Self::Pass4_1 => Theorem::Pass4_1.covers(ruleset),
            Self::Triangular8_1 => self.is_about(ruleset) && raised(ruleset).is_some_and(|(k, s)| is_offset(k, s)),
            Self::TrianglePass => self.is_about(ruleset) && raised(ruleset).is_some_and(|(k, _)| k % 4 == 1),
            Self::PassConjecture4_1 => {
                let step = ruleset.rules.bar().and_then(Bar::as_step);
                let whole = step.and_then(|(k, s)| Some((k.as_whole()?, s)));
                self.is_about(ruleset) && whole.is_some_and(|(k, s)| k % 2 == 0 && s < k)
            }
            Self::Misere15 => Theorem::Misere15.covers(ruleset),
            Self::Near => self.is_about(ruleset),
            Self::MisereCorner => self.is_about(ruleset) && ruleset.rules.rim(1, 1) == 0,
            Self::Sharing1 | Self::Sharing2 => Theorem::Sharing2.covers(ruleset),
            Self::Sharing4 => Theorem::Sharing4.covers(ruleset),
        }
    }
}

/// k and s of the rim ⌊(x+z+s)/k⌋.
fn raised(ruleset: &Ruleset) -> Option<(u32, u32)> {
    let (k, s) = ruleset.rules.bar()?.as_raised_triangle()?;
    Some((k.as_whole()?, s))
}

/// True if [`Sum::Offset`](crate::claims::digits::Sum::Offset) gives the P-positions of the rim ⌊(x+z+s)/k⌋: k is odd, and c has no binary
/// digit in common with a height over x = z = 0. For s = 0 the sum has c = −1.
fn is_offset(k: u32, s: u32) -> bool {
    (k % 4 == 1 || (k % 4 == 3 && s > 0)) && is_apart(shift_of(k, s), k, s)
}
