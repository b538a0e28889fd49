//! A map of the P-positions of own rules with two or three coordinates, from the results of [`PByOptions`].

use crate::games::{Coordinates, MapAxes, OwnRules, Ruleset};
use crate::solver::memory::filled;
use crate::solver::own::p_by_options::PByOptions;
use crate::solver::own::places::OwnPlaces;
use crate::solver::{CannotBegin, Computation, Grid, Mapping, Plan, Refusal};
use std::convert::Infallible;

/// An unfinished map.
pub(super) struct MapByOptions {
    axes: MapAxes,
    pass: bool,
    found: PByOptions,
    heights: Grid,
    places: OwnPlaces,
    /// The next place that is read into the grid, and its position.
    index: usize,
    next: Coordinates,
}

impl MapByOptions {
    /// Plans and allocates the map of all coordinates up to `size`, at positions with the pass if `pass`. `rules` are those of the ruleset,
    /// and `axes` those of the rules.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub(super) fn new(
        ruleset: Ruleset,
        (rules, axes): (OwnRules, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Self, CannotBegin> {
        Self::plan_for(&ruleset, rules, size, pass, bound)?;
        let columns = size + 1;
        let values = filled(columns as usize * columns as usize, Grid::NOTHING)?;
        Ok(Self {
            axes,
            pass,
            found: PByOptions::new(with_pass(&ruleset, pass), rules, size, bound)?,
            heights: Grid { columns, rows: columns, values },
            places: OwnPlaces::new(rules.count(), size),
            index: 0,
            next: Coordinates::zeros(rules.count()),
        })
    }

    /// The plan of the map of all coordinates up to `size`.
    ///
    /// # Errors
    /// When that is more than `bound` bytes.
    pub(super) fn plan_for(
        ruleset: &Ruleset,
        rules: OwnRules,
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Plan, Refusal> {
        let grid = |size: u32| (u64::from(size) + 1).pow(2) * size_of::<u16>() as u64;
        let ruleset = with_pass(ruleset, pass);
        let of = |size: u32| PByOptions::plan_for(&ruleset, rules, size, bound.saturating_sub(grid(size)));
        match of(size) {
            Ok(plan) => Ok(Plan { bytes: plan.bytes + grid(size), ..plan }),
            Err(refusal) => {
                let without_grid = PByOptions::plan_for(&ruleset, rules, size, bound);
                let most = without_grid.map_or_else(|refusal| refusal.fits(), |_| Some(size));
                let fits = most.and_then(|most| (0..=most).rev().find(|size| of(*size).is_ok()));
                Err(Refusal::Memory { bytes: refusal.bytes().saturating_add(grid(size)), bound, fits })
            }
        }
    }
}

/// The steps of [`PByOptions`].
impl Computation for MapByOptions {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        self.found.progress()
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        let is_full = self.found.advance(work);
        for index in self.index..self.found.passed() {
            if self.found.is_p_at(self.pass, index) {
                let [across, height, along] = self.axes.cells(self.next);
                // Heights are smaller than sides of grids, which are far below 2¹⁶.
                self.heights.values[along as usize * self.heights.columns as usize + across as usize] = height as u16;
            }
            self.next = self.places.next(self.next);
        }
        self.index = self.found.passed();
        is_full
    }
}

impl Mapping for MapByOptions {
    fn take_heights(&mut self) -> Grid {
        std::mem::take(&mut self.heights)
    }
}

/// The ruleset without the pass if the map is without it: positions without the pass do not depend on those with it.
fn with_pass(ruleset: &Ruleset, pass: bool) -> Ruleset {
    Ruleset { pass: pass && ruleset.pass, ..*ruleset }
}
