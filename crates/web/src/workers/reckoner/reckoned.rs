//! Values that are reckoned, in slices.

use crate::workers::host::{Progress, Work};
use crate::workers::reckoner::protocol::{Answer, LARGEST, Reckoned};
use maths::solver::heaps::HeapRules;
use proofs::theorems::periods::Reckoner;

/// The pairs of heaps that are tried in one slice, about a millisecond.
const SLICE: usize = 200_000;

/// The values of the heaps up to a largest one.
pub(super) struct Reckon {
    reckoner: Reckoner,
    largest: usize,
}

impl Reckon {
    pub(super) fn new(rules: HeapRules, largest: u32) -> Self {
        Self { reckoner: Reckoner::new(rules), largest: largest.min(LARGEST) as usize }
    }

    fn is_done(&self) -> bool {
        self.reckoner.values().len() > self.largest
    }
}

impl Work<Answer> for Reckon {
    fn step(&mut self) -> bool {
        let mut tried = 0;
        while tried < SLICE && !self.is_done() {
            tried += self.reckoner.advance();
        }
        if self.is_done() {
            self.reckoner.look_for_period();
        }
        self.is_done()
    }

    fn answer(&self) -> Answer {
        Answer::Reckoned(Reckoned { values: self.reckoner.values().to_vec(), period: self.reckoner.period() })
    }

    fn progress(&self) -> Option<Progress> {
        Some(Progress { done: self.reckoner.values().len() as f64, total: (self.largest + 1) as f64, bytes: 0.0 })
    }
}
