//! Makes tables shorter.
//!
//! A table that was found has more than is needed, in two ways. *Witnesses*: a goal has to hold at the end of some chain of
//! witnesses, so those that are on no such chain can be left out. *Entries*: an entry can be used wherever one with the same state of
//! the hypothesis and more witnesses is. Leaving out witnesses makes more entries alike, and fewer entries need fewer
//! witnesses, so both are done in turns until nothing changes.

use crate::certificates::pairs::{Number, Pairs};
use std::collections::{BTreeSet, HashMap};

/// An entry after the first one, which has number 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    pub(super) hypothesis: Option<Number>,
    /// Ascending.
    pub(super) witnesses: Vec<Number>,
    /// For each letter that the hypothesis allows: the letter, and the number of the next entry.
    pub(super) next: Vec<(usize, usize)>,
}

/// A table: the entries that the first entry leads to, and the other entries, which are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drafts {
    pub(super) first: Vec<usize>,
    pub(super) others: Vec<Draft>,
}

impl Drafts {
    /// Leaves out what is not needed.
    pub(super) fn shorten(&mut self, pairs: &Pairs) {
        loop {
            let before = self.others.len();
            self.keep_needed(pairs);
            self.merge();
            if self.others.len() == before {
                return;
            }
        }
    }

    /// Leaves out witnesses that are on no chain to a goal that has to hold.
    fn keep_needed(&mut self, pairs: &Pairs) {
        let mut before: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.others.len()];
        for (from, entry) in self.others.iter().enumerate() {
            for &(letter, to) in &entry.next {
                before[to - 1].push((from, letter));
            }
        }
        let mut needed: Vec<BTreeSet<Number>> = vec![BTreeSet::new(); self.others.len()];
        let mut left = Vec::new();
        for (number, entry) in self.others.iter().enumerate() {
            if pairs.holds(entry.hypothesis) {
                let goal = entry.witnesses.iter().find(|&&witness| pairs.reaches(witness));
                needed[number].extend(goal);
                left.extend(goal.map(|&witness| (number, witness)));
            }
        }
        while let Some((number, witness)) = left.pop() {
            for &(from, letter) in &before[number] {
                let leads = |one: &Number| pairs.witness_after(*one, letter).contains(&witness);
                if needed[from].iter().any(leads) {
                    continue;
                }
                let chosen = self.others[from].witnesses.iter().copied().find(leads);
                needed[from].extend(chosen);
                left.extend(chosen.map(|chosen| (from, chosen)));
            }
        }
        for (entry, needed) in self.others.iter_mut().zip(needed) {
            entry.witnesses = needed.into_iter().collect();
        }
    }

    /// Uses entries with fewer witnesses in the place of those with more, and leaves out what is not reached any more.
    fn merge(&mut self) {
        let mut alike: HashMap<Option<Number>, Vec<usize>> = HashMap::new();
        for (number, entry) in self.others.iter().enumerate() {
            alike.entry(entry.hypothesis).or_default().push(number);
        }
        for numbers in alike.values_mut() {
            numbers.sort_by_key(|&number| (self.others[number].witnesses.len(), number));
        }
        let mut best: Vec<usize> = (0..self.others.len()).collect();
        for (number, entry) in self.others.iter().enumerate() {
            let hypotheses = [None, entry.hypothesis];
            let candidates = hypotheses.iter().filter_map(|hypothesis| alike.get(hypothesis)).flatten();
            let is_fewer = |other: &&usize| is_subset(&self.others[**other].witnesses, &entry.witnesses);
            if let Some(&other) = candidates.into_iter().find(is_fewer) {
                best[number] = other;
            }
        }
        self.keep_reached(&best);
    }

    /// Numbers the entries again in the order in which they are reached, with the best entry in the place of each.
    fn keep_reached(&mut self, best: &[usize]) {
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        let mut order: Vec<usize> = Vec::new();
        let mut number = |old: usize, order: &mut Vec<usize>| {
            let chosen = best[old - 1];
            *numbers.entry(chosen).or_insert_with(|| {
                order.push(chosen);
                order.len()
            })
        };
        let first = self.first.iter().map(|&old| number(old, &mut order)).collect();
        let mut others = Vec::new();
        while let Some(&old) = order.get(others.len()) {
            let mut entry = self.others[old].clone();
            for (_, to) in &mut entry.next {
                *to = number(*to, &mut order);
            }
            others.push(entry);
        }
        *self = Self { first, others };
    }
}

/// True if all numbers of an ascending list are in another one.
fn is_subset(few: &[Number], many: &[Number]) -> bool {
    few.iter().all(|number| many.binary_search(number).is_ok())
}
