//! Ground truth: the P-positions or the Grundy values that a formula is compared with.

use crate::formulas::KnownValues;
use crate::formulas::own::OwnSource;
use crate::games::{Axis, Coordinate, Position, Rules, Ruleset};
use crate::solver::{
    CannotBegin, Computation, Extent, Filling, Grid, Mapping, PPositions, Solving, Table, ValueTooLarge,
};
use crate::values::Nimber;

/// P-positions alone, which is far quicker, or a table; on the way, and then full.
pub(crate) struct Source {
    found: Found,
    /// The number of positions to solve.
    total: u64,
    /// The memory that was planned, in bytes.
    bytes: u64,
}

enum Found {
    Mapping {
        map: Box<PPositions>,
        full: Vec<Grid>,
        next: Option<Box<PPositions>>,
    },
    Maps {
        rules: Rules,
        full: Vec<Grid>,
    },
    Solving(Option<Box<Solving>>),
    Table(Box<Table>),
    /// The source for own rules, and true if it is full.
    Own(OwnSource, bool),
}

impl Source {
    /// The P-positions of all coordinates up to `size`; one map without the pass, one with it if there is one.
    pub(super) fn maps(ruleset: Ruleset, size: u32, bound: u64) -> Result<Self, CannotBegin> {
        if let Some(rules) = ruleset.rules.own() {
            return OwnSource::map(ruleset, rules, size, bound).map(Self::own);
        }
        // All maps are allocated now, so that nothing can fail later.
        let bound = bound / if ruleset.pass { 2 } else { 1 };
        let map = |pass| PPositions::new(ruleset, size, pass, bound).map(Box::new);
        let next = if ruleset.pass { Some(map(true)?) } else { None };
        let map = map(false)?;
        let maps = if ruleset.pass { 2 } else { 1 };
        let (total, bytes) = (map.plan().positions * maps, map.plan().bytes * maps);
        Ok(Self { found: Found::Mapping { map, full: Vec::new(), next }, total, bytes })
    }

    /// The values of all coordinates up to `size`.
    pub(crate) fn table(ruleset: Ruleset, size: u32, bound: u64) -> Result<Self, CannotBegin> {
        if let Some(rules) = ruleset.rules.own() {
            return OwnSource::table(ruleset, rules, size, bound).map(Self::own);
        }
        let solving = Solving::new(ruleset, Extent::cube(ruleset.rules, size), bound)?;
        let (total, bytes) = (solving.plan().positions, solving.plan().bytes);
        Ok(Self { found: Found::Solving(Some(Box::new(solving))), total, bytes })
    }

    fn own(source: OwnSource) -> Self {
        let plan = source.plan();
        Self { found: Found::Own(source, false), total: plan.positions, bytes: plan.bytes }
    }

    /// The memory that it takes at most, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of solved positions, and of all positions to solve. The first is less than before if solving has to begin again with
    /// room for more values.
    pub(crate) fn progress(&self) -> (u64, u64) {
        let done = match &self.found {
            Found::Mapping { map, full, .. } => full.len() as u64 * map.plan().positions + map.progress().0,
            Found::Solving(Some(solving)) => solving.progress().0,
            Found::Own(source, _) => source.progress().0,
            Found::Maps { .. } | Found::Table(_) | Found::Solving(None) => self.total,
        };
        (done.min(self.total), self.total)
    }

    /// True if everything is solved.
    pub(super) fn is_full(&self) -> bool {
        matches!(self.found, Found::Maps { .. } | Found::Table(_) | Found::Own(_, true))
    }

    /// Solves about `work` more positions. Returns true if the source is full.
    pub(crate) fn advance(&mut self, rules: Rules, work: u64) -> Result<bool, ValueTooLarge> {
        match &mut self.found {
            Found::Maps { .. } | Found::Table(_) | Found::Own(_, true) => return Ok(true),
            Found::Own(source, is_full) => *is_full = source.advance(work)?,
            Found::Mapping { map, full, next } => {
                let Ok(is_full) = map.advance(work.max(1));
                if is_full {
                    full.push(map.take_heights());
                    match next.take() {
                        Some(with_pass) => *map = with_pass,
                        None => self.found = Found::Maps { rules, full: std::mem::take(full) },
                    }
                }
            }
            Found::Solving(solving) => {
                if solving.as_mut().map_or(Ok(true), |solving| solving.advance(work))?
                    && let Some(full) = solving.take()
                {
                    self.found = Found::Table(Box::new(full.into_table()));
                }
            }
        }
        Ok(false)
    }

    /// The table, if it is one and full.
    pub(crate) fn full_table(&self) -> Option<&Table> {
        match &self.found {
            Found::Table(table) => Some(table),
            Found::Mapping { .. } | Found::Maps { .. } | Found::Solving(_) | Found::Own(..) => None,
        }
    }

    /// The values, if they are known.
    pub(super) fn known_values(&self) -> KnownValues<'_> {
        match &self.found {
            Found::Table(table) => KnownValues::Table(table),
            Found::Own(source, true) => source.values(),
            Found::Mapping { .. } | Found::Maps { .. } | Found::Solving(_) | Found::Own(..) => KnownValues::None,
        }
    }

    /// For positions that follow each other along a coordinate, 1 for a P-position and 0 for an N-position.
    pub(super) fn outcomes(&self, first: Position, axis: Coordinate, out: &mut [i64]) {
        if let Found::Own(source, _) = &self.found {
            return (0..).zip(out).for_each(|(step, out)| *out = source.is_p(first.further(axis, step)).into());
        }
        let Found::Maps { rules, full } = &self.found else {
            return self.each(first, axis, out, |value| (value == Nimber::ZERO).into());
        };
        out.fill(0);
        let Some(map) = full.get(usize::from(first.pass)) else { return };
        let [x, y, z] = first.xyz();
        if rules.is_piles() {
            for (a, out) in (y..).zip(out) {
                *out = map.at(z, a).is_some().into();
            }
        } else if axis == Axis::Y.into() {
            let height = map.at(x, z).and_then(|height| u32::from(height).checked_sub(y));
            if let Some(out) = height.and_then(|height| out.get_mut(height as usize)) {
                *out = 1;
            }
        } else {
            for (z, out) in (z..).zip(out) {
                *out = map.at(x, z).is_some_and(|height| u32::from(height) == y).into();
            }
        }
    }

    /// The Grundy values of some positions that follow each other along a coordinate.
    pub(super) fn values(&self, first: Position, axis: Coordinate, out: &mut [i64]) {
        self.each(first, axis, out, |value| value.0.into());
    }

    fn each(&self, first: Position, axis: Coordinate, out: &mut [i64], read: impl Fn(Nimber) -> i64) {
        let value = |at: Position| match &self.found {
            Found::Own(source, _) => source.value(at),
            Found::Mapping { .. } | Found::Maps { .. } | Found::Solving(_) | Found::Table(_) => {
                self.full_table().and_then(|table| table.value(at))
            }
        };
        let mut position = first;
        for out in out {
            *out = value(position).map_or(0, &read);
            position = position.further(axis, 1);
        }
    }
}
