//! A map of P-positions.

use crate::games::MapAxes;
use crate::games::Rules;
use crate::games::Ruleset;
use crate::solver::CannotBegin;
use crate::solver::Grid;
use crate::solver::OwnMap;
use crate::solver::PPositions;
use crate::solver::Plan;
use crate::solver::Window;
use crate::worker::WhyNot;
use crate::worker::cache::Cache;
use crate::worker::job::Cost;
use crate::worker::job::Step;
use crate::worker::protocol::Answer;
use crate::worker::protocol::MOST_PLACES;
use crate::worker::protocol::Tally;

/// Lines of a map done in one slice.
const LINES: u64 = 10_000;
/// Positions of rules of one's own done in one slice.
const POSITIONS: u64 = 50_000;
/// Places that a map may have: 10,000 × 10,000.
const LARGEST: u64 = 10_001 * 10_001;

/// A map on its way.
pub(crate) struct Map {
    ruleset: Ruleset,
    size: u32,
    pass: bool,
    plan: Plan,
    /// Once there is room for it.
    map: Option<Mapping>,
}

/// The P-positions that are found.
enum Mapping {
    /// Of a bar or three piles.
    Three(Box<PPositions>),
    /// Of rules of one's own.
    Own(Box<OwnMap>),
}

impl Mapping {
    fn plan(ruleset: Ruleset, size: u32, pass: bool, bound: u64) -> Result<Plan, WhyNot> {
        Ok(match ruleset.rules {
            Rules::Own(rules) => {
                let axes = MapAxes::of(ruleset.rules).map_err(|_| WhyNot::NoMap)?;
                OwnMap::plan_for(&ruleset, (rules, axes), size, pass, bound)?
            }
            Rules::Bar(_) | Rules::Piles(_) => PPositions::plan_for(size, pass, bound)?,
        })
    }

    fn new(ruleset: Ruleset, size: u32, pass: bool, bound: u64) -> Result<Self, CannotBegin> {
        match (ruleset.rules, MapAxes::of(ruleset.rules)) {
            (Rules::Own(rules), Ok(axes)) => {
                OwnMap::new(ruleset, (rules, axes), size, pass, bound).map(Box::new).map(Self::Own)
            }
            (Rules::Own(_) | Rules::Bar(_) | Rules::Piles(_), _) => {
                PPositions::new(ruleset, size, pass, bound).map(Box::new).map(Self::Three)
            }
        }
    }

    /// Does one slice. Returns whether it is full.
    fn advance(&mut self) -> bool {
        match self {
            Self::Three(map) => map.advance(LINES),
            Self::Own(map) => map.advance(POSITIONS),
        }
    }

    fn done(&self) -> u64 {
        match self {
            Self::Three(map) => map.done(),
            Self::Own(map) => map.done(),
        }
    }

    fn take_heights(&mut self) -> Grid {
        match self {
            Self::Three(map) => map.take_heights(),
            Self::Own(map) => map.take_heights(),
        }
    }
}

impl Map {
    pub(super) fn accept(ruleset: Ruleset, size: u32, pass: bool, cache: &Cache) -> Result<(Self, Cost), WhyNot> {
        super::check_size(size)?;
        let places = (u64::from(size) + 1).pow(2);
        if places > LARGEST {
            return Err(WhyNot::MapTooLarge(places));
        }
        let plan = Mapping::plan(ruleset, size, pass, cache.bound())?;
        Ok((Self { ruleset, size, pass, plan, map: None }, Cost::new(plan, places)))
    }

    pub(super) fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let Some(map) = &mut self.map else {
            let Plan { positions, bytes, .. } = self.plan;
            if cache.lend(bytes) {
                let map = Mapping::new(self.ruleset, self.size, self.pass, bytes);
                self.map = Some(map.map_err(|refusal| {
                    cache.take_back(bytes);
                    WhyNot::from(refusal)
                })?);
            }
            return Ok(Step::Progress { done: 0, total: positions });
        };
        if !map.advance() {
            return Ok(Step::Progress { done: map.done(), total: self.plan.positions });
        }
        let heights = map.take_heights();
        let (places, tally) = ((heights.columns, heights.rows), tally(&heights));
        let window = Window::overview(heights.columns, heights.rows, MOST_PLACES);
        Ok(Step::Answered(Answer::Heights { window, places, tally }, Some(kept(heights, &window))))
    }

    pub(super) fn put_away(self, cache: &mut Cache) {
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

fn tally(heights: &Grid) -> Tally {
    let found = heights.values.iter().copied().filter(|&height| height != Grid::NOTHING);
    let start = Tally { least: u16::MAX, ..Tally::default() };
    found.fold(start, |Tally { positions, least, largest, .. }, height| Tally {
        positions: positions + 1,
        of_note: positions + 1,
        least: least.min(height),
        largest: largest.max(height),
    })
}
