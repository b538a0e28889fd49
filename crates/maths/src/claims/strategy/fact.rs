//! The lines of proofs.

use crate::claims::strategy::Kind;
use crate::games::{Axis, Move, Position};

/// A line of a proof at one position. All numbers are computed, and [`Fact::holds`] tests the line by these numbers alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// No option of this kind is in the set.
    Leaves {
        /// The kind.
        kind: Kind,
        /// An option of this kind that is in the set, if there is one.
        stays: Option<Position>,
    },
    /// A number has a 1 in the leading column of the nim-sum, and the nim-sum of the others has a 0 there. So it becomes smaller.
    Smaller {
        /// The coordinate.
        axis: Axis,
        /// The number, with s if the sum has that.
        from: u32,
        /// The number that makes the nim-sum 0.
        to: u32,
    },
    /// Without s, the number is not negative.
    NotNegative {
        /// The coordinate.
        axis: Axis,
        /// The number.
        to: i64,
    },
    /// y is not above the rim after the cut.
    Fits {
        /// y before the cut.
        y: u32,
        /// The rim after it.
        rim: u32,
    },
    /// y would be above the rim.
    TooHigh {
        /// y before the cut.
        y: u32,
        /// The rim after it.
        rim: u32,
    },
    /// If digits follow the rim one after the other, y comes down to the rim.
    OnRim {
        /// The number of these digits.
        y: u32,
        /// The rim over the number that is cut.
        rim: u32,
    },
    /// Two lengths of the strip are a pair while a pass can be used.
    Partners {
        /// The strip.
        x: u32,
        /// The other length.
        with: u32,
    },
    /// The partner of the value of the bar right of the strip is smaller than the strip.
    Shorter {
        /// The value.
        value: i64,
        /// The partner of the value, or without the pass the value itself.
        to: u32,
        /// The strip.
        x: u32,
    },
    /// The rim over x = z = 1 is 0.
    Corner {
        /// The rim.
        rim: u32,
    },
    /// After the move both sides are still at least 2.
    StillLong {
        /// The shorter side.
        shorter: u32,
    },
    /// The sides differ by at most y.
    IsNear {
        /// The difference.
        apart: u32,
        /// y.
        y: u32,
    },
    /// This many candidates are answered by breaks of one kind, each by another break.
    Answered {
        /// The coordinate that is broken.
        axis: Axis,
        /// The number of candidates.
        candidates: u32,
        /// The number of breaks of the kind.
        cuts: u32,
        /// The rest after a break that answers two candidates, if there is one.
        twice: Option<u32>,
    },
    /// The first P-position among the candidates.
    FirstP {
        /// The rest of the longer side at this P-position.
        at: u32,
        /// The rest of the longer side at the last candidate.
        last: u32,
    },
    /// The nim-sum after the move is 0.
    Zero {
        /// The nim-sum.
        sum: u32,
    },
    /// A transfer of at least 1 token and at most half of the difference, so that the receiving pile does not become the larger one.
    Tokens {
        /// The number of tokens.
        tokens: i64,
        /// The difference of the two piles.
        apart: i64,
    },
    /// Every move has a mirror image that is a move from the complement, and leaves complements.
    Mirrored {
        /// The number of moves.
        moves: usize,
        /// One without a mirror image, if there is one.
        without: Option<Move>,
    },
}

impl Fact {
    /// True if the line is true.
    pub fn holds(self) -> bool {
        match self {
            Self::Leaves { stays, .. } => stays.is_none(),
            Self::Smaller { from, to, .. } => to < from,
            Self::NotNegative { to, .. } => to >= 0,
            Self::Fits { y, rim } => y <= rim,
            Self::TooHigh { y, rim } => rim < y,
            Self::OnRim { y, rim } => y == rim,
            Self::Partners { x, with } => {
                if x == 0 {
                    with == 0
                } else {
                    x.abs_diff(with) == 1 && x.min(with) % 2 == 1
                }
            }
            Self::Shorter { value, to, x } => value >= 0 && value.abs_diff(to.into()) <= 1 && to < x,
            Self::Corner { rim } => rim == 0,
            Self::StillLong { shorter } => shorter >= 2,
            Self::IsNear { apart, y } => apart <= y,
            Self::Answered { candidates, cuts, twice, .. } => candidates <= cuts && twice.is_none(),
            Self::FirstP { at, last } => at <= last,
            Self::Zero { sum } => sum == 0,
            Self::Tokens { tokens, apart } => tokens >= 1 && 2 * tokens <= apart,
            Self::Mirrored { without, .. } => without.is_none(),
        }
    }
}
