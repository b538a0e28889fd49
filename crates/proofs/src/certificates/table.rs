//! Certificates as data.

/// The tables of all statements of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate(pub(super) Vec<Vec<Entry>>);

/// An entry of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The sums of the hypothesis; none if it is no longer needed. Empty in the first entry.
    pub(super) hypothesis: Option<Vec<i64>>,
    pub(super) witnesses: Vec<Witness>,
    /// The numbers of the next entries, for those letters that the hypothesis allows, ascending.
    pub(super) next: Vec<usize>,
}

/// The goal with this number, and its sums.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Witness {
    pub(super) goal: usize,
    pub(super) sums: Vec<i64>,
}
