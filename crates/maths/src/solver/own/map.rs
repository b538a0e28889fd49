//! A map of the P-positions of own rules with two or three coordinates: from the map of the bar if the rules are a bar under other names,
//! otherwise from all options.

#[cfg(test)]
mod tests;

use crate::games::{MapAxes, OwnRules, Renamed, Ruleset};
use crate::solver::own::bar_map::BarMap;
use crate::solver::own::map_by_options::MapByOptions;
use crate::solver::{CannotBegin, Mapping, Plan, Refusal};

/// Plans and allocates the map of all coordinates up to `size`, at positions with the pass if `pass`. `rules` are those of the ruleset,
/// and `axes` those of the rules.
///
/// # Errors
/// When it would take more than `bound` bytes, or more memory than available.
pub fn own_map(
    ruleset: Ruleset,
    (rules, axes): (OwnRules, MapAxes),
    size: u32,
    pass: bool,
    bound: u64,
) -> Result<Box<dyn Mapping>, CannotBegin> {
    Ok(match Renamed::of(rules, size) {
        Some(renamed) => Box::new(BarMap::new(ruleset, (renamed, axes), size, pass && ruleset.pass, bound)?),
        None => Box::new(MapByOptions::new(ruleset, (rules, axes), size, pass, bound)?),
    })
}

/// The plan of the map of all coordinates up to `size`; its positions are all that are processed.
///
/// # Errors
/// When that is more than `bound` bytes.
pub fn own_map_plan(
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
