//! Values and remoteness of own rules: from the kernel of bars if the rules are a bar under other names, otherwise from all options.

use crate::games::{Coordinates, OwnRules, Position, Renamed, Ruleset};
use crate::solver::own::by_options::ByOptions;
use crate::solver::own::kept::{Kept, OwnValue};
use crate::solver::own::of_bars::OfBars;
use crate::solver::own::places::OwnPlaces;
use crate::solver::remoteness::Score;
use crate::solver::{CannotBegin, Computation, Extent, Filling, Measuring, Plan, Refusal, Solving, Summary};
use crate::values::Nimber;

/// An unfinished box of all positions with coordinates up to a bound.
pub struct OwnBox<T: Kept, K: OfBars<T>> {
    ruleset: Ruleset,
    largest: u32,
    way: Way<T, K>,
}

enum Way<T: Kept, K: OfBars<T>> {
    Bar { renamed: Renamed, kernel: K, is_full: bool },
    Options(Box<ByOptions<T>>),
}

/// The values of a box.
pub type OwnTable = OwnBox<OwnValue, Solving>;

/// The remoteness of a box.
pub type OwnMeasuring = OwnBox<Score, Measuring>;

impl<T: Kept, K: OfBars<T>> OwnBox<T, K> {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let way = match Renamed::of(rules, largest) {
            Some(renamed) => {
                let bar = renamed.ruleset(&ruleset);
                let kernel = K::begin(bar, Extent::cube(bar.rules, largest), bound)?;
                Way::Bar { renamed, kernel, is_full: false }
            }
            None => Way::Options(Box::new(ByOptions::new(ruleset, rules, largest, bound)?)),
        };
        Ok(Self { ruleset, largest, way })
    }

    /// The plan of the positions with coordinates up to `largest`.
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

    /// The game.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }
}

/// Steps are places, legal or not; `work` may count single options as well.
impl<T: Kept, K: OfBars<T>> Computation for OwnBox<T, K> {
    type Fault = T::TooLarge;

    fn progress(&self) -> (u64, u64) {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.progress(),
            Way::Options(options) => options.progress(),
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, T::TooLarge> {
        match &mut self.way {
            Way::Bar { kernel, is_full, .. } => {
                *is_full = kernel.advance(work)?;
                Ok(*is_full)
            }
            Way::Options(options) => options.advance(work),
        }
    }
}

impl<T: Kept, K: OfBars<T>> Filling for OwnBox<T, K> {
    type Number = T::Number;

    fn plan(&self) -> Plan {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.plan(),
            Way::Options(options) => options.plan(),
        }
    }

    /// `None` also if the position is not yet known.
    fn at(&self, position: Position) -> Option<T::Number> {
        match &self.way {
            Way::Bar { is_full: false, .. } => None,
            Way::Bar { renamed, kernel, .. } => kernel.at(renamed.to_bar(position)?),
            Way::Options(options) => options.at(position),
        }
    }
}

impl OwnTable {
    /// The values of all positions of a layer in the order of their coordinates, the last one running fastest; `None` at places that
    /// are no legal positions. Meant for a box that is done.
    pub fn values(&self, pass: bool) -> impl Iterator<Item = Option<Nimber>> + '_ {
        let pass = pass && self.ruleset.pass;
        let (of_bar, by_options) = match &self.way {
            Way::Bar { .. } => (Some(self.all_places().map(move |at| self.at(Position::at(at).with_pass(pass)))), None),
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

    /// Number of positions, number of P-positions and largest value, over the known positions.
    pub fn summary(&self) -> Summary {
        match &self.way {
            Way::Bar { kernel, .. } => kernel.table().summary(),
            Way::Options(options) => options.summary(),
        }
    }
}
