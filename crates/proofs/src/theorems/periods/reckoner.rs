//! Values that are reckoned until they prove a period, and copied from then on.

use crate::theorems::periods::{Period, find};
use maths::solver::heaps::{HeapRules, Reckoning};

/// The values of the heaps 0, 1, 2, … and their period, as soon as the values prove one.
#[derive(Clone, Debug)]
pub struct Reckoner {
    rules: HeapRules,
    reckoning: Reckoning,
    period: Option<Period>,
    /// The number of values at which a period is looked for.
    look: usize,
}

impl Reckoner {
    /// Knows the value of the empty heap.
    pub fn new(rules: HeapRules) -> Self {
        Self { reckoning: Reckoning::new(rules.clone()), rules, period: None, look: 40 }
    }

    /// Finds the value of the next heap. Returns the work in pairs of heaps.
    pub fn advance(&mut self) -> usize {
        let known = self.values().len();
        if let Some(Period { length, .. }) = self.period {
            self.reckoning.keep(self.values()[known - length]);
            return 1;
        }
        let searched = if known >= self.look { self.look_for_period() } else { 0 };
        1 + searched + self.reckoning.advance()
    }

    /// Looks for a period that the known values prove. Returns the number of values that were looked at.
    pub fn look_for_period(&mut self) -> usize {
        let known = self.values().len();
        self.look = known + known / 4;
        if self.period.is_none() {
            self.period = find(&self.rules, self.values());
        }
        known
    }

    /// The known values.
    pub fn values(&self) -> &[u32] {
        self.reckoning.values()
    }

    /// The period, if the known values prove one.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The number of heaps with a rare value; only they cost time.
    pub fn rare(&self) -> usize {
        self.reckoning.rare()
    }
}
