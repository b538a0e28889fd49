//! The tables the worker has, finished or not, within the memory bound.

use crate::workers::solver::WhyNot;
use crate::workers::solver::kept::{Kept, Kind, Values};
use crate::workers::solver::searches::{Found, Searches};
use maths::games::{Ruleset, Sum};
use maths::solver::{CannotBegin, Extent, Plan, SumRefusal};
use maths::values::Chance;

/// Which table a request needs.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Wanted {
    pub(super) kind: Kind,
    pub(super) ruleset: Ruleset,
    pub(super) extent: Extent,
    /// True if a larger table will not do.
    pub(super) exactly: bool,
}

/// A table on the cache.
struct CachedTable {
    kept: Kept,
    is_finished: bool,
    /// The number of requests up to its last use.
    used: u64,
}

/// A table that none of so many requests used is not expected to be used soon: a page asks two to five at each change.
const RECENT: u64 = 16;

/// Tables in the order of their last use, the latest last.
pub(super) struct Cache {
    bound: u64,
    tables: Vec<CachedTable>,
    /// Memory that is used beside the tables.
    lent: u64,
    /// Searches of sums, whose memory counts as well.
    searches: Searches,
    /// The number of requests.
    requests: u64,
    /// Chooses the positions at which tables are compared with the rules.
    pub(super) chance: Chance,
}

/// The state of a table.
pub(super) enum TableState<'a> {
    Finished(&'a Kept),
    Unfinished {
        progress: (u64, u64),
        /// The part of the table in which all is known already.
        complete: Option<(&'a Kept, Extent)>,
    },
}

impl Cache {
    pub(super) fn new(bound: u64) -> Self {
        Self { bound, tables: Vec::new(), lent: 0, searches: Searches::default(), requests: 0, chance: Chance::new(0) }
    }

    /// Counts a request.
    pub(super) fn count_request(&mut self) {
        self.requests += 1;
    }

    /// The memory that requests have used lately, in bytes.
    pub(super) fn needs(&self) -> u64 {
        let recent = self.tables.iter().filter(|table| self.requests - table.used < RECENT);
        self.lent + self.searches.bytes() + recent.map(|table| table.kept.plan().bytes).sum::<u64>()
    }

    /// Finds, grows or begins a table that serves, dropping finished ones, the least lately used first, to make room.
    /// Says what is still to be taken; nothing if the table is finished. While unfinished tables fill the memory nothing
    /// is begun.
    ///
    /// # Errors
    /// The reason, when the table alone is past the bound, or the device has not the memory.
    pub(super) fn prepare(&mut self, wanted: &Wanted) -> Result<Option<Plan>, WhyNot> {
        if let Some(at) = self.find(wanted) {
            let table = CachedTable { used: self.requests, ..self.tables.remove(at) };
            let plan = (!table.is_finished).then(|| table.kept.plan());
            self.tables.push(table);
            return Ok(plan);
        }
        let Wanted { kind, ruleset, extent, .. } = *wanted;
        let plan = kind.plan(&ruleset, &extent, self.bound)?;
        let smaller = self.tables.iter().position(|table| table.is_finished && table.can_grow_to(wanted));
        let smaller = smaller.map(|at| self.tables.remove(at).kept);
        if self.make_room(plan.bytes) {
            let kept = match smaller.and_then(|smaller| smaller.grown(extent)) {
                Some(grown) => grown,
                None => Kept::begin(kind, ruleset, extent, self.bound)?,
            };
            self.tables.push(CachedTable { kept, is_finished: false, used: self.requests });
        }
        Ok(Some(plan))
    }

    /// Begins something else than a table and sets memory aside for it, if there is room.
    ///
    /// # Errors
    /// The reason, when it cannot be begun.
    pub(super) fn lend<T>(
        &mut self,
        bytes: u64,
        begin: impl FnOnce() -> Result<T, CannotBegin>,
    ) -> Result<Option<T>, WhyNot> {
        if !self.make_room(bytes) {
            return Ok(None);
        }
        let begun = begin()?;
        self.lent += bytes;
        Ok(Some(begun))
    }

    /// Takes back what was lent.
    pub(super) fn take_back(&mut self, bytes: u64) {
        self.lent -= bytes;
    }

    /// The memory bound.
    pub(super) fn bound(&self) -> u64 {
        self.bound
    }

    fn make_room(&mut self, bytes: u64) -> bool {
        let taken = |tables: &[CachedTable]| tables.iter().map(|table| table.kept.plan().bytes).sum::<u64>();
        while self.lent + self.searches.bytes() + taken(&self.tables) + bytes > self.bound {
            match self.tables.iter().position(|table| table.is_finished) {
                Some(oldest) => drop(self.tables.remove(oldest)),
                None if self.searches.drop_finished() => {}
                None => return false,
            }
        }
        true
    }

    /// The searches of sums.
    pub(super) fn searches(&mut self) -> &mut Searches {
        &mut self.searches
    }

    /// Works on the search that answers for a sum. Finished tables make room for it.
    ///
    /// # Errors
    /// When there is more to be looked at than is allowed.
    pub(super) fn advance_search(&mut self, sum: &Sum, work: u64) -> Result<Found<'_>, SumRefusal> {
        self.make_room(0);
        self.searches.advance(sum, work)
    }

    /// Works on the table that serves, beginning it if it had to wait for room.
    ///
    /// # Errors
    /// The reason, when the table cannot be solved.
    pub(super) fn advance(&mut self, wanted: &Wanted, work: u64) -> Result<TableState<'_>, WhyNot> {
        let plan = self.prepare(wanted)?;
        // The table that was prepared is last. None was prepared if there is no room.
        let Some(at) = self.find(wanted) else {
            let total = plan.map_or(0, |plan| plan.positions);
            return Ok(TableState::Unfinished { progress: (0, total), complete: None });
        };
        if !self.tables[at].is_finished {
            match self.tables[at].kept.advance(work) {
                Ok(is_finished) => self.tables[at].is_finished = is_finished,
                Err(error) => {
                    self.tables.remove(at);
                    return Err(error);
                }
            }
        }
        let CachedTable { kept, is_finished, .. } = &self.tables[at];
        Ok(if *is_finished {
            TableState::Finished(kept)
        } else {
            let complete = kept.values().and_then(|values| values.complete()).map(|extent| (kept, extent));
            TableState::Unfinished { progress: kept.progress(), complete }
        })
    }

    /// The table that serves, if it is there and full.
    pub(super) fn finished(&self, wanted: &Wanted) -> Option<&Kept> {
        let at = self.find(wanted).filter(|&at| self.tables[at].is_finished)?;
        Some(&self.tables[at].kept)
    }

    /// Makes all tables of bars and of three piles wrong.
    #[cfg(test)]
    pub(super) fn spoil(&mut self) {
        use crate::workers::solver::kept::Numbers;
        for table in &mut self.tables {
            match &mut table.kept.numbers {
                Numbers::Values(values) => values.spoil(),
                Numbers::Remoteness(measuring) => measuring.spoil(),
            }
        }
    }

    /// Drops a table, so that it is solved anew when it is asked for again.
    pub(super) fn forget(&mut self, wanted: &Wanted) {
        self.tables.retain(|table| !table.serves(wanted));
    }

    /// Drops the unfinished tables that none of these requests waits for.
    pub(super) fn keep_for(&mut self, wanted: &[Wanted]) {
        self.tables.retain(|table| table.is_finished || wanted.iter().any(|wanted| table.serves(wanted)));
    }

    /// The smallest table that serves: a larger one then is not used, and its memory can be given back.
    fn find(&self, wanted: &Wanted) -> Option<usize> {
        let serving = self.tables.iter().enumerate().filter(|(_, table)| table.serves(wanted));
        serving.min_by_key(|(_, table)| table.kept.plan().bytes).map(|(at, _)| at)
    }
}

impl CachedTable {
    fn serves(&self, wanted: &Wanted) -> bool {
        // A small question does not wait for a large table.
        let may_be_larger = self.is_finished && !wanted.exactly;
        let extent = self.kept.extent;
        let fits = if may_be_larger { extent.contains(&wanted.extent) } else { extent == wanted.extent };
        fits && self.is_of(wanted)
    }

    fn can_grow_to(&self, wanted: &Wanted) -> bool {
        let can_grow = |values: &dyn Values| values.can_grow_to(&wanted.extent);
        self.is_of(wanted) && wanted.exactly && self.kept.values().is_some_and(can_grow)
    }

    fn is_of(&self, wanted: &Wanted) -> bool {
        self.kept.ruleset == wanted.ruleset && self.kept.kind() == wanted.kind
    }
}
