//! The sides of a bar in words.

use crate::texts::Texts;
use maths::games::{Coordinate, Move, Rules};

/// A side at which a bar can be broken.
#[derive(Clone, Copy)]
pub(crate) enum BarSide {
    Left,
    Top,
    Right,
    Bottom,
}

impl BarSide {
    /// The side of a coordinate; `None` if positions are not bars.
    pub(crate) fn of(rules: Rules, which: Coordinate) -> Option<Self> {
        let sides: &[Self] = match rules {
            Rules::Bar(_) => &[Self::Left, Self::Top, Self::Right],
            Rules::Own(own) if own.is_rectangle() => &[Self::Left, Self::Right, Self::Top, Self::Bottom],
            Rules::Own(_) | Rules::Piles(_) => &[],
        };
        sides.get(which.index()).copied()
    }

    /// The coordinate that a break lowers, and its side; `None` for other moves.
    pub(crate) fn broken(rules: Rules, play: Move) -> Option<(Coordinate, Self)> {
        let which = rules.coordinates().find(|which| play.lowers(*which))?;
        Some((which, Self::of(rules, which)?))
    }

    /// The side as sentences select it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Left => "x",
            Self::Top => "y",
            Self::Right => "z",
            Self::Bottom => "w",
        }
    }

    /// The name of the side.
    pub(crate) fn name(self, texts: Texts) -> &'static str {
        match self {
            Self::Left => texts.side_left(),
            Self::Top => texts.side_top(),
            Self::Right => texts.side_right(),
            Self::Bottom => texts.side_bottom(),
        }
    }

    /// The direction from the bitter piece to the side.
    pub(crate) fn direction(self, texts: Texts) -> &'static str {
        match self {
            Self::Left => texts.play_left(),
            Self::Top => texts.play_up(),
            Self::Right => texts.play_right(),
            Self::Bottom => texts.play_down(),
        }
    }

    /// A break on the side.
    pub(crate) fn way(self, texts: Texts) -> &'static str {
        match self {
            Self::Left => texts.way_left(),
            Self::Top => texts.way_top(),
            Self::Right => texts.way_right(),
            Self::Bottom => texts.way_bottom(),
        }
    }
}
