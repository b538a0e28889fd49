//! The number that is kept for every position of a box: its value, or the length of the game from it.

use crate::workers::solver::WhyNot;
use maths::games::{Position, Ruleset};
use maths::solver::{
    Extent, Known, Measure, Measuring, OwnMeasuring, OwnTable, PileMeasuring, PilePlan, PileRules, PileTable, Plan,
    Solving, Summary, Table,
};
use maths::values::{Nimber, Outcome};

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Values,
    Remoteness,
}

impl Kind {
    /// The measure of a position that the number is.
    pub(super) fn measure(self) -> Measure {
        match self {
            Self::Values => Measure::Value,
            Self::Remoteness => Measure::Remoteness,
        }
    }

    /// The fact that a number in a picture states. Under normal play the previous player wins exactly the games that last an even number of
    /// moves.
    pub(super) fn known(self, number: u16, misere: bool) -> Known {
        match self {
            Self::Values => Known::Value(number.into()),
            Self::Remoteness if number.is_multiple_of(2) == misere => Known::Remoteness(Outcome::N, number.into()),
            Self::Remoteness => Known::Remoteness(Outcome::P, number.into()),
        }
    }

    /// The cost of a box.
    pub(super) fn plan(self, ruleset: &Ruleset, extent: &Extent, bound: u64) -> Result<Plan, WhyNot> {
        if let Some(own) = ruleset.rules.own() {
            return Ok(OwnTable::plan_for(ruleset, own, extent.z, bound)?);
        }
        if let Some(rules) = many_piles(ruleset) {
            let plan = match self {
                Self::Values => PilePlan::new(rules, extent.z, bound).map(|plan| plan.as_plan()),
                Self::Remoteness => PileMeasuring::plan_for(rules, extent.z, bound),
            };
            return Ok(plan?);
        }
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
    /// Values of Sharing Nim with another number of piles than three.
    PileValues(Ruleset, Box<PileTable>),
    /// Remoteness of Sharing Nim with another number of piles than three.
    PileRemoteness(Ruleset, Box<PileMeasuring>),
    /// Values of user-defined rules.
    OwnValues(Box<OwnTable>),
    /// Remoteness of user-defined rules.
    OwnRemoteness(Box<OwnMeasuring>),
}

impl Kept {
    pub(super) fn begin(kind: Kind, ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, WhyNot> {
        if let Some(own) = ruleset.rules.own() {
            return Ok(match kind {
                Kind::Values => Self::OwnValues(Box::new(OwnTable::new(ruleset, own, extent.z, bound)?)),
                Kind::Remoteness => Self::OwnRemoteness(Box::new(OwnMeasuring::new(ruleset, own, extent.z, bound)?)),
            });
        }
        if let Some(rules) = many_piles(&ruleset) {
            return Ok(match kind {
                Kind::Values => {
                    Self::PileValues(ruleset, Box::new(PileTable::of_normal_forms(rules, extent.z, bound)?))
                }
                Kind::Remoteness => {
                    Self::PileRemoteness(ruleset, Box::new(PileMeasuring::new(rules, extent.z, bound)?))
                }
            });
        }
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
            Self::Values(_) | Self::PileValues(..) | Self::OwnValues(_) => Kind::Values,
            Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnRemoteness(_) => Kind::Remoteness,
        }
    }

    pub(super) fn ruleset(&self) -> Ruleset {
        match self {
            Self::Values(solving) => solving.ruleset(),
            Self::Remoteness(measuring) => measuring.remoteness().ruleset(),
            Self::PileValues(ruleset, _) | Self::PileRemoteness(ruleset, _) => *ruleset,
            Self::OwnValues(table) => table.ruleset(),
            Self::OwnRemoteness(measuring) => measuring.ruleset(),
        }
    }

    pub(super) fn extent(&self) -> Extent {
        match self {
            Self::Values(solving) => solving.extent(),
            Self::Remoteness(measuring) => measuring.remoteness().extent(),
            Self::PileValues(_, table) => piles_up_to(table.largest()),
            Self::PileRemoteness(_, measuring) => piles_up_to(measuring.largest()),
            Self::OwnValues(table) => piles_up_to(table.largest()),
            Self::OwnRemoteness(measuring) => piles_up_to(measuring.largest()),
        }
    }

    pub(super) fn plan(&self) -> Plan {
        match self {
            Self::Values(solving) => solving.plan(),
            Self::Remoteness(measuring) => measuring.plan(),
            Self::PileValues(_, table) => table.plan().as_plan(),
            Self::PileRemoteness(_, measuring) => measuring.plan(),
            Self::OwnValues(table) => table.plan(),
            Self::OwnRemoteness(measuring) => measuring.plan(),
        }
    }

    pub(super) fn done(&self) -> u64 {
        match self {
            Self::Values(solving) => solving.done(),
            Self::Remoteness(measuring) => measuring.done(),
            Self::PileValues(_, table) => table.done(),
            Self::PileRemoteness(_, measuring) => measuring.done(),
            Self::OwnValues(table) => table.done(),
            Self::OwnRemoteness(measuring) => measuring.done(),
        }
    }

    /// Fills at least `work` more positions. Returns whether the box is full.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, WhyNot> {
        match self {
            Self::Values(solving) => Ok(solving.advance(work)?),
            Self::Remoteness(measuring) => Ok(measuring.advance(work)?),
            Self::PileValues(_, table) => Ok(table.advance(work)?),
            // A position here is measured from all its options, which takes far longer.
            Self::PileRemoteness(_, measuring) => Ok(measuring.advance(work / 100)?),
            Self::OwnValues(table) => Ok(table.advance(work)?),
            Self::OwnRemoteness(measuring) => Ok(measuring.advance(work)?),
        }
    }

    /// The box of which all positions are known, while not all are.
    pub(super) fn complete(&self) -> Option<Extent> {
        match self {
            Self::Values(solving) => solving.complete(),
            Self::Remoteness(_)
            | Self::PileValues(..)
            | Self::PileRemoteness(..)
            | Self::OwnValues(_)
            | Self::OwnRemoteness(_) => None,
        }
    }

    pub(super) fn can_grow_to(&self, extent: &Extent) -> bool {
        match self {
            Self::Values(solving) => solving.can_grow_to(extent),
            Self::PileValues(_, table) => extent.z > table.largest(),
            Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnValues(_) | Self::OwnRemoteness(_) => false,
        }
    }

    /// The same with a larger box, if it can be had.
    pub(super) fn grown(self, extent: Extent) -> Option<Self> {
        match self {
            Self::Values(mut solving) => solving.grow(extent).is_ok().then_some(Self::Values(solving)),
            Self::PileValues(ruleset, mut table) => {
                table.grow(extent.z).is_ok().then_some(Self::PileValues(ruleset, table))
            }
            Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnValues(_) | Self::OwnRemoteness(_) => None,
        }
    }

    /// The number of a position, if it is known and the position is in the box.
    pub(super) fn number(&self, position: Position) -> Option<u16> {
        match self {
            Self::Values(_) | Self::PileValues(..) | Self::OwnValues(_) => {
                self.value(position).map(|Nimber(value)| value as u16)
            }
            Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnRemoteness(_) => {
                self.lasts(position).map(|(_, moves)| moves as u16)
            }
        }
    }

    /// The same, as it is compared with the rules.
    pub(super) fn known(&self, position: Position) -> Option<Known> {
        match self.kind() {
            Kind::Values => self.value(position).map(|Nimber(value)| Known::Value(value)),
            Kind::Remoteness => self.lasts(position).map(|(outcome, moves)| Known::Remoteness(outcome, moves)),
        }
    }

    /// The value of a position, where values are kept.
    pub(super) fn value(&self, position: Position) -> Option<Nimber> {
        match self {
            Self::Values(solving) => solving.table().value(position),
            Self::PileValues(_, table) => table.value(&position.coordinates, position.pass),
            Self::OwnValues(table) => table.value(position),
            Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnRemoteness(_) => None,
        }
    }

    /// The winner of a position and the length of the game from it, if they are kept.
    pub(super) fn lasts(&self, position: Position) -> Option<(Outcome, u32)> {
        match self {
            Self::Remoteness(measuring) => {
                let remoteness = measuring.remoteness();
                remoteness.outcome(position).zip(remoteness.at(position))
            }
            Self::PileRemoteness(_, measuring) => measuring.at(position),
            Self::OwnRemoteness(measuring) => measuring.lasts(position),
            Self::Values(_) | Self::PileValues(..) | Self::OwnValues(_) => None,
        }
    }

    /// The table, where values of three coordinates are kept.
    pub(super) fn table(&self) -> Option<&Table> {
        match self {
            Self::Values(solving) => Some(solving.table()),
            Self::Remoteness(_)
            | Self::PileValues(..)
            | Self::PileRemoteness(..)
            | Self::OwnValues(_)
            | Self::OwnRemoteness(_) => None,
        }
    }

    /// The box in numbers, where values are kept.
    pub(super) fn summary(&self) -> Option<Summary> {
        match self {
            Self::PileValues(_, table) => Some(table.summary()),
            Self::OwnValues(table) => Some(table.summary()),
            Self::Values(_) | Self::Remoteness(_) | Self::PileRemoteness(..) | Self::OwnRemoteness(_) => {
                self.table().map(Table::summary)
            }
        }
    }
}

/// The game, if it is Sharing Nim with another number of piles than three.
fn many_piles(ruleset: &Ruleset) -> Option<PileRules> {
    PileRules::of(ruleset).filter(|_| !ruleset.rules.has_tables())
}

fn piles_up_to(largest: u32) -> Extent {
    Extent { x: 0, y: largest, z: largest }
}
