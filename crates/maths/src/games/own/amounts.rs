//! By how much a move may lower coordinates.

use crate::games::own::bound::inputs;
use crate::games::program::Program;
use crate::games::{Coordinates, Direction};
use serde::{Deserialize, Serialize};

/// A direction of moves, and the amounts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) along: Direction,
    pub(super) amounts: Vec<Amount>,
}

/// One entry of a list of amounts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Amount {
    /// Any amount of which there is enough.
    Any,
    /// This one, at least 1.
    Exactly(u32),
    /// From the first, at least 1, up to the value of a formula at the position before the move.
    Range(u32, Program),
}

impl Amount {
    /// The least and the greatest; nothing where the greatest is less than 1 or cannot be computed.
    fn range(&self, coordinates: Coordinates) -> (u32, u32) {
        match self {
            Self::Any => (1, u32::MAX),
            Self::Exactly(amount) => (*amount, *amount),
            Self::Range(first, last) => {
                let last = last.value(&inputs(coordinates)).map_or(0, |last| last.floor());
                (*first, u32::try_from(last.max(0)).unwrap_or(u32::MAX))
            }
        }
    }
}

impl Turn {
    /// The ranges of its amounts at a position, none beyond what there is.
    pub(super) fn ranges(&self, coordinates: Coordinates) -> impl Iterator<Item = (u32, u32)> + '_ {
        let most = self.along.most(coordinates);
        let ranges = self.amounts.iter().map(move |amount| amount.range(coordinates));
        ranges.map(move |(first, last)| (first, last.min(most))).filter(|(first, last)| first <= last)
    }

    /// Calls `visit` with every amount once, the smallest first.
    pub(super) fn each_amount(&self, coordinates: Coordinates, mut visit: impl FnMut(u32)) {
        let mut next = 1;
        // The range that goes on from `next`, or begins soonest after it.
        while let Some((first, last)) =
            self.ranges(coordinates).filter(|(_, last)| *last >= next).min_by_key(|(first, _)| (*first).max(next))
        {
            (first.max(next)..=last).for_each(&mut visit);
            next = last + 1;
        }
    }

    /// True if there is an amount.
    pub(super) fn has_amount(&self, coordinates: Coordinates) -> bool {
        self.ranges(coordinates).next().is_some()
    }

    /// True if this amount is one of them.
    pub(super) fn allows(&self, coordinates: Coordinates, by: u32) -> bool {
        self.ranges(coordinates).any(|(first, last)| (first..=last).contains(&by))
    }
}
