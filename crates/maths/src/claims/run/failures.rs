//! Collects the failures that a run meets: the smallest one is enough and ends it, or the run goes on and they are
//! listed.

use crate::claims::Verdict;
use crate::claims::counterexamples::Counterexample;
use crate::claims::verdict::Failure;

/// The failures so far.
pub(super) struct Failures {
    least: Option<Row>,
    list: Option<List>,
}

/// A failure, and the smallest bound whose box contains it.
#[derive(Clone, Copy)]
struct Row {
    bound: u32,
    failure: Failure,
}

/// As many of the smallest failures as are listed, and some more that are not yet sorted out.
struct List {
    most: usize,
    rows: Vec<Row>,
    /// The number of failures that were dropped.
    beyond: u64,
    /// The largest failure that was kept. Larger ones are dropped.
    last: Option<Row>,
}

impl Failures {
    /// The smallest one only.
    pub(super) fn least() -> Self {
        Self { least: None, list: None }
    }

    /// The smallest failures, at most `most` of them. The others are counted.
    pub(super) fn all(most: usize) -> Self {
        Self { least: None, list: Some(List { most, rows: Vec::new(), beyond: 0, last: None }) }
    }

    /// The memory that the list takes at most, in bytes.
    pub(super) fn bytes(&self) -> u64 {
        let each = List::KEPT * size_of::<Row>() + size_of::<Row>() + size_of::<Counterexample>();
        self.list.as_ref().map_or(0, |list| (each * list.most) as u64)
    }

    /// True if the failures are listed.
    pub(super) fn are_listed(&self) -> bool {
        self.list.is_some()
    }

    /// True if there is a failure and no other is required.
    pub(super) fn are_enough(&self) -> bool {
        self.least.is_some() && self.list.is_none()
    }

    /// The verdict that they make, if there is one.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.least.map(|row| row.failure.verdict())
    }

    /// Takes one that is there from the bound on that is its largest coordinate.
    pub(super) fn add(&mut self, failure: Failure) {
        self.add_from(failure.at.size().0, failure);
    }

    /// Takes one that is there from this bound on. It comes after those that are there from a smaller one on.
    pub(super) fn add_from(&mut self, bound: u32, failure: Failure) {
        let row = Row { bound, failure };
        if self.least.is_none_or(|least| row.key() < least.key()) {
            self.least = Some(row);
        }
        if let Some(list) = &mut self.list {
            list.add(row);
        }
    }

    /// The smallest ones, and how many more there are, where all are known.
    pub(super) fn listed(&self) -> (Vec<Counterexample>, u64) {
        let (rows, beyond) = self.sorted();
        (rows.iter().map(Row::counterexample).collect(), beyond)
    }

    /// The same where only those up to a bound are known: these, and up to which bound none is missing. It is a smaller one
    /// where there were too many.
    pub(super) fn listed_up_to(&self, bound: Option<u32>) -> (Vec<Counterexample>, Option<u32>) {
        let (rows, beyond) = self.sorted();
        let bound = match rows.last().filter(|_| beyond > 0) {
            Some(last) => bound.min(last.bound.checked_sub(1)),
            None => bound,
        };
        let known = rows.iter().filter(|row| Some(row.bound) <= bound);
        (known.map(Row::counterexample).collect(), bound)
    }

    fn sorted(&self) -> (Vec<Row>, u64) {
        self.list.as_ref().map_or_else(Default::default, List::sorted)
    }
}

impl Row {
    fn key(&self) -> (u32, impl Ord + use<>) {
        (self.bound, self.failure.at.size())
    }

    fn counterexample(&self) -> Counterexample {
        let Failure { at, expected, found } = self.failure;
        Counterexample { at, expected, found }
    }
}

impl List {
    /// The list holds up to this many times as many rows as are listed. When it is full, all but the smallest rows are dropped at once.
    const KEPT: usize = 2;

    fn add(&mut self, row: Row) {
        if self.last.is_some_and(|last| row.key() > last.key()) {
            self.beyond += 1;
            return;
        }
        if self.rows.is_empty() {
            // At once, so that it does not take more than is planned while it grows.
            self.rows.reserve_exact(Self::KEPT * self.most);
        }
        self.rows.push(row);
        if self.rows.len() == Self::KEPT * self.most {
            let (_, last, _) = self.rows.select_nth_unstable_by_key(self.most - 1, Row::key);
            self.last = Some(*last);
            self.beyond += (self.rows.len() - self.most) as u64;
            self.rows.truncate(self.most);
        }
    }

    fn sorted(&self) -> (Vec<Row>, u64) {
        let mut rows = self.rows.clone();
        rows.sort_unstable_by_key(Row::key);
        let beyond = rows.len().saturating_sub(self.most);
        rows.truncate(self.most);
        (rows, self.beyond + beyond as u64)
    }
}
