//! Which rows of Sharing Nim have which value.

use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::Plan;
use crate::solver::RowsOfValues;
use crate::worker::WhyNot;
use crate::worker::cache::Cache;
use crate::worker::cache::TableState;
use crate::worker::cache::Wanted;
use crate::worker::job::SLICE;
use crate::worker::job::Step;
use crate::worker::kept::Kind;
use crate::worker::protocol::Answer;
use crate::worker::protocol::LISTED;
use crate::worker::protocol::RowsOf;

/// A table that is being read.
pub(crate) struct Rows {
    ruleset: Ruleset,
    size: u32,
    pass: bool,
    rows: Option<RowsOfValues>,
}

impl Rows {
    pub(super) fn accept(
        ruleset: Ruleset,
        size: u32,
        pass: bool,
        cache: &mut Cache,
    ) -> Result<(Self, Option<Plan>), WhyNot> {
        super::check_size(size)?;
        if ruleset.rules.is_bar() {
            return Err(WhyNot::NotThere);
        }
        let rows = Self { ruleset, size, pass, rows: None };
        let plan = cache.prepare(&rows.table())?;
        Ok((rows, plan))
    }

    pub(super) fn table(&self) -> Wanted {
        let extent = Extent::cube(self.ruleset.rules, self.size);
        Wanted { kind: Kind::Values, ruleset: self.ruleset, extent, exactly: true }
    }

    pub(super) fn step(&mut self, cache: &mut Cache) -> Result<Step, WhyNot> {
        let kept = match cache.advance(&self.table(), SLICE)? {
            TableState::Unfinished { done, total, .. } => return Ok(Step::Progress { done, total }),
            TableState::Finished(kept) => kept,
        };
        let table = kept.table().ok_or(WhyNot::NotThere)?;
        if self.rows.is_none() {
            self.rows = RowsOfValues::begin(table, self.pass, LISTED);
        }
        let rows = self.rows.as_mut().ok_or(WhyNot::NotThere)?;
        if !rows.advance(table, SLICE) {
            let total = kept.plan().positions;
            return Ok(Step::Progress { done: total, total });
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
