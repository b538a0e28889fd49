//! P-positions of own rules: from the maps of the bar if the rules are a bar under other names, otherwise from all options.

use crate::games::{OwnRules, Position, Renamed, Ruleset};
use crate::solver::own::p_by_options::PByOptions;
use crate::solver::own::places::OwnPlaces;
use crate::solver::{CannotBegin, Computation, Grid, Mapping, PPositions, Plan, Refusal};
use std::convert::Infallible;

/// An unfinished set of the P-positions with coordinates up to a bound.
pub struct OwnPPositions {
    places: OwnPlaces,
    /// True if there are positions with the pass.
    pass: bool,
    plan: Plan,
    way: Way,
}

enum Way {
    /// A map for each layer, first without the pass. `full` has the heights of the full maps.
    Bar {
        renamed: Renamed,
        open: Vec<PPositions>,
        full: Vec<Grid>,
    },
    Options(Box<PByOptions>),
}

impl OwnPPositions {
    /// Plans and allocates. `rules` are those of the ruleset.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(ruleset: Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for(&ruleset, rules, largest, bound)?;
        let way = match Renamed::of(rules, largest) {
            Some(renamed) => {
                let map = |&pass: &bool| PPositions::new(renamed.ruleset(&ruleset), largest, pass, bound);
                let open = layers(&ruleset).iter().map(map).collect::<Result<_, _>>()?;
                Way::Bar { renamed, open, full: Vec::new() }
            }
            None => Way::Options(Box::new(PByOptions::new(ruleset, rules, largest, bound)?)),
        };
        Ok(Self { places: OwnPlaces::new(rules.count(), largest), pass: ruleset.pass, plan, way })
    }

    /// The plan of the positions with coordinates up to `largest`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(ruleset: &Ruleset, rules: OwnRules, largest: u32, bound: u64) -> Result<Plan, Refusal> {
        if Renamed::of(rules, largest).is_none() {
            return PByOptions::plan_for(ruleset, rules, largest, bound);
        }
        let layers = layers(ruleset);
        let share = bound / layers.len() as u64;
        layers.iter().try_fold(Plan::NOTHING, |sum, pass| {
            let plan = PPositions::plan_for(largest, *pass, share)?;
            Ok(Plan { positions: sum.positions + plan.positions, bytes: sum.bytes + plan.bytes, words: 0 })
        })
    }

    /// The plan of the search.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// True if a position is known to be a P-position.
    pub fn has(&self, position: Position) -> bool {
        match &self.way {
            Way::Bar { renamed, full, .. } => full
                .get(usize::from(position.pass))
                .zip(renamed.to_bar(position))
                .is_some_and(|(heights, at)| is_p(heights, at.xyz())),
            Way::Options(options) => options.has(position),
        }
    }

    /// For each place of a layer, true if it is a P-position; the last coordinate runs fastest. Meant for a box that is done.
    pub fn is_p(&self, pass: bool) -> impl Iterator<Item = bool> + '_ {
        let pass = pass && self.pass;
        let (of_bar, by_options) = match &self.way {
            Way::Bar { .. } => {
                (Some(self.places.all().map(move |at| self.has(Position::at(at).with_pass(pass)))), None)
            }
            Way::Options(options) => (None, Some(options.is_p(pass))),
        };
        of_bar.into_iter().flatten().chain(by_options.into_iter().flatten())
    }
}

/// Steps are places, legal or not; `work` may count single options as well.
impl Computation for OwnPPositions {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        match &self.way {
            Way::Bar { open, full, .. } => {
                let of_full = full.len() as u64 * self.plan.positions / (open.len() + full.len()) as u64;
                (open.iter().map(|map| map.progress().0).sum::<u64>() + of_full, self.plan.positions)
            }
            Way::Options(options) => options.progress(),
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        match &mut self.way {
            Way::Bar { open, full, .. } => {
                if let Some(map) = open.first_mut()
                    && map.advance(work)?
                {
                    full.push(map.take_heights());
                    open.remove(0);
                }
                Ok(open.is_empty())
            }
            Way::Options(options) => options.advance(work),
        }
    }
}

/// True if the map of a bar has a P-position at this height.
fn is_p(heights: &Grid, [x, y, z]: [u32; 3]) -> bool {
    heights.at(x, z).is_some_and(|height| u32::from(height) == y)
}

/// Without the pass, and with it.
fn layers(ruleset: &Ruleset) -> &'static [bool] {
    if ruleset.pass { &[false, true] } else { &[false] }
}
