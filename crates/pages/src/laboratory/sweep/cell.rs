//! The verdict for one choice of the parameters.

use maths::claims;
use maths::claims::Checked;
use proofs::theorems;
use proofs::theorems::universal::Universal;
use web::workers::checker::protocol::Case;

/// The verdict for one choice of the parameters.
#[derive(Clone, Debug, PartialEq)]
pub enum CellVerdict {
    /// A theorem for all parameters proves it, so nothing is run.
    Universal {
        /// The theorem.
        theorem: Universal,
        /// True if the paper states the claim for these parameters.
        is_stated: bool,
    },
    /// Of a test.
    Tested(Checked),
    /// Of a proof.
    Proved {
        /// The verdict.
        verdict: theorems::Verdict,
        /// True if the paper states the claim for these parameters.
        is_stated: bool,
    },
}

/// The kind of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The claim holds: up to the bound, or for all positions.
    Holds,
    /// The claim fails.
    Fails,
    /// It is not decided.
    Undecided,
    /// The paper does not speak of it.
    Outside,
}

impl CellVerdict {
    /// The verdict of a theorem for all parameters on a case, if there is one.
    pub(super) fn universal(case: &Case) -> Option<Self> {
        let theorem = Universal::at(case.claim, &case.parameters)?;
        Some(Self::Universal { theorem, is_stated: case.claim.is_stated(&case.parameters) })
    }

    /// True if the verdict is that of a theorem for all parameters.
    pub fn is_universal(&self) -> bool {
        matches!(self, Self::Universal { .. })
    }

    /// The kind of the verdict.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Universal { .. } => Kind::Holds,
            Self::Tested(checked) => match checked.verdict {
                claims::Verdict::Verified { .. } => Kind::Holds,
                claims::Verdict::Refuted { .. } => Kind::Fails,
                claims::Verdict::Outside(_) => Kind::Outside,
                claims::Verdict::Stopped { .. } | claims::Verdict::Empty { .. } | claims::Verdict::Refused { .. } => {
                    Kind::Undecided
                }
            },
            Self::Proved { verdict, .. } => match verdict {
                theorems::Verdict::Proved { .. } => Kind::Holds,
                theorems::Verdict::Refuted { .. } | theorems::Verdict::RefutedBeyond { .. } => Kind::Fails,
                theorems::Verdict::NotDecidable(_) | theorems::Verdict::Stopped(_) => Kind::Undecided,
            },
        }
    }

    /// True if the paper states the claim for these parameters.
    pub fn is_stated(&self) -> bool {
        match self {
            Self::Tested(checked) => checked.is_stated,
            Self::Universal { is_stated, .. } | Self::Proved { is_stated, .. } => *is_stated,
        }
    }

    /// The largest coordinate of the counterexample; the largest number if it is beyond those of the laboratory.
    pub fn largest(&self) -> Option<u32> {
        match self {
            Self::Tested(Checked { verdict: claims::Verdict::Refuted { counterexample, .. }, .. }) => {
                Some(counterexample.size().0)
            }
            Self::Proved { verdict: theorems::Verdict::Refuted { at, .. }, .. } => Some(at.size().0),
            Self::Proved { verdict: theorems::Verdict::RefutedBeyond { .. }, .. } => Some(u32::MAX),
            Self::Universal { .. } | Self::Tested(_) | Self::Proved { .. } => None,
        }
    }
}
