//! A map of the P-positions of rules of one's own with two or three numbers: where they are a bar under other names from the map of the
//! bar, otherwise from all options.

#[cfg(test)]
mod tests;

use crate::games::{MapAxes, OwnRules, Renamed, Ruleset};
use crate::solver::own::bar_map::BarMap;
use crate::solver::own::map_by_options::MapByOptions;
use crate::solver::{CannotBegin, Grid, Plan, Refusal};

/// A map on its way.
pub struct OwnMap(Way);

enum Way {
    Bar(BarMap),
    Options(MapByOptions),
}

impl OwnMap {
    /// Plans and allocates the map of all coordinates up to `size`, with the pass there or not. `rules` are those of the ruleset, and
    /// `axes` those of the rules.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    pub fn new(
        ruleset: Ruleset,
        (rules, axes): (OwnRules, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Self, CannotBegin> {
        Ok(Self(match Renamed::of(rules, size) {
            Some(renamed) => Way::Bar(BarMap::new(ruleset, (renamed, axes), size, pass && ruleset.pass, bound)?),
            None => Way::Options(MapByOptions::new(ruleset, (rules, axes), size, pass, bound)?),
        }))
    }

    /// What the map of all coordinates up to `size` takes.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub fn plan_for(
        ruleset: &Ruleset,
        (rules, axes): (OwnRules, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Plan, Refusal> {
        match Renamed::of(rules, size) {
            Some(renamed) => BarMap::plan_for((renamed, axes), size, pass && ruleset.pass, bound),
            None => MapByOptions::plan_for(ruleset, rules, size, pass, bound),
        }
    }

    /// What it takes; of positions, all that are looked at.
    pub fn plan(&self) -> Plan {
        match &self.0 {
            Way::Bar(map) => map.plan(),
            Way::Options(map) => map.plan(),
        }
    }

    /// How many positions were looked at.
    pub fn done(&self) -> u64 {
        match &self.0 {
            Way::Bar(map) => map.done(),
            Way::Options(map) => map.done(),
        }
    }

    /// Looks at positions and single options until they are at least about `work`, if there are so many. Returns whether the map is full.
    pub fn advance(&mut self, work: u64) -> bool {
        match &mut self.0 {
            Way::Bar(map) => map.advance(work),
            Way::Options(map) => map.advance(work),
        }
    }

    /// The full map; afterwards it is empty here.
    pub fn take_heights(&mut self) -> Grid {
        match &mut self.0 {
            Way::Bar(map) => map.take_heights(),
            Way::Options(map) => map.take_heights(),
        }
    }
}
