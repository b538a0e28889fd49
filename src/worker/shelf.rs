//! The tables the worker has, finished or not, within the memory bound.

use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::Plan;
use crate::solver::Solving;
use crate::solver::Table;
use std::rc::Rc;

/// Which table a request needs.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Wanted {
    pub(super) ruleset: Ruleset,
    pub(super) extent: Extent,
    /// Whether a larger table will not do.
    pub(super) exactly: bool,
}

/// A table on the shelf.
enum Content {
    Unfinished(Box<Solving>),
    Finished(Rc<Table>),
}

struct Shelved {
    plan: Plan,
    content: Content,
}

/// Tables in the order of their last use, the latest last.
pub(super) struct Shelf {
    bound: u64,
    tables: Vec<Shelved>,
    /// Memory that is used beside the tables.
    lent: u64,
}

/// How a table stands.
pub(super) enum Standing {
    Finished(Rc<Table>),
    Unfinished { done: u64, total: u64 },
}

impl Shelf {
    pub(super) fn new(bound: u64) -> Self {
        Self { bound, tables: Vec::new(), lent: 0 }
    }

    /// Finds or begins a table that serves, dropping finished ones, the least lately used first, to make room. Says what
    /// is still to be taken; nothing if the table is finished. While unfinished tables fill the memory nothing is begun.
    ///
    /// # Errors
    /// A sentence, when the table alone is past the bound.
    pub(super) fn prepare(&mut self, wanted: &Wanted) -> Result<Option<Plan>, String> {
        if let Some(at) = self.find(wanted) {
            let table = self.tables.remove(at);
            let plan = table.plan_if_unfinished();
            self.tables.push(table);
            return Ok(plan);
        }
        let Wanted { ruleset, extent, .. } = *wanted;
        let plan = Plan::new(&ruleset, &extent, self.bound).map_err(|refusal| refusal.to_string())?;
        if self.make_room(plan.bytes) {
            let solving = Solving::new(ruleset, extent, self.bound).map_err(|refusal| refusal.to_string())?;
            self.tables.push(Shelved { plan, content: Content::Unfinished(Box::new(solving)) });
        }
        Ok(Some(plan))
    }

    /// Sets memory aside for something else than a table, if there is room for it.
    pub(super) fn lend(&mut self, bytes: u64) -> bool {
        let has_room = self.make_room(bytes);
        if has_room {
            self.lent += bytes;
        }
        has_room
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
        let taken = |tables: &[Shelved]| tables.iter().map(|table| table.plan.bytes).sum::<u64>();
        while self.lent + taken(&self.tables) + bytes > self.bound {
            let Some(oldest) = self.tables.iter().position(|table| table.plan_if_unfinished().is_none()) else {
                return false;
            };
            self.tables.remove(oldest);
        }
        true
    }

    /// Works on the table that serves, beginning it if it had to wait for room.
    ///
    /// # Errors
    /// A sentence, when the table cannot be solved.
    pub(super) fn advance(&mut self, wanted: &Wanted, work: u64) -> Result<Standing, String> {
        let plan = self.prepare(wanted)?;
        let Some(at) = self.find(wanted) else {
            return Ok(Standing::Unfinished { done: 0, total: plan.map_or(0, |plan| plan.positions) });
        };
        let mut shelved = self.tables.remove(at);
        let (standing, content) = match shelved.content {
            Content::Finished(table) => (Standing::Finished(Rc::clone(&table)), Content::Finished(table)),
            Content::Unfinished(mut solving) => {
                if solving.advance(work).map_err(|error| error.to_string())? {
                    let table = Rc::new(solving.into_table());
                    (Standing::Finished(Rc::clone(&table)), Content::Finished(table))
                } else {
                    let standing = Standing::Unfinished { done: solving.done(), total: shelved.plan.positions };
                    (standing, Content::Unfinished(solving))
                }
            }
        };
        shelved.content = content;
        self.tables.push(shelved);
        Ok(standing)
    }

    /// Drops the unfinished tables that none of these requests waits for.
    pub(super) fn keep_for(&mut self, wanted: impl Iterator<Item = Wanted> + Clone) {
        self.tables.retain(|table| match table.content {
            Content::Finished(_) => true,
            Content::Unfinished(_) => wanted.clone().any(|wanted| table.content.serves(&wanted)),
        });
    }

    fn find(&self, wanted: &Wanted) -> Option<usize> {
        self.tables.iter().position(|table| table.content.serves(wanted))
    }
}

impl Content {
    fn serves(&self, wanted: &Wanted) -> bool {
        match self {
            // A small question does not wait for a large table.
            Self::Unfinished(solving) => solving.ruleset() == wanted.ruleset && solving.extent() == wanted.extent,
            Self::Finished(table) if wanted.exactly => {
                table.ruleset() == wanted.ruleset && table.extent() == wanted.extent
            }
            Self::Finished(table) => table.ruleset() == wanted.ruleset && table.extent().contains(&wanted.extent),
        }
    }
}

impl Shelved {
    fn plan_if_unfinished(&self) -> Option<Plan> {
        match self.content {
            Content::Unfinished(_) => Some(self.plan),
            Content::Finished(_) => None,
        }
    }
}
