//! Values that are reckoned, in slices.

use crate::workers::host::Progress;
use crate::workers::reckoner::protocol::{LARGEST, Reckoned};
use maths::heaps::{HeapRules, Reckoning};
use proofs::periods::{Period, find};

/// The pairs of heaps that are tried in one slice, about a millisecond.
const SLICE: usize = 200_000;

/// The values of the heaps up to a largest one. Values that follow from a proved period are copied.
pub struct Reckoner {
    rules: HeapRules,
    largest: usize,
    reckoning: Reckoning,
    period: Option<Period>,
    /// The number of values at which a period is looked for.
    look: usize,
}

impl Reckoner {
    pub(super) fn new(rules: HeapRules, largest: u32) -> Self {
        let reckoning = Reckoning::new(rules.clone());
        Self { rules, largest: largest.min(LARGEST) as usize, reckoning, period: None, look: 40 }
    }

    /// Does one slice. Returns true once all values are known.
    pub(super) fn step(&mut self) -> bool {
        let mut tried = 0;
        while tried < SLICE && self.reckoning.values().len() <= self.largest {
            tried += 1 + self.advance();
        }
        let is_done = self.reckoning.values().len() > self.largest;
        if is_done && self.period.is_none() {
            self.period = find(&self.rules, self.reckoning.values());
        }
        is_done
    }

    fn advance(&mut self) -> usize {
        let known = self.reckoning.values().len();
        if let Some(Period { length, .. }) = self.period {
            self.reckoning.keep(self.reckoning.values()[known - length]);
            return 1;
        }
        if known >= self.look {
            self.look = known + known / 4;
            self.period = find(&self.rules, self.reckoning.values());
            return known;
        }
        self.reckoning.advance()
    }

    pub(super) fn reckoned(&self) -> Reckoned {
        Reckoned { values: self.reckoning.values().to_vec(), period: self.period }
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.reckoning.values().len() as f64, total: (self.largest + 1) as f64, bytes: 0.0 }
    }
}
