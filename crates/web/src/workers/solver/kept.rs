//! The number that is kept for every position of a box: its value, or the length of the game from it.

use crate::workers::solver::WhyNot;
use maths::games::{Position, Ruleset};
use maths::solver::{
    AnyMeasuring, CannotBegin, Extent, Filling, Known, Measure, Measuring, OwnTable, PileMeasuring, PilePlan,
    PileRules, PileTable, Plan, Solving, Summary, Table, ValueTooLarge,
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
        if let Some(rules) = PileRules::of_many(ruleset) {
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

/// A box of values that is full or being filled.
pub(super) trait Values: Filling<Number = Nimber, Fault = ValueTooLarge> {
    /// The box in numbers.
    fn summary(&self) -> Summary;

    /// The table, where it is one of three coordinates.
    fn table(&self) -> Option<&Table> {
        None
    }

    /// The box of which all positions are known, while not all are.
    fn complete(&self) -> Option<Extent> {
        None
    }

    fn can_grow_to(&self, _extent: &Extent) -> bool {
        false
    }

    /// Goes on to a larger box, if it can.
    fn grow(&mut self, _extent: Extent) -> Result<(), CannotBegin> {
        Ok(())
    }
}

impl Values for Solving {
    fn summary(&self) -> Summary {
        self.table().summary()
    }

    fn table(&self) -> Option<&Table> {
        Some(self.table())
    }

    fn complete(&self) -> Option<Extent> {
        self.complete()
    }

    fn can_grow_to(&self, extent: &Extent) -> bool {
        self.can_grow_to(extent)
    }

    fn grow(&mut self, extent: Extent) -> Result<(), CannotBegin> {
        self.grow(extent)
    }
}

/// Sharing Nim with another number of piles than three.
impl Values for PileTable {
    fn summary(&self) -> Summary {
        self.summary()
    }

    fn can_grow_to(&self, extent: &Extent) -> bool {
        extent.z > self.largest()
    }

    fn grow(&mut self, extent: Extent) -> Result<(), CannotBegin> {
        self.grow(extent.z)
    }
}

impl Values for OwnTable {
    fn summary(&self) -> Summary {
        self.summary()
    }
}

/// A box that is full or being filled.
pub(super) struct Kept {
    pub(super) ruleset: Ruleset,
    pub(super) extent: Extent,
    pub(super) numbers: Numbers,
}

/// The numbers of a table.
pub(super) enum Numbers {
    Values(Box<dyn Values>),
    Remoteness(Box<AnyMeasuring>),
}

impl Kept {
    pub(super) fn begin(kind: Kind, ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, WhyNot> {
        let numbers = match kind {
            Kind::Remoteness => Numbers::Remoteness(AnyMeasuring::begin(ruleset, extent, bound)?),
            Kind::Values => Numbers::Values(match (ruleset.rules.own(), PileRules::of_many(&ruleset)) {
                (Some(own), _) => Box::new(OwnTable::new(ruleset, own, extent.z, bound)?),
                (None, Some(piles)) => Box::new(PileTable::of_normal_forms(piles, extent.z, bound)?),
                (None, None) => Box::new(Solving::new(ruleset, extent, bound)?),
            }),
        };
        Ok(Self { ruleset, extent, numbers })
    }

    pub(super) fn kind(&self) -> Kind {
        match &self.numbers {
            Numbers::Values(_) => Kind::Values,
            Numbers::Remoteness(_) => Kind::Remoteness,
        }
    }

    pub(super) fn plan(&self) -> Plan {
        match &self.numbers {
            Numbers::Values(values) => values.plan(),
            Numbers::Remoteness(measuring) => measuring.plan(),
        }
    }

    pub(super) fn progress(&self) -> (u64, u64) {
        match &self.numbers {
            Numbers::Values(values) => values.progress(),
            Numbers::Remoteness(measuring) => measuring.progress(),
        }
    }

    /// Fills at least `work` more positions. Returns whether the box is full.
    pub(super) fn advance(&mut self, work: u64) -> Result<bool, WhyNot> {
        match &mut self.numbers {
            Numbers::Values(values) => Ok(values.advance(work)?),
            Numbers::Remoteness(measuring) => Ok(measuring.advance(work)?),
        }
    }

    /// The values, if they are kept.
    pub(super) fn values(&self) -> Option<&dyn Values> {
        match &self.numbers {
            Numbers::Values(values) => Some(&**values),
            Numbers::Remoteness(_) => None,
        }
    }

    /// The same with a larger box, if it can be had.
    pub(super) fn grown(self, extent: Extent) -> Option<Self> {
        match self.numbers {
            Numbers::Values(mut values) => {
                values.grow(extent).is_ok().then_some(Self { extent, numbers: Numbers::Values(values), ..self })
            }
            Numbers::Remoteness(_) => None,
        }
    }

    /// The number of a position, if it is known and the position is in the box.
    pub(super) fn number(&self, position: Position) -> Option<u16> {
        match &self.numbers {
            Numbers::Values(values) => values.at(position).map(|Nimber(value)| value as u16),
            Numbers::Remoteness(measuring) => measuring.at(position).map(|(_, moves)| moves as u16),
        }
    }

    /// The same, as it is compared with the rules.
    pub(super) fn known(&self, position: Position) -> Option<Known> {
        match &self.numbers {
            Numbers::Values(values) => values.at(position).map(|Nimber(value)| Known::Value(value)),
            Numbers::Remoteness(measuring) => {
                measuring.at(position).map(|(outcome, moves)| Known::Remoteness(outcome, moves))
            }
        }
    }
}
