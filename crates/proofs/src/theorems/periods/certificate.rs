//! A proof of a period that can be checked with the obvious algorithm alone.
//!
//! ```text
//! Bittersweet: a period, 1
//! rules 0.77
//! from 71
//! period 12
//! values 0 1 2 3 1 4 3 …
//! ```
//!
//! Each value has to be the mex of the values of the options. The theorem for the rules says how many values there have to be, and in which
//! window they have to repeat.

use crate::theorems::periods::{Period, Theorem};
use maths::solver::heaps::{HeapRules, obvious, read};
use maths::values::{Nimber, mex};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The first line of a file.
const HEAD: &str = "Bittersweet: a period, 1";

/// A period, with the values that prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The rules.
    pub rules: HeapRules,
    /// The period.
    pub period: Period,
    /// The values of the heaps 0, 1, 2, …
    pub values: Vec<u32>,
}

/// Why a text is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The text does not have the five lines.
    Form,
    /// The rules cannot be read.
    Rules,
    /// A number cannot be read.
    Number,
    /// The text has more values than are checked.
    TooLong,
}

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// There is no theorem for rules of this kind.
    NoTheorem,
    /// There are fewer values than the theorem needs.
    TooFew,
    /// The value of this heap is another one.
    Value(usize),
    /// The values do not repeat in the window.
    NotPeriodic,
}

impl Certificate {
    /// The most values that are checked.
    pub const MOST_VALUES: usize = 30_000;

    /// The certificate that these values give for a period, if they are enough and not too many.
    pub fn new(rules: &HeapRules, period: Period, values: &[u32]) -> Option<Self> {
        let values = values.get(..period.needs(rules)?)?.to_vec();
        (values.len() <= Self::MOST_VALUES).then(|| Self { rules: rules.clone(), period, values })
    }

    /// Reads the text of a certificate.
    ///
    /// # Errors
    /// The first reason why the text is none.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.lines().map(str::trim_end);
        if lines.next() != Some(HEAD) {
            return Err(Unreadable::Form);
        }
        let mut line = |name: &str| {
            let rest = lines.next().and_then(|line| line.strip_prefix(name));
            rest.and_then(|rest| rest.strip_prefix(' ')).ok_or(Unreadable::Form)
        };
        let (rules, from, length, values) = (line("rules")?, line("from")?, line("period")?, line("values")?);
        if lines.any(|line| !line.is_empty()) {
            return Err(Unreadable::Form);
        }
        let rules = read(rules).map_err(|_| Unreadable::Rules)?;
        let number = |text: &str| text.parse().map_err(|_| Unreadable::Number);
        let period = Period { from: number(from)?, length: number(length)? };
        if period.from.max(period.length) > Self::MOST_VALUES || values.split(' ').count() > Self::MOST_VALUES {
            return Err(Unreadable::TooLong);
        }
        let values =
            values.split(' ').map(|value| value.parse().map_err(|_| Unreadable::Number)).collect::<Result<_, _>>()?;
        Ok(Self { rules, period, values })
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Period { from, length } = self.period;
        let values: Vec<String> = self.values.iter().map(u32::to_string).collect();
        writeln!(out, "{HEAD}\nrules {}\nfrom {from}\nperiod {length}\nvalues {}", self.rules, values.join(" "))
    }
}

/// A certificate that is being checked, one value after the other.
#[derive(Clone, Debug)]
pub struct Checking {
    certificate: Certificate,
    /// The number of values that were checked.
    done: usize,
}

impl Checking {
    /// Begins.
    pub fn new(certificate: Certificate) -> Self {
        Self { certificate, done: 0 }
    }

    /// The number of values that were checked, and of all.
    pub fn progress(&self) -> [usize; 2] {
        [self.done, self.certificate.values.len()]
    }

    /// Checks the next value. The verdict, once all are checked or one is wrong.
    pub fn step(&mut self) -> Option<Result<Period, Fault>> {
        let Certificate { rules, period, values } = &self.certificate;
        if self.done == 0 {
            let Some(needed) = Theorem::of(rules).and_then(|_| period.needs(rules)) else {
                return Some(Err(Fault::NoTheorem));
            };
            if period.length == 0 || values.len() < needed {
                return Some(Err(Fault::TooFew));
            }
        }
        let Some(&value) = values.get(self.done) else {
            return Some(if period.is_proved(rules, values) { Ok(*period) } else { Err(Fault::NotPeriodic) });
        };
        if Nimber(value) != mex(obvious::options(rules, self.done, values).into_iter().map(Nimber)) {
            return Some(Err(Fault::Value(self.done)));
        }
        self.done += 1;
        None
    }

    /// Checks all.
    ///
    /// # Errors
    /// Why the certificate proves nothing.
    pub fn run(mut self) -> Result<Period, Fault> {
        loop {
            if let Some(verdict) = self.step() {
                return verdict;
            }
        }
    }
}
