//! The small box of positions that samples are taken from: a table of the solver, for bars and piles or for own rules.

use crate::formulas::{CannotCompare, MOST_COORDINATES};
use crate::games::{Position, Rules, Ruleset};
use crate::solver::{Computation, Extent, Filling, OwnTable, Solving, Table, ValueTooLarge};
use crate::values::Nimber;

/// A box that is being solved.
pub(super) enum OpenBox {
    Table(Box<Solving>),
    Own(Box<OwnTable>),
}

/// The values of all positions of a box.
pub(super) enum SmallBox {
    Table(Box<Table>),
    Own(Box<OwnTable>),
}

impl OpenBox {
    /// Plans and allocates.
    ///
    /// # Errors
    /// When it takes more than `bound` bytes, or formulas cannot be compared with values under these rules.
    pub(crate) fn new(ruleset: Ruleset, bound: u64) -> Result<Self, CannotCompare> {
        let size = size(ruleset);
        match ruleset.rules {
            Rules::Own(rules) if rules.count() > MOST_COORDINATES => Err(CannotCompare::TooManyNumbers(rules.count())),
            Rules::Own(rules) => Ok(Self::Own(Box::new(OwnTable::new(ruleset, rules, size, bound)?))),
            Rules::Piles(_) | Rules::Bar(_) => {
                let extent = Extent::cube(ruleset.rules, size);
                Ok(Self::Table(Box::new(Solving::new(ruleset, extent, bound)?)))
            }
        }
    }

    /// Does about `work` more positions. Returns true if the box is full.
    pub(crate) fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        match self {
            Self::Table(solving) => solving.advance(work),
            Self::Own(table) => table.advance(work),
        }
    }

    /// The solved box.
    pub(super) fn into_box(self) -> SmallBox {
        match self {
            Self::Table(solving) => SmallBox::Table(Box::new(solving.into_table())),
            Self::Own(table) => SmallBox::Own(table),
        }
    }
}

impl SmallBox {
    /// The value of a position, or `None` where there is none.
    pub(super) fn value(&self, at: Position) -> Option<Nimber> {
        match self {
            Self::Table(table) => table.value(at),
            Self::Own(table) => table.at(at),
        }
    }

    /// Every position and its value.
    pub(super) fn positions(&self) -> Vec<(Position, Nimber)> {
        match self {
            Self::Table(table) => table.positions().collect(),
            Self::Own(table) => table.positions().collect(),
        }
    }
}

/// The largest coordinate: enough for a few binary digits of each, and quickly solved.
pub(super) fn size(ruleset: Ruleset) -> u32 {
    match ruleset.rules {
        Rules::Piles(_) => 150,
        // Three coordinates up to 60 are about as many places as two up to 480, or four up to 20.
        Rules::Own(rules) => [300, 150, 60, 20][rules.count().clamp(1, MOST_COORDINATES) - 1],
        // The larger k is, the farther out y grows.
        Rules::Bar(bar) => bar.k().map_or(40, |k| k.ceiling_of_product(12).clamp(40, 120)),
    }
}
