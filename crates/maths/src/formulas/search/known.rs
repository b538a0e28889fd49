//! The formulas that have been tried, so that no formula is found ten times.

use crate::expressions::Formula;
use crate::formulas::search::bank::{Bank, Maker, Node};
use crate::formulas::search::matches::Match;
use std::collections::HashSet;

/// The formulas that have been tried, and those that hold.
///
/// Two equalities are equivalent if their sides have the same nim-sum, or the same difference up to its sign: y = x ⊕ z and x ⊕ y ⊕ z = 0,
/// x + 1 = y + 1 and x = y. An equality that is made of another, such as min(x ⊕ y, 1) = 0, is not new once the other one is found to hold.
#[derive(Default)]
pub(super) struct Known {
    /// Hashes of the differences of all equalities that hold. Equalities that fail are not kept: at the sample they may have the same
    /// hashes as one that holds.
    holding: HashSet<u64>,
    /// The hashes of the last equality that was tried.
    last: Vec<u64>,
    written: HashSet<String>,
    /// The length of each finding, and how many exceptions it has.
    findings: Vec<(u32, usize)>,
    /// The most by which a finding may be longer than another one.
    longer: u32,
}

impl Known {
    pub(crate) fn new(longer: u32) -> Self {
        Self { longer, ..Self::default() }
    }

    /// True if the match is equivalent to a finding.
    pub(super) fn is_old(&mut self, bank: &Bank, found: Match) -> bool {
        let Match::Equal(left, right) = found else { return false };
        let differences = differences(bank, left, right);
        if differences.iter().any(|hash| self.holding.contains(hash)) {
            self.holding.extend(differences);
            return true;
        }
        if [left, right].into_iter().any(|side| self.is_made_of_findings(bank, side)) {
            return true;
        }
        self.last = differences;
        false
    }

    fn is_made_of_findings(&self, bank: &Bank, side: u32) -> bool {
        let full = bank.hashes(bank.column(side)).full;
        let parts = match bank.node(side) {
            Node::Leaf(_) => return false,
            Node::Made(_, left, right) => [left, right],
        };
        self.holding.contains(&signless(full)) || parts.into_iter().any(|part| self.is_made_of_findings(bank, part))
    }

    /// True if a formula that was found to hold dominates this one: a shorter one with no more exceptions, or one with fewer that is no
    /// longer.
    pub(super) fn is_beside_the_point(&self, length: u32, exceptions: usize) -> bool {
        let is_better = |&(other, others): &(u32, usize)| {
            other + self.longer < length && others <= exceptions || other <= length && others < exceptions
        };
        self.findings.iter().any(is_better)
    }

    /// True if every formula of this length or longer is dominated.
    pub(super) fn is_enough(&self, length: u32) -> bool {
        self.is_beside_the_point(length, 0)
    }

    /// True if the formula has been written before. Otherwise it is recorded as written.
    pub(super) fn is_written(&mut self, formula: &Formula) -> bool {
        !self.written.insert(formula.to_string())
    }

    /// The last one that was tried holds.
    pub(super) fn note_finding(&mut self, length: u32, exceptions: usize) {
        self.holding.extend(self.last.drain(..));
        self.findings.push((length, exceptions));
    }
}

/// Hashes of the nim-sum and of the difference of two sides.
fn differences(bank: &Bank, left: u32, right: u32) -> Vec<u64> {
    let mut nim_sum = Vec::new();
    bank.make(Maker::NimSum, left, right, &mut nim_sum);
    let full = |side: u32| bank.hashes(bank.column(side)).full;
    vec![signless(bank.hashes(&nim_sum).full), signless(full(left).wrapping_sub(full(right)))]
}

/// The same for a number and its negative.
fn signless(hash: u64) -> u64 {
    hash.min(hash.wrapping_neg())
}
