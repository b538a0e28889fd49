//! Looks for a period that known values prove.

use crate::theorems::periods::{Period, Theorem};
use maths::solver::heaps::HeapRules;

/// The shortest period that the values prove, from the first heap on from which it holds. `None` if they prove none.
pub fn find(rules: &HeapRules, values: &[u32]) -> Option<Period> {
    Theorem::of(rules)?;
    (1..values.len()).find_map(|length| {
        let mut pairs = values.iter().zip(&values[length..]);
        // From the end: a wrong length is refused by its last few values.
        let from = pairs.rposition(|(value, later)| value != later).map_or(0, |last| last + 1);
        let period = Period { from, length };
        (period.needs(rules)? <= values.len()).then_some(period)
    })
}
