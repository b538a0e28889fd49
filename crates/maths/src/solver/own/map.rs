//! A map of the P-positions of own rules with two or three coordinates: from the map of the bar if the rules are a bar under other names,
//! otherwise from all options.

#[cfg(test)]
mod tests;

use crate::games::{MapAxes, OwnRules, Renamed, Ruleset};
use crate::solver::own::bar_map::BarMap;
use crate::solver::own::map_by_options::MapByOptions;
use crate::solver::{CannotBegin, Grid, Plan, Refusal};

/// An unfinished map.
pub struct OwnMap(Way);

enum Way {
    Bar(BarMap),
    Options(MapByOptions),
}

impl OwnMap {
    /// Plans and allocates the map of all coordinates up to `size`, at positions with the pass if `pass`. `rules` are those of the ruleset,
    /// and `axes` those of the rules.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
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

    /// The plan of the map of all coordinates up to `size`.
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

    /// The plan of the map; its positions are all that are processed.
    pub fn plan(&self) -> Plan {
        match &self.0 {
            Way::Bar(map) => map.plan(),
            Way::Options(map) => map.plan(),
        }
    }

    /// The number of positions processed.
    pub fn done(&self) -> u64 {
        match &self.0 {
            Way::Bar(map) => map.done(),
            Way::Options(map) => map.done(),
        }
    }

    /// Processes further positions and single options: about `work`, or all that remain. Returns `true` if the map is full.
    pub fn advance(&mut self, work: u64) -> bool {
        match &mut self.0 {
            Way::Bar(map) => map.advance(work),
            Way::Options(map) => map.advance(work),
        }
    }

    /// Takes the full map out, and leaves an empty one.
    pub fn take_heights(&mut self) -> Grid {
        match &mut self.0 {
            Way::Bar(map) => map.take_heights(),
            Way::Options(map) => map.take_heights(),
        }
    }
}
