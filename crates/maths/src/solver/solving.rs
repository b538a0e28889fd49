//! The solving of a table: it is planned, then filled in slices by the kernel for its rules. If a value has no room in the line sets,
//! solving begins again with larger sets.

#[cfg(test)]
mod tests;

use crate::games::{Position, Rules, Ruleset};
use crate::solver::kernel::{Bars, Lines, Piles, TooFewValues};
use crate::solver::layout::{Arrangement, Layout, Pairs};
use crate::solver::memory::{NoMemory, extend, filled};
use crate::solver::{Computation, Extent, Filling, Plan, Refusal, Summary, Table};
use crate::values::Nimber;

/// A table that is being filled, in slices.
pub struct Solving {
    table: Table,
    /// The kernel that fills the table. `None` as soon as the table is full, unless it can grow: the line sets take memory.
    kernel: Option<Kernel>,
    plan: Plan,
    bound: u64,
    done: u64,
    /// True if all values are placed.
    is_placed: bool,
    /// The columns whose values are still to be counted.
    uncounted: std::iter::Enumerate<Pairs>,
}

enum Kernel {
    Bars(Bars),
    Piles(Piles),
}

/// The error if a table cannot be solved: a value is too large for tables, or there is too little memory for the line sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub struct ValueTooLarge;

impl ValueTooLarge {
    /// The largest value. Values are kept in 16 bits, and `u16::MAX` marks cells that are no positions.
    pub const LARGEST: u16 = u16::MAX - 1;
}

/// The reason why a table cannot be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum CannotBegin {
    /// The plan was refused.
    Refused(#[from] Refusal),
    /// The table takes more memory than available.
    NoMemory(#[from] NoMemory),
}

/// The reason why a box was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum CannotSolve {
    /// The table cannot be begun.
    CannotBegin(#[from] CannotBegin),
    /// A value does not fit into the table.
    ValueTooLarge(#[from] ValueTooLarge),
}

impl Solving {
    /// Plans and allocates a table.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Self::with_words(ruleset, extent, bound, Plan::words(&ruleset, &extent))
    }

    /// As [`Solving::new`], with line sets of `words` words at first, for 64 values each.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub(super) fn with_words(ruleset: Ruleset, extent: Extent, bound: u64, words: usize) -> Result<Self, CannotBegin> {
        let plan = Plan::with_words(&ruleset, &extent, bound, words)?;
        let layout = Layout::new(&ruleset, extent);
        let values = filled(layout.cells(), 0)?;
        let kernel = Some(Kernel::new(ruleset, &layout, words)?);
        let uncounted = layout.pairs().enumerate();
        let table = Table { ruleset, layout, values, summary: Summary::default() };
        Ok(Self { table, kernel, plan, bound, done: 0, is_placed: false, uncounted })
    }

    /// The ruleset that is being solved.
    pub fn ruleset(&self) -> Ruleset {
        self.table.ruleset
    }

    /// The box that is being solved.
    pub fn extent(&self) -> Extent {
        self.table.extent()
    }

    fn finish(&mut self) {
        self.is_placed = true;
        if !Arrangement::of(self.table.ruleset.rules, &self.extent()).can_grow() {
            self.kernel = None;
        }
    }

    /// Counts columns of the full table, until `work` cells or more are counted. Returns `true` if all are counted.
    fn count(&mut self, work: u64) -> bool {
        let Table { layout, values, summary, .. } = &mut self.table;
        let mut counted = 0;
        for (column, pair) in self.uncounted.by_ref() {
            summary.count_column(layout, column, pair, values);
            counted += layout.range(column, 0).len() as u64;
            if counted >= work {
                return false;
            }
        }
        true
    }

    /// Begins again with line sets for twice as many values. The values placed so far were right, but the sets are too short.
    fn begin_again(&mut self) -> Result<(), ValueTooLarge> {
        let words = self.plan.words * 2;
        if words > Lines::MOST_WORDS {
            return Err(ValueTooLarge);
        }
        // This frees the old sets before the new ones are allocated.
        self.kernel = None;
        let (ruleset, extent) = (self.table.ruleset, self.extent());
        self.plan = Plan::with_words(&ruleset, &extent, self.bound, words).map_err(|_| ValueTooLarge)?;
        self.kernel = Some(Kernel::new(ruleset, &self.table.layout, words).map_err(|_| ValueTooLarge)?);
        (self.done, self.table.summary) = (0, Summary::default());
        self.uncounted = self.table.layout.pairs().enumerate();
        Ok(())
    }

    /// True if the full table can grow to this larger box, so that it need not be solved again.
    pub fn can_grow_to(&self, extent: &Extent) -> bool {
        let is_full = self.is_placed && self.kernel.is_some();
        let same_order =
            [&self.extent(), extent].map(|extent| Arrangement::of(self.table.ruleset.rules, extent).can_grow());
        is_full && same_order == [true; 2] && extent.contains(&self.extent())
    }

    /// Goes on to a larger table. The known values stay; [`Computation::advance`] finds the others. Requires [`Solving::can_grow_to`], and
    /// does nothing otherwise.
    ///
    /// # Errors
    /// As [`Solving::new`]. After an error the table is of no more use.
    pub fn grow(&mut self, extent: Extent) -> Result<(), CannotBegin> {
        let ruleset = self.table.ruleset;
        let Some(kernel) = self.kernel.as_mut().filter(|_| self.is_placed) else { return Ok(()) };
        let words = Plan::words(&ruleset, &extent).max(self.plan.words);
        self.plan = Plan::with_words(&ruleset, &extent, self.bound, words)?;
        let layout = Layout::new(&ruleset, extent);
        match kernel {
            Kernel::Bars(bars) => bars.grow(&layout, words)?,
            Kernel::Piles(piles) => piles.grow(&layout, words)?,
        }
        extend(&mut self.table.values, layout.cells(), 0)?;
        let is_moved = self.table.layout.move_into(&layout, &mut self.table.values);
        self.count_from(if is_moved { 0 } else { self.table.layout.columns() }, &layout);
        (self.table.layout, self.is_placed) = (layout, false);
        Ok(())
    }

    /// Counts on from a column, as those before it are counted already. From column 0, counting begins again.
    fn count_from(&mut self, column: usize, layout: &Layout) {
        self.uncounted = layout.pairs().enumerate();
        match column.checked_sub(1) {
            Some(last) => drop(self.uncounted.nth(last)),
            None => self.table.summary = Summary::default(),
        }
    }

    /// The box of which all positions are placed already; `None` if there is no such box or the table is full.
    pub fn complete(&self) -> Option<Extent> {
        match self.kernel.as_ref().filter(|_| !self.is_placed)? {
            Kernel::Bars(bars) => bars.complete(),
            Kernel::Piles(piles) => piles.complete(),
        }
    }

    /// The table, which is right only for the positions placed so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, which is right only for the positions placed so far.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Solves a whole box in one go.
    ///
    /// # Errors
    /// When the table is too large or a value does not fit.
    pub fn solve(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Table, CannotSolve> {
        Ok(Self::new(ruleset, extent, bound)?.run_to_end()?.into_table())
    }
}

/// Steps are positions.
impl Computation for Solving {
    type Fault = ValueTooLarge;

    fn progress(&self) -> (u64, u64) {
        (self.done, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        let until = self.done.saturating_add(work);
        while self.done < until {
            let Table { layout, values, .. } = &mut self.table;
            let Some(kernel) = self.kernel.as_mut().filter(|_| !self.is_placed) else {
                return Ok(self.count(work));
            };
            let placed = match kernel {
                Kernel::Bars(bars) => bars.advance(layout, values),
                Kernel::Piles(piles) => piles.advance(layout, values),
            };
            match placed {
                Ok(Some(placed)) => self.done += placed,
                Ok(None) => self.finish(),
                Err(TooFewValues) => {
                    self.begin_again()?;
                    return Ok(false);
                }
            }
        }
        Ok(false)
    }
}

impl Filling for Solving {
    type Number = Nimber;

    fn plan(&self) -> Plan {
        self.plan
    }

    fn at(&self, position: Position) -> Option<Nimber> {
        self.table.value(position)
    }

    #[cfg(feature = "testing")]
    fn spoil(&mut self) {
        self.table.spoil();
    }
}

impl Kernel {
    fn new(ruleset: Ruleset, layout: &Layout, words: usize) -> Result<Self, NoMemory> {
        Ok(match ruleset.rules {
            Rules::Piles(_) | Rules::Own(_) => Self::Piles(Piles::new(ruleset, layout, words)?),
            Rules::Bar(_) => Self::Bars(Bars::new(ruleset, layout, words)?),
        })
    }
}
