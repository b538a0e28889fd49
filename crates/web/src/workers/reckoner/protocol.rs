//! The questions of the page of heaps to the reckoner, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use maths::solver::heaps::HeapRules;
use proofs::theorems::periods::{Fault, Period};
use serde::{Deserialize, Serialize};

/// The largest heap whose value is reckoned.
pub const LARGEST: u32 = 1_000_000;

/// A question to the reckoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The values of all heaps up to a largest one, and their period.
    Reckon {
        /// The rules.
        rules: HeapRules,
        /// The largest heap, at most [`LARGEST`].
        largest: u32,
    },
    /// A certificate of a period, which the checker accepts.
    Certify {
        /// The rules.
        rules: HeapRules,
        /// The period.
        period: Period,
    },
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "reckoner";
}

/// An answer of the reckoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Of [`Question::Reckon`].
    Reckoned(Reckoned),
    /// Of [`Question::Certify`].
    Certified(Certified),
}

/// The values of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoned {
    /// The values of the heaps 0, 1, 2, …; if the work was stopped, fewer than were asked for.
    pub values: Vec<u32>,
    /// The period that the values prove, if they prove one.
    pub period: Option<Period>,
}

/// The result of a search for a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certified {
    /// The text of the certificate, which the checker has accepted.
    Made(String),
    /// The certificate would have more values than are checked.
    TooLong,
    /// The checker has refused it, so the period is wrong.
    Wrong(Fault),
    /// The work was stopped.
    Unfinished,
}
