//! What a proof says at one position.

use crate::games::{Axis, Game, Move, Position};

/// Which case of a proof applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// The position is in the set.
    Inside,
    /// It is in the set because the theorem names it, and not by its nim-sum.
    Named,
    /// No move is left, and under misère play the player who has to move wins.
    Over,
    /// y has a 1 in the leading column of the nim-sum.
    LowerY,
    /// Another coordinate has it, and y fits under the rim when that is lowered.
    Lower(Axis),
    /// Another coordinate has it, and y comes down with it.
    LowerBoth(Axis),
    /// The pass has it.
    UsePass,
    /// The rest is cut off at one go, which leaves a position that the theorem names.
    CutOff(Axis),
    /// The digits lead to a position that the theorem leaves out, and one square more or less to one that it names.
    OneBeside(Axis),
    /// A strip with a pass: the value of the bar on the right has a partner that is smaller than the strip.
    Shorten,
    /// Misère play, a side of at most 1: the other side is lowered until both have 1 square together.
    ToCorner(Axis),
    /// Misère play, both sides at least 2: the move that wins in normal play.
    AsNormal,
    /// The sides differ by at most y.
    Near,
    /// This side is longer than the other one and y together.
    Far(Axis),
    /// Three piles; the difference of their gaps is 0 or 4^k·odd: two piles become equal by the smaller gap.
    SmallerGap,
    /// Three piles; the difference is twice such a number: the largest and the smallest pile meet.
    Meet,
    /// Three piles; the smaller gap leaves r when it is divided by 4, and the larger one t.
    Remainders {
        /// Of the smaller gap.
        r: u32,
        /// Of the larger gap.
        t: u32,
    },
    /// A P-position, of which Theorem 4 says nothing.
    Elsewhere,
    /// The position beside its complement.
    Mirror,
}

/// How a move changes the coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// This coordinate alone.
    Alone(Axis),
    /// This one, and y comes down to the rim.
    Both(Axis),
    /// The pass is used.
    Pass,
    /// Tokens are moved, and two piles become equal.
    MakesEqual,
    /// Tokens are moved, and all piles are different.
    KeepsApart,
}

/// A line of a proof at one position. All numbers are computed; whether it is true is a matter of these ([`Fact::holds`]).
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
        /// What makes the nim-sum 0.
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
    /// Where digits follow the rim one after the other, y comes down to the rim.
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
        /// Its partner, or without the pass the value.
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
    /// So many candidates are answered by breaks of one kind, each by another break.
    Answered {
        /// What is broken.
        axis: Axis,
        /// How many candidates.
        candidates: u32,
        /// How many breaks of the kind there are.
        cuts: u32,
        /// What a break leaves that answers two candidates, if there is one.
        twice: Option<u32>,
    },
    /// The first P-position among the candidates.
    FirstP {
        /// What it leaves of the longer side.
        at: u32,
        /// What the last candidate leaves of it.
        last: u32,
    },
    /// The nim-sum after the move is 0.
    Zero {
        /// The nim-sum.
        sum: u32,
    },
    /// So many tokens are moved, no fewer than 1 and not so many that the receiving pile becomes the larger one.
    Tokens {
        /// How many.
        tokens: i64,
        /// The difference of the two piles.
        apart: i64,
    },
    /// Every move has a mirror image that is a move from the complement, and leaves complements.
    Mirrored {
        /// How many moves there are.
        moves: usize,
        /// One without a mirror image, if there is one.
        without: Option<Move>,
    },
}

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Every move leaves the set.
    AllLeave,
    /// This move leads into the set.
    MovesTo(Move),
    /// No move is needed.
    NoMove,
    /// Nothing: the theorem is not about it.
    Nothing,
    /// Each move has its mirror image as an answer.
    Answers,
}

/// What a proof says at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The case that applies.
    pub case: Case,
    /// What the proof uses, in its order.
    pub lines: Vec<Fact>,
    /// What follows from it.
    pub says: Says,
}

impl Fact {
    /// Whether it is true.
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

/// The options of a position by their kind: none of them may be in the set. Kinds come in the order in which moves have them.
pub(super) fn leaving(
    game: &Game,
    kind_of: impl Fn(&Game, Move, Position) -> Kind,
    has: impl Fn(&Game) -> bool,
) -> Vec<Fact> {
    let mut lines: Vec<(Kind, Option<Position>)> = Vec::new();
    for (play, to) in game.options() {
        let kind = kind_of(game, play, to);
        let stays = game.play(play).filter(|to| has(to)).map(|to| to.position());
        match lines.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, found)) => *found = found.or(stays),
            None => lines.push((kind, stays)),
        }
    }
    lines.into_iter().map(|(kind, stays)| Fact::Leaves { kind, stays }).collect()
}
