//! Which rows of Sharing Nim have which value.

use crate::workers::solver::WhyNot;
use crate::workers::solver::cache::{Cache, TableState, Wanted};
use crate::workers::solver::job::{Accepted, Cost, Job, SLICE, Step};
use crate::workers::solver::kept::{Kept, Kind};
use crate::workers::solver::protocol::{Answer, LISTED, RowsOf};
use maths::games::{Position, Ruleset};
use maths::solver::{Extent, Mismatch, RowsOfValues, spot_check};
use maths::values::Chance;

/// A table that is being read.
pub(super) struct Rows {
    ruleset: Ruleset,
    size: u32,
    pass: bool,
    rows: Option<RowsOfValues>,
    /// Chooses where the table is compared with the rules.
    chance: Chance,
}

impl Rows {
    pub(super) fn accept(ruleset: Ruleset, size: u32, pass: bool, cache: &mut Cache) -> Accepted<Self> {
        super::check_size(size)?;
        if ruleset.rules.is_bar() {
            return Err(WhyNot::NotThere);
        }
        let chance = Chance::new(cache.chance.below(1 << 31) as u64);
        let rows = Self { ruleset, size, pass, rows: None, chance };
        let cost = Cost::of_tables(&[rows.table()], 0, cache)?;
        Ok((rows, cost))
    }

    fn table(&self) -> Wanted {
        let extent = Extent::cube(self.ruleset.rules, self.size);
        Wanted { kind: Kind::Values, ruleset: self.ruleset, extent, exactly: true }
    }
}

impl Job for Rows {
    fn tables(&self) -> Vec<Wanted> {
        vec![self.table()]
    }

    fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let kept = match cache.advance(&self.table(), SLICE)? {
            TableState::Unfinished { progress, .. } => return Ok(Step::progress(progress)),
            TableState::Finished(kept) => kept,
        };
        let table = kept.values().and_then(|values| values.table()).ok_or(WhyNot::NotThere)?;
        if self.rows.is_none() {
            self.rows = RowsOfValues::begin(table, self.pass, LISTED);
        }
        let rows = self.rows.as_mut().ok_or(WhyNot::NotThere)?;
        if !rows.advance(table, SLICE) {
            let total = kept.plan().positions;
            return Ok(Step::Progress { done: total, total });
        }
        if let Some(mismatch) = wrong(kept, (self.size, self.pass), &mut self.chance) {
            cache.forget(&self.table());
            return Err(WhyNot::Wrong { size: self.size, mismatch });
        }
        let distribution = rows.distribution();
        let of = |value: u8| RowsOf {
            positions: distribution.count(value.into()) as f64,
            rows: rows.rows(value).collect(),
            highest: rows.spreads().get(usize::from(value)).and_then(|spread| spread.highest),
        };
        let answer = Answer::Rows { positions: distribution.total() as f64, values: (0..=LISTED).map(of).collect() };
        Ok(Step::Answered(answer, None))
    }
}

/// A position at which the table is wrong, if one is found.
fn wrong(kept: &Kept, (size, pass): (u32, bool), chance: &mut Chance) -> Option<Mismatch> {
    let drawn = |chance: &mut Chance| {
        let highest = chance.below(size as usize + 1);
        Some(Position::new(0, chance.below(highest + 1) as u32, highest as u32).with_pass(pass))
    };
    spot_check((kept.ruleset, Kind::Values.measure()), chance, &drawn, &|position| kept.known(position))
}
