//! A map of the P-positions of a bar under other names: the map of the bar, read with the axes of the rules.

use crate::games::{Axis, MapAxes, Position, Renamed, Ruleset};
use crate::solver::memory::filled;
use crate::solver::{CannotBegin, Computation, Grid, Mapping, PPositions, Plan, Refusal};
use std::convert::Infallible;

/// An unfinished map.
pub(super) struct BarMap {
    axes: MapAxes,
    renamed: Renamed,
    map: PPositions,
    /// The full map of the bar; empty before. If the axes are those of the bar, this map is the result.
    found: Grid,
    /// The map with the axes of the rules, and the next row of `found` to read into it.
    heights: Grid,
    row: u32,
    is_full: bool,
}

impl BarMap {
    pub(super) fn new(
        ruleset: Ruleset,
        (renamed, axes): (Renamed, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Self, CannotBegin> {
        let plan = Self::plan_for((renamed, axes), size, pass, bound)?;
        let columns = if is_same(renamed, axes) { 0 } else { size + 1 };
        let values = filled(columns as usize * columns as usize, Grid::NOTHING)?;
        let heights = Grid { columns, rows: columns, values };
        let map = PPositions::new(renamed.ruleset(&ruleset), size, pass, plan.bytes)?;
        Ok(Self { axes, renamed, map, found: Grid::default(), heights, row: 0, is_full: false })
    }

    /// The plan of the bar's map, with one more grid if the axes are others.
    pub(super) fn plan_for(
        (renamed, axes): (Renamed, MapAxes),
        size: u32,
        pass: bool,
        bound: u64,
    ) -> Result<Plan, Refusal> {
        let grid = |size: u32| (u64::from(size) + 1).pow(2) * size_of::<u16>() as u64;
        let more = |size: u32| if is_same(renamed, axes) { 0 } else { grid(size) };
        let of = |size: u32| PPositions::plan_for(size, pass, bound.saturating_sub(more(size)));
        match of(size) {
            Ok(plan) => Ok(Plan { bytes: plan.bytes + more(size), ..plan }),
            Err(refusal) => {
                let fits = (0..size).rev().find(|size| of(*size).is_ok());
                Err(Refusal::Memory { bytes: refusal.bytes().saturating_add(more(size)), bound, fits })
            }
        }
    }

    /// Reads a row of the bar's map into the one of the rules. Over each place there is one position at most, as `MapAxes` shows.
    fn read(&mut self, row: u32) {
        for column in 0..self.found.columns {
            if let Some(height) = self.found.at(column, row) {
                let at = self.renamed.to_own(Position::new(column, height.into(), row));
                let [across, height, along] = self.axes.cells(at.coordinates);
                self.heights.values[along as usize * self.heights.columns as usize + across as usize] = height as u16;
            }
        }
    }
}

/// The steps of [`PPositions`].
impl Computation for BarMap {
    type Fault = Infallible;

    fn progress(&self) -> (u64, u64) {
        self.map.progress()
    }

    fn advance(&mut self, work: u64) -> Result<bool, Infallible> {
        if self.is_full {
            return Ok(true);
        }
        if self.found.rows == 0 {
            if !self.map.advance(work)? {
                return Ok(false);
            }
            self.found = self.map.take_heights();
            if is_same(self.renamed, self.axes) {
                self.heights = std::mem::take(&mut self.found);
            }
        }
        let lines = (work / PPositions::LINE).max(1);
        let end = self.row.saturating_add(lines as u32).min(self.found.rows);
        (self.row..end).for_each(|row| self.read(row));
        self.row = end;
        self.is_full = end == self.found.rows;
        Ok(self.is_full)
    }
}

impl Mapping for BarMap {
    fn take_heights(&mut self) -> Grid {
        std::mem::take(&mut self.heights)
    }
}

/// True if the map of the bar is that of the rules.
pub(super) fn is_same(renamed: Renamed, axes: MapAxes) -> bool {
    let [x, y, z] = Axis::ALL.map(|axis| renamed.of_axis(axis));
    (axes.across, axes.height, axes.along) == (x, Some(y), z)
}
