//! What is kept of every position of a box: its value, or how long the game lasts from it.

use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::Measuring;
use crate::solver::Plan;
use crate::solver::Solving;
use crate::solver::Summary;
use crate::solver::Table;
use crate::values::Nimber;
use crate::worker::WhyNot;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Values,
    Remoteness,
}

impl Kind {
    /// What a box takes.
    pub(super) fn plan(self, ruleset: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, WhyNot> {
        let plan = match self {
            Self::Values => Plan::new(ruleset, extent, bound),
            Self::Remoteness => Measuring::plan_for(ruleset, extent, bound),
        };
        Ok(plan?)
    }
}

/// A box that is full or being filled.
pub(super) enum Kept {
    Values(Box<Solving>),
    Remoteness(Box<Measuring>),
}

impl Kept {
    pub(super) fn begin(kind: Kind, ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, WhyNot> {
        Ok(match kind {
            Kind::Values => {
                let solving = Solving::new(ruleset, extent, bound)?;
                Self::Values(Box::new(solving))
            }
            Kind::Remoteness => {
                let measuring = Measuring::new(ruleset, extent, bound)?;
                Self::Remoteness(Box::new(measuring))
            }
        })
    }

    pub(super) fn kind(&self) -> Kind {
        match self {
            Self::Values(_) => Kind::Values,
            Self::Remoteness(_) => Kind::Remoteness,
        }
    }

    pub(super) fn ruleset(&self) -> Ruleset {
        match self {
            Self::Values(solving) => solving.ruleset(),
            Self::Remoteness(measuring) => measuring.remoteness().ruleset(),
        }
    }

    pub(super) fn extent(&self) -> Extent {
        match self {
            Self::Values(solving) => solving.extent(),
            Self::Remoteness(measuring) => measuring.remoteness().extent(),
        }
    }

    pub(super) fn plan(&self) -> Plan {
        match self {
            Self::Values(solving) => solving.plan(),
            Self::Remoteness(measuring) => measuring.plan(),
        }
    }

    pub(super) fn done(&self) -> u64 {
        match self {
            Self::Values(solving) => solving.done(),
            Self::Remoteness(measuring) => measuring.done(),
        }
    }

    /// Fills at least so many positions more. Returns whether the box is full.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, WhyNot> {
        match self {
            Self::Values(solving) => Ok(solving.advance(work)?),
            Self::Remoteness(measuring) => Ok(measuring.advance(work)?),
        }
    }

    /// The box of which all positions are known, while not all are.
    pub(super) fn complete(&self) -> Option<Extent> {
        match self {
            Self::Values(solving) => solving.complete(),
            Self::Remoteness(_) => None,
        }
    }

    pub(super) fn can_grow_to(&self, extent: &Extent) -> bool {
        match self {
            Self::Values(solving) => solving.can_grow_to(extent),
            Self::Remoteness(_) => false,
        }
    }

    /// The same with a larger box, if it can be had.
    pub(super) fn grown(self, extent: Extent) -> Option<Self> {
        match self {
            Self::Values(mut solving) => solving.grow(extent).is_ok().then_some(Self::Values(solving)),
            Self::Remoteness(_) => None,
        }
    }

    /// What is known of a position, if it is in the box.
    pub(super) fn number(&self, position: Position) -> Option<u16> {
        match self {
            Self::Values(solving) => solving.table().value(position).map(|Nimber(value)| value as u16),
            Self::Remoteness(measuring) => measuring.remoteness().at(position).map(|moves| moves as u16),
        }
    }

    /// The table, where values are kept.
    pub(super) fn table(&self) -> Option<&Table> {
        match self {
            Self::Values(solving) => Some(solving.table()),
            Self::Remoteness(_) => None,
        }
    }

    /// The box in numbers, where values are kept.
    pub(super) fn summary(&self) -> Option<Summary> {
        self.table().map(Table::summary)
    }
}
