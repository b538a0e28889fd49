//! Moves that lower some of several coordinates, each by an amount that is independent of the others: `move some of x,y,z by any`.

use crate::games::own::amounts::Turn;
use crate::games::own::entries::Factors;
use crate::games::{Coordinate, Coordinates};
use serde::{Deserialize, Serialize};

/// The coordinates of which a move lowers at least one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Several {
    /// A kind of move for each of the coordinates.
    pub(super) each: Vec<Turn>,
    /// The most coordinates that a move lowers.
    pub(super) most: usize,
}

impl Several {
    /// True if a move may lower the coordinates by these amounts.
    pub(super) fn allows(&self, at: Coordinates, by: &Factors) -> bool {
        let is_allowed = |which: Coordinate| match by[which.index()] {
            0 => true,
            amount => self.each.iter().any(|turn| turn.along == which.into() && turn.allows(at, amount)),
        };
        let count = by.iter().filter(|amount| **amount > 0).count();
        (1..=self.most).contains(&count) && Coordinate::first(by.len()).all(is_allowed)
    }

    /// Calls `visit` with the amounts of every move, those of the first coordinates changing last.
    pub(super) fn each_move(&self, at: Coordinates, mut visit: impl FnMut(&Factors)) {
        lower(&self.each, at, self.most, &mut Factors::default(), &mut visit);
    }

    /// True if there is a move.
    pub(super) fn has_move(&self, at: Coordinates) -> bool {
        self.each.iter().any(|turn| turn.has_amount(at))
    }
}

/// Lowers at most `most` of the coordinates that are left.
fn lower(each: &[Turn], at: Coordinates, most: usize, by: &mut Factors, visit: &mut dyn FnMut(&Factors)) {
    let Some((turn, others)) = each.split_first() else {
        if by.iter().any(|amount| *amount > 0) {
            visit(by);
        }
        return;
    };
    lower(others, at, most, by, visit);
    let Some((which, most)) = turn.along.first().zip(most.checked_sub(1)) else { return };
    turn.each_amount(at, |amount| {
        by[which.index()] = amount;
        lower(others, at, most, by, visit);
    });
    by[which.index()] = 0;
}
