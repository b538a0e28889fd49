//! A way through all positions of a box, in slices: the P-positions or values are found first, and then the positions are passed shell by
//! shell.

use crate::formulas::line::Line;
use crate::formulas::shells::Shells;
use crate::formulas::source::Source;
use crate::games::Ruleset;
use crate::solver::{Extent, Plan, ValueTooLarge};

/// The two things that are done with a box, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// P-positions or values are being found.
    Finding,
    /// The formula is being compared with them.
    Looking,
}

/// The way, and how far it was gone.
pub(crate) struct Walk {
    pub(super) ruleset: Ruleset,
    /// The P-positions or values.
    pub(crate) source: Source,
    size: u32,
    shells: Shells,
    /// The rest of a line.
    line: Option<Line>,
    passed: u64,
    total: u64,
    budget: u64,
}

/// The state of the way at the end of a shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// There are more shells.
    Shell,
    /// There are more, but the budget is used up.
    Budget,
    /// This was the last one.
    Box,
}

impl Walk {
    /// The largest coordinate. P-positions are kept in 16 bits.
    pub(super) const LARGEST: u32 = 60_000;

    /// A way through all positions with coordinates up to `size`. Once `budget` positions have been passed, the shell that has
    /// been begun is the last.
    pub(crate) fn new(ruleset: Ruleset, size: u32, source: Source, budget: u64) -> Self {
        let plan = Plan::new(&ruleset, &Extent::cube(ruleset.rules, size), u64::MAX);
        // For own rules every place is counted, legal or not.
        let total = plan.map_or(source.progress().1, |plan| plan.positions);
        Self { ruleset, source, size, shells: Shells::new(ruleset, size), line: None, passed: 0, total, budget }
    }

    /// The current phase.
    pub(super) fn phase(&self) -> Phase {
        if self.source.is_full() { Phase::Looking } else { Phase::Finding }
    }

    /// The work that is done and the work of both phases: the positions that are solved, and then the positions that are passed.
    pub(crate) fn progress(&self) -> (u64, u64) {
        let (solved, to_solve) = self.source.progress();
        (solved + self.passed, to_solve + self.total)
    }

    /// The number of positions passed.
    pub(crate) fn passed(&self) -> u64 {
        self.passed
    }

    /// The largest coordinate of the shell; that of the box at its end.
    pub(super) fn up_to(&self) -> u32 {
        self.shells.shell().unwrap_or(self.size).min(self.size)
    }

    /// The largest coordinate of the shells that were left behind, if there are any.
    pub(crate) fn known(&self) -> Option<u32> {
        let shell = self.shells.shell().filter(|_| self.source.is_full())?;
        shell.checked_sub(1)
    }

    /// Solves about `work` more positions. Returns true if all are solved.
    ///
    /// # Errors
    /// When a Grundy value does not fit a table.
    pub(crate) fn find(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        self.source.advance(self.ruleset.rules, work)
    }

    /// Passes the next positions of the shell, at most `most`, which lie in a line; none at its end.
    pub(crate) fn pass(&mut self, most: usize) -> Option<Line> {
        let mut line = self.line.take().or_else(|| self.shells.next_line())?;
        let count = line.count.min(u32::try_from(most).unwrap_or(u32::MAX));
        let passed = Line { count, ..line };
        self.passed += u64::from(count);
        line.count -= count;
        line.first = line.first.further(line.axis, count);
        self.line = Some(line).filter(|line| line.count > 0);
        Some(passed)
    }

    /// Tells where the end of this shell is, and goes on to the next one if it is not the last.
    pub(crate) fn end_of_shell(&mut self) -> End {
        if self.up_to() == self.size {
            End::Box
        } else if self.passed >= self.budget {
            End::Budget
        } else {
            self.shells.go_on();
            End::Shell
        }
    }
}
