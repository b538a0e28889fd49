//! The parameters for which theorems of the folder `proofs` give the P-positions of a bar: a line for readers who ask why. Pages that load
//! no theorem can show it. A test of `proofs` compares it with the theorems.

use crate::games::Ruleset;
use std::fmt;

/// All bars of one kind, with one kind of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvedFor {
    /// The triangle with every k = 4m + 1 or every k = 4m + 3.
    Residue(u32),
    /// The rim ⌊(x + z + s)/k⌋ with every odd k and every s < k.
    OddAndS,
    /// Strip and stair bar, with every even k and every s < k.
    EvenAndS,
}

impl ProvedFor {
    /// The family of a bar; none if no such theorem is about all bars of its kind.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        let (bar, Ruleset { pass, misere, .. }) = (ruleset.rules.bar()?, *ruleset);
        if let Some(k) = bar.as_triangle() {
            let k = k.as_whole().filter(|k| k % 2 == 1 && (!pass || k % 4 == 1))?;
            // Misère play follows from normal play if the bar is flat at its corner.
            let corner = if pass { 2 } else { 1 };
            return (!misere || bar.rim(corner, corner) == 0).then_some(Self::Residue(k % 4));
        }
        let is_below = |(k, s): (u32, u32)| s < k && !misere;
        if let Some((k, s)) = bar.as_step() {
            return k.as_whole().filter(|k| k % 2 == 0 && is_below((*k, s))).map(|_| Self::EvenAndS);
        }
        let (k, s) = bar.as_raised_triangle()?;
        k.as_whole().filter(|k| k % 2 == 1 && is_below((*k, s)) && !pass).map(|_| Self::OddAndS)
    }
}

/// As programs read it: `every k = 4m + 3`.
impl fmt::Display for ProvedFor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Residue(residue) => write!(out, "every k = 4m + {residue}"),
            Self::OddAndS => out.write_str("every odd k and every s < k"),
            Self::EvenAndS => out.write_str("every even k and every s < k"),
        }
    }
}
