//! A map of P-positions.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::Cache;
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step};
use crate::workers::solver::protocol::{Answer, MOST_PLACES, Tally};
use maths::games::{MapAxes, Position, Rules, Ruleset, normal_form};
use maths::solver::{
    CannotBegin, Grid, Known, Mapping, Measure, Mismatch, PPositions, Plan, Window, own_map, own_map_plan, spot_check,
};
use maths::values::{Chance, Outcome};

/// Places that a map may have: 10,000 × 10,000.
const LARGEST: u64 = 10_001 * 10_001;

/// A map on its way.
pub(super) struct Map {
    ruleset: Ruleset,
    size: u32,
    pass: bool,
    plan: Plan,
    /// Once there is room for it.
    map: Option<Box<dyn Mapping>>,
}

impl Map {
    pub(super) fn accept(ruleset: Ruleset, size: u32, pass: bool, cache: &Cache) -> Accepted<Self> {
        super::check_size(size)?;
        let places = (u64::from(size) + 1).pow(2);
        if places > LARGEST {
            return Err(WhyNot::MapTooLarge(places));
        }
        let plan = match ruleset.rules {
            Rules::Own(rules) => {
                let axes = MapAxes::of(ruleset.rules).map_err(|_| WhyNot::NoMap)?;
                own_map_plan(&ruleset, (rules, axes), size, pass, cache.bound())?
            }
            Rules::Bar(_) | Rules::Piles(_) => PPositions::plan_for(size, pass, cache.bound())?,
        };
        Ok((Self { ruleset, size, pass, plan, map: None }, Some(Cost::new(plan, places))))
    }

    fn begin(&self) -> Result<Box<dyn Mapping>, CannotBegin> {
        let Self { ruleset, size, pass, plan: Plan { bytes, .. }, .. } = *self;
        match (ruleset.rules, MapAxes::of(ruleset.rules)) {
            (Rules::Own(rules), Ok(axes)) => own_map(ruleset, (rules, axes), size, pass, bytes),
            (Rules::Own(_) | Rules::Bar(_) | Rules::Piles(_), _) => {
                Ok(Box::new(PPositions::new(ruleset, size, pass, bytes)?))
            }
        }
    }

    /// A position at which the map is wrong, if one is found.
    fn wrong(&self, heights: &Grid, chance: &mut Chance) -> Option<Mismatch> {
        let Self { ruleset, pass, .. } = *self;
        let axes = MapAxes::of(ruleset.rules).ok()?;
        let drawn = |chance: &mut Chance| {
            let [across, along] = [heights.columns, heights.rows].map(|count| chance.below(count as usize) as u32);
            let over = |height| axes.position(ruleset.rules, [across, height, along]).with_pass(pass);
            if ruleset.rules.is_piles() {
                return (along <= across).then(|| over(0));
            }
            // Half of the places that have a P-position are looked at there.
            if let Some(height) = heights.at(across, along).filter(|_| chance.below(2) == 0) {
                return Some(over(height.into()));
            }
            let [across, top, along] = axes.cells(ruleset.lowered(over(self.size)).coordinates);
            let height = chance.below(top as usize + 1) as u32;
            Some(ruleset.lowered(axes.position(ruleset.rules, [across, height, along]).with_pass(pass)))
        };
        let known = |position: Position| {
            let [across, height, along] = if ruleset.rules.is_piles() {
                let [_, a, b] = normal_form(position.xyz());
                [b, 0, a]
            } else {
                axes.cells(position.coordinates)
            };
            let is_there = position.pass == pass && across < heights.columns && along < heights.rows;
            let is_p = heights.at(across, along).map(u32::from) == Some(height);
            is_there.then_some(Known::Outcome(if is_p { Outcome::P } else { Outcome::N }))
        };
        spot_check((ruleset, Measure::Outcome), chance, &drawn, &known)
    }
}

impl Job for Map {
    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let Some(map) = &mut self.map else {
            let Plan { positions, bytes, .. } = self.plan;
            self.map = cache.lend(bytes, || self.begin())?;
            return Ok(Step::Progress { done: 0, total: positions });
        };
        let Ok(is_full) = map.advance(SLICE);
        if !is_full {
            return Ok(Step::progress(map.progress()));
        }
        let heights = map.take_heights();
        if let Some(mismatch) = self.wrong(&heights, &mut cache.chance) {
            return Err(WhyNot::Wrong { size: self.size, mismatch });
        }
        let (places, tally) = ((heights.columns, heights.rows), Tally::of(&heights, |_| true));
        let window = Window::overview(heights.columns, heights.rows, MOST_PLACES);
        Ok(Step::Answered(Answer::Heights { window, places, tally }, Some(kept(heights, &window))))
    }

    fn put_away(&mut self, cache: &mut Cache) {
        if self.map.is_some() {
            cache.take_back(self.plan.bytes);
        }
    }
}

/// The part of a map that is sent.
fn kept(heights: Grid, window: &Window) -> Vec<u16> {
    if window.stride == 1 {
        return heights.values;
    }
    let stride = window.stride as usize;
    let rows = heights.values.chunks_exact(heights.columns as usize).step_by(stride);
    rows.flat_map(|row| row.iter().copied().step_by(stride)).collect()
}

#[cfg(test)]
mod tests {
    use super::Map;
    use crate::workers::solver::WhyNot;
    use crate::workers::solver::cache::Cache;
    use crate::workers::solver::job::{Job, Step};
    use maths::games::Ruleset;
    use maths::solver::{Grid, Plan};
    use maths::values::Chance;

    const RULESETS: [&str; 9] = [
        "nim",
        "triangle:k=3",
        "triangle:k=5/2,pass,misere",
        "step:k=4,s=3,pass",
        "bar:heights=1-2-2-4",
        "sharing",
        "sharing:pass,misere",
        "rules:a b c;c<=a+b;pass;misere",
        "rules:a b;move a by any;move b by any;move a,b by any",
    ];

    /// A map, and what is on it.
    fn mapped(text: &str, pass: bool) -> (Map, Grid) {
        let ruleset: Ruleset = text.parse().unwrap();
        let (map, _) = Map::accept(ruleset, 14, pass && ruleset.pass, &Cache::new(Plan::BOUND)).unwrap();
        let mut mapping = map.begin().unwrap();
        while mapping.advance(100_000) == Ok(false) {}
        (map, mapping.take_heights())
    }

    #[test]
    fn right_maps_pass() {
        for (text, pass) in RULESETS.iter().flat_map(|text| [(text, false), (text, true)]) {
            let (map, heights) = mapped(text, pass);
            let found = (0..60).find_map(|seed| map.wrong(&heights, &mut Chance::new(seed)));
            assert_eq!(found, None, "{text}, {pass}");
        }
    }

    #[test]
    fn a_p_position_that_is_missing_or_does_not_belong_there_is_found() {
        for text in RULESETS {
            let (map, right) = mapped(text, false);
            let (column, row, height) = right.points().nth(5).unwrap();
            let at = row as usize * right.columns as usize + column as usize;
            let is_found = |height: u16| {
                let mut heights = right.clone();
                heights.values[at] = height;
                (0..2000).any(|seed| map.wrong(&heights, &mut Chance::new(seed)).is_some())
            };
            assert!(is_found(Grid::NOTHING), "{text}: missing");
            assert!(height == 0 || is_found(height - 1), "{text}: lower");
            let (column, row, _) = right.points().nth(3).unwrap();
            let next = row as usize * right.columns as usize + column as usize + 1;
            let mut heights = right.clone();
            heights.values[next] = 0;
            let is_new = heights != right;
            let is_seen = (0..2000).any(|seed| map.wrong(&heights, &mut Chance::new(seed)).is_some());
            assert_eq!(is_seen, is_new, "{text}: one too many");
        }
    }

    #[test]
    fn a_map_of_other_rules_is_refused() {
        let is_refused = |seed| {
            let mut cache = Cache::new(Plan::BOUND);
            cache.chance = Chance::new(seed);
            let (mut map, _) = Map::accept("nim".parse().unwrap(), 14, false, &cache).unwrap();
            assert!(matches!(map.step(&mut cache), Ok(Step::Progress { .. })), "it has begun");
            // With an odd k the P-positions would be those of Nim.
            map.ruleset = "triangle:k=4".parse().unwrap();
            loop {
                match map.step(&mut cache) {
                    Ok(Step::Progress { .. }) => {}
                    Ok(Step::Growing(..) | Step::Answered(..)) => break false,
                    Err(refusal) => break matches!(refusal, WhyNot::Wrong { size: 14, .. }),
                }
            }
        };
        // A few positions are compared each time, so it is not seen at once.
        assert!((0..20).any(is_refused));
    }
}
