//! A certificate that is made and checked, in slices.

use crate::workers::host::{Progress, Work};
use crate::workers::reckoner::protocol::{Answer, Certified};
use maths::solver::heaps::{HeapRules, Reckoning};
use proofs::theorems::periods::{Certificate, Checking, Period};

/// The pairs of heaps that are tried in one slice, about a millisecond.
const SLICE: usize = 50_000;

/// A certificate on its way: its values are reckoned first, then checked by the obvious algorithm.
pub(super) struct Certifying {
    reckoning: Reckoning,
    rules: HeapRules,
    period: Period,
    /// The number of values that the certificate has; `None` if it would be too long.
    needed: Option<usize>,
    checking: Option<(String, Checking)>,
    result: Option<Certified>,
}

impl Certifying {
    pub(super) fn new(rules: HeapRules, period: Period) -> Self {
        let needed = period.needs(&rules).filter(|&needed| needed <= Certificate::MOST_VALUES);
        let result = needed.is_none().then_some(Certified::TooLong);
        Self { reckoning: Reckoning::new(rules.clone()), rules, period, needed, checking: None, result }
    }

    fn advance(&mut self) -> usize {
        if let Some((text, checking)) = &mut self.checking {
            let [done, _] = checking.progress();
            self.result = checking.step().map(|verdict| match verdict {
                Ok(_) => Certified::Made(std::mem::take(text)),
                Err(fault) => Certified::Wrong(fault),
            });
            return 1 + done;
        }
        if self.needed.is_some_and(|needed| self.reckoning.values().len() < needed) {
            return 1 + self.reckoning.advance();
        }
        match Certificate::new(&self.rules, self.period, self.reckoning.values()) {
            Some(certificate) => self.checking = Some((certificate.to_string(), Checking::new(certificate))),
            None => self.result = Some(Certified::TooLong),
        }
        1
    }
}

impl Work<Answer> for Certifying {
    fn step(&mut self) -> bool {
        let mut tried = 0;
        while tried < SLICE && self.result.is_none() {
            tried += self.advance();
        }
        self.result.is_some()
    }

    fn answer(&self) -> Answer {
        Answer::Certified(self.result.clone().unwrap_or(Certified::Unfinished))
    }

    /// Checking takes nearly all of the time.
    fn progress(&self) -> Option<Progress> {
        let total = self.needed.unwrap_or_default();
        let done = self.checking.as_ref().map_or(0, |(_, checking)| checking.progress()[0]);
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}
