//! Why a position has its outcome, as data for a panel that explains it.

use crate::claims::{Digits, Ones, Piles};
use crate::games::Move;
use crate::values::Outcome;

/// A theorem applied to one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Numbers written under each other in base 2, and their nim-sum.
    Digits(Digits),
    /// Three piles, and one number of the form 4^k·(2l+1) or not.
    Piles(Piles),
    /// A position of a list.
    Ones(Ones),
}

impl Reason {
    /// The outcome of the position.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Digits(digits) => digits.outcome,
            Self::Piles(piles) => piles.outcome,
            Self::Ones(_) => Outcome::N,
        }
    }

    /// The Grundy value (under misère play the misère Grundy value), where the theorem tells it: of every P-position it
    /// is 0.
    pub fn value(&self) -> Option<u32> {
        match self {
            Self::Digits(digits) => digits.value,
            Self::Piles(piles) => (piles.outcome == Outcome::P).then_some(0),
            Self::Ones(_) => Some(1),
        }
    }

    /// The winning move that the proof constructs, if there is one and the proof is about it.
    pub fn play(&self) -> Option<Move> {
        match self {
            Self::Digits(digits) => digits.step.as_ref().map(|step| step.play),
            Self::Piles(piles) => piles.step.map(|share| share.play),
            Self::Ones(_) => None,
        }
    }
}
