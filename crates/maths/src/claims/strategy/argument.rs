//! The argument of a proof at one position.

use crate::claims::strategy::Fact;
use crate::games::{Axis, Game, Move, Position};

/// Which case of a proof applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// The position is in the set.
    Inside,
    /// The position is in the set because the theorem names it, and not by its nim-sum.
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

/// The effect of a move on the coordinates.
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

/// The conclusion of an argument.
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

/// The argument of a proof at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The case that applies.
    pub case: Case,
    /// The facts that the proof uses, in its order.
    pub lines: Vec<Fact>,
    /// The conclusion.
    pub says: Says,
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
