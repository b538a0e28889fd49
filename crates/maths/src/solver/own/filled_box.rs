//! Values and remoteness of rules of one's own: where they are a bar under other names by the kernel of bars, otherwise from all options.

use crate::games::{Coordinates, OwnRules, Position, Renamed, Ruleset};
use crate::solver::own::by_options::{ByOptions, Kept, OwnValue};
use crate::solver::own::of_bars::OfBars;
use crate::solver::own::places::OwnPlaces;
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Extent, Measuring, Plan, Refusal, Solving, Summary};
use crate::values::{Nimber, Outcome};

/// All positions with coordinates up to a bound, on their way.
pub struct OwnBox<T: Kept, K: OfBars<T>> {
    ruleset: Ruleset,
    largest: u32,
    way: Way<T, K>,
}

enum Way<T: Kept, K: OfBars<T>> {
    Bar { renamed: Renamed, kernel: K, is_full: bool },
    Options(ByOptions<T>),
}

/// The values of a box.
pub type OwnTable = OwnBox<OwnValue, Solving>;

/// The remoteness of a box.
pub type OwnMeasuring = OwnBox<Score, Measuring>;

impl<T: Kept, K: OfBars<T>> OwnBox<T, K> {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    pub fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let way = match Renamed::of(rules, largest) {
            Some(renamed) => {
                let bar = renamed.ruleset(&ruleset);
                let kernel = K::begin(bar, Extent::cube(bar.rules, largest), bound)?;
                Way::Bar { renamed, kernel, is_full: false }
            }
            None => Way::Options(ByOptions::new(ruleset, rules, largest, bound)?),
        };
        Ok(Self { ruleset, largest, way })
    }

    /// What positions with coordinates up to `largest` take.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        match Renamed::of(rules, largest) {
            Some(renamed) => {
                let bar = renamed.ruleset(ruleset);
                K::plan_for(&bar, &Extent::cube(bar.rules, largest), bound)
            }
            None => ByOptions::<T>::plan_for(ruleset, rules, largest, bound),
        }
    }

    /// What it takes.
    pub fn plan(&self) -> Plan {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.plan(),
            Way::Options(options) => options.plan(),
        }
    }

    /// The game.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The bound on the coordinates.
    pub fn largest(&self) -> u32 {
        self.largest
    }

    /// How many positions were looked at, as a part of those of the plan.
    pub fn done(&self) -> u64 {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.done(),
            Way::Options(options) => options.done(),
        }
    }

    /// Looks at positions, or at options, until they are at least `work`, if there are so many. Returns whether all positions are done.
    ///
    /// # Errors
    /// When something is too large to be kept; the box is then of no use.
    pub fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge> {
        match &mut self.way {
            Way::Bar { kernel, is_full, .. } => {
                *is_full = kernel.advance(work)?;
                Ok(*is_full)
            }
            Way::Options(options) => options.advance(work),
        }
    }

    /// What is kept of a position; `None` while it is not known, beyond the bound, and where it is not legal.
    fn at(&self, position: Position) -> Option<T> {
        match &self.way {
            Way::Bar { is_full: false, .. } => None,
            Way::Bar { renamed, kernel, .. } => kernel.at(renamed.to_bar(position)?),
            Way::Options(options) => options.at(position),
        }
    }
}

impl OwnTable {
    /// The value of a position; `None` while it is not known, beyond the bound, and where it is not legal.
    pub fn value(&self, position: Position) -> Option<Nimber> {
        self.at(position).map(OwnValue::nimber)
    }

    /// The values of all positions of a layer in the order of their coordinates, the last one running fastest; `None` at places that
    /// are no legal positions. Meant for a box that is done.
    pub fn values(&self, pass: bool) -> impl Iterator<Item = Option<Nimber>> + '_ {
        let pass = pass && self.ruleset.pass;
        let (of_bar, by_options) = match &self.way {
            Way::Bar { .. } => {
                (Some(self.all_places().map(move |at| self.value(Position::at(at).with_pass(pass)))), None)
            }
            Way::Options(options) => (None, Some(options.values(pass))),
        };
        of_bar.into_iter().flatten().chain(by_options.into_iter().flatten())
    }

    /// Every legal position and its value. Meant for a box that is done.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Nimber)> + '_ {
        let layers = [false, true].into_iter().take(if self.ruleset.pass { 2 } else { 1 });
        layers.flat_map(|pass| {
            let all = self.all_places().zip(self.values(pass));
            all.filter_map(move |(at, value)| Some((Position::at(at).with_pass(pass), value?)))
        })
    }

    /// All places with coordinates up to the bound, legal or not, the last one running fastest.
    fn all_places(&self) -> impl Iterator<Item = Coordinates> {
        OwnPlaces::new(self.ruleset.rules.count(), self.largest).all()
    }

    /// Count, P-positions and largest value of what is known.
    pub fn summary(&self) -> Summary {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.table().summary(),
            Way::Options(options) => options.summary(),
        }
    }
}

impl OwnMeasuring {
    /// Who wins a position, and how many moves the game lasts from it; `None` while that is not known, beyond the bound, and where
    /// it is not legal.
    pub fn lasts(&self, position: Position) -> Option<(Outcome, u32)> {
        self.at(position).map(|score| (score.outcome(), score.moves()))
    }
}
