//! A plan that is carried out in both digit orders at once.

use crate::automata::{Budget, DigitOrder, Plan, Run, StepId, Stopped};

/// The same plan in several orders, a slice of each in turn; the first that ends is the result. Which order needs fewer states
/// cannot be seen beforehand, and the slower one can be slower by any factor; so both take turns of about the same time, and
/// the race takes about twice as long as the quicker one.
pub struct Race {
    runs: Vec<Run>,
    /// The most memory that all runs together may take, in bytes.
    bytes: u64,
    /// Why the last run that stopped did so.
    stopped: Option<Stopped>,
    /// Which run goes on next.
    turn: usize,
}

impl Race {
    /// The work of a run in one turn.
    const TURN: u64 = 1 << 12;

    /// Plans to carry out the plan in these orders. Each run has the whole budget of states and a share of the bytes. If a run stops at
    /// its share, the other runs get that share as well.
    pub fn new(plan: &Plan, wanted: &[StepId], orders: &[DigitOrder], budget: Budget) -> Self {
        let share = Budget { bytes: budget.bytes / orders.len().max(1) as u64, ..budget };
        let runs = orders.iter().map(|order| Run::new(plan.clone(), wanted, *order, share)).collect();
        Self { runs, bytes: budget.bytes, stopped: None, turn: 0 }
    }

    /// Does about `work` units of work. A unit is one transition. Returns the run that has ended, if one has.
    ///
    /// # Errors
    /// When every run has reached its budget.
    pub fn advance(&mut self, work: u64) -> Result<Option<&Run>, Stopped> {
        let mut left = work;
        while left > 0 {
            self.turn = if self.turn + 1 < self.runs.len() { self.turn + 1 } else { 0 };
            let Some(run) = self.runs.get_mut(self.turn) else { break };
            let slice = left.min(Self::TURN);
            match run.advance(slice) {
                Ok(true) => return Ok(self.runs.get(self.turn)),
                Ok(false) => left -= slice,
                Err(stopped) => {
                    self.stopped = Some(stopped);
                    self.runs.remove(self.turn);
                    // The memory of the stopped run is free again.
                    let share = self.bytes / self.runs.len().max(1) as u64;
                    self.runs.iter_mut().for_each(|run| run.allow(share));
                }
            }
        }
        match (self.runs.is_empty(), self.stopped) {
            (true, Some(stopped)) => Err(stopped),
            (true | false, _) => Ok(None),
        }
    }

    /// The number of steps that the most advanced run has done, and the number of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.runs.iter().map(|run| (run.done(), run.total())).max().unwrap_or((0, 0))
    }
}
