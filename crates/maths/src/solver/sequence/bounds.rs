//! Bounds on the terms and on their growth.
//!
//! `sharing` Conjecture 1 says that every row of Sharing Nim is bounded, and quotes the largest value among the first terms. The records
//! give the largest value of every beginning of the list at once: up to n the largest term is the last record up to n.

use crate::solver::sequence::Sequence;

/// A term larger than all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Record {
    /// The index n.
    pub index: u32,
    /// The value a(n).
    pub value: u32,
}

/// The least lines that bound a list from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Steepest {
    /// The term with the largest a(n)/n, n ≥ 1, the first one of them: no term lies above the line through it and the
    /// origin.
    pub ratio: Record,
    /// The least integer c with a(n) ≤ n + c for all n ≥ 1.
    pub offset: i64,
}

impl Sequence {
    /// The terms larger than all before them, in order. The first term is a record.
    pub fn records(&self) -> Vec<Record> {
        let mut records: Vec<Record> = Vec::new();
        for term in self.terms() {
            if records.last().is_none_or(|last| term.value > last.value) {
                records.push(term);
            }
        }
        records
    }

    /// The least lines above all terms from n = 1 on, or `None` if there is no such term.
    pub fn steepest(&self) -> Option<Steepest> {
        let mut terms = self.terms().filter(|term| term.index > 0);
        let offset = |term: Record| i64::from(term.value) - i64::from(term.index);
        let first = terms.next()?;
        let begin = Steepest { ratio: first, offset: offset(first) };
        Some(terms.fold(begin, |Steepest { ratio, offset: largest }, term| {
            // a/n > b/m, without a division.
            let [a, n, b, m] = [term.value, term.index, ratio.value, ratio.index].map(u64::from);
            Steepest { ratio: if a * m > b * n { term } else { ratio }, offset: largest.max(offset(term)) }
        }))
    }

    fn terms(&self) -> impl Iterator<Item = Record> + '_ {
        self.values.iter().enumerate().map(|(place, &value)| Record { index: self.index(place), value })
    }
}

#[cfg(test)]
mod tests {
    use super::{Record, Sequence, Steepest};
    use crate::games::{Position, Rules, Ruleset};
    use crate::solver::{Extent, Plan, Solving};
    use proptest::prelude::*;

    #[test]
    fn of_a_few_terms() {
        let sequence = Sequence::new(2, [3u16, 1, 6, 6, 9]);
        let record = |index, value| Record { index, value };
        assert_eq!(sequence.records(), [record(2, 3), record(4, 6), record(6, 9)]);
        // 3/2 = 6/4 = 9/6: the first counts. 9 = 6 + 3.
        assert_eq!(sequence.steepest(), Some(Steepest { ratio: record(2, 3), offset: 3 }));
        // All on or below the line a = n − 1.
        assert_eq!(Sequence::new(1, [0u16, 1, 0]).steepest(), Some(Steepest { ratio: record(2, 1), offset: -1 }));
        // A term with n = 0 has no ratio.
        assert_eq!(Sequence::new(0, [7u16]).steepest(), None);
        assert_eq!(Sequence::new(0, [7u16]).records(), [record(0, 7)]);
        assert!(Sequence::default().records().is_empty());
    }

    #[test]
    fn of_the_rows_that_the_paper_bounds() {
        // `sharing` Conjecture 1: rows 0, 2 and 6 by 12, 41 and 72, for the first 1000, 500 and 800 values.
        let ruleset = Ruleset::normal(Rules::SHARING);
        let table = Solving::solve(ruleset, Extent::cube(Rules::SHARING, 1000), Plan::BOUND).unwrap();
        for (a, last, bound) in [(0, 1000, 12), (2, 501, 41), (6, 805, 72)] {
            let row = (a..=last).map(|b| table.value(Position::new(0, a, b)).unwrap().0);
            assert_eq!(Sequence::new(a, row).records().last().map(|record| record.value), Some(bound));
        }
    }

    proptest! {
        #[test]
        fn nothing_breaks_through(first in 0u32..5, values in prop::collection::vec(0u32..40, 1..60)) {
            let sequence = Sequence::new(first, values.clone());
            let terms: Vec<(u32, u32)> = (first..).zip(values).collect();
            let is_record = |&&(n, value): &&(u32, u32)| terms.iter().all(|&(m, other)| m >= n || other < value);
            let expected: Vec<(u32, u32)> = terms.iter().filter(is_record).copied().collect();
            let found: Vec<(u32, u32)> = sequence.records().iter().map(|record| (record.index, record.value)).collect();
            prop_assert_eq!(found, expected);

            if let Some(Steepest { ratio, offset }) = sequence.steepest() {
                let mut from_one = terms.iter().filter(|(n, _)| *n > 0);
                prop_assert!(from_one.clone().all(|&(n, value)| value * ratio.index <= ratio.value * n));
                prop_assert!(from_one.clone().all(|&(n, value)| i64::from(value) <= i64::from(n) + offset));
                prop_assert!(from_one.clone().any(|&(n, value)| i64::from(value) == i64::from(n) + offset));
                let first = from_one.find(|&&(n, value)| value * ratio.index == ratio.value * n);
                prop_assert_eq!(first, Some(&(ratio.index, ratio.value)));
            }
        }
    }
}
