//! Properties of a finite list of values: periods, self-similarity, bounds.
//!
//! `sharing` asks of each row of its Table 1 whether it is bounded, and whether it is ultimately periodic or ultimately arithmetic periodic
//! (Section 4, Conjectures 1 and 2). A finite list cannot answer this. So every result here is true *up to the last term*, with its first
//! term and the amount of evidence, and proves nothing about later terms.
//!
//! ```text
//!   n        first   first+1  …   from  …                      last
//!   a(n)       ·        ·     …     ·   ·   ·   ·   ·   ·   ·   ·
//!              └─ anything goes ──┘ └─ the rule holds: the tail ─┘
//! ```
//!
//! # Rules that count as seen
//! A rule with free parameters fits the last few terms of any list. So a rule counts only if
//! - the tail has at least half of the terms to which the rule could apply, and
//! - the rule predicts at least [`Sequence::LEAST_EVIDENCE`] terms of the tail from earlier terms. The terms needed to find its parameters
//!   do not count.

mod bounds;
mod doubling;
mod period;

pub use bounds::{Record, Steepest};
pub use doubling::Doubling;
pub use period::Period;

/// The known terms a(first), a(first + 1), … of a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence {
    first: u32,
    values: Vec<u32>,
}

impl Sequence {
    /// The least number of terms that a rule must predict to count as seen.
    pub const LEAST_EVIDENCE: usize = 8;

    /// The list of values whose first one has the index `first`. All indices must fit 32 bits.
    pub fn new<T: Into<u32>>(first: u32, values: impl IntoIterator<Item = T>) -> Self {
        Self { first, values: values.into_iter().map(Into::into).collect() }
    }

    /// The index of the first term.
    pub fn first(&self) -> u32 {
        self.first
    }

    /// The index of the last term, or `None` if there is no term.
    pub fn last(&self) -> Option<u32> {
        self.values.len().checked_sub(1).map(|place| self.index(place))
    }

    /// The terms, from the first one on.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The index of the term at a place of the list.
    fn index(&self, place: usize) -> u32 {
        self.first + place as u32
    }
}
