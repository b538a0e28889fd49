//! What came out for one choice of the parameters.

use crate::claims;
use crate::claims::Checked;
use crate::proofs;

/// What came out for one choice of the parameters.
#[derive(Clone, Debug, PartialEq)]
pub enum CellVerdict {
    /// Of a test.
    Tested(Checked),
    /// Of a proof.
    Proved {
        /// The verdict.
        verdict: proofs::Verdict,
        /// Whether the paper states the claim for these parameters.
        is_stated: bool,
    },
}

/// In short what came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It holds: up to the bound, or for all positions.
    Holds,
    /// It fails.
    Fails,
    /// It is not decided.
    Undecided,
    /// The paper does not speak of it.
    Outside,
}

impl CellVerdict {
    /// In short what came out.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Tested(checked) => match checked.verdict {
                claims::Verdict::Verified { .. } => Kind::Holds,
                claims::Verdict::Refuted { .. } => Kind::Fails,
                claims::Verdict::Outside(_) => Kind::Outside,
                claims::Verdict::Stopped { .. } | claims::Verdict::Empty { .. } | claims::Verdict::Refused { .. } => {
                    Kind::Undecided
                }
            },
            Self::Proved { verdict, .. } => match verdict {
                proofs::Verdict::Proved { .. } => Kind::Holds,
                proofs::Verdict::Refuted { .. } | proofs::Verdict::RefutedBeyond { .. } => Kind::Fails,
                proofs::Verdict::NotDecidable(_) | proofs::Verdict::Stopped(_) => Kind::Undecided,
            },
        }
    }

    /// Whether the paper states the claim for these parameters.
    pub fn is_stated(&self) -> bool {
        match self {
            Self::Tested(checked) => checked.is_stated,
            Self::Proved { is_stated, .. } => *is_stated,
        }
    }

    /// The largest coordinate of the counterexample; the largest number if it is beyond those of the laboratory.
    pub fn largest(&self) -> Option<u32> {
        match self {
            Self::Tested(Checked { verdict: claims::Verdict::Refuted { counterexample, .. }, .. }) => {
                Some(counterexample.size().0)
            }
            Self::Proved { verdict: proofs::Verdict::Refuted { at, .. }, .. } => Some(at.size().0),
            Self::Proved { verdict: proofs::Verdict::RefutedBeyond { .. }, .. } => Some(u32::MAX),
            Self::Tested(_) | Self::Proved { .. } => None,
        }
    }
}
