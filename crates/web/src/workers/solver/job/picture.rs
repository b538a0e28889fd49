//! A picture of a plane: its tables, then its numbers row by row. While the table of a plain picture fills, smaller pictures of the known
//! part are sent.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, TableState, Wanted};
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step};
use crate::workers::solver::kept::{Kept, Kind, Values};
use crate::workers::solver::protocol::{Against, Answer, Counted, MOST_PLACES, Pictured, Show, Tally};
use maths::games::{Position, Ruleset};
use maths::solver::{Cut, Difference, Extent, Grid, Known, Plan, Plane, Reading, Refusal, Window, spot_check};
use maths::values::{Chance, Outcome};
use std::cell::Cell;

/// Places read in one slice: about a millisecond.
const PLACES: u32 = 50_000;
/// A table that is not full is shown in part when the part has more places than this.
const FIRST_PART: u64 = 10_000;

/// A picture on its way.
pub(super) struct Picture {
    plane: Plane,
    show: Show,
    /// The part of the plane that is wanted.
    window: Window,
    /// N.
    size: u32,
    /// Chooses where the tables are compared with the rules.
    chance: Chance,
    /// All of the plane.
    places: (u32, u32),
    /// The largest value of the fixed coordinate.
    most: u32,
    tables: Vec<Wanted>,
    reading: Option<Reading>,
    growing: Growing,
}

/// Pictures of the known part while the table fills.
struct Growing {
    /// The one that is being read.
    reading: Option<Reading>,
    /// The number of places of the last picture.
    shown: u64,
}

impl Picture {
    pub(super) fn accept(pictured: Pictured, cache: &mut Cache) -> Accepted<Self> {
        let Pictured { ruleset, size, cut, pass, show, window } = pictured;
        super::check_size(size)?;
        let is_pair = matches!(cut, Cut::Pair { .. });
        if is_pair == ruleset.rules.has_tables() {
            return Err(WhyNot::NotThere);
        }
        let cube = Extent::cube(ruleset.rules, size);
        let plane = Plane { ruleset, cut, pass }.held_within(&cube);
        let (columns, rows) = plane.places(&cube);
        let window =
            window.map(|window| window.held_within(columns, rows)).filter(|window| count(window) <= MOST_PLACES);
        let window = window.unwrap_or_else(|| Window::overview(columns, rows, MOST_PLACES));
        let tables = tables_for(&plane, show, size, cache.bound())?;
        let cost = Cost::of_tables(&tables, count(&window), cache)?;
        let most = if let Cut::Fixed(axis, _) = plane.cut { cube.along(axis) } else { 0 };
        let growing = Growing { reading: None, shown: FIRST_PART };
        let (places, chance) = ((columns, rows), Chance::new(cache.chance.below(1 << 31) as u64));
        Ok((Self { plane, show, window, size, chance, places, most, tables, reading: None, growing }, cost))
    }

    fn go_on(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        for wanted in &self.tables {
            if cache.finished(wanted).is_none() {
                let standing = cache.advance(wanted, SLICE)?;
                let TableState::Unfinished { progress, complete } = standing else { continue };
                let grown = complete.map_or(Ok(None), |(kept, extent)| self.grow(kept, &extent));
                return Ok(grown?.unwrap_or(Step::progress(progress)));
            }
        }
        let tables: Vec<&Kept> = self.tables.iter().filter_map(|wanted| cache.finished(wanted)).collect();
        let total = tables.iter().map(|kept| kept.plan().positions).sum();
        // The second table took the room of the first: once more.
        let [first, rest @ ..] = &tables[..] else { return Ok(Step::Progress { done: 0, total: 0 }) };
        if tables.len() < self.tables.len() {
            return Ok(Step::Progress { done: 0, total });
        }
        let reading = self.reading.get_or_insert_with(|| Reading::new(self.plane, self.window));
        let (plane, show) = (self.plane, self.show);
        if !reading.read(PLACES, |position| number(&plane, show, first, rest.first().copied(), position)) {
            return Ok(Step::Progress { done: total, total });
        }
        let Some(reading) = self.reading.take() else { return Ok(Step::Progress { done: total, total }) };
        let (window, grid) = (reading.window(), reading.into_grid());
        self.compare(&tables, (&grid, window))?;
        let counted = |values: &dyn Values| Counted { extent: first.extent, summary: values.summary() };
        let summary = first.values().map(counted);
        let answer = self.answer(window, self.places, &grid, summary);
        Ok(Step::Answered(answer, Some(grid.values)))
    }

    /// Compares a picture and its tables with the rules at a few positions. The numbers of the positions drawn come from the picture, and
    /// all others from the tables. If a table is not full, the positions drawn lie in its complete part, and so does everything that can be
    /// reached from there.
    ///
    /// # Errors
    /// The position at which one of them is wrong.
    fn compare(&mut self, tables: &[&Kept], (grid, window): (&Grid, Window)) -> Result<(), WhyNot> {
        let Self { plane, show, ref mut chance, .. } = *self;
        let latest = Cell::new(None);
        let drawn = |chance: &mut Chance| {
            let index = chance.below(grid.values.len().max(1));
            let place = (index as u32 % window.columns.max(1), index as u32 / window.columns.max(1));
            let position = plane.position_at(window.place(place));
            latest.set(position.zip(grid.values.get(index).copied()));
            position
        };
        let mismatch = tables.iter().enumerate().find_map(|(index, kept)| {
            let seen = |position| {
                let number = latest.get().filter(|&(at, _)| index == 0 && at == position).map(|(_, number)| number);
                number.and_then(|number| said(&plane, show, tables, position, number)).or_else(|| kept.known(position))
            };
            spot_check((kept.ruleset, kept.kind().measure()), chance, &drawn, &seen)
        });
        mismatch.map_or(Ok(()), |mismatch| Err(WhyNot::Wrong { size: self.size, mismatch }))
    }

    /// Goes on reading a picture of the part of the table in which all is known. Begins a picture only if it is at least half as large
    /// again as the last one.
    ///
    /// # Errors
    /// A position at which the picture is wrong, if one is found.
    fn grow(&mut self, kept: &Kept, complete: &Extent) -> Result<Option<Step>, WhyNot> {
        if self.show != Show::Values || self.window != Window::whole(self.places.0, self.places.1) {
            return Ok(None);
        }
        let reading = match &mut self.growing.reading {
            Some(reading) => reading,
            reading @ None => {
                let (columns, rows) = self.plane.places(complete);
                let window = Window::whole(columns, rows);
                let is_inside = self.plane.held_within(complete) == self.plane;
                let shown = self.growing.shown;
                if !is_inside || count(&window) < shown + shown / 2 {
                    return Ok(None);
                }
                self.growing.shown = count(&window);
                reading.insert(Reading::new(self.plane, window))
            }
        };
        if !reading.read(PLACES, |position| kept.number(position)) {
            return Ok(None);
        }
        let Some(reading) = self.growing.reading.take() else { return Ok(None) };
        let (window, grid) = (reading.window(), reading.into_grid());
        self.compare(&[kept], (&grid, window))?;
        let answer = self.answer(window, (window.columns, window.rows), &grid, None);
        Ok(Some(Step::Growing(answer, grid.values)))
    }

    fn answer(&self, window: Window, places: (u32, u32), grid: &Grid, summary: Option<Counted>) -> Answer {
        let tally = tally(self.show, self.plane.ruleset.misere, grid);
        Answer::Picture { window, places, cut: self.plane.cut, most: self.most, tally, summary }
    }
}

impl Job for Picture {
    fn tables(&self) -> Vec<Wanted> {
        self.tables.clone()
    }

    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let step = self.go_on(cache);
        if matches!(step, Err(WhyNot::Wrong { .. })) {
            // The tables are solved again when a request needs them.
            self.tables.iter().for_each(|wanted| cache.forget(wanted));
        }
        step
    }
}

fn count(window: &Window) -> u64 {
    u64::from(window.columns) * u64::from(window.rows)
}

/// The tables of a picture. They cover the cube of all coordinates up to `size`, so that other planes of it cost nothing. If the cube is
/// too large, the tables cover only the part for this plane.
fn tables_for(plane: &Plane, show: Show, size: u32, bound: u64) -> Result<Vec<Wanted>, WhyNot> {
    let ruleset = plane.ruleset;
    let other_play = Ruleset { misere: !ruleset.misere, ..ruleset };
    let needed: &[(Kind, Ruleset)] = match show {
        Show::Remoteness => &[(Kind::Remoteness, ruleset)],
        Show::Difference(Against::OtherPlay) | Show::Outcomes(Against::OtherPlay) => {
            &[(Kind::Values, ruleset), (Kind::Values, other_play)]
        }
        Show::Values
        | Show::Difference(Against::OtherLayer | Against::Formula(_))
        | Show::Outcomes(Against::OtherLayer | Against::Formula(_)) => &[(Kind::Values, ruleset)],
    };
    let bytes = |extent: &Extent| -> Result<u64, WhyNot> {
        needed.iter().map(|(kind, ruleset)| Ok(kind.plan(ruleset, extent, bound)?.bytes)).sum()
    };
    let cube = Extent::cube(ruleset.rules, size);
    let is_enough = cube.contains(&plane.extent(size));
    let is_cube = is_enough && bytes(&cube).is_ok_and(|bytes| bytes <= bound);
    let extent = if is_cube { cube } else { plane.extent(size) };
    let mut taken = bytes(&extent);
    if let Err(WhyNot::Refused(Refusal::Memory { fits, .. })) = &mut taken {
        // The hint is about the whole cube.
        *fits = Plan::largest_size(&|n| bytes(&plane.extent(n)).is_ok_and(|bytes| bytes <= bound));
    }
    if taken? > bound {
        return Err(WhyNot::TwoTables);
    }
    let wanted = |&(kind, ruleset): &(Kind, Ruleset)| Wanted { kind, ruleset, extent, exactly: true };
    Ok(needed.iter().map(wanted).collect())
}

/// The number that is drawn for a position.
fn number(plane: &Plane, show: Show, first: &Kept, second: Option<&Kept>, position: Position) -> Option<u16> {
    let here = first.number(position)?;
    let there = |against: Against| {
        Some(match against {
            Against::OtherPlay => i64::from(second?.number(position)?),
            Against::OtherLayer => i64::from(first.number(position.with_pass(!position.pass))?),
            Against::Formula(formula) => formula.value(&plane.ruleset, position),
        })
    };
    match show {
        Show::Values | Show::Remoteness => Some(here),
        Show::Difference(against) => Some(Difference::of(here.into(), there(against)?)),
        Show::Outcomes(against) => Some(Difference::of_zeros(here.into(), there(against)?)),
    }
}

/// The statement of a drawn number about its position in the first table; `None` if the number does not determine it. This reads the
/// numbers that `number` writes, and finds by itself the number with which a position is compared.
fn said(plane: &Plane, show: Show, tables: &[&Kept], position: Position, number: u16) -> Option<Known> {
    let misere = plane.ruleset.misere;
    let first = tables.first()?;
    let there = |against: Against| {
        Some(match against {
            Against::OtherPlay => {
                let other = tables.iter().find(|kept| kept.ruleset.misere != misere)?;
                i64::from(other.number(position)?)
            }
            Against::OtherLayer => i64::from(first.number(position.with_pass(!plane.pass))?),
            Against::Formula(formula) => formula.value(&plane.ruleset, position),
        })
    };
    match show {
        Show::Values | Show::Remoteness => Some(first.kind().known(number, misere)),
        Show::Difference(against) => {
            // Beyond this the number is not the whole difference.
            let difference =
                Some(Difference::read(number)).filter(|difference| difference.abs() != Difference::MOST)?;
            // A value below 0 is wrong, and so is the one that is largest of all.
            Some(Known::Value(u32::try_from(there(against)? + difference).unwrap_or(u32::MAX)))
        }
        Show::Outcomes(against) => {
            let here = first.number(position)?;
            if Difference::of_zeros(here.into(), there(against)?) == number {
                return first.known(position);
            }
            Some(Known::Outcome(if number % 2 == 1 { Outcome::P } else { Outcome::N }))
        }
    }
}

/// Counts a picture.
fn tally(show: Show, misere: bool, grid: &Grid) -> Tally {
    let is_of_note = |number: u16| match show {
        Show::Values => number == 0,
        // Under normal play the previous player wins exactly the games that last an even number of moves.
        Show::Remoteness => number.is_multiple_of(2) != misere,
        Show::Difference(_) => number == Difference::SAME,
        Show::Outcomes(_) => number == 1 || number == 2,
    };
    Tally::of(grid, is_of_note)
}

#[cfg(test)]
mod tests;
